import LayoutModel

/// The result of a run of `layout lint`, as reporters print it.
public struct LintReport: Hashable, Sendable {
  /// A scene that was laid out.
  public struct Scene: Hashable, Sendable {
    /// The file's path from the working folder.
    public var path: String
    /// The scene's id; `nil` where the file is the scene.
    public var id: String?
    /// The scene's name for people: its title, storyboard identifier or class; `nil` where the file is the scene.
    public var name: String?
    /// The names of the conditions that it was laid out under.
    public var conditions: [String]

    /// A scene from its parts.
    public init(path: String, id: String?, name: String?, conditions: [String]) {
      self.path = path
      self.id = id
      self.name = name
      self.conditions = conditions
    }
  }

  /// The files that were read or couldn't be read, sorted.
  public var inputs: [String]
  /// The scenes, sorted by file and id.
  public var scenes: [Scene]
  /// The names of all conditions that a scene was laid out under, sorted.
  public var conditions: [String]
  /// The number of layouts that were checked.
  public var layouts: Int
  /// The findings, sorted.
  public var findings: [LintFinding]
  /// The rules that were on, for reporters that describe them, sorted by id.
  public var rules: [LintRuleDescription]

  /// A report from its parts.
  public init(
    inputs: [String], scenes: [Scene], conditions: [String], layouts: Int, findings: [LintFinding],
    rules: [LintRuleDescription]
  ) {
    self.inputs = inputs
    self.scenes = scenes
    self.conditions = conditions
    self.layouts = layouts
    self.findings = findings
    self.rules = rules
  }
}

extension LintReport {
  /// The rule of screens of code that show nothing, which a report counts.
  package static let ruleOfEmptyScreens = "screen-empty"
  /// The rules of warnings about a file, each of which is reported once.
  package static let rulesOfWarnings: Set = ["not-understood", ruleOfEmptyScreens, "screen-failed"]
}
