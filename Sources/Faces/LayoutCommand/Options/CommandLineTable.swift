import Differences
import Documents
import LayoutModel
import LayoutPictures
import SceneSources

/// An option of a command. Options are parsed, and help, completions and the manual are printed, from a table of these.
package struct CommandOption: Sendable {
  package let name: String
  /// The name of its value in help, or `nil` for a flag.
  package private(set) var value: String?
  /// The option's values, if they can be listed; completions offer them.
  package private(set) var choices: [String] = []
  /// The kind of completions if there are no choices.
  var completion = Completion.nothing
  var isRepeatable = false
  let help: String

  /// The kind of completions that a shell offers for a value.
  enum Completion {
    case nothing
    case paths
    /// The scenes of the file named on the line.
    case scenes
  }

  /// Its letter, such as `o` for `-o`. A letter means the same in every command.
  package var letter: Character? { Self.letters[name] }

  private static let letters: [String: Character] = [
    "format": "f", "output": "o", "quiet": "q", "verbose": "v", "help": "h",
  ]

  /// Its text in help, followed by the values that it takes if the text doesn't name them.
  var fullHelp: String {
    let isListed = choices.count <= Self.maximumChoicesListed && !choices.allSatisfy { help.holds($0) }
    return [help, isListed ? "one of \(choices.joined(separator: ", "))" : "", isRepeatable ? "repeatable" : ""]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let maximumChoicesListed = 14
}

/// A command: its options, its arguments, and its description.
package struct CommandDescription: Sendable {
  package let name: String
  /// The command's purpose, in words that follow its name: `lays a screen out`.
  let overview: String
  /// The arguments as usage shows them: `INPUT`.
  let arguments: String
  let argumentHelp: String
  /// The number of arguments that it takes.
  let argumentCount: ClosedRange<Int>
  /// Returns the arguments that completions offer; paths if empty. This is a closure because commands may be among
  /// them.
  package private(set) var argumentChoices: @Sendable () -> [String] = { [] }
  package let options: [CommandOption]
  let example: String
  /// Runs the command.
  let run: @Sendable (ParsedArguments) throws -> ExitStatus

  /// Its own options and those of every command.
  package var allOptions: [CommandOption] { options + [.help] }
}

extension CommandOption {
  static let orientation = CommandOption(
    name: "orientation", value: "ORIENTATION",
    choices: InterfaceOrientation.allCases.map(\.name) + [LayoutOptions.landscape, LayoutOptions.all],
    isRepeatable: true,
    help: "the interface orientation asked for, landscape for both, or all; portrait and landscapeLeft if left out")
  static let deviceOrientation = CommandOption(
    name: "device-orientation", value: "ORIENTATION", choices: DeviceOrientation.allCases.map(\.name),
    isRepeatable: true,
    help: "turns the device instead: its landscapeLeft is the interface's landscapeRight; faceUp changes nothing")
  static let device = CommandOption(
    name: "device", value: "ID", choices: deviceNames + [LayoutOptions.current, LayoutOptions.all], isRepeatable: true,
    help:
      "a device of the catalogue, or one's window (ipad-pro-11/oneHalf); current, the sizes that there are today, or "
      + "all; the fixture's own if left out")
  static let size = CommandOption(
    name: "size", value: "WIDTHxHEIGHT", isRepeatable: true,
    help: "the window's size in points, such as 507x1194; as large as the screen if left out")
  static let systemVersion = CommandOption(
    name: "system-version", value: "VERSION", isRepeatable: true,
    help:
      "the iOS version, such as 12.1; the newest that the device ran if left out. Of several devices or versions, pairs "
      + "that never were are left out")
  static let layoutDirection = CommandOption(
    name: "layout-direction", value: "DIRECTION",
    choices: UserInterfaceLayoutDirection.allCases.map(\.rawValue) + [LayoutOptions.both], isRepeatable: true,
    help: "the direction of the user's language: leftToRight, rightToLeft, or both; what the fixture says if left out")
  static let contentSizeCategory = CommandOption(
    name: "content-size-category", value: "CATEGORY",
    choices: ContentSizeCategory.allCases.map(\.rawValue) + [LayoutOptions.all], isRepeatable: true,
    help: "how large the user wants text, such as accessibilityLarge, or all; what the fixture says if left out")
  static let pseudolanguage = CommandOption(
    name: "pseudolanguage", value: "LANGUAGE", choices: Pseudolanguage.allCases.map(\.rawValue), isRepeatable: true,
    help:
      "the language that texts are tried in: none, doubleLength (each twice), accented (with accents, in brackets), or bounded "
      + "(each in [# and #])")
  static let localization = CommandOption(
    name: "localization", value: "LANGUAGE", isRepeatable: true,
    help:
      "the language of the texts beside an Interface Builder file (de.lproj/Main.strings, Main.xcstrings), such as de, "
      + "or all that it has texts in; the file's own texts if left out. One that no input has is refused")
  static let conditions = CommandOption(
    name: "conditions", value: "NAME", isRepeatable: true,
    help:
      "conditions by their name, such as iphone-17/portrait/accessibilityLarge, or canvas: an exact list, beside which no "
      + "other option of conditions stands")
  static let scene = CommandOption(
    name: "scene", value: "ID", completion: .scenes,
    help:
      "the scene of an Interface Builder file: a title, a storyboard identifier, a class, an object id, or initial, "
      + "which a fixture is too")
  static let verbose = CommandOption(
    name: "verbose",
    help:
      "show ids behind names, all conditions of a finding, and all that isn't understood, not one of each kind")
  static let format = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"], help: "json, a layout-dump/1 (if left out), or text")
  static let solveFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"] + PictureFormat.allCases.map(\.rawValue),
    help:
      "json, a layout-dump/1 (if left out), or text; svg or png, a picture of each layout; html, a page of pictures")
  static let listFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"], help: "text, a table (if left out), or json")
  static let show = CommandOption(
    name: "show", value: "LIST", choices: PictureStyle.Overlay.allCases.map(\.rawValue), isRepeatable: true,
    help:
      "the overlays of pictures, with commas: guides, constraints, findings, names, device")
  static let scale = CommandOption(
    name: "scale", value: "FACTOR", help: "of png: pixels a point; the device's own if left out")
  static let interfaceStyle = CommandOption(
    name: "user-interface-style", value: "STYLE", choices: UserInterfaceStyle.allCases.map(\.rawValue),
    help: "of pictures: light (if left out) or dark")
  static let outputOfPictures = CommandOption(
    name: output.name, value: "PATH", completion: .paths,
    help:
      "the file to write, for several inputs or several pictures the folder; standard output if left out")
  static let output = CommandOption(
    name: "output", value: "PATH", completion: .paths, help: "the file to write; standard output if left out")
  static let outputOfConversions = CommandOption(
    name: output.name, value: "PATH", completion: .paths,
    help: "the file to write, standard output if left out; several inputs need a folder")
  static let strict = CommandOption(name: "strict", help: "end with status 1 for warnings too, not for errors alone")
  static let lenient = CommandOption(name: "lenient", help: "end with status 0 whatever is found about layouts")
  static let color = CommandOption(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"], help: "auto (if left out), always or never")
  static let quiet = CommandOption(name: "quiet", help: "don't print what is found about layouts")
  static let record = CommandOption(
    name: "record", value: "MODE", choices: RecordMode.allCases.map(\.rawValue),
    help: "the golden files to write: all, missing (if left out), failed, or never (where CI is set)")
  static let at = CommandOption(
    name: "at", value: "SECONDS", isRepeatable: true,
    help: "print what is seen at a time from the launch on, in the middle of an animation perhaps, not the trace")
  static let traceFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"] + PictureFormat.allCases.map(\.rawValue),
    help:
      "json, a layout-trace/1 (if left out), or text; html, a page with a time line; svg or png, pictures of the times "
      + "that --at names, or of each event")
  static let explainOrientation = CommandOption(
    name: "orientation", value: "ORIENTATION", choices: orientation.choices, isRepeatable: true,
    help: "show who allows an interface orientation, who refuses it, and what comes out")
  static let controllers = CommandOption(
    name: "controllers", help: "show every controller's parent, containers, and who presents whom")
  static let containers = CommandOption(
    name: "containers",
    help: "show what a navigation bar, a tab bar and both leave of the screen, in every orientation")
  static let controls = CommandOption(
    name: "controls",
    help: "show instead what controls ask for by themselves under each system, and how that is known")
  static let afterEvents = CommandOption(
    name: "after-events", help: "play the fixture's events first; as it is launched if left out")
  static let explainFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text"], help: "text (if left out), or json")
  static let help = CommandOption(name: "help", help: "print this")
}

