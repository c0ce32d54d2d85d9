import Foundation

/// Processor time of this thread: engines run on one, and what else the machine does doesn't count.
package enum Stopwatch {
  /// The nanoseconds that work takes, less those that reading the clock does.
  package static func nanoseconds(of work: () throws -> Void) rethrows -> Double {
    let start = now()
    try work()
    return max(0, now() - start - cost)
  }

  /// What one reading takes; a system call each, and not nothing beside a batch of small screens.
  private static let cost = median(
    of: (0..<1_001).map { _ in
      let start = now()
      return now() - start
    })

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
