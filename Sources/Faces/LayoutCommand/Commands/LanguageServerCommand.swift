import Documents
import FileSystem
import LanguageServer

extension CommandDescription {
  static let languageServer = CommandDescription(
    name: "language-server",
    overview: "serves an editor: findings as one types, reasons, places, previews (Language Server Protocol 3.17)",
    arguments: "", argumentHelp: "", argumentCount: 0...0,
    options: [.config, .buildFolder, .noCode, .unconfined, .stdio],
    example: "layout language-server"
  ) { arguments in
    EndSignal.termination.listen()
    let surroundings = arguments.surroundings
    let server = LanguageServer(EditorSurroundings(arguments).host)
    let input = Monitor(StandardInput())
    let isEndedWell = server.run(
      reading: {
        input.withLock { input in try? input.chunk { EndSignal.termination.isReceived } }
      },
      writing: { text in
        let body = PrintableText(document: text).string
        let message = PrintableText(writtenBack: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        return (try? surroundings.print(message)) != nil
      })
    // The protocol's own statuses.
    return isEndedWell ? .success : .findings
  }
}

extension CommandOption {
  fileprivate static let stdio = CommandOption(
    name: "stdio", help: "speak on standard input and output, as it does anyway; some clients say so")
}
