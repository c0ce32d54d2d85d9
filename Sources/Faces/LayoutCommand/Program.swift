import Documents
import FileSystem
import LayoutModel
import SwiftSources

/// The program `layout`.
package enum Program {
  static let version = "0.1.0"
  /// The date of this version, for the manual.
  static let versionDate = "2026-11-22"

  /// Runs a command line, which excludes the program's name; `nil` if it can't be read.
  package static func run(_ arguments: [String]?) -> ExitStatus {
    guard let arguments else {
      Console().error("the command line can't be read, for /proc isn't mounted")
      return .internalFault
    }
    return run(arguments, in: .process)
  }

  /// Runs a command line in some surroundings.
  static func run(_ arguments: [String], in surroundings: CommandSurroundings) -> ExitStatus {
    let console = Console(surroundings: surroundings)
    do {
      return try dispatch(arguments, console)
    } catch let error as UsageError {
      console.error("\(error.message)\nSee `\(nameOfHelp(for: arguments))`.")
      return .usage
    } catch let error as Files.Failure {
      console.error("\(error.message)")
      return error.status
    } catch {
      console.error("\(String(describing: error))")
      return .internalFault
    }
  }

  /// Returns the name of the help for a wrong command line: that of its command, or the program's.
  private static func nameOfHelp(for arguments: [String]) -> String {
    let command = CommandTable.commands.first { $0.name == arguments.first }
    return ["layout", command?.name, "--help"].compactMap(\.self).joined(separator: " ")
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws -> ExitStatus {
    guard let first = arguments.first else { return try say(Help.program, console) }
    if first == CompletionScript.sceneRequest {
      return try say(CompletionScript.scenes(of: arguments.dropFirst()), console)
    }
    if first.hasPrefix("-") { return try global(arguments, console) }
    let command = try CommandTable.command(named: first)
    var parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ParsedArguments(arguments.dropFirst(), options: command.allOptions)
    } catch {
      // Somebody who asks for help needn't get the rest of the line right.
      guard arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) else {
        throw error
      }
      return try say(Help.text(of: command), console)
    }
    if parsed.has(.help) { return try say(Help.text(of: command), console) }
    guard command.argumentCount.contains(parsed.operands.count) else {
      throw UsageError.argumentCount(parsed.operands.count, arguments: command.arguments)
    }
    parsed.surroundings = console.surroundings
    return try command.run(parsed)
  }

  private static func global(_ arguments: [String], _ console: Console) throws -> ExitStatus {
    let parsed = try ParsedArguments(arguments, options: CommandTable.global)
    for option in CommandTable.global {
      guard let value = parsed.value(option) else { continue }
      switch option.name {
      case "version": return try say("layout \(version)\n", console)
      case "generate-completion-script":
        guard let shell = CompletionScript.Shell(rawValue: value) else {
          throw ParsedArguments.unknown(value, of: option)
        }
        return try say(CompletionScript.text(for: shell), console)
      case "generate-manual": return try say(Manual.text, console)
      default: return try say(Help.program, console)
      }
    }
    return try say(Help.program, console)
  }

  private static func say(_ text: String, _ console: Console) throws(Files.Failure) -> ExitStatus {
    try console.print(PrintableText(document: text))
    return .success
  }
}

extension Console {
  /// Creates the console that a command's options request; `NO_COLOR` is respected (no-color.org).
  init(_ arguments: ParsedArguments) throws(UsageError) {
    surroundings = arguments.surroundings
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    isColored =
      switch try arguments.choice(.color, { CommandOption.color.choices.contains($0) ? $0 : nil }) {
      case "always": true
      case "never": false
      default: surroundings.hasTerminal && Environment.value("NO_COLOR", isEmptyUnset: true) == nil
      }
    surroundings.leavesCodeAlone = arguments.has(.noCode)
    surroundings.code = CodeLibrary(arguments, self)
  }
}
