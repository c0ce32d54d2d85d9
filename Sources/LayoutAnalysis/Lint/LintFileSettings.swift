package import LayoutInput
package import LayoutModel

/// What holds for a file: the rules that are on, and the conditions; and what holds for single scenes of it.
package struct LintFileSettings: Hashable, Sendable {
  package var rules: LintRules
  /// The conditions of the file's configuration over the defaults.
  private var configured: LayoutRequest
  /// What the command's options ask for, which wins.
  private let asked: LayoutRequest
  /// The range of widths that is swept, where there is one.
  package var widths: ClosedRange<Double>?
  /// What must hold of Interface Builder files besides.
  package var assertions: [Assertion] = []
  /// What holds for some scenes, the most exact last.
  package var scenes: [SceneSettings] = []

  /// What holds for some scenes.
  package struct SceneSettings: Hashable, Sendable {
    /// A name that scenes can be asked for by, or a pattern.
    package let scene: String
    /// The conditions, of which what isn't said is as the file has it.
    package let request: LayoutRequest
    let rules: [Configuration.RuleSetting]

    /// Settings of scenes.
    package init(scene: String, request: LayoutRequest, rules: [Configuration.RuleSetting]) {
      (self.scene, self.request, self.rules) = (scene, request, rules)
    }

    /// Whether they hold for a scene.
    ///
    /// - Parameter names: What the scene can be asked for by.
    /// - Returns: Whether they do.
    package func hold(for names: [String]) -> Bool { PathPattern.matches(scene, oneOf: names) }
  }

  /// The settings of a file.
  ///
  /// - Parameters:
  ///   - rules: The rules that are on.
  ///   - asked: What is asked for, which wins.
  ///   - configured: The conditions of what isn't asked for.
  package init(
    rules: LintRules = LintRules(), asked: LayoutRequest = LayoutRequest(),
    over configured: LayoutRequest = .lintStandard
  ) {
    (self.rules, self.asked, self.configured) = (rules, asked, configured)
  }

  /// The conditions.
  package var request: LayoutRequest { asked.over(configured) }

  /// The settings of a scene.
  ///
  /// - Parameter names: What the scene can be asked for by.
  /// - Returns: The file's settings with those that hold for the scene.
  package func ofScene(named names: @autoclosure () -> [String]) -> LintFileSettings {
    guard !scenes.isEmpty else { return self }
    let names = names()
    var settings = self
    settings.scenes = []
    for scene in scenes where scene.hold(for: names) {
      settings.configured = scene.request.over(settings.configured)
      settings.rules = LintConfiguration.applying(scene.rules, to: settings.rules)
    }
    return settings
  }

  /// The ids of the rules that are on for the file, or would be for a scene of it by its name.
  var activeRules: [String] {
    let own = scenes.map { LintConfiguration.applying($0.rules, to: rules) }
    return ([rules] + own).flatMap { $0.active.map(\.rule.id) }.uniqued()
  }

  /// What the settings are, for a cache to compare.
  var signature: String {
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
  /// What lint lays out under where nothing is said.
  package static let lintStandard = LayoutRequest(
    devices: DeviceCatalogue.current, orientations: [.portrait, .landscapeLeft],
    contentSizeCategories: [.large, .accessibilityExtraExtraExtraLarge],
    layoutDirections: UserInterfaceLayoutDirection.allCases)
}

extension Configuration.SceneSetting {
  /// Whether it holds for a scene.
  ///
  /// - Parameter names: What the scene can be asked for by.
  /// - Returns: Whether it does.
  package func hold(for names: [String]) -> Bool { PathPattern.matches(scene, oneOf: names) }
}
