import Documents
import FileSystem
import LayoutCommand
import LayoutTestSupport

/// Command lines by the table of commands and options, and the files that they name; at times with something that the table
/// doesn't have.
enum CommandGrammar {
  private static let mistakes = 0.05

  /// A script, as `CommandScript` reads it.
  static func script(_ random: inout SeededGenerator) -> [UInt8] {
    let files = (0..<random.pick([1, 1, 1, 2])).map { _ in CommandFile(&random) }
    let lines = (0..<random.pick([1, 1, 1, 2])).map { _ in line(files, &random) }.filter(comesToAnEnd)
    let texts = lines.map { "[\($0.map(JSONText.quoted).joined(separator: ", "))]" }
    let contents = files.map { "\(JSONText.quoted($0.name)): \($0.text)" }
    let input = random.happens(0.2) ? "\"input\": \(random.pick(files).text),\n " : ""
    return Array(
      "{\"files\": {\(contents.joined(separator: ", "))},\n \(input)\"commands\": [\(texts.joined(separator: ", "))]}\n"
        .utf8
    )
  }

  /// Tells whether a command line doesn't watch files, which goes on until it is ended.
  private static func comesToAnEnd(_ line: [String]) -> Bool {
    !line.contains { $0 == "preview" || $0.hasPrefix("--watch") }
  }

  private static let names = CommandTable.commands.map(\.name)
  private static let frequent = [
    "solve", "solve", "verify", "verify", "trace", "explain", "convert", "sweep", "diff", "describe", "lint",
  ]

  private static func line(_ files: [CommandFile], _ random: inout SeededGenerator) -> [String] {
    if random.happens(0.04) { return mutated(global(files, &random), &random) }
    let name = random.happens(0.85) ? random.pick(frequent) : random.pick(names)
    guard let command = CommandTable.commands.first(where: { $0.name == name }) else { return [name] }
    var parts = operands(of: command, files, &random)
    // A sweep of all sizes takes as long as a thousand layouts.
    if name == "sweep" {
      parts += [["--width", random.pick(["320", "320...330", "400...440", "1...2"])], ["--max-pieces", "20"]]
    }
    // All conditions by themselves are fifty layouts of each screen.
    if name == "lint" {
      parts += [["--device", random.pick(["iphone-17", "ipad-pro-11", "iphone-4s"])]]
      if random.happens(0.1) { parts += [["--width", random.pick(["320...330", "400"])]] }
    }
    for _ in 0..<random.pick([0, 1, 1, 2, 2, 3, 4]) {
      let options = random.happens(mistakes) ? random.pick(CommandTable.commands).allOptions : command.allOptions
      // Help says the same whatever stands beside it.
      let option = random.pick(options)
      guard option.name != "help" || random.happens(0.1) else { continue }
      parts.insert(OptionGrammar(option: option, files: files).arguments(&random), at: random.integer(0...parts.count))
    }
    let line = [name] + parts.joined()
    return random.happens(2 * mistakes) ? mutated(line, &random) : line.filter(CommandScript.staysInside)
  }

  /// A line without a command.
  private static func global(_ files: [CommandFile], _ random: inout SeededGenerator) -> [String] {
    if random.happens(0.2) { return ["---scenes"] + files.map(\.name) }
    let options = (0..<random.integer(0...2)).map { _ in random.pick(CommandTable.global) }
    return options.flatMap { OptionGrammar(option: $0, files: files).arguments(&random) }
  }

  /// The arguments that aren't options, each a part that stays together.
  private static func operands(
    of command: CommandDescription, _ files: [CommandFile], _ random: inout SeededGenerator
  ) -> [[String]] {
    let choices = command.argumentChoices()
    var operands: [String]
    switch command.name {
    case _ where !choices.isEmpty:
      operands = (0..<random.pick([0, 1, 1, 1, 2])).map { _ in random.pick(choices) }
    case "verify":
      operands = random.pick([[], ["."], files.map(\.name), [random.pick(files).name], ["inner", files[0].name]])
    case "diff":
      operands = (0..<random.pick([2, 2, 2, 2, 7, 1])).map { _ in random.pick(files).name }
    default:
      operands = (0..<random.pick([1, 1, 1, 1, 2, 3])).map { _ in random.happens(0.1) ? "-" : random.pick(files).name }
    }
    if random.happens(mistakes) {
      operands.append(random.pick(["", "-", ".", "nothing.json", "inner", "/dev/null", "/dev/null/a", "--", "-x"]))
    }
    // A name that begins with a dash needs the two dashes before it, which not everybody knows.
    let isHidden = operands.contains { $0.hasPrefix("-") && $0 != "-" } && !random.happens(0.2)
    return isHidden ? [["--"] + operands] : operands.map { [$0] }
  }

