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
  }

  /// A Boolean value that tells whether what tests of snapshots hand over is laid out.
  var takesSnapshots: Bool { screens.contains(.snapshot) }

  /// A Boolean value that tells whether nothing else is laid out, so that no other screen is built.
  var takesSnapshotsAlone: Bool { screens == [.snapshot] }

  /// Tells whether a screen is laid out where nothing else is asked for.
  func includes(_ screen: CodeScreen) -> Bool {
    screens.contains(screen.kind) && isNamed(screen)
  }

  /// Tells whether a screen's name is among those that are laid out.
  func isNamed(_ screen: CodeScreen) -> Bool {
    (include.isEmpty || include.contains { PathPattern.matches($0, oneOf: [screen.name]) })
      && !exclude.contains { PathPattern.matches($0, oneOf: [screen.name]) }
  }
}

extension CodeScreen.Kind {
  /// The name of such screens in a configuration.
  var plural: String { self == .launch ? "launch" : "\(rawValue)s" }
}
