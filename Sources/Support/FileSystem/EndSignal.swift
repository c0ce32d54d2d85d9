import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A signal that asks the program to end after its present work.
package enum EndSignal: Sendable {
  /// SIGINT: the user asks for the end.
  case interruption
  /// SIGTERM: the system asks for the end.
  case termination
  /// SIGHUP: the terminal was closed. Where the program was started to go on then (`nohup`), it goes on.
  case hangUp

  /// The signals that arrived, one bit per signal number.
  private static let received = Atomic<UInt32>(0)

  private var number: Int32 {
    switch self {
    case .interruption: SIGINT
    case .termination: SIGTERM
    case .hangUp: SIGHUP
    }
  }

  /// A Boolean value that tells whether the signal has arrived since `listen()`.
  package var isReceived: Bool { Self.received.load(ordering: .relaxed) & 1 << UInt32(number) != 0 }

  /// A Boolean value that tells whether one of the signals has arrived since it was listened for.
  package static var isAskedToEnd: Bool { received.load(ordering: .relaxed) != 0 }

  /// Makes the signal a request instead of the end of the process, even where the program was started with it blocked.
  /// Programs that are waited for are ended. A second signal ends the process.
  package func listen() {
    _ = isReceived
    if self == .hangUp, Self.isIgnored(number) { return }
    ProgramGroups.prepare()
    signal(number) { number in
      EndSignal.received.bitwiseOr(1 << UInt32(number), ordering: .relaxed)
      ProgramGroups.endAll()
      signal(number, SIG_DFL)
    }
    Self.unblock(number)
  }

  /// Lets this thread have a signal that was blocked when the process was started.
  static func unblock(_ number: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
