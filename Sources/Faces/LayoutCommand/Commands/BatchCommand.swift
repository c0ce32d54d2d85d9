import FileSystem

extension CommandDescription {
  static let batch = CommandDescription(
    name: "batch", overview: "answers requests, a line of JSON each, with a line of JSON each, until there are none",
    arguments: "", argumentHelp: "", argumentCount: 0...0, options: [.unordered, .noCode, .jobs],
    example: #"echo '{"id": 1, "command": "solve", "path": "Login.xib"}' | layout batch"#
  ) { try BatchCommand($0).run() }
}

extension CommandOption {
  static let unordered = CommandOption(
    name: "unordered", help: "answer each request when it is done; in the order of the requests if left out")
}

/// The command `layout batch`.
private struct BatchCommand {
  private let isOrdered: Bool
  private let leavesCodeAlone: Bool
  private let jobs: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    isOrdered = !arguments.has(.unordered)
    leavesCodeAlone = arguments.has(.noCode)
    jobs = try arguments.count(.jobs) ?? Threads.processorCount
  }

  func run() throws -> ExitStatus {
    EndSignal.termination.listen()
    let run = BatchRun(isOrdered: isOrdered, leavesCodeAlone: leavesCodeAlone)
    Threads.run(jobs) { _ in run.work() }
    if let failure = run.failure { throw failure }
    return .success
  }
}
