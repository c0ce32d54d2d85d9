import Documents
import FileSystem
import Lint
import Sweeps
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The progress of a run on a terminal, in a line that is overwritten.
///
///     [========>           ] 212 of 513 files, 1840 layouts a second, 6 s left
final class ProgressBar: Sendable {
  private let isShown: Bool
  private let start: Double
  private let last = Atomic(0.0.bitPattern)

  init(isShown: Bool) {
    self.isShown = isShown
    start = Self.now
  }

  private static let width = 20
  /// The interval between updates, in seconds.
  private static let pause = 0.1

  /// Shows the progress of a run.
  func show(_ progress: LintProgress) {
    guard progress.totalFiles > 0 else { return }
    show(progress.share, "\(progress.files) of \(progress.totalFiles) files", layouts: progress.layouts)
  }

  /// Shows the progress of a sweep.
  func show(_ progress: SweepProgress) {
    let pieces = progress.pieces == 1 ? "1 piece" : "\(progress.pieces) pieces"
    show(progress.share, "\(Int(100 * progress.share)) %, \(pieces)", layouts: progress.layouts)
  }

  private func show(_ share: Double, _ count: String, layouts: Int) {
    guard isShown else { return }
    let now = Self.now
    let before = last.load(ordering: .relaxed)
    guard now - Double(bitPattern: before) >= Self.pause,
      last.compareExchange(expected: before, desired: now.bitPattern, ordering: .relaxed).exchanged
    else { return }
    let time = max(now - start, 1e-3)
    let done = Int(share * Double(Self.width))
    let bar = String(repeating: "=", count: done) + (done < Self.width ? ">" : "")
    let rest = share > 1e-6 ? Int((time / share - time).rounded(.up)) : 0
    let words =
      "[\(bar)\(String(repeating: " ", count: max(0, Self.width - bar.count)))] \(count), "
      + "\(Int(Double(layouts) / time)) layouts a second, \(rest) s left"
    Self.write(PrintableText.overwriting(words))
  }

  /// Removes the line.
  func end() {
    if isShown { Self.write(PrintableText.overwriting("")) }
  }

  private static func write(_ text: PrintableText) {
    try? Files.send(text, to: STDERR_FILENO)
  }

  /// The time since some fixed moment, in seconds.
  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
