/// The texts that `--help` prints, from the tables of commands and options.
enum Help {
  /// The program's own.
  static var program: String {
    let commands = CommandTable.commands.map { (term: $0.name, help: $0.overview) }
    return """
      OVERVIEW: UIKit's layout on Linux: solves, rotates and checks screens.

      USAGE: layout COMMAND …

      COMMANDS:
      \(list(commands + [("help", "prints what a command does")]))

      OPTIONS:
      \(list(CommandTable.global.map(entry)))

      EXAMPLE:
        \(CommandDescription.solve.example)

      `layout help COMMAND` tells more.

      """
  }

  /// A command's.
  static func text(of command: CommandDescription) -> String {
    """
    OVERVIEW: layout \(command.name) \(command.overview).

    USAGE: layout \(command.name) [OPTIONS] \(command.arguments)

    ARGUMENTS:
    \(list([(command.arguments, command.argumentHelp)].filter { !$0.0.isEmpty }))

    OPTIONS:
    \(list((command.options + [.help]).map(entry)))

    EXAMPLE:
      \(command.example)

    """
    .replacing("ARGUMENTS:\n\n\n", with: "")
  }

  private static func entry(_ option: CommandOption) -> (term: String, help: String) {
    let value = option.value.map { " \($0)" } ?? ""
    return ("--\(option.name)\(value)", option.help + (option.isRepeatable ? "; repeatable" : ""))
  }

  /// Terms and their help in two columns.
  private static func list(_ entries: [(term: String, help: String)]) -> String {
    let width = min(entries.map(\.term.count).max() ?? 0, widestTerm)
    return entries.map { term, help in
      let gap = String(repeating: " ", count: max(2, width + 2 - term.count))
      return "  \(term)\(gap)\(help)"
    }.joined(separator: "\n")
  }

  private static let widestTerm = 40
}
