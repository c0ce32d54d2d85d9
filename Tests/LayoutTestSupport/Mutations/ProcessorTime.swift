import Foundation

/// The processor time of the thread, which other processes don't lengthen.
enum ProcessorTime {
  /// Seconds that the thread has had.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
