import Foundation

/// Knows which mutants are under way, and says so in a file, so that one that ends the process or hangs is told.
final class MutantWatch: @unchecked Sendable {
  private let condition = NSCondition()
  private var underWay: [Int: Date] = [:]
  private var isOver = false
  private let file: FileHandle

  /// Seconds after which a mutant counts as hanging; many more than it may take, for other processes run too.
  private static let patience = 60.0
  private static let width = 64

  /// A watch that keeps a file, which is empty when nothing is under way.
  init(path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
    Thread { [self] in watch() }.start()
  }

  func begin(_ number: Int) { change { $0[number] = Date() } }

  func end(_ number: Int) { change { $0[number] = nil } }

  /// Ends the watch.
  func finish() {
    condition.withLock {
      isOver = true
      condition.signal()
    }
  }

  private func change(_ change: (inout [Int: Date]) -> Void) {
    condition.withLock {
      change(&underWay)
      let numbers = underWay.keys.sorted().map(String.init).joined(separator: " ")
      let line = numbers.padding(toLength: Self.width, withPad: " ", startingAt: 0)
      try? file.seek(toOffset: 0)
      try? file.write(contentsOf: Data(line.utf8))
    }
  }

  /// Ends the process when a mutant takes too long.
  private func watch() {
    condition.withLock {
      while !isOver {
        _ = condition.wait(until: Date().addingTimeInterval(1))
        guard let (number, _) = underWay.first(where: { -$0.value.timeIntervalSinceNow > Self.patience }) else {
          continue
        }
        FileHandle.standardError.write(Data("mutant \(number) hangs\n".utf8))
        abort()
      }
    }
  }
}
