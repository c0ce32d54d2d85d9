package import FileSystem
package import LayoutModel
package import SceneSources

/// The settings for a file: the rules that are on, the conditions, and the settings for single scenes.
package struct LintFileSettings: Hashable, Sendable {
  package var rules: LintRules
  /// The conditions from the file's configuration, over the defaults.
  private var configured: LayoutRequest
  /// The conditions from the command's options, which take precedence.
  private var asked: LayoutRequest
  /// The conditions from the file's configuration alone.
  private var named: LayoutRequest
  /// The range of widths to sweep, if there is one.
  package var widths: ClosedRange<Double>?
  /// The further assertions on Interface Builder files.
  package var assertions: [Assertion] = []
  /// The configuration file that holds these assertions.
  package var assertingFile: Path?
  /// The settings for some scenes, the most specific last.
  package var scenes: [SceneSettings] = []

  /// The settings for some scenes.
  package struct SceneSettings: Hashable, Sendable {
    /// A scene's name, or a pattern of names.
    package let scene: String
    /// The conditions; those left unspecified are the file's.
    package let request: LayoutRequest
    let rules: [Configuration.RuleSetting]

    /// Creates the settings of scenes.
    package init(scene: String, request: LayoutRequest, rules: [Configuration.RuleSetting]) {
      self.scene = scene
      self.request = request
      self.rules = rules
    }

    /// Tells whether the settings apply to a scene.
    ///
    /// - Parameter names: The names of the scene.
    /// - Returns: Whether they apply.
    package func hold(for names: [String]) -> Bool { PathPattern.matches(scene, oneOf: names) }
  }

  /// Creates the settings of a file.
  ///
  /// - Parameters:
  ///   - rules: The rules that are on.
  ///   - asked: The requested conditions, which take precedence.
  ///   - configured: The conditions for what isn't requested.
  ///   - named: The conditions that a configuration names; a project rules none of these out.
  package init(
    rules: LintRules = LintRules(), asked: LayoutRequest = LayoutRequest(),
    over configured: LayoutRequest = .lintStandard, naming named: LayoutRequest = LayoutRequest()
  ) {
    self.named = named
    self.rules = rules
    self.asked = asked
    self.configured = configured
  }

  /// The conditions.
  package var request: LayoutRequest { asked.over(configured) }

  /// Returns the conditions in a project: without devices that its apps aren't for, and from left to right alone where none of
  /// its languages runs otherwise, unless somebody asks for such conditions by name.
  ///
  /// - Parameter project: The project.
  /// - Returns: The conditions.
  package func request(in project: ProjectFiles?) -> LayoutRequest {
    var request = request
    let asked = asked.over(named)
    guard let project, asked.named.isEmpty else { return request }
    if asked.devices.isEmpty, asked.sizes.isEmpty, let idioms = project.settings.idioms {
      let own = request.devices.filter { name in
        DeviceCatalogue.device(named: name).map { idioms.contains($0.idiom) } ?? true
      }
      if !own.isEmpty { request.devices = own }
    }
    if asked.layoutDirections.isEmpty, project.isNeverMirrored { request.layoutDirections = [.leftToRight] }
    return request
  }

  /// Returns the settings with other conditions in place of the file's. A project may rule some of them out, as it does with the file's.
  package func under(_ request: LayoutRequest) -> LintFileSettings {
    var settings = self
    (settings.configured, settings.asked) = (request, LayoutRequest())
    return settings
  }

  /// Returns the settings of a scene.
  ///
  /// - Parameter names: The names of the scene.
  /// - Returns: The file's settings with those for the scene applied.
  package func ofScene(named names: @autoclosure () -> [String]) -> LintFileSettings {
    guard !scenes.isEmpty else { return self }
    let names = names()
    var settings = self
    settings.scenes = []
    for scene in scenes where scene.hold(for: names) {
      settings.configured = scene.request.over(settings.configured)
      settings.named = scene.request.over(settings.named)
      settings.rules = ProjectConfiguration.applying(scene.rules, to: settings.rules)
    }
    return settings
  }

  /// The ids of the rules that are on for the file, or for a scene of it that has settings by name.
  var activeRules: [String] {
    let own = scenes.map { ProjectConfiguration.applying($0.rules, to: rules) }
    return ([rules] + own).flatMap { $0.active.map(\.rule.id) }.uniqued()
  }

  /// The settings as a text that a cache compares.
  package var signature: String {
    let conditions = request.conditions(hasCanvas: false).map(\.name).joined(separator: ",")
    let assertions = assertions.map { "\($0)" }.joined(separator: ";")
    let scenes = scenes.map { scene in
      let own = scene.request.over(configured)
      return "\(scene.scene): \(asked.over(own).conditions(hasCanvas: false).map(\.name)) \(scene.rules)"
    }.joined(separator: ";")
    return "\(rules.signature)|\(conditions)|\(widths.map { "\($0)" } ?? "")|\(assertions)|\(scenes)"
  }
}

extension LayoutRequest {
  /// The default conditions of lint.
  package static let lintStandard = LayoutRequest(
    devices: DeviceCatalogue.current, orientations: [.portrait, .landscapeLeft],
    contentSizeCategories: [.large, .accessibilityExtraExtraExtraLarge],
    layoutDirections: UserInterfaceLayoutDirection.allCases)
}

extension Configuration.SceneSetting {
  /// Tells whether the setting applies to a scene.
  ///
  /// - Parameter names: The names of the scene.
  /// - Returns: Whether it applies.
  package func hold(for names: [String]) -> Bool { PathPattern.matches(scene, oneOf: names) }
}
