import LayoutCommand
import LayoutTestSupport

/// An option and its value, in one of the ways that a command line has for them.
struct OptionGrammar {
  let option: CommandOption
  let files: [CommandFile]

  private static let mistakes = 0.1

  func arguments(_ random: inout SeededGenerator) -> [String] {
    let letter = option.letter.map { "-\($0)" }
    guard option.value != nil else {
      let name = letter != nil && random.happens(0.5) ? letter ?? "" : "--\(option.name)"
      return [random.happens(0.02) ? "\(name)=\(value(&random))" : name]
    }
    let value = value(&random)
    if let letter, random.happens(0.5) { return random.happens(0.5) ? [letter, value] : [letter + value] }
    if random.happens(0.02) { return ["--\(option.name)"] }
    return random.happens(0.5) ? ["--\(option.name)", value] : ["--\(option.name)=\(value)"]
  }

  private func value(_ random: inout SeededGenerator) -> String {
    if random.happens(Self.mistakes) { return TextMutations.mutated(sound(&random), &random) }
    return sound(&random)
  }

  private func sound(_ random: inout SeededGenerator) -> String {
    switch option.name {
    case "size": return size(&random)
    case "system-version": return random.pick(Self.versions)
    case "at": return random.happens(0.8) ? random.pick(Self.times) : RandomNumbers.literal(&random)
    case "conditions": return conditions(&random)
    case "output": return random.happens(0.1) ? random.pick(files).name : random.pick(Self.outputs)
    case "scene":
      let names = files.flatMap(\.scenes) + ["initial", "root", ""]
      return random.pick(names)
    case "localization": return random.pick(["de", "pt-BR", "all", "xx", "German"])
    case "device": return device(&random)
    case "reporter": return random.pick(Self.reporters)
    case "baseline", "config", "cache":
      return random.happens(0.3) ? random.pick(files).name : random.pick(Self.outputs)
    case "shard": return random.pick(["1/1", "1/2", "2/2", "0/2", "3/2", "1", "/", "x/2", "1/9223372036854775808"])
    case "jobs": return random.pick(["1", "2", "0", "x"])
    case "width": return random.pick(["320...322", "400", "2...1", "x", "320..."])
    default:
      guard !option.choices.isEmpty else { return random.pick(["", "a", "1", "true"]) }
      return choice(option, &random)
    }
  }

  /// Words that stand for many values make a run of many layouts: seldom.
  private static let several = ["all", "both", "current"]

  private func choice(_ option: CommandOption, _ random: inout SeededGenerator) -> String {
    let value = random.pick(option.choices)
    let isMany = Self.several.contains(value) && option.choices.count > 4
    return isMany && !random.happens(0.2) ? option.choices[0] : value
  }

  private static let versions = [
    "7.1", "8.0", "12.1", "18.0", "26.0", "3.2", "1", "99", "0", "-1", "12.1.4", "12.1.4.5", "12.", "x", "", "1e1",
    "9223372036854775808",
  ]
  private static let times = ["0", "0.1", "0.15", "0.25", "1", "3.5", "00.1", ".5", "5.", "."]
  private static let reporters = [
    "xcode", "json", "summary", "json:out.json", "summary:-", "json:", "json:nothing/out.json", "json:/dev/full",
    "none",
    "", ":",
  ]
  private static let outputs = [
    "out.json", "out.json", "out.txt", "-", "/dev/null", "/dev/stdout", "/dev/full", "/dev/fd/1", "inner/out.json",
    "inner", "", ".", "nothing/out.json", "/dev/null/a", "a.golden.json", "a\nb", "\u{10FFFF}.json", "--x",
    String(repeating: "o", count: 256),
  ]

  private func size(_ random: inout SeededGenerator) -> String {
    let sizes = ["320x480", "507x1194", "1x1", "768x1024", "0x0", "0.5x0.5", "-1x5", "1e9x1e9", "320", "x", "320X480"]
    guard random.happens(0.2) else { return random.pick(sizes) }
    return "\(RandomNumbers.literal(&random))x\(RandomNumbers.literal(&random))"
  }

  private static let deviceOption = Self.options.first { $0.name == "device" }
  private static let options = CommandTable.commands.flatMap(\.options)

  /// A device of the catalogue, spelt as people do.
  private func device(_ random: inout SeededGenerator) -> String {
    guard let option = Self.deviceOption else { return "" }
    let name = choice(option, &random)
    switch random.integer(0...9) {
    case 0: return name.uppercased()
    case 1: return name.replacing("-", with: " ")
    case 2: return name.replacing("-", with: "")
    case 3: return String(name.prefix(random.integer(0...name.count)))
    case 4: return "\(name)/\(random.pick(["oneHalf", "320x480", "fullScreen", "x", ""]))"
    default: return name
    }
  }

  /// A name of conditions.
  private func conditions(_ random: inout SeededGenerator) -> String {
    let names = [
      "system-version", "orientation", "size", "content-size-category", "layout-direction", "pseudolanguage",
      "localization",
    ]
    var parts = [random.happens(0.15) ? "canvas" : device(&random)]
    for name in names where random.happens(0.3) {
      guard let option = Self.options.first(where: { $0.name == name }) else { continue }
      parts.append(OptionGrammar(option: option, files: files).sound(&random))
    }
    if random.happens(0.1) { parts.shuffle(using: &random) }
    return parts.joined(separator: "/")
  }
}
