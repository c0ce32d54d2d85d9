import Documents
import FileSystem
import SceneSources

/// Scripts that complete commands, options and their values, from the tables that help is printed from.
///
/// A shell reads the script at its start (`source <(layout --generate-completion-script bash)`), or from a file among its completions. The
/// script calls the program only for the scenes of the file on the line.
enum CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The argument by which a script asks the program for the scenes of files, printed one per line. It has three
  /// dashes, because no user types that.
  static let sceneRequest = "---scenes"

  /// Returns the values that `--scene` takes for some files, one per line; none for unreadable files.
  static func scenes(of paths: some Sequence<String>) -> String {
    let names = paths.flatMap { path in (try? SceneFormats.documents.source(at: Path(argument: path)))?.sceneNames ?? []
    }
    return names.uniqued().filter { !$0.contains { $0.isNewline } }.map { "\($0)\n" }.joined()
  }

  /// Returns a text in a shell's single quotes.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

  /// Returns the lists of values that options share, with the commands and options that use each, so that scripts name
  /// them once.
  static func sharedChoices() -> [(choices: [String], places: [(command: String, option: CommandOption)])] {
    var shared: [(choices: [String], places: [(command: String, option: CommandOption)])] = []
    for command in CommandTable.commands {
      for option in command.options where !option.choices.isEmpty {
        if let index = shared.firstIndex(where: { $0.choices == option.choices }) {
          shared[index].places.append((command.name, option))
        } else {
          shared.append((option.choices, [(command.name, option)]))
        }
      }
    }
    return shared
  }

  /// Returns the spellings of all commands' options whose values have no list and complete in one way, each once:
  /// `--scene`, `-o`.
  static func spellings(completing completion: CommandOption.Completion) -> [String] {
    CommandTable.commands.flatMap(\.options)
      .filter { $0.value != nil && $0.choices.isEmpty && $0.completion == completion }
      .flatMap(\.spellings).uniqued()
  }
}

extension CommandOption {
  /// The option's spellings on a line: `--output`, `-o`.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
