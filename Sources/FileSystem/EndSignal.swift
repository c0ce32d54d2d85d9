import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A signal that asks for the end of the program, which finishes what it has begun.
package enum EndSignal: Sendable {
  /// SIGINT: the user wants it.
  case interruption
  /// SIGTERM: the system does.
  case termination

  /// The numbers of the signals that came, as bits.
  private static let received = Atomic<UInt32>(0)

  private var number: Int32 {
    switch self {
    case .interruption: SIGINT
    case .termination: SIGTERM
    }
  }

  /// Whether it came since `listen()`.
  package var isReceived: Bool { Self.received.load(ordering: .relaxed) & 1 << UInt32(number) != 0 }

  /// Lets the signal ask for the end in place of ending the process, also where whoever started the program has it held back; a
  /// second one ends it.
  package func listen() {
    _ = isReceived
    signal(number) { number in
      EndSignal.received.bitwiseOr(1 << UInt32(number), ordering: .relaxed)
      signal(number, SIG_DFL)
    }
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
