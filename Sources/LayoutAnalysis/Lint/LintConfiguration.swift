import Documents
package import FileSystem
package import LayoutInput
import LayoutModel

/// The nearest `.layout.json` of an input, and what it says.
package struct LintConfiguration: Hashable, Sendable {
  /// The file; `nil` where there is none.
  package let path: Path?
  /// What it says.
  package let content: Configuration
  /// The folder that its paths begin at.
  package var folder: Path { path?.folder ?? "." }

  private static let name = Path(Configuration.fileName)
  /// No folder stands in more.
  private static let maximumDepth = 64

  /// The configuration of a folder or of the nearest around it that has one; one that says nothing where none has.
  ///
  /// - Throws: `ConfigurationError`.
  package init(nearestTo folder: Path) throws(ConfigurationError) {
    var folder = folder
    for _ in 0..<Self.maximumDepth {
      let path = folder == "." ? Self.name : folder.file(Self.name)
      if Files.kind(of: path) == .file {
        try self.init(at: path)
        return
      }
      folder = Self.folder(around: folder)
    }
    self.init()
  }

  /// The folder that another stands in by its path, so that one file has one name wherever it is looked for from. Of a symbolic
  /// link that is the link's folder, not its target's.
  private static func folder(around folder: Path) -> Path {
    if folder == "." { return ".." }
    return folder.name == ".." ? folder.file("..") : folder.folder
  }

  /// The configuration of a file.
  ///
  /// - Throws: `ConfigurationError`.
  package init(at path: Path) throws(ConfigurationError) {
    content = try ConfigurationError.reading(path, Configuration.init(reading:))
    self.path = path
  }

  /// One that says nothing.
  package init() {
    (path, content) = (nil, Configuration())
  }

  /// Problems of the file.
  package func error(_ problems: [InputProblem]) -> ConfigurationError {
    ConfigurationError(path: path ?? Self.name, cause: .input(InputError(problems)))
  }

  // MARK: Rules

  /// The rules that are on for an input.
  ///
  /// - Throws: `ConfigurationError` where it names a rule or a parameter that isn't there.
  package func rules(for input: Path? = nil) throws(ConfigurationError) -> LintRules {
    var rules = LintRules()
    var problems: [InputProblem] = []
    if !content.only.isEmpty {
      for name in content.only where LintRule.named(name.text) == nil { problems.append(Self.unknownRule(name)) }
      rules.keep(only: content.only.map(\.text))
    }
    for setting in content.rules { Self.apply(setting, to: &rules, &problems) }
    // What is wrong is told of settings that hold elsewhere too.
    for settings in content.paths.map(\.rules) + content.scenes.map(\.rules)
      + content.paths.flatMap({ $0.scenes.map(\.rules) })
    {
      var own = rules
      for setting in settings { Self.apply(setting, to: &own, &problems) }
    }
    guard problems.isEmpty else { throw error(problems) }
    if let input {
      for paths in pathSettings(for: input) { rules = Self.applying(paths.setting.rules, to: rules) }
    }
    return rules
  }

  /// Rules with what a path or a scene sets of them, which was checked with the rest.
  static func applying(_ settings: [Configuration.RuleSetting], to rules: LintRules) -> LintRules {
    var rules = rules
    var problems: [InputProblem] = []
    for setting in settings { apply(setting, to: &rules, &problems) }
    return rules
  }

  private static func unknownRule(_ name: Configuration.Placed) -> InputProblem {
    let ids = LintRule.table.map(\.id)
    return InputProblem(
      .unknownName(name.text, what: "rule", nearest: Spelling.nearest(to: name.text, among: ids), known: ids),
      at: name.position)
  }

  private static func apply(
    _ setting: Configuration.RuleSetting, to rules: inout LintRules, _ problems: inout [InputProblem]
  ) {
    guard let rule = LintRule.named(setting.id.text) else {
      problems.append(unknownRule(setting.id))
      return
    }
    let names = rule.description.parameters.map(\.name)
    for (name, value) in setting.parameters.map({ ($0.name, $0.value) }) {
      guard let parameter = rule.description.parameters.first(where: { $0.name == name.text }) else {
        problems.append(
          InputProblem(
            .unknownName(
              name.text, what: "parameter of '\(rule.id)'",
              nearest: Spelling.nearest(to: name.text, among: names + ["severity"]), known: names + ["severity"]),
            at: name.position))
        continue
      }
      let isBool = ["true", "false"].contains(parameter.standard)
      if case .bool = value, !isBool { problems.append(wrongKind(name, "a number")) }
      if case .number(let number) = value, isBool || number < 0 {
        problems.append(wrongKind(name, isBool ? "true or false" : "a number from 0"))
      } else if case .number(let number) = value, !Magnitude.isSound(number) {
        problems.append(wrongKind(name, "a number, at most \(Int(Magnitude.largest))"))
      }
    }
    if setting.level == "off" {
      rules[rule.id] = nil
      return
    }
    // Parameters alone switch nothing on.
    guard setting.level != nil || rules[rule.id] != nil, var active = rules.switchedOn(rule.id) else { return }
    if let severity = setting.level.flatMap({ Diagnostic.Severity(rawValue: $0) }) { active.severity = severity }
    for parameter in setting.parameters {
      switch parameter.value {
      case .number(let number): active.options[parameter.name.text] = number
      case .bool(let bool): active.options[parameter.name.text] = bool ? 1 : 0
      }
    }
    rules[rule.id] = active
  }

  private static func wrongKind(_ name: Configuration.Placed, _ expected: String) -> InputProblem {
    InputProblem(
      .malformed(name.text, what: "a parameter that takes \(expected)", example: expected), at: name.position)
  }

  // MARK: Paths and scenes

  /// What holds for an input, from the least exact entry of `paths` to the most: patterns before paths without, of each kind in the
  /// file's order; each with its index.
  package func pathSettings(for input: Path) -> [(index: Int, setting: Configuration.PathSetting)] {
    guard let names = names(of: input) else { return [] }
    let own = content.paths.enumerated().filter { PathPattern($0.element.path).covers(names) }
    let exact = own.filter { !PathPattern.isPattern($0.element.path) }
    return (own.filter { PathPattern.isPattern($0.element.path) } + exact).map { ($0.offset, $0.element) }
  }

  /// What holds for scenes of an input, from the least exact entry to the most: patterns of names before names, of each kind those of
  /// all files before those of some, in the file's order; each with where it stands.
  package func sceneSettings(for input: Path) -> [(place: String, setting: Configuration.SceneSetting)] {
    var own: [(place: String, setting: Configuration.SceneSetting)] = []
    for (index, setting) in content.scenes.enumerated() {
      if let path = setting.path, !(names(of: input).map(PathPattern(path).covers) ?? false) { continue }
      own.append(("scenes[\(index)]", setting))
    }
    for (index, setting) in pathSettings(for: input) {
      for (place, scene) in setting.scenes.enumerated() {
        var scene = scene
        if let path = scene.path, !(names(of: input).map(PathPattern(path).covers) ?? false) { continue }
        scene.path = scene.path ?? setting.path
        own.append(("paths[\(index)].scenes[\(place)]", scene))
      }
    }
    func rank(_ setting: Configuration.SceneSetting) -> Int {
      (PathPattern.isPattern(setting.scene) ? 0 : 2) + (setting.path == nil ? 0 : 1)
    }
    return (0...3).flatMap { wanted in own.filter { rank($0.setting) == wanted } }
  }

  /// Whether an input is one of those that it includes and doesn't exclude.
  package func includes(_ input: Path) -> Bool {
    guard let names = names(of: input) else { return true }
    if content.excluded.contains(where: { PathPattern($0).covers(names) }) { return false }
    return content.included.isEmpty || content.included.contains { PathPattern($0).covers(names) }
  }

  /// A file that it names, from where the program runs.
  package func resolved(_ name: String) -> Path {
    let path = Path(name)
    return path.bytes.first == UInt8(ascii: "/") || folder == "." ? path : folder.file(path)
  }

  /// The names of a path below the configuration's folder; `nil` of one that isn't there.
  private func names(of input: Path) -> [String]? {
    guard path != nil else { return nil }
    let names = input.description.split(separator: "/").map(String.init)
    let own = folder.description.split(separator: "/").map(String.init).filter { $0 != "." }
    let rest = Array(own.drop { $0 != ".." })
    if rest.isEmpty {
      return names.starts(with: own) && names.count > own.count ? Array(names.dropFirst(own.count)) : nil
    }
    guard rest.allSatisfy({ $0 == ".." }) else { return nil }
    // Above the folder that the path begins with, or above the working folder.
    let head = own.count - rest.count
    if rest.count <= head { return names.count > head - rest.count ? Array(names.dropFirst(head - rest.count)) : nil }
    let full = Files.workingFolder?.description.split(separator: "/").map(String.init) ?? []
    let ups = rest.count - head
    return ups <= full.count ? Array(full.suffix(ups)) + names : nil
  }
}

/// What is wrong with a `.layout.json`.
package struct ConfigurationError: Error {
  /// The configuration.
  package let path: Path
  /// What is wrong.
  package let cause: SceneFile.Failure

  /// What is made of a file's bytes, whose faults are told with the file.
  ///
  /// - Throws: `ConfigurationError` where the file can't be read, or isn't in order.
  static func reading<Value>(
    _ path: Path, _ make: ([UInt8]) throws(InputError) -> Value
  ) throws(ConfigurationError) -> Value {
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw ConfigurationError(path: path, cause: .file(error))
    }
    do throws(InputError) {
      return try make(bytes)
    } catch {
      throw ConfigurationError(path: path, cause: .input(error))
    }
  }
}
