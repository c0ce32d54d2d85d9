import Foundation
import UIKit

/// The lines that a program prints: what its code writes to standard output and standard error, by `print` or `NSLog`.
///
/// All of it goes on to the standard error that the program was started with. A thread of its own reads along, so that a screen may print as
/// much as it likes; and a program that crashes still says the last words.
final class PrintedLines: @unchecked Sendable {
  private let lock = NSLock()
  private let reading: Int32
  private let forwarded: Int32
  /// The bytes behind the last line that was taken.
  private var rest: [UInt8] = []

  /// Takes over both streams; `nil` where the system gives no pipe.
  init?() {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (reading, forwarded) = (ends[0], dup(STDERR_FILENO))
    guard forwarded >= 0, fcntl(reading, F_SETFL, O_NONBLOCK) == 0 else { return nil }
    unsafe StandardError.descriptor = forwarded
    dup2(ends[1], STDOUT_FILENO)
    dup2(ends[1], STDERR_FILENO)
    close(ends[1])
    LastWords.keep(from: reading, to: forwarded)
    Thread.detachNewThread { [self] in readAlong() }
  }

  /// The lines since the last call, without the date and the process that `NSLog` puts before them.
  func take() -> [String] {
    fflush(nil)
    return lock.withLock {
      read()
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
      let lines = rest[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest.removeSubrange(...end)
      return lines.map { Self.bare(String(decoding: $0, as: UTF8.self)) }
    }
  }

  private func readAlong() {
    while true {
      var watched = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&watched, 1, -1) >= 0 || errno == EINTR else { return }
      // Without a byte it tells that nobody can write any more.
      guard watched.revents == 0 || watched.revents & Int16(POLLIN) != 0 else { return }
      lock.withLock { read() }
    }
  }

  /// Reads the pipe until nothing is left, and passes the bytes on.
  private func read() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe Foundation.read(reading, &bytes, bytes.count)
      guard count > 0 else { return }
      unsafe _ = write(forwarded, bytes, count)
      rest += bytes[..<count]
      // The last lines alone are kept.
      if rest.count > 2 * Self.maximumBytes { rest.removeFirst(rest.count - Self.maximumBytes) }
    }
  }

  private static let maximumBytes = 1 << 22

  /// A line of `NSLog` without its head: `2026-11-29 12:00:00.000 App[7:1f] `.
  private static func bare(_ line: String) -> String {
    let head = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ [^\[\]]*\[\d+:[0-9a-f]+\] /#
    guard let found = line.prefixMatch(of: head) else { return line }
    return String(line[found.range.upperBound...])
  }
}

/// The text that was printed before a crash, and not yet passed on.
private enum LastWords {
  nonisolated(unsafe) private static var reading: Int32 = -1
  nonisolated(unsafe) private static var forwarded: Int32 = -1

  /// Passes the rest on as a signal ends the program.
  static func keep(from reading: Int32, to forwarded: Int32) {
    unsafe (Self.reading, Self.forwarded) = (reading, forwarded)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(number) { number in
        LastWords.passOn()
        // As OwnerWatch has it, for the first process of a namespace outlives a standard SIGABRT.
        if number == SIGABRT { _exit(128 + number) }
        // The instruction is run again, and ends the program.
        signal(number, SIG_DFL)
      }
    }
  }

  private static func passOn() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { bytes in
      while true {
        let count = unsafe read(reading, bytes.baseAddress, bytes.count)
        guard count > 0 else { return }
        unsafe _ = write(forwarded, bytes.baseAddress, count)
      }
    }
  }
}