extension CommandOption {
  /// The same option for a command that takes only one value of it.
  var once: CommandOption {
    let several = [LayoutOptions.all, LayoutOptions.both, LayoutOptions.current]
    return CommandOption(
      name: name, value: value, choices: choices.filter { !several.contains($0) }, completion: completion, help: help)
  }

  /// Every device of the catalogue, and the windows of devices that have some.
  static let deviceNames: [String] = DeviceCatalogue.families.flatMap { family in
    let names = ([family.id] + family.models.flatMap(\.aliases)).uniqued()
    guard family.splitView != nil else { return names }
    return names.flatMap { name in [name] + WindowPlacement.namedParts.map { "\(name)/\($0.name)" } }
  }
}

/// The program's commands.
package enum CommandTable {
  package static let commands: [CommandDescription] = [
    .solve, .verify, .lint, .fix, .rules, .config, .merge, .sweep, .report, .preview, .explain, .trace, .diff,
    .references, .describe, .convert, .code, .batch, .languageServer, .mergeDriver, .devices, .schema, .help,
  ]

  /// The options that come before a command.
  package static let global = [
    CommandOption(name: "version", help: "print the version"),
    CommandOption(
      name: "generate-completion-script", value: "SHELL", choices: CompletionScript.Shell.allCases.map(\.rawValue),
      help: "print a script that completes commands, options and their values in bash, zsh or fish"),
    CommandOption(name: "generate-manual", help: "print the manual page, layout.1"),
    .help,
  ]

  /// Returns the command with a name.
  static func command(named name: String) throws(UsageError) -> CommandDescription {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, nearest: Spelling.nearest(to: name, orPrefixOf: commands.map(\.name)))
  }
}

extension Spelling {
  /// Returns the candidate nearest to a name or, if none is near, the first that begins with it.
  static func nearest(to name: String, orPrefixOf candidates: [String]) -> String? {
    nearest(to: name, among: candidates) ?? candidates.first { !name.isEmpty && $0.hasPrefix(name) }
  }
}
