import Documents

extension CompletionScript {
  /// A function for `compdef`, to be saved as `_layout` in a folder of `$fpath`, or to be sourced.
  static var zsh: String {
    let commands = CommandTable.commands.map { command in
      let specifications = command.allOptions.flatMap(specifications) + [argument(of: command)]
      return """
            \(command.name))
              _arguments -s \\
                \(specifications.joined(separator: " \\\n          "));;
        """
    }
    let overviews = CommandTable.commands.map { command in
      quoted("\(command.name):\(command.overview.replacing(":", with: "\\:"))")
    }
    let globals = CommandTable.global.flatMap(specifications)
    return """
      #compdef layout
      # Completion of `layout` for zsh, made by `layout --generate-completion-script zsh`.

      # Offers the scenes of the files on the line.
      _layout_scenes() {
        local file
        local -a files scenes
        for file in ${(Q)words}; do
          [[ ! -f $file ]] || files+=($file)
        done
        (($#files == 0)) || scenes=(${(f)"$($program \(sceneRequest) $files 2>/dev/null)"})
        compadd -a scenes
      }

      _layout() {
        local program=$words[1] curcontext=$curcontext
        local -a commands=(
          \(overviews.joined(separator: "\n    "))
        )
        if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
          _describe command commands
          return
        fi
        if [[ $words[2] == -* ]]; then
          _arguments \\
            \(globals.joined(separator: " \\\n      "))
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
      \(commands.joined(separator: "\n"))
        esac
      }

      # Sourced, the file says whom it completes; found in `$fpath`, it is the function itself.
      if [[ $funcstack[1] == _layout ]]; then
        _layout "$@"
      else
        compdef _layout layout
      fi

      """
  }

  /// Returns the specifications of an option for `_arguments`, one for each of its spellings.
  private static func specifications(of option: CommandOption) -> [String] {
    let help = escaped(option.help)
    let exclusion = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { spelling in
      guard let value = option.value else { return quoted("\(exclusion)\(spelling)[\(help)]") }
      let sign = spelling.hasPrefix("--") ? "=" : "+"
      return quoted("\(exclusion)\(spelling)\(sign)[\(help)]:\(value):\(values(of: option))")
    }
  }

  private static func values(of option: CommandOption) -> String {
    guard option.choices.isEmpty else { return "(\(option.choices.joined(separator: " ")))" }
    switch option.completion {
    case .nothing: return " "
    case .paths: return "_files"
    case .scenes: return "_layout_scenes"
    }
  }

  private static func argument(of command: CommandDescription) -> String {
    let choices = command.argumentChoices()
    let name = escaped(command.arguments).replacing(":", with: "\\:")
    return quoted("*:\(name):" + (choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
