import Documents
import FileSystem
import LayoutAnalysis

/// Scripts that complete commands, options and their values, from the tables that help is printed from.
///
/// A shell reads one at its start (`source <(layout --generate-completion-script bash)`), or finds it saved among its
/// completions. The scenes of the file on the line are the one thing that a script asks the program for.
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

  /// What a script calls the program with to get the scenes of files, a line each. Three dashes, since no user types it.
  static let sceneRequest = "---scenes"

  /// What `--scene` takes for some files, a line each; nothing of files that can't be read.
  static func scenes(of paths: some Sequence<String>) -> String {
    let names = paths.flatMap { path in (try? SceneFile(reading: Path(argument: path)))?.sceneNames ?? [] }
    return names.uniqued().filter { !$0.contains { $0.isNewline } }.map { "\($0)\n" }.joined()
  }

  /// A text between a shell's single quotes.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

  /// The commands of which an option has the same values, by these values: scripts name them once.
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

  /// The options of all commands whose values have no list and complete in one way, each once: `--scene`, `-o`.
  static func spellings(completing completion: CommandOption.Completion) -> [String] {
    CommandTable.commands.flatMap(\.options)
      .filter { $0.value != nil && $0.choices.isEmpty && $0.completion == completion }
      .flatMap(\.spellings).uniqued()
  }
}

extension CommandOption {
  /// What stands for it on a line: `--output`, `-o`.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
