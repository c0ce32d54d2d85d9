import FileSystem
import LayoutModel
import Synchronization

/// The constraints that UIKit or AppKit printed because they can't hold together, read and explained.
///
///     let log = ConflictLog(reading: """
///       "<NSLayoutConstraint:0x60 UIButton:0x7f.width == 44   (active)>",
///       "<NSLayoutConstraint:0x61 UIButton:0x7f.width >= 60   (active)>"
///       """)
///     log.conflicts[0].irreducible        // [0, 1]
///     log.conflicts[0].words[0]           // UIButton is 44 wide
///
/// A log is read as people paste it (<doc:WhyIsItSo#Logs-of-conflicts>). A line that isn't understood is listed in ``LoggedConflict/unread``
/// and left out.
public struct ConflictLog: Sendable {
  /// The conflicts in their order; empty if the text has none.
  public let conflicts: [LoggedConflict]

  /// Reads a log.
  public init(reading text: String) {
    self.init(reading: Array(text.utf8))
  }

  /// Reads a log from a file's bytes.
  package init(reading bytes: [UInt8]) {
    let printed = LogScanner.conflicts(in: bytes).map(PrintedSet.init)
    var numbers: [ConflictPattern: Int] = [:]
    var patterns: [Int] = []
    var firsts: [PrintedSet] = []
    for set in printed {
      let pattern = set.pattern
      if numbers[pattern] == nil {
        numbers[pattern] = firsts.count
        firsts.append(set)
      }
      patterns.append(numbers[pattern] ?? 0)
    }
    let explained = Self.explained(firsts)
    conflicts = zip(printed, patterns).map { set, pattern in explained[pattern].of(set) }
  }

  /// The smallest number of conflicts that are worth another thread.
  private static let fewestOfThread = 8

  /// Explains conflicts, each by itself, on all processors.
  private static func explained(_ sets: [PrintedSet]) -> [LoggedConflict] {
    let work = Work(sets)
    Threads.run(min(Threads.processorCount, max(1, sets.count / fewestOfThread))) { _ in work.run() }
    return work.explained
  }

  /// The conflicts to explain, which several threads take one after another.
  private final class Work: Sendable {
    private let sets: [PrintedSet]
    private let next = Atomic(0)
    private let results = Guarded<[Int: LoggedConflict]>([:])

    init(_ sets: [PrintedSet]) { self.sets = sets }

    func run() {
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < sets.count else { return }
        let conflict = LoggedConflict(sets[number])
        results.withLock { $0[number] = conflict }
      }
    }

    var explained: [LoggedConflict] { results.withLock { results in sets.indices.compactMap { results[$0] } } }
  }
}
