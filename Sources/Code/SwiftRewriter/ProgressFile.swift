import Foundation

/// A file that tells which files are being worked on: `+View.swift` as the work on one begins, `-View.swift` as it ends.
///
/// A file that was begun and not ended is the one over which the program was ended: by a stack that is full, or by the limit of its time.
final class ProgressFile: Sendable {
  private let descriptor: Int32

  /// Begins a file, in place of what is there.
  init?(_ path: String) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o666)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Tells of work on a file while that is done.
  func during<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let line = name.replacing("\n", with: "\\n") + "\n"
    tell("+" + line)
    defer { tell("-" + line) }
    return try work()
  }

  private func tell(_ line: String) {
    // The system appends a line at once, whichever thread writes it.
    _ = unsafe Array(line.utf8).withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
  }
}
