import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The programs that are waited for, each the first of a group of processes, which a signal that ends this process ends too.
///
/// A compiler starts others of its kind. A signal to this process alone wouldn't reach them, and they would go on.
struct ProgramGroups {
  /// The place where the group is noted; `nil` where there were too many.
  private let slot: Slot?

  /// The noted groups. A signal's handler may read nothing else.
  private static let noted = (0..<64).map { _ in Slot() }

  /// A place for the number of a group's first process, or 0; a negative one where the group is killed.
  private final class Slot: Sendable {
    let process = Atomic<pid_t>(0)
  }

  /// Notes a program that was started as a group of its own.
  static func begin(_ program: StartedProgram) -> ProgramGroups {
    listen()
    // The first of processes that see no others gets no interruption from without.
    let process = program.hasOwnProcesses ? -program.process : program.process
    let slot = noted.first { $0.process.compareExchange(expected: 0, desired: process, ordering: .relaxed).exchanged }
    return ProgramGroups(slot: slot)
  }

  /// Forgets the program.
  func end() {
    slot?.process.store(0, ordering: .relaxed)
  }

  /// Prepares what `endAll()` needs.
  static func prepare() { _ = noted }

  /// Interrupts all programs, as a terminal would: a compiler ends its own children, in groups of their own, on no other signal. A signal's
  /// handler may call it, after `prepare()`.
  static func endAll() {
    for slot in noted {
      let process = slot.process.load(ordering: .relaxed)
      if process > 0 { kill(-process, SIGINT) }
      if process < 0 { kill(process, SIGKILL) }
    }
  }

  /// Has signals that end this process end the programs before, even where it was started with them blocked.
  private static func listen() {
    prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] where endsProcess(number) {
      signal(number) { number in
        ProgramGroups.endAll()
        signal(number, SIG_DFL)
        raise(number)
      }
      EndSignal.unblock(number)
    }
  }

  /// Tells whether nothing handles a signal, and it isn't ignored.
  private static func endsProcess(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return unsafe action.__sigaction_u.__sa_handler == nil
    #else
      return unsafe action.__sigaction_handler.sa_handler == nil
    #endif
  }
}