  private static func mutated(_ line: [String], _ random: inout SeededGenerator) -> [String] {
    var line = line
    guard !line.isEmpty else { return line }
    let place = random.integer(0...(line.count - 1))
    switch random.integer(0...5) {
    case 0: line.remove(at: place)
    case 1: line.insert(line[place], at: random.integer(0...line.count))
    case 2: line.swapAt(place, random.integer(0...(line.count - 1)))
    case 3: line.insert(random.pick(["--", "", "-", "--=", "-=", "--x", "-qv", "\u{10FFFF}"]), at: place)
    default: line[place] = TextMutations.mutated(line[place], &random)
    }
    return line.filter(CommandScript.staysInside)
  }
}

/// A file of a script.
struct CommandFile {
  let name: String
  /// The content, as the script has it.
  let text: String
  /// Names in it that an option may ask for.
  let scenes: [String]

  private static let strange = [
    "e\u{301}", "\u{E9}", "a b", "-", "--x", "a\nb", "\u{1B}[31m", "\u{10FFFF}a", "\u{202E}a", "a.golden", "a.actual",
    "inner/a", ".a", "a.error", "100%s", "'a'", String(repeating: "n", count: 240), "💥", "canvas", "all",
  ]
  private static let longest = 3 << 10
  private static let fixtures = Examples.fixtures.filter { $0.isSound && $0.bytes.count <= longest }
  private static let events = Examples.fixturesWithEvents.filter { $0.isSound && $0.bytes.count <= longest }
  private static let interfaceBuilderFiles = Examples.interfaceBuilderFiles.filter { $0.count <= 2 * longest }

  init(_ random: inout SeededGenerator) {
    let kind = random.integer(0...19)
    var ending = "json"
    let bytes: [UInt8]
    switch kind {
    case 0..<7 where !Self.fixtures.isEmpty: bytes = random.pick(Self.fixtures).bytes
    case 7..<12 where !Self.events.isEmpty: bytes = random.pick(Self.events).bytes
    case 12..<16 where !Self.interfaceBuilderFiles.isEmpty:
      bytes = random.pick(Self.interfaceBuilderFiles)
      ending = String(decoding: bytes.prefix(200), as: UTF8.self).contains(".Storyboard") ? "storyboard" : "xib"
    case 16: bytes = FixtureFormats.fixtures.make(&random)
    case 17: bytes = GoldenFormat.format.make(&random)
    case 18: bytes = InterfaceBuilderFormat.format.make(&random)
    default:
      bytes = Array(random.pick(["", "{}", "[]", "null", "<a/>", "\u{0}", "{\"format\": \"layout-fixture/1\"}"]).utf8)
    }
    let stem = random.happens(0.75) ? random.pick(["a", "b"]) : random.pick(Self.strange)
    if kind == 17 { ending = "golden.json" }
    if kind == 18 { ending = "xib" }
    if random.happens(0.03) {
      ending = random.pick(["txt", "JSON", "xib", "", "error.txt", "actual.json", "storyboard"])
    }
    name = "\(stem).\(ending)"
    text =
      (try? JSONParser.parse(bytes)) != nil
      ? String(decoding: bytes, as: UTF8.self)
      : JSONText.quoted(Environment.text(of: bytes))
    // Ids, classes and titles stand between quotes in either format.
    let quoted = bytes.split(separator: UInt8(ascii: "\"")).prefix(200)
    scenes = (0..<2).compactMap { _ in
      quoted.isEmpty ? nil : Environment.text(of: Array(random.pick(Array(quoted)).prefix(60)))
    }
  }
}
