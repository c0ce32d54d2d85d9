import Foundation

/// The bounds of processor time, of waiting and of memory that an input has; what passes them ends the process.
enum Bounds {
  // Glibc's numbers are enumerations in C, and integers where they are taken.
  #if canImport(Darwin)
    private static let timer = ITIMER_PROF
    private static let clock = ITIMER_REAL
    private static let addressSpace = RLIMIT_AS
    private static let own = RUSAGE_SELF
    private static let children = RUSAGE_CHILDREN
    private static let unit = 1
  #else
    private static let timer = __itimer_which_t(ITIMER_PROF.rawValue)
    private static let clock = __itimer_which_t(ITIMER_REAL.rawValue)
    private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
    private static let own = __rusage_who_t(RUSAGE_SELF.rawValue)
    private static let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
    private static let unit = 1024
  #endif

  /// The signal that ends a process whose time is over.
  static let signalOfTime = SIGPROF
  /// The signal that ends a process that waits for something: it uses no time.
  static let signalOfWaiting = SIGALRM

  /// An input may take so many times its processor time: others use the processor too.
  private static let share = 15

  /// Begins an input's time: so many seconds of processor time.
  static func beginInput(seconds: Int) {
    var value = itimerval()
    value.it_value.tv_sec = seconds
    unsafe setitimer(timer, &value, nil)
    value.it_value.tv_sec = seconds * share
    unsafe setitimer(clock, &value, nil)
  }

  /// Bounds the process's address space.
  static func limitMemory(bytes: Int) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    unsafe setrlimit(addressSpace, &limit)
  }

  /// Nanoseconds of processor time that the process has had, and the programs that it started and that ended.
  static var nanoseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    let ended = usage(of: children)
    let microseconds = Int(ended.ru_utime.tv_usec) + Int(ended.ru_stime.tv_usec)
    let seconds = time.tv_sec + ended.ru_utime.tv_sec + ended.ru_stime.tv_sec
    return seconds * 1_000_000_000 + time.tv_nsec + microseconds * 1_000
  }

  /// The most bytes of memory that the process has had since `resetPeak`, or ever where the system can't forget.
  static var peak: Int { usage(of: own).ru_maxrss * unit }
  /// The most bytes of memory that a program which it started and that ended has ever had.
  static var peakOfPrograms: Int { usage(of: children).ru_maxrss * unit }

  /// Forgets the most memory that the process has had.
  static func resetPeak() {
    var forget = UInt8(ascii: "5")
    if peaks >= 0 { _ = unsafe write(peaks, &forget, 1) }
  }

  /// The file by which Linux forgets that.
  private static let peaks = unsafe open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)

  #if canImport(Darwin)
    private static func usage(of who: Int32) -> rusage {
      var usage = rusage()
      unsafe getrusage(who, &usage)
      return usage
    }
  #else
    private static func usage(of who: __rusage_who_t) -> rusage {
      var usage = rusage()
      unsafe getrusage(who, &usage)
      return usage
    }
  #endif
}
