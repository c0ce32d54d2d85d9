#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads whose stacks are large enough for deeply nested documents.
package enum Threads {
  private static let stackBytes = 64 << 20

  /// The number of processors.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The time that processors have worked for the calling thread, without other work.
  package static var processorTime: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Suspends the calling thread.
  package static func pause(_ duration: Duration) {
    if duration > .zero { usleep(UInt32(clamping: Int(duration / .microseconds(1)))) }
  }

  /// The work that a thread runs.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs the same work on several threads, including the calling one, and waits until all are done.
  ///
  /// - Parameters:
  ///   - count: The number of threads; there are fewer if memory is short.
  ///   - body: The work, called with each thread's number.
  package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    for number in 1..<max(count, 1) {
      if let thread = begin(Work { body(number) }) { threads.append(thread) }
    }
    body(0)
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Begins work on a thread that nobody waits for.
  ///
  /// - Returns: Whether there is one.
  package static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = begin(Work(body)) else { return false }
    pthread_detach(thread)
    return true
  }

  private static func begin(_ work: Work) -> pthread_t? {
    unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
      guard let attributes = memory.baseAddress, unsafe pthread_attr_init(attributes) == 0 else { return nil }
      defer { unsafe pthread_attr_destroy(attributes) }
      unsafe pthread_attr_setstacksize(attributes, stackBytes)
      let held = unsafe Unmanaged.passRetained(work)
      #if canImport(Darwin)
        var thread: pthread_t?
        let result = unsafe pthread_create(
          &thread, attributes,
          { argument in
            unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
            return nil
          }, held.toOpaque())
      #else
        var thread = pthread_t()
        let result = unsafe pthread_create(
          &thread, attributes,
          { argument in
            if let argument = unsafe argument {
              unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
            }
            return nil
          }, held.toOpaque())
      #endif
      guard result == 0 else {
        unsafe held.release()
        return nil
      }
      return thread
    }
  }
}
