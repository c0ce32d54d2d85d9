import FileSystem
import LayoutModel

/// A command's arguments, parsed by GNU's rules: `--name value`, `--name=value`, `-n value`, `-nvalue`, flags together
/// as in `-qv`, `--` before arguments that begin with a dash, and no abbreviations. A single dash is standard input.
package struct ParsedArguments: Sendable {
  /// The arguments that aren't options, in order.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  /// The surroundings in which the command runs.
  var surroundings = CommandSurroundings.process

  /// Parses arguments by a table of options.
  package init(_ arguments: some Sequence<String>, options: [CommandOption]) throws(UsageError) {
    var rest = Array(arguments)[...]
    var isOptionsOver = false
    while let argument = rest.popFirst() {
      guard !isOptionsOver, argument.hasPrefix("-"), argument != Files.standardInput.description else {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        isOptionsOver = true
        continue
      }
      if argument.hasPrefix("--") {
        try readOption(argument, &rest, options)
      } else {
        try readLetters(argument, &rest, options)
      }
    }
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = String(parts[0].dropFirst(2))
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(parts[0], nearest: Spelling.nearest(to: name, orPrefixOf: options.map(\.name)))
    }
    guard option.value == nil else { return try take(option, parts.count == 2 ? parts[1] : rest.popFirst()) }
    guard parts.count == 1 else { throw .unexpectedValue(option: option.name) }
    values[option.name] = [""]
  }

  /// Parses letters after one dash: flags, and after the first letter that takes a value, that value.
  private mutating func readLetters(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
  ) throws(UsageError) {
    let word = argument.dropFirst()
    // `-output` would write to a file `utput`; whoever writes that means the long option.
    if word.count > 1, let option = options.first(where: { $0.name == word }) {
      throw .unknownOption(argument, nearest: option.name)
    }
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        let nearest = Spelling.nearest(to: String(word), orPrefixOf: options.map(\.name))
        throw .unknownOption("-\(letter)", nearest: word.count > 1 ? nearest : nil)
      }
      guard option.value == nil else {
        return try take(option, letters.isEmpty ? rest.popFirst() : String(letters))
      }
      values[option.name] = [""]
    }
  }

  private mutating func take(_ option: CommandOption, _ value: String?) throws(UsageError) {
    if values[option.name] != nil, !option.isRepeatable { throw .repeated(option: option.name) }
    guard let value else { throw .missingValue(option: option.name, value: option.value ?? "VALUE") }
    values[option.name, default: []].append(value)
  }

  /// Tells whether a flag is given.
  package func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// Returns an option's values, in order.
  package func all(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

  /// Returns an option's last value.
  func value(_ option: CommandOption) -> String? { values[option.name]?.last }

  /// Returns an option's value as one of its choices.
  func choice<Value>(_ option: CommandOption, _ make: (String) -> Value?) throws(UsageError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = make(text) else { throw Self.unknown(text, of: option) }
    return value
  }

  /// Returns the format of the result that an option requests.
  func format(_ option: CommandOption, standard: ResultFormat) throws(UsageError) -> ResultFormat {
    try choice(option, ResultFormat.init) ?? standard
  }

  /// Returns the error for an argument that isn't one of some names.
  static func unknownArgument(_ text: String, what: String, among names: [String]) -> UsageError {
    .unknownArgument(text, what: what, nearest: Spelling.nearest(to: text, orPrefixOf: names), known: names)
  }

  /// Returns the error for a value that isn't one of an option's choices.
  static func unknown(_ text: String, of option: CommandOption) -> UsageError {
    .unknownValue(
      text, option: option.name, nearest: Spelling.nearest(to: text, among: option.choices),
      choices: option.choices.count > 12 ? [] : option.choices)
  }
}

/// The format in which a command writes its result.
enum ResultFormat: String {
  case json, text
}
