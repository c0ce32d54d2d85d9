/// The time that a program may take for an answer.
///
/// It goes by processor time, so that a program on a busy machine isn't late for what others do. A program that waits for what never comes
/// takes none: it is late once it has done nothing for as long, and in any case after many times as long.
package struct TimeLimit: Hashable, Sendable {
  /// The processor time that the answer may take.
  package let processorTime: Duration
  /// The time by the clock that the answer may take, whatever the machine does besides.
  package var clockTime: Duration { processorTime * Self.maximumLoad }

  package init(processorTime: Duration) {
    self.processorTime = processorTime
  }

  /// The number of programs that a processor is shared by at most, for a program that is in time.
  private static let maximumLoad = 24
  /// The processor time below which a program did nothing: what watches it takes some, too.
  private static let leastWork = Duration.milliseconds(5)

  /// The reason why a program is late.
  package enum Reason: Hashable, Sendable {
    /// It took the processor time that it has.
    case processorTime
    /// It waits, and doesn't go on.
    case stillness
    /// It took many times as long by the clock.
    case clockTime
  }

  /// A watch over one answer.
  struct Watch {
    private let limit: TimeLimit
    private var firstWork: Duration?
    /// The work and the time when the program was last seen to work.
    private var lastWork = Duration.zero
    private var lastTime = Duration.zero

    init(_ limit: TimeLimit) {
      self.limit = limit
    }

    /// Looks at the program.
    ///
    /// - Parameters:
    ///   - time: The time since the question.
    ///   - work: The processor time that the program has taken since its start; `nil` where the system doesn't tell.
    /// - Returns: The reason why it is late; `nil` where it isn't.
    mutating func reason(at time: Duration, work: Duration?) -> Reason? {
      guard let work else { return time >= limit.processorTime ? .clockTime : nil }
      let first = firstWork ?? work
      firstWork = first
      if work - first >= limit.processorTime { return .processorTime }
      if work - first - lastWork >= TimeLimit.leastWork { (lastWork, lastTime) = (work - first, time) }
      if time - lastTime >= limit.processorTime { return .stillness }
      return time >= limit.clockTime ? .clockTime : nil
    }
  }
}
