import LayoutTestSupport

/// Command lines: run in this process, in a folder of their files, as the program runs them.
enum CommandFormat {
  static let format = InputFormat(
    "command", ending: "json", share: 60, takesStreams: true, make: { CommandGrammar.script(&$0) }, run: run,
    smaller: Reductions.json)

  private static func run(_ bytes: [UInt8], isThorough: Bool) -> Verdict {
    var verdict = Verdict()
    guard let script = CommandScript(reading: bytes) else {
      verdict.isAccepted = false
      return verdict
    }
    do {
      CommandCheck(folder: try CommandFolder.shared.get(), script: script).run(isThorough: isThorough, &verdict)
    } catch {
      verdict.note("there is no folder to run in", "\(error)")
    }
    return verdict
  }
}
