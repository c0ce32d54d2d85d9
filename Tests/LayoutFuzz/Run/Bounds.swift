import Foundation

/// The bounds of processor time and memory that an input has; what passes them ends the process.
enum Bounds {
  // Glibc's numbers are enumerations in C, and integers where they are taken.
  #if canImport(Darwin)
    private static let timer = ITIMER_PROF
    private static let addressSpace = RLIMIT_AS
  #else
    private static let timer = __itimer_which_t(ITIMER_PROF.rawValue)
    private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #endif

  /// The signal that ends a process whose time is over.
  static let signalOfTime = SIGPROF

  /// Begins an input's time: so many seconds of processor time.
  static func beginInput(seconds: Int) {
    var value = itimerval()
    value.it_value.tv_sec = seconds
    unsafe setitimer(timer, &value, nil)
  }

  /// Bounds the process's address space.
  static func limitMemory(bytes: Int) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    unsafe setrlimit(addressSpace, &limit)
  }

  /// Nanoseconds of processor time that the thread has had.
  static var nanoseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
