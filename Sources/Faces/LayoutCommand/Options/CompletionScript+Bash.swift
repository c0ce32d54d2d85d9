import Documents

extension CompletionScript {
  /// A function for `complete -F`, which runs on bash 3.2 and later.
  static var bash: String {
    let options = CommandTable.commands.map { command in
      "    \(command.name)) options=\(lines(command.allOptions.flatMap(\.spellings)));;"
    }
    let arguments = CommandTable.commands.filter { !$0.argumentChoices().isEmpty }.map { command in
      "    \(command.name)) arguments=\(lines(command.argumentChoices()));;"
    }
    let values = sharedChoices().map { choices, places in
      let patterns = places.flatMap { place in place.option.spellings.map { "\(place.command):\($0)" } }
      return "    \(patterns.joined(separator: "|"))) _layout_among \(lines(choices)); return;;"
    }
    let globals = CommandTable.global.filter { !$0.choices.isEmpty }.map { option in
      "    --\(option.name)) _layout_among \(lines(option.choices)); return;;"
    }
    let first = CommandTable.commands.map(\.name) + CommandTable.global.flatMap(\.spellings)
    return """
      # Completion of `layout` for bash, made by `layout --generate-completion-script bash`.

      # Offers those lines of a text that begin with the present word. Nothing in them is expanded.
      _layout_among() {
        local line
        while IFS= read -r line; do
          [[ -z $line || $line != "$word"* ]] || COMPREPLY+=("$line")
        done <<<"$1"
      }

      # Offers the scenes of the files on the line.
      _layout_scenes() {
        local file files=()
        for file in "${COMP_WORDS[@]:2}"; do
          file=${file//\\\\/}
          file=${file/#\\~\\//$HOME/}
          [[ ! -f $file ]] || files+=("$file")
        done
        ((${#files[@]} == 0)) || _layout_among "$("${COMP_WORDS[0]}" \(sceneRequest) "${files[@]}" 2>/dev/null)"
      }

      _layout() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options= arguments= IFS=$'\\n'
        COMPREPLY=()
        # To bash an equals sign is a word of its own.
        if [[ $word == = ]]; then
          word=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $before in
      \(globals.joined(separator: "\n"))
        esac
        if ((COMP_CWORD == 1)); then
          _layout_among \(lines(first))
          return
        fi
        case ${COMP_WORDS[1]}:$before in
      \(values.joined(separator: "\n"))
          \(spellings(completing: .scenes).map { "*:\($0)" }.joined(separator: "|"))) _layout_scenes; return;;
          \(spellings(completing: .nothing).map { "*:\($0)" }.joined(separator: "|"))) return;;
          \(spellings(completing: .paths).map { "*:\($0)" }.joined(separator: "|")))
            COMPREPLY=($(compgen -f -- "$word"))
            return;;
        esac
        case ${COMP_WORDS[1]} in
      \(options.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(arguments.joined(separator: "\n"))
          *) [[ $word == -* ]] || COMPREPLY=($(compgen -f -- "$word"));;
        esac
        [[ -z $arguments || $word == -* ]] || _layout_among "$arguments"
        [[ $word != -* ]] || _layout_among "$options"
      }
      complete -o filenames -F _layout layout

      """
  }

  /// Returns names, one per line, quoted for bash.
  private static func lines(_ names: [String]) -> String {
    "$'\(names.map { $0.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }.joined(separator: "\\n"))'"
  }
}
