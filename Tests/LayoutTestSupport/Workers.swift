import Foundation

/// Threads of their own, as many as are asked for, whatever the machine has.
package enum Workers {
  /// Returns the values of a function for each number up to a count, in order, worked out on so many threads at once.
  ///
  /// The threads begin together. Each takes the next number that none has taken, so that they meet in any order.
  package static func map<Value: Sendable>(
    _ count: Int, threads: Int, _ transform: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let board = Board<Value>(count: count, running: threads)
    for _ in 0..<threads {
      let thread = Thread {
        board.arrive()
        while let index = board.next() { board.enter(transform(index), at: index) }
        board.leave()
      }
      thread.start()
    }
    return board.values()
  }
}

/// The work that threads have taken, and its results. It is guarded by a condition of Foundation's, whose calls of
/// pthread the thread sanitizer sees.
private final class Board<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var taken = 0
  private var running: Int
  /// The number of threads that haven't begun.
  private var awaited: Int
  private var results: [Value?]

  init(count: Int, running: Int) {
    results = Array(repeating: nil, count: count)
    self.running = running
    awaited = running
  }

  /// Waits until every thread is here.
  func arrive() {
    condition.withLock {
      awaited -= 1
      if awaited == 0 { condition.broadcast() }
      while awaited > 0 { condition.wait() }
    }
  }

  /// The next number, while there is one.
  func next() -> Int? {
    condition.withLock {
      guard taken < results.count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  func enter(_ value: Value, at index: Int) { condition.withLock { results[index] = value } }

  /// Tells that a thread has nothing left to do.
  func leave() {
    condition.withLock {
      running -= 1
      condition.signal()
    }
  }

  /// All results, when every thread is done.
  func values() -> [Value] {
    condition.withLock {
      while running > 0 { condition.wait() }
      return results.compactMap(\.self)
    }
  }
}
