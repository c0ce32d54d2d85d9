#if canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#else
  @unsafe @preconcurrency import Glibc
#endif

/// A program that runs beside this one and answers each line that it is sent with one of its own.
///
/// It ends when its owner lets go of it. What a terminal asks this program to end doesn't reach it: a line that was sent is answered.
package final class AskedProgram: Sendable {
  /// The reason why there is no answer.
  package enum Failure: Error, Hashable {
    case notStarted(reason: String)
    /// The program didn't answer in time, and was ended.
    case late
    /// The program ended: its exit status, or 128 plus the number of the signal that ended it.
    case ended(status: Int32)
  }

  private let process: pid_t
  /// Our end of the connection to its standard input and output.
  private let connection: Int32
  private let state = Monitor(State())

  private struct State {
    var status: Int32?
    /// What was read behind the last line.
    var rest: [UInt8] = []
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - environment: Variables that it gets beside those of this process.
  ///   - errors: The file that takes its standard error; it is emptied first.
  /// - Throws: `Failure`.
  package init(_ program: Path, environment: [String: String] = [:], errors: Path) throws(Failure) {
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
    let assignments = environment.sorted { $0.key < $1.key }.map { Path("\($0.key)=\($0.value)") }
    switch Spawning.start(
      [Path("/usr/bin/env")] + assignments + [program], asGroup: true,
      [
        .descriptor(ends[1], as: STDIN_FILENO), .descriptor(ends[1], as: STDOUT_FILENO),
        .file(errors, flags: O_WRONLY | O_CREAT | O_TRUNC, as: STDERR_FILENO),
      ])
    {
    case .success(let started): process = started
    case .failure(let error):
      _ = close(ends[0])
      throw .notStarted(reason: error.reason)
    }
    connection = ends[0]
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
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
  package func ask(_ line: String, within limit: Duration) throws(Failure) -> [UInt8] {
    guard write(Array("\(line)\n".utf8)) else { throw .ended(status: awaitEnd()) }
    let end = ContinuousClock.now + limit
    var (text, isAnswered) = (state.withLock { $0.rest }, false)
    while !isAnswered {
      if let index = text.firstIndex(of: 0x0A) {
        let rest = Array(text[(index + 1)...])
        state.withLock { $0.rest = rest }
        text.removeSubrange(index...)
        isAnswered = true
        continue
      }
      let left = (end - .now).components
      let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
      var polled = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      let count = milliseconds > 0 ? unsafe poll(&polled, 1, Int32(clamping: milliseconds)) : 0
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        kill(process, SIGKILL)
        _ = awaitEnd()
        throw .late
      }
      guard readMore(into: &text) else { throw .ended(status: awaitEnd()) }
    }
    return text
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
      let status = Spawning.awaitEnd(of: process) ?? 0
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
