import Documents

/// The texts that `--help` prints, from the tables of commands and options.
enum Help {
  /// The program's help.
  static var program: String {
    """
    OVERVIEW: \(overview)

    USAGE: layout COMMAND …

    COMMANDS:
    \(list(CommandTable.commands.map { ($0.name, $0.overview) }))

    OPTIONS:
    \(list(CommandTable.global.map(entry)))

    EXAMPLE:
      \(CommandDescription.solve.example)

    `layout help COMMAND` describes one command.

    """
  }

  /// The program's purpose.
  static let overview = "UIKit's layout without a Mac: lays screens out, rotates them, and checks them."

  /// Returns a command's help.
  static func text(of command: CommandDescription) -> String {
    let arguments = [(command.arguments, command.argumentHelp)].filter { !$0.0.isEmpty }
    return """
      OVERVIEW: layout \(command.name) \(command.overview).

      USAGE: layout \(command.name) [OPTIONS] \(command.arguments)

      ARGUMENTS:
      \(list(arguments))

      OPTIONS:
      \(list(command.allOptions.map(entry)))

      EXAMPLE:
        \(command.example)

      """
      .replacing("ARGUMENTS:\n\n\n", with: "")
  }

  /// Returns an option as help shows it: `-o, --output PATH`.
  private static func entry(_ option: CommandOption) -> (term: String, help: String) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0)" } ?? ""
    return ("\(letter)--\(option.name)\(value)", option.fullHelp)
  }

  /// Returns terms and their help in two columns; a term that is too long for its column gets a line of its own.
  private static func list(_ entries: [(term: String, help: String)]) -> String {
    let column = min(entries.map(\.term.count).max() ?? 0, widestTerm) + 4
    let margin = String(repeating: " ", count: column)
    return entries.map { term, help in
      let lines = wrapped(help, to: lineWidth - column).joined(separator: "\n\(margin)")
      let gap = String(repeating: " ", count: max(0, column - 2 - term.count))
      return term.count + 4 <= column ? "  \(term)\(gap)\(lines)" : "  \(term)\n\(margin)\(lines)"
    }.joined(separator: "\n")
  }

  private static let widestTerm = 26
  private static let lineWidth = 100

  /// Returns a text in lines of a width, broken between words.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
