import Foundation

/// Work that all cores share, on stacks on which deep syntax is read.
enum Parallel {
  /// The stack of each thread. What isn't used of it takes no memory.
  private static let stackBytes = 64 << 20

  /// Elements turned into others, in their order.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - jobs: The number of threads; one a core if `nil`.
  ///   - transform: Turns one into another.
  /// - Returns: The others.
  /// - Throws: The first element's error that there is.
  static func map<Element, Result>(
    _ elements: [Element], jobs: Int? = nil, _ transform: @escaping (Element) throws -> Result
  ) throws -> [Result] {
    let work = Work(elements, transform)
    run(min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, elements.count)) {
      while let index = work.next() { work.set(Swift.Result { try work.transform(work.elements[index]) }, at: index) }
    }
    return try work.results.map { try $0.get() }
  }

  /// Runs the same work on threads, and waits for all of them.
  private static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        body()
        group.leave()
      }
      thread.stackSize = stackBytes
      thread.start()
    }
    group.wait()
  }

  /// Runs work on a thread with such a stack, and waits for it.
  static func run<Result>(_ work: @escaping () throws -> Result) throws -> Result {
    let results = try map([0], jobs: 1) { _ in try work() }
    return results[0]
  }

  /// Elements, taken one by one, and their results.
  private final class Work<Element, Result>: @unchecked Sendable {
    let elements: [Element]
    let transform: (Element) throws -> Result
    private let lock = NSLock()
    private var position = 0
    private var slots: [Swift.Result<Result, any Error>?]

    init(_ elements: [Element], _ transform: @escaping (Element) throws -> Result) {
      self.elements = elements
      self.transform = transform
      slots = Array(repeating: nil, count: elements.count)
    }

    /// Takes the next element's index.
    func next() -> Int? {
      lock.withLock {
        guard position < elements.count else { return nil }
        position += 1
        return position - 1
      }
    }

    func set(_ value: Swift.Result<Result, any Error>, at index: Int) { lock.withLock { slots[index] = value } }

    var results: [Swift.Result<Result, any Error>] { lock.withLock { slots.compactMap(\.self) } }
  }
}
