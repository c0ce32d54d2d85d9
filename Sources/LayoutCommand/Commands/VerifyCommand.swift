import FileSystem
import LayoutAnalysis
import LayoutModel

extension CommandDescription {
  static let verify = CommandDescription(
    name: "verify", overview: "compares layouts with their golden files", arguments: "[PATH…]",
    argumentHelp: "fixtures, or folders of them; the present folder if left out", argumentCount: 0...Int.max,
    options: LayoutOptions.table + [.record, .color, .quiet], example: "layout verify Fixtures"
  ) { try VerifyCommand($0).run() }
}

/// `layout verify [PATH…]`.
private struct VerifyCommand {
  private let paths: [String]
  private let check: GoldenCheck
  private let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    let mode = try arguments.choice(.record, RecordMode.init) ?? .standard
    check = GoldenCheck(mode, try LayoutRequest(arguments))
    console = try Console(arguments)
  }

  func run() throws -> ExitStatus {
    let (cases, disorders) = GoldenCase.find(in: paths)
    var status = ExitStatus.success
    for disorder in disorders {
      console.error(disorder.message, path: disorder.path)
      status = .gravest(status, disorder.status)
    }
    var counts = Counts()
    for golden in cases {
      let outcome = check.check(golden)
      counts.count(outcome)
      status = .gravest(status, try report(outcome, golden))
    }
    try console.print(counts.summary + "\n")
    return status
  }

  private func report(_ outcome: GoldenCheck.Outcome, _ golden: GoldenCase) throws(Files.Failure) -> ExitStatus {
    switch outcome {
    case .passed:
      return .success
    case .unrecorded:
      try console.print("\(golden.input): no golden file beside it\n")
      return .findings
    case .recorded(let path, let wasExpected):
      try console.print("\(golden.input): recorded \(path)\n")
      return wasExpected ? .success : .findings
    case .differs(let differences, let actual):
      let lines = differences.map { "  \($0)\n" }.joined()
      let place = actual.map { "; the actual result is \($0)" } ?? ""
      try console.print("\(golden.input) differs\(place)\n\(lines)")
      return .findings
    case .unreadable(let failure):
      failure.report(in: golden.input, to: console)
      return failure.status
    case .broken(let fault):
      console.error(fault.message, path: fault.path)
      return fault.status
    }
  }

  /// How many inputs came to what.
  private struct Counts {
    private var passed = 0
    private var differing = 0
    private var recorded = 0
    private var unrecorded = 0
    private var unreadable = 0

    mutating func count(_ outcome: GoldenCheck.Outcome) {
      switch outcome {
      case .passed: passed += 1
      case .unrecorded: unrecorded += 1
      case .recorded: recorded += 1
      case .differs: differing += 1
      case .unreadable, .broken: unreadable += 1
      }
    }

    var summary: String {
      let rest = [
        (recorded, "recorded"), (unrecorded, "without a golden file"), (unreadable, "in error"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return (["\(passed) as expected", "\(differing) different"] + rest).joined(separator: ", ")
    }
  }
}
