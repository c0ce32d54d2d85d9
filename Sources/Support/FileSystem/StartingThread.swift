#if os(Linux)
  /// The thread that starts confined programs. The system ends a confined program together with the thread that started it, and this thread
  /// lives exactly as long as the process.
  final class StartingThread: Sendable {
    static let shared = StartingThread()

    private let jobs = Monitor<[@Sendable () -> Void]>([])
    private let isRunning: Bool

    private init() {
      isRunning = Threads.begin { [jobs] in
        while true { jobs.wait { $0.isEmpty ? nil : $0.removeFirst() }() }
      }
    }

    /// Runs work on the thread, and waits for its result.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
      // Where there is no thread more, the program ends with the present one.
      guard isRunning else { return work() }
      let result = Monitor<Value?>(nil)
      jobs.withLock { jobs in
        jobs.append {
          let value = work()
          result.withLock { $0 = value }
        }
      }
      return result.wait { $0 }
    }
  }
#endif
