import Documents
import FileSystem

extension CommandOption {
  static let time = CommandOption(
    name: "time", value: "TIME",
    help:
      "how long the run may take, such as 90s, 30m or 2h; then what was found is printed, and what is left is named; "
      + "\(RunBudget.standard) if left out")
}

/// The time by the clock that a run has. After that time the run answers with its results so far, and names what is left.
struct RunBudget: Sendable {
  static let standard = "1h"

  /// The time as it was asked for.
  private let words: String
  private let end: ContinuousClock.Instant

  /// The budget of a command's options, which begins now.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.value(.time) ?? Self.standard
    guard let duration = Self.duration(words) else {
      throw UsageError.malformedDuration(words, option: CommandOption.time.name)
    }
    end = .now + duration
  }

  private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600]
  /// A year, in seconds.
  private static let longest = 31_536_000

  /// The duration of a text, such as `90s`; `nil` where it is none.
  static func duration(_ text: String) -> Duration? {
    guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()), count > 0,
      count <= longest / unit
    else { return nil }
    return .seconds(count * unit)
  }

  private var isSpent: Bool { .now >= end }

  /// Tells whether the run is to stop: the time is spent, or the user asks for the end.
  var isOver: @Sendable () -> Bool {
    { EndSignal.interruption.isReceived || isSpent }
  }

  /// Returns the status of a run that stopped, and tells what it left where its time was spent.
  ///
  /// - Parameters:
  ///   - left: What the run left.
  ///   - console: Where it is told.
  /// - Returns: The status.
  func status(leaving left: [String], _ console: Console) -> ExitStatus {
    guard !EndSignal.interruption.isReceived else { return .interrupted }
    for path in left.prefix(Self.maximumLines) { console.error("left, since the time of the run is spent", path: path) }
    console.error(
      "the time of the run, \(words), is spent: \(left.count) \(left.count == 1 ? "input is" : "inputs are") left; --\(CommandOption.time.name) gives it more"
    )
    return .findings
  }

  private static let maximumLines = 100
}
