import Documents

extension CommandDescription {
  static let help = CommandDescription(
    name: "help", overview: "shows what a command does, and its options", arguments: "[COMMAND]",
    argumentHelp: "a command; all of them in short if left out", argumentCount: 0...1,
    argumentChoices: { CommandTable.commands.map(\.name) }, options: [], example: "layout help solve"
  ) { arguments in
    let text = try arguments.operands.first.map { try Help.text(of: CommandTable.command(named: $0)) }
    try Console(surroundings: arguments.surroundings).print(PrintableText(document: text ?? Help.program))
    return .success
  }
}
