import Documents

extension CompletionScript {
  /// Lines of `complete`, to be sourced or saved as `layout.fish`.
  static var fish: String {
    var lines = [
      "# Completion of `layout` for fish, made by `layout --generate-completion-script fish`.",
      "",
      "# Lists the scenes of the files on the line.",
      "function __layout_scenes",
      "  set -l words (commandline -opc)",
      "  set -l files",
      "  for word in $words[2..-1]",
      "    test -f \"$word\"; and set -a files $word",
      "  end",
      "  test -n \"$files\"; and $words[1] \(sceneRequest) $files 2>/dev/null",
      "end",
      "",
    ]
    lines += CommandTable.commands.map { command in
      "complete -c layout -n __fish_use_subcommand -f -a \(command.name) -d \(quotedForFish(command.overview))"
    }
    lines += CommandTable.global.map { line(of: $0, when: "__fish_use_subcommand") }
    for command in CommandTable.commands {
      let condition = "'__fish_seen_subcommand_from \(command.name)'"
      lines += command.allOptions.map { line(of: $0, when: condition) }
      let choices = command.argumentChoices()
      if !choices.isEmpty {
        lines.append("complete -c layout -n \(condition) -f -a \(quotedForFish(choices.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(of option: CommandOption, when condition: String) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    return "complete -c layout -n \(condition) -l \(option.name)\(letter)\(values(of: option))"
      + " -d \(quotedForFish(option.help))"
  }

  private static func values(of option: CommandOption) -> String {
    guard option.value != nil else { return "" }
    guard option.choices.isEmpty else { return " -x -a \(quotedForFish(option.choices.joined(separator: " ")))" }
    switch option.completion {
    case .nothing: return " -x"
    case .paths: return " -r"
    case .scenes: return " -x -a '(__layout_scenes)'"
    }
  }

  /// Returns a text in fish's single quotes, in which a backslash escapes a quote and itself.
  private static func quotedForFish(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
