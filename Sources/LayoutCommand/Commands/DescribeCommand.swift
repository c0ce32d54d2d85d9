import Differences
import Documents
import FileSystem

extension CommandDescription {
  static let describe = CommandDescription(
    name: "describe", overview: "writes a screen as lines of text, for git's textconv", arguments: "FILE",
    argumentHelp: "a fixture, .json, an Interface Builder file, .xib or .storyboard, a dump, or - for standard input",
    argumentCount: 1...1, options: [.output, .buildFolder, .color, .quiet], example: "layout describe Main.storyboard"
  ) { arguments in
    let path = Path(argument: arguments.operands[0])
    let console = try Console(arguments)
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      console.error("\(error.message)", path: path.description)
      return error.status
    }
    let (text, fault) = ScreenDescription.text(of: bytes)
    // Git abandons a whole comparison if a textconv fails. So the text contains the fault, and the status is success.
    if let fault {
      console.note("this can't be read, and is given as it is: \(fault.description)", path: path.description)
    }
    return try CommandOutput(arguments).write(text)
  }
}
