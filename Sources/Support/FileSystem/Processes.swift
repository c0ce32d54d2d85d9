#if canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#else
  @unsafe @preconcurrency import Glibc
#endif

/// Other programs, started without a shell: an argument stays one argument, whatever it contains.
package enum Processes {
  /// The output of a program, and its exit status.
  package struct Result: Sendable {
    /// The exit status; 128 plus the signal's number if a signal ended the program.
    package let status: Int32
    package let output: [UInt8]
    package let errors: [UInt8]
  }

  /// The reason why a program didn't run.
  package enum Failure: Error, Hashable {
    case notStarted(reason: String)
    /// The program wrote more than the limit.
    case tooMuch
  }

  /// Runs a program, found as a shell finds it, with this process's environment and no input. A confined one is found by its full path, and
  /// has an environment of its own.
  ///
  /// A signal that ends this process, or asks for its end, ends the program and its children.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - arguments: Its arguments, byte for byte; none may hold a zero byte.
  ///   - limit: The maximum number of bytes of output.
  ///   - confinement: The program's confinement; `nil` for a trusted program.
  ///   - hearing: Called with each line of the program's errors as it comes.
  /// - Returns: Its output and exit status.
  /// - Throws: `Failure`.
  package static func run(
    _ program: Path, _ arguments: [Path], limit: Int, in confinement: Confinement? = nil,
    hearing: (String) -> Void = { _ in }
  ) throws(Failure) -> Result {
    guard !arguments.contains(where: { $0.bytes.contains(0) }) else {
      throw .notStarted(reason: "an argument holds a zero byte")
    }
    guard !EndSignal.isAskedToEnd else { throw .notStarted(reason: "the run is being ended") }
    guard let output = Pipe(), let errors = Pipe() else { throw .notStarted(reason: Files.reason()) }
    defer {
      output.close()
      errors.close()
    }
    let started: StartedProgram
    switch Spawning.startGroup(
      [program] + arguments,
      [
        .file("/dev/null", flags: O_RDONLY, as: STDIN_FILENO), .descriptor(output.writing, as: STDOUT_FILENO),
        .descriptor(errors.writing, as: STDERR_FILENO),
      ], in: confinement)
    {
    case .success(let program): started = program
    case .failure(let error): throw .notStarted(reason: error.reason)
    }
    let group = ProgramGroups.begin(started)
    // A signal may have come before the group was noted.
    if EndSignal.isAskedToEnd { started.end() }
    output.closeWritingEnd()
    errors.closeWritingEnd()
    let texts = read([output.reading, errors.reading], limit: limit, hearing)
    // A program whose pipes are closed ends as soon as it writes; a silent one must be killed.
    if texts == nil { started.end() }
    let status = started.awaitEnd(group.end)
    guard let texts else { throw .tooMuch }
    return Result(status: status, output: texts[0], errors: texts[1])
  }

  /// Reads streams to their ends, as data arrives, and tells the lines of the last one; `nil` if there is more than the limit.
  private static func read(_ descriptors: [Int32], limit: Int, _ hearing: (String) -> Void) -> [[UInt8]]? {
    var texts: [[UInt8]] = descriptors.map { _ in [] }
    var lineStart = 0
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polls.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&polls, nfds_t(polls.count), -1) >= 0 else {
        if errno == EINTR { continue }
        return nil
      }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let descriptor = polls[index].fd
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          polls[index].fd = -1
          continue
        }
        texts[index].append(contentsOf: buffer[..<count])
        guard texts[index].count <= limit else { return nil }
        while index == texts.count - 1, let end = texts[index][lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
          hearing(String(decoding: texts[index][lineStart..<end], as: UTF8.self))
          lineStart = end + 1
        }
      }
    }
    return texts
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

/// A pipe whose ends no other program inherits.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeWritingEnd() {
    guard writing >= 0 else { return }
    _ = systemClose(writing)
    writing = -1
  }

  func close() {
    closeWritingEnd()
    _ = systemClose(reading)
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
