package import FileSystem
package import SceneSources

/// The settings of a project's configuration for its code.
package struct CodeSettings: Hashable, Sendable {
  /// Folders of packages that the code imports.
  package var packages: [Path] = []
  /// Folders with stubs of modules that can't be had: `Charts.swift`, or a folder `Charts`.
  package var stubs: [Path] = []
  /// The kinds of screens that are laid out where nothing else is asked for.
  package var screens = Set(CodeScreen.Kind.allCases.filter(\.isStandard))
  /// The names of the screens that are laid out; all where it is empty. `*` stands for any letters, `?` for one.
  package var include: [String] = []
  /// The names of those that aren't.
  package var exclude: [String] = []
  /// The expressions that make screens, by the screens' names.
  package var make: [String: String] = [:]
  /// The limits of exploring the app; `nil` where it isn't explored.
  package var exploration: ExplorationLimits?
  /// The arguments that the app is started with.
  package var arguments: [String] = []
  /// The variables of the app's environment.
  package var environment: [String: String] = [:]

  /// A Boolean value that tells whether the snapshots are all that is wanted, so that no other screen is built.
  package private(set) var takesSnapshotsAlone = false

  /// The settings that hold where nothing is said.
  package init() {}

  /// The settings of a configuration.
  package init(_ configuration: ProjectConfiguration) {
    let code = configuration.content.code
    packages = code.packages.map(configuration.resolved)
    stubs = code.stubs.map(configuration.resolved)
    if !code.screens.isEmpty { screens = Set(CodeScreen.Kind.allCases.filter { code.screens.contains($0.plural) }) }
    include = code.include
    exclude = code.exclude
    make = code.make
    arguments = code.arguments
    environment = code.environment
    if code.explore != nil || screens.contains(.explored) { explore(within: code.explore) }
  }

  /// Explores the app, and lays out the screens that are found.
  ///
  /// - Parameter limits: The limits; if `nil`, earlier limits stay, or the standard limits count.
  package mutating func explore(within limits: Configuration.Exploring? = nil) {
    exploration = exploration ?? ExplorationLimits()
    if let seconds = limits?.seconds { exploration?.seconds = seconds }
    if let steps = limits?.steps { exploration?.steps = Int(min(1e6, max(1, steps))) }
    screens.insert(.explored)
  }

  /// The settings with an app that isn't explored.
  package var withoutExploring: CodeSettings {
    var settings = self
    settings.exploration = nil
    settings.screens.remove(.explored)
    return settings
  }

  /// Takes snapshots, and no other screen.
  package mutating func takeSnapshotsAlone() {
    screens = [.snapshot]
    takesSnapshotsAlone = true
  }

  /// A Boolean value that tells whether what tests of snapshots hand over is laid out.
  var takesSnapshots: Bool { screens.contains(.snapshot) }

  /// Tells whether a screen is laid out where nothing else is asked for.
  func includes(_ screen: CodeScreen) -> Bool {
    screens.contains(screen.kind) && isNamed(screen)
  }

  /// Tells whether a screen's name is among those that are laid out.
  func isNamed(_ screen: CodeScreen) -> Bool {
    (include.isEmpty || include.contains { PathPattern.matches($0, oneOf: screen.names) })
      && !exclude.contains { PathPattern.matches($0, oneOf: screen.names) }
  }
}

extension CodeScreen.Kind {
  /// The name of such screens in a configuration.
  var plural: String { self == .launch || self == .explored ? rawValue : "\(rawValue)s" }
}
