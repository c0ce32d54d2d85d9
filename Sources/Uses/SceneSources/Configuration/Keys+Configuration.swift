import Documents
import Findings
import Fixtures
import InterfaceBuilder
import LayoutModel
import Notations

/// The keys of a `.layout.json` (<doc:Lint#Configuration>).
enum ConfigurationKeys {
  static let table = KeyTable<Configuration>(
    "a configuration, an object", name: "Configuration", fresh: Configuration(), files + lint + rest)

  private static let files: [FixtureKey<Configuration>] = [
    FixtureKey(
      "$schema", .string,
      "the place where editors find the schema that `layout schema config` prints; nothing else reads it",
      example: #""layout-config.schema.json""#, { _, _ in }, write: { _ in nil }),
    FixtureKey(
      "included", .words, "patterns of the files that are looked at, as in .gitignore", default: "all",
      example: #"["App/**"]"#, { $0.included += $1 }, write: { $0.included.isEmpty ? nil : $0.included }),
    FixtureKey(
      "excluded", .words, "patterns of files and folders that are passed over", default: "none",
      example: #"["App/Generated"]"#, { $0.excluded += $1 }, write: { $0.excluded.isEmpty ? nil : $0.excluded }),
    FixtureKey(
      "contents", .contents, "the sizes that views of the app's own classes ask for in code",
      default: "those of constraints and the canvas", example: #"[{"class": "AvatarView", "intrinsicSize": [40, 40]}]"#,
      { $0.contents += $1 }, write: { $0.contents.isEmpty ? nil : $0.contents }),
    FixtureKey(
      "code", .code, "the screens in Swift code: what they are built with, and which are laid out",
      default: "what is beside the code, and the usual screens",
      example: #"{"packages": ["../Kit"], "make": {"LoginViewController": "LoginViewController(model: .preview)"}}"#,
      { $0.code = $1 }, write: { _ in nil }),
    FixtureKey(
      "infoPlist", .string, "the application's Info.plist", default: "the one that is found beside the inputs",
      example: #""App/Info.plist""#, { $0.infoPlist = $1 }, write: { $0.infoPlist }),
  ]

  private static let lint: [FixtureKey<Configuration>] = [
    FixtureKey(
      "conditions", .conditionLists, "under what screens are laid out: the command's options, each with its values",
      default:
        "the current devices in portrait and landscapeLeft, two text sizes, both directions; an option replaces its own",
      example: #"{"device": ["iphone-17", "ipad-pro-11"], "layout-direction": ["both"]}"#,
      { $0.conditions += $1 }, write: { _ in nil }),
    FixtureKey(
      placed: "width", .string, "a range of window widths, over which findings are reported", default: "none",
      example: #""320...1366""#, { $0.width = Configuration.Placed(text: $1, position: $2) },
      write: { $0.width?.text }),
    FixtureKey(
      "rules", .ruleSettings, "the settings of rules: off, a severity, or an object with it and with parameters",
      default: "as `layout rules` says", example: #"{"overlap": "error", "target-size": {"height": 40}}"#,
      { $0.rules += $1 }, write: { _ in nil }),
    FixtureKey(
      "only", .placedWords, "the only rules that are on", default: "those that are on by themselves",
      example: #"["conflict", "ambiguous"]"#, { $0.only += $1 }, write: { _ in nil }),
    FixtureKey(
      "paths", .pathSettings,
      "further settings of rules and conditions for some paths: a path without pattern before patterns, of several the last",
      default: "nothing", example: #"[{"path": "Legacy/**", "rules": {"overlap": "off"}}]"#, { $0.paths += $1 },
      write: { _ in nil }),
    FixtureKey(
      "scenes", .sceneSettings,
      "further settings of rules and conditions for some scenes: a name before patterns, with a path before without",
      default: "nothing", example: #"[{"scene": "Player", "conditions": {"orientation": ["landscapeLeft"]}}]"#,
      { $0.scenes += $1 }, write: { _ in nil }),
  ]

  private static let rest: [FixtureKey<Configuration>] = [
    FixtureKey(
      "strict", .bool, "true if warnings end the run with status 1, as `--strict` does", example: "true",
      \.isStrict),
    FixtureKey(
      "baseline", .string, "the file of findings that aren't reported, as `--baseline` names it", default: "none",
      example: #"".layout-baseline.json""#, { $0.baseline = $1 }, write: { $0.baseline }),
    FixtureKey(
      "reporters", .placedWords, "how findings are printed, and where, as `--reporter` has it",
      default: "xcode on standard output", example: #"["xcode", "json:findings.json"]"#, { $0.reporters += $1 },
      write: { _ in nil }),
    FixtureKey(
      "assertions", .assertions, "the assertions about the Interface Builder files' views", default: "nothing",
      example: #"["title inside root.safeArea"]"#, { $0.assertions += $1 },
      write: { $0.assertions.isEmpty ? nil : $0.assertions }),
  ]
}

extension ValueFormat where Value == [String] {
  /// Strings in a list, or a single one.
  static let words = ValueFormat(
    "an array of strings", .array(of: { .string() }),
    read: { value, reading in ValueFormat<[Configuration.Placed]>.placedWords.read(value, &reading)?.map(\.text) },
    write: { JSONValue(.array($0.map { JSONValue(.string($0)) })) })
}

extension ValueFormat where Value == [Configuration.Placed] {
  /// Strings with their positions.
  static let placedWords = ValueFormat(
    "an array of strings", .array(of: { .string() }),
    read: { value, reading in
      if case .string(let text) = value.content {
        return [Configuration.Placed(text: text, position: value.position)]
      }
      guard case .array(let elements) = value.content else {
        reading.reportKind(of: value, expected: "an array of strings")
        return nil
      }
      return elements.enumerated().compactMap { index, element in
        reading.inside(element: index) { reading in
          ValueFormat<String>.string.read(element, &reading).map {
            Configuration.Placed(text: $0, position: element.position)
          }
        }
      }
    }, write: { JSONValue(.array($0.map { JSONValue(.string($0.text)) })) })
}

extension ValueFormat where Value == [Configuration.Condition] {
  /// The options that conditions consist of, by their names in the command.
  private static let options = [
    "device", "system-version", "orientation", "size", "content-size-category", "layout-direction", "pseudolanguage",
    "localization", "conditions",
  ]

  fileprivate static let conditionLists = KeyTable<[Configuration.Condition]>(
    "an object of the command's options", name: "Conditions", fresh: [],
    options.map { option in
      FixtureKey(
        option, .placedWords, "as `layout lint --\(option)` takes it", default: "nothing is asked for",
        example: example(of: option),
        { conditions, values in conditions += values.map { Configuration.Condition(option: option, value: $0) } },
        write: { conditions in
          let own = conditions.filter { $0.option == option }.map(\.value)
          return own.isEmpty ? nil : own
        })
    }
  ).format

  private static func example(of option: String) -> String {
    let examples = [
      "device": #"["current"]"#, "system-version": #"["26.0"]"#, "orientation": #"["portrait"]"#,
      "size": #"["507x1194"]"#, "content-size-category": #"["large"]"#, "layout-direction": #"["both"]"#,
      "pseudolanguage": #"["doubleLength"]"#, "localization": #"["de"]"#,
    ]
    return examples[option] ?? #"["iphone-17/portrait"]"#
  }
}

extension ValueFormat where Value == [Configuration.RuleSetting] {
  private static let levels = ["off", "note", "warning", "error"]

  /// An object whose keys are rules' ids.
  fileprivate static let ruleSettings = ValueFormat(
    "an object of rules",
    .members(of: .either([.name(levels), .members(of: .either([.name(levels), .number(), .bool]))])),
    read: { value, reading in
      guard case .object(let members) = value.content else {
        reading.reportKind(of: value, expected: "an object of rules")
        return nil
      }
      return members.compactMap { member in reading.inside(key: member.key) { ruleSetting(member, &$0) } }
    }, write: { _ in JSONValue(.null) })

  @Sendable private static func ruleSetting(
    _ member: JSONMember, _ reading: inout FixtureReading
  ) -> Configuration.RuleSetting? {
    let id = Configuration.Placed(text: member.key, position: member.keyPosition)
    guard case .object(let parts) = member.value.content else {
      return level(member.value, &reading).map { Configuration.RuleSetting(id: id, level: $0) }
    }
    var setting = Configuration.RuleSetting(id: id)
    for part in parts {
      if part.key == "severity" {
        setting.level = reading.inside(key: part.key) { level(part.value, &$0) }
        continue
      }
      let name = Configuration.Placed(text: part.key, position: part.keyPosition)
      switch part.value.content {
      case .number(let number, _) where number.isFinite:
        setting.parameters.append(Configuration.Parameter(name: name, value: .number(number)))
      case .bool(let bool): setting.parameters.append(Configuration.Parameter(name: name, value: .flag(bool)))
      default:
        reading.inside(key: part.key) { $0.reportKind(of: part.value, expected: "a number, or true or false") }
      }
    }
    return setting
  }

  private static func level(_ value: JSONValue, _ reading: inout FixtureReading) -> String? {
    guard case .string(let text) = value.content else {
      reading.reportKind(of: value, expected: "a severity, or an object with parameters")
      return nil
    }
    guard levels.contains(text) else {
      reading.report(
        .unknownName(text, what: "severity", nearest: Spelling.nearest(to: text, among: levels), known: levels),
        at: value.position)
      return nil
    }
    return text
  }
}

extension ValueFormat where Value == String {
  /// The name of a class that isn't the system's. A project can't set the intrinsic content size of the system's
  /// classes.
  fileprivate static let ownClass = ValueFormat(
    "the name of a class of the app's own",
    .string(
      "the name of a class that isn't UIKit's",
      pattern: "^(?!(\(ElementKind.systemClasses.sorted().joined(separator: "|")))$)"),
    read: { value, reading in
      guard let name = string.read(value, &reading) else { return nil }
      guard !ElementKind.isSystemClass(name) else {
        reading.report(
          .malformed(name, what: "a class of the app's own", example: "\"AvatarView\""), at: value.position)
        return nil
      }
      return name
    }, write: { JSONValue(.string($0)) })
}

extension ValueFormat where Value == [Configuration.Content] {
  private static let content = KeyTable<Configuration.Content>(
    "a class with what its views ask for, an object", name: "Content", required: ["class", "intrinsicSize"],
    fresh: Configuration.Content(),
    [
      FixtureKey(
        "class", .ownClass, "the app's own class, as Interface Builder has it", example: #""AvatarView""#, \.className),
      FixtureKey(
        "intrinsicSize", .intrinsicContentSize, "its intrinsic size in points, null for none along an axis",
        example: "[40, 40]", \.intrinsicSize),
    ])

  fileprivate static let contents = ValueFormat.array(
    of: { content.format }, "an array of classes with what their views ask for")
}

extension ValueFormat where Value == [Configuration.PathSetting] {
  private static let pathSetting = KeyTable<Configuration.PathSetting>(
    "a path with what holds there, an object", name: "PathSetting", required: ["path"],
    fresh: Configuration.PathSetting(),
    [
      FixtureKey("path", .string, "the pattern, as in .gitignore", example: #""Legacy/**""#, \.path),
      FixtureKey(
        "conditions", .conditionLists, "under what screens are laid out there; what isn't said is as elsewhere",
        default: "as elsewhere", example: #"{"orientation": ["landscapeLeft"]}"#, { $0.conditions += $1 },
        write: { _ in nil }),
      FixtureKey(
        "rules", .ruleSettings, "the settings of rules there", default: "as elsewhere",
        example: #"{"overlap": "off"}"#, { $0.rules += $1 }, write: { _ in nil }),
      FixtureKey(
        "scenes", .sceneSettings, "the settings for some scenes there", default: "nothing",
        example: #"[{"scene": "Login", "rules": {"overlap": "off"}}]"#, { $0.scenes += $1 }, write: { _ in nil }),
    ])

  fileprivate static let pathSettings = ValueFormat.array(
    of: { pathSetting.format }, "an array of paths with what holds there")
}

extension ValueFormat where Value == [Configuration.SceneSetting] {
  private static let sceneSetting = KeyTable<Configuration.SceneSetting>(
    "a scene with what holds there, an object", name: "SceneSetting", required: ["scene"],
    fresh: Configuration.SceneSetting(),
    [
      FixtureKey(
        "scene", .string, "a name as `layout solve --scene` takes it, or a pattern with * and ?", example: #""Login""#,
        \.scene),
      FixtureKey(
        "path", .string, "the pattern of the scene's files, as in .gitignore", default: "all files",
        example: #""Player/**""#, { $0.path = $1 }, write: { $0.path }),
      FixtureKey(
        "conditions", .conditionLists, "under what the scene is laid out; what isn't said is as elsewhere",
        default: "as elsewhere", example: #"{"device": ["ipad-pro-11"]}"#, { $0.conditions += $1 },
        write: { _ in nil }),
      FixtureKey(
        "rules", .ruleSettings, "the settings of rules there", default: "as elsewhere",
        example: #"{"overlap": "off"}"#, { $0.rules += $1 }, write: { _ in nil }),
    ])

  fileprivate static let sceneSettings = ValueFormat.array(
    of: { sceneSetting.format }, "an array of scenes with what holds there")
}
