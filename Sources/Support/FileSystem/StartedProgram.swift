#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that was started as the first of a group of processes.
final class StartedProgram: Sendable {
  let process: pid_t
  /// A Boolean value that tells whether the program and what it starts see no other processes. All of them end with it.
  let hasOwnProcesses: Bool
  /// The program's temporary folder, which is removed when nobody holds the program any more.
  private let temporary: TemporaryFolder?

  init(_ process: pid_t, hasOwnProcesses: Bool = false, temporary: consuming TemporaryFolder? = nil) {
    self.process = process
    self.hasOwnProcesses = hasOwnProcesses
    self.temporary = temporary
  }

  /// Ends the program, and what is in its group.
  func end() {
    kill(-process, SIGKILL)
  }

  /// Waits for the program's end, and ends what it leaves in its group.
  ///
  /// - Parameter forget: Called before the group's number may be another's.
  /// - Returns: Its exit status, or 128 plus the number of the signal that ended it; 255 where the system doesn't tell.
  func awaitEnd(_ forget: () -> Void = {}) -> Int32 {
    Spawning.awaitExit(of: process)
    end()
    forget()
    return Spawning.awaitEnd(of: process) ?? 255
  }

  /// The processor time that the program has taken; `nil` where the system doesn't tell.
  var processorTime: Duration? { Spawning.processorTime(of: process) }
}
