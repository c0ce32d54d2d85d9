#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Processes {
  /// The processor time of this process's ended children, with all descendants that they waited for.
  package static var processorTimeOfEnded: Duration {
    var usage = rusage()
    guard unsafe getrusage(children, &usage) == 0 else { return .zero }
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, time in
      sum + .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
    }
  }

  #if canImport(Glibc)
    private static let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
  #else
    private static let children = RUSAGE_CHILDREN
  #endif
}
