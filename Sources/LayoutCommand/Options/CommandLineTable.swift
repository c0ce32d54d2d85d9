import LayoutAnalysis
import LayoutModel

/// An option of a command: the table from which options are read and help and completions are printed.
package struct CommandOption: Sendable {
  let name: String
  /// What its value is called in help, or `nil` for a flag.
  var value: String?
  /// The values that it takes, where they are few; completions offer them.
  var choices: [String] = []
  var isRepeatable = false
  let help: String
}

/// A command: its options, its arguments, and what it says of itself.
package struct CommandDescription: Sendable {
  let name: String
  let overview: String
  /// The arguments as usage shows them: `INPUT`.
  let arguments: String
  let argumentHelp: String
  /// How many arguments it takes.
  let argumentCount: ClosedRange<Int>
  let options: [CommandOption]
  let example: String
  /// Runs the command.
  let run: @Sendable (ParsedArguments) throws -> ExitStatus
}

extension CommandOption {
  static let orientation = CommandOption(
    name: "orientation", value: "ORIENTATION", choices: InterfaceOrientation.allCases.map(\.name) + ["all"],
    isRepeatable: true, help: "the interface orientation asked for; portrait and landscapeLeft if left out")
  static let deviceOrientation = CommandOption(
    name: "device-orientation", value: "ORIENTATION", choices: DeviceOrientation.allCases.map(\.name),
    isRepeatable: true,
    help: "turns the device instead: its landscapeLeft is the interface's landscapeRight; faceUp changes nothing")
  static let device = CommandOption(
    name: "device", value: "ID", choices: DeviceCatalogue.familyIDs + ["all"], isRepeatable: true,
    help: "a device of the catalogue, or one's window (ipad-pro-11/oneHalf), or all; the fixture's own if left out")
  static let size = CommandOption(
    name: "size", value: "WIDTHxHEIGHT",
    help: "the window's size in points, such as 507x1194; as large as the screen if left out")
  static let systemVersion = CommandOption(
    name: "system-version", value: "VERSION", help: "the iOS version, such as 12.1; the newest that the device ran")
  static let layoutDirection = CommandOption(
    name: "layout-direction", value: "DIRECTION", choices: UserInterfaceLayoutDirection.allCases.map(\.rawValue),
    help: "which way the user's language runs: leftToRight or rightToLeft; what the fixture says if left out")
  static let contentSizeCategory = CommandOption(
    name: "content-size-category", value: "CATEGORY", choices: ContentSizeCategory.allCases.map(\.rawValue),
    help: "how large the user wants text, such as accessibilityLarge; what the fixture says if left out")
  static let scene = CommandOption(
    name: "scene", value: "ID",
    help: "the scene of an Interface Builder file: an object id, a storyboard identifier, a class, or initial")
  static let verbose = CommandOption(
    name: "verbose", help: "tell everything in an Interface Builder file that isn't understood, not one of each kind")
  static let format = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"], help: "json, a layout-dump/1 (if left out), or text")
  static let listFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"], help: "text, a table (if left out), or json")
  static let output = CommandOption(
    name: "output", value: "PATH", help: "the file to write; standard output if left out")
  static let strict = CommandOption(name: "strict", help: "end with status 1 where a layout has errors or warnings")
  static let color = CommandOption(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"], help: "auto (if left out), always or never")
  static let quiet = CommandOption(name: "quiet", help: "don't print what is found about layouts")
  static let record = CommandOption(
    name: "record", value: "MODE", choices: RecordMode.allCases.map(\.rawValue),
    help: "which golden files to write: all, missing (if left out), failed, or never (where CI is set)")
  static let singleDevice = CommandOption(
    name: "device", value: "ID", choices: DeviceCatalogue.familyIDs,
    help: "a device of the catalogue, or one's window (ipad-pro-11/oneHalf); the fixture's own if left out")
  static let at = CommandOption(
    name: "at", value: "SECONDS", isRepeatable: true,
    help: "print what is seen at a time from the launch on, in the middle of an animation perhaps, not the trace")
  static let traceFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"],
    help: "json, a layout-trace/1 (if left out), or text")
  static let explainOrientation = CommandOption(
    name: "orientation", value: "ORIENTATION", choices: InterfaceOrientation.allCases.map(\.name) + ["all"],
    isRepeatable: true, help: "tell who allows an interface orientation, who refuses it, and what comes out")
  static let controllers = CommandOption(
    name: "controllers", help: "tell every controller's parent, containers, and who presents whom")
  static let containers = CommandOption(
    name: "containers",
    help: "tell what a navigation bar, a tab bar and both leave of the screen, in every orientation")
  static let afterEvents = CommandOption(
    name: "after-events", help: "play the fixture's events first; as it is launched if left out")
  static let explainFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"], help: "text (if left out), or json")
  static let help = CommandOption(name: "help", help: "print this")
}

/// The program's commands.
package enum CommandTable {
  package static let commands: [CommandDescription] = [.solve, .verify, .explain, .trace, .convert, .devices]

  /// Options that stand before a command.
  static let global = [
    CommandOption(name: "version", help: "print the version"),
    CommandOption(
      name: "generate-completion-script", value: "SHELL", choices: CompletionScript.Shell.allCases.map(\.rawValue),
      help: "print a script that completes commands and options in bash, zsh or fish"),
    .help,
  ]
}
