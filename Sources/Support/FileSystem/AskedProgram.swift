#if canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#else
  @unsafe @preconcurrency import Glibc
#endif

/// A running program that answers each line of input with a line of output.
///
/// The program and its children end when the owner releases this object. Signals from a terminal don't reach the program, so it answers
/// every line that was sent.
package final class AskedProgram: Sendable {
  /// The reason why there is no answer.
  package enum Failure: Error, Hashable {
    case notStarted(reason: String)
    /// The program didn't answer in time, and was ended.
    case late(TimeLimit.Reason)
    /// The program's answer was too long, and it was ended.
    case tooMuch
    /// The program ended: its exit status, or 128 plus the number of the signal that ended it.
    case ended(status: Int32)
  }

  private let program: StartedProgram
  /// Our end of the connection to its standard input and output.
  private let connection: Int32
  private let state = Monitor(State())

  private struct State {
    var status: Int32?
    /// What was read behind the last line.
    var rest: [UInt8] = []
  }

  /// The maximum length of an answer.
  private static let maximumBytes = 256 << 20
  /// The time between two looks at a program that hasn't answered, in milliseconds.
  private static let pause: Int32 = 50

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: Its arguments.
  ///   - confinement: What it sees, and what it may take; `nil` where it is trusted.
  ///   - errors: The file that takes its standard error; it is emptied first.
  /// - Throws: `Failure`.
  package init(_ program: Path, _ arguments: [Path] = [], in confinement: Confinement?, errors: Path) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    // A pipe whose reader is gone would end this process; a socket says so.
    guard unsafe socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else {
      throw .notStarted(reason: Files.reason())
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      unsafe setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    defer { _ = close(ends[1]) }
    switch Spawning.startGroup(
      [program] + arguments,
      [
        .descriptor(ends[1], as: STDIN_FILENO), .descriptor(ends[1], as: STDOUT_FILENO),
        .file(errors, flags: O_WRONLY | O_CREAT | O_TRUNC, as: STDERR_FILENO),
      ], in: confinement)
    {
    case .success(let started): self.program = started
    case .failure(let error):
      _ = close(ends[0])
      throw .notStarted(reason: error.reason)
    }
    connection = ends[0]
  }

  deinit {
    if status == nil {
      program.end()
      _ = awaitEnd()
    }
    _ = close(connection)
  }

  /// The exit status, or 128 plus the number of the signal that ended the program; `nil` while it runs.
  package var status: Int32? { state.withLock { $0.status } }

  /// Sends a line, and waits for the answer.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - limit: The time that the answer may take. A program that is late is ended.
  /// - Returns: The answer, without its end.
  /// - Throws: `Failure`. The program has ended then.
  package func ask(_ line: String, within limit: TimeLimit) throws(Failure) -> [UInt8] {
    guard write(Array("\(line)\n".utf8)) else { throw .ended(status: awaitEnd()) }
    let start = ContinuousClock.now
    var looked = start
    var watch = TimeLimit.Watch(limit)
    var text = state.withLock { $0.rest }
    var searched = 0
    while true {
      if let index = text[searched...].firstIndex(of: 0x0A) {
        let rest = Array(text[(index + 1)...])
        state.withLock { $0.rest = rest }
        text.removeSubrange(index...)
        return text
      }
      searched = text.count
      guard text.count <= Self.maximumBytes else {
        program.end()
        _ = awaitEnd()
        throw .tooMuch
      }
      var polled = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&polled, 1, Self.pause)
      if count > 0 {
        guard readMore(into: &text) else { throw .ended(status: awaitEnd()) }
      } else if count < 0, errno != EINTR {
        throw .ended(status: awaitEnd())
      }
      // Asking the system costs more than most answers take to read.
      let now = ContinuousClock.now
      guard now - looked >= .milliseconds(Int(Self.pause)) else { continue }
      looked = now
      if let reason = watch.reason(at: now - start, work: program.processorTime) {
        program.end()
        _ = awaitEnd()
        throw .late(reason)
      }
    }
  }

  private func readMore(into text: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(connection, $0.baseAddress, $0.count, 0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      text.append(contentsOf: buffer[..<count])
      return true
    }
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe send(connection, $0.baseAddress, $0.count, Self.quietly) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func awaitEnd() -> Int32 {
    state.withLock { state in
      if let status = state.status { return status }
      let status = program.awaitEnd()
      state.status = status
      return status
    }
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let quietly = Int32(MSG_NOSIGNAL)
  #elseif canImport(Musl)
    private static let stream = SOCK_STREAM
    private static let quietly = Int32(MSG_NOSIGNAL)
  #else
    private static let stream = SOCK_STREAM
    private static let quietly: Int32 = 0
  #endif
}
