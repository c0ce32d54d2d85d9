/// Scripts that complete commands, options and their values, from the tables that help is printed from.
enum CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  /// The script for a shell; it is read by the shell at its start, or saved among its completions.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: "#compdef layout\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case .fish: fish
    }
  }

  private static var commandNames: [String] { CommandTable.commands.map(\.name) + ["help"] }

  private static var bash: String {
    let values = CommandTable.commands.flatMap(\.options) + CommandTable.global
    let choices = values.filter { !$0.choices.isEmpty }.map { option in
      "    --\(option.name)) COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$word\")); return;;"
    }
    let options = CommandTable.commands.map { command in
      let names = (command.options + [.help]).map { "--\($0.name)" }.joined(separator: " ")
      return "    \(command.name)) options=\"\(names)\";;"
    }
    let global = CommandTable.global.map { "--\($0.name)" }.joined(separator: " ")
    return """
      _layout() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options
        case $before in
      \(Set(choices).sorted().joined(separator: "\n"))
        esac
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W "\(commandNames.joined(separator: " ")) \(global)" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(options.joined(separator: "\n"))
          help) options="\(CommandTable.commands.map(\.name).joined(separator: " "))";;
        esac
        COMPREPLY=($(compgen -W "$options" -- "$word") $(compgen -f -- "$word"))
      }
      complete -o filenames -F _layout layout

      """
  }

  private static var fish: String {
    var lines = CommandTable.commands.map { command in
      "complete -c layout -n __fish_use_subcommand -a \(command.name) -d '\(escaped(command.overview))'"
    }
    lines.append(
      "complete -c layout -n __fish_use_subcommand -f -a help -d 'prints what a command does'")
    lines += CommandTable.global.map { fishOption($0, when: "__fish_use_subcommand") }
    for command in CommandTable.commands {
      lines += (command.options + [.help]).map {
        fishOption($0, when: "'__fish_seen_subcommand_from \(command.name)'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishOption(_ option: CommandOption, when condition: String) -> String {
    let takes =
      option.value == nil ? "" : option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
    return "complete -c layout -n \(condition) -l \(option.name)\(takes) -d '\(escaped(option.help))'"
  }

  private static func escaped(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
