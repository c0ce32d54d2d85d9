import FileSystem
import LayoutCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process: what it was called with, and what it ends with.
@main
enum Main {
  /// Enough for documents that nest as deep as is allowed, in a build without optimization too.
  private static let stackBytes = 64 << 20

  static func main() {
    // A file that grows past its limit is an error of writing, not the end.
    signal(SIGXFSZ, SIG_IGN)
    // The process's own stack is as large as a shell likes (`ulimit -s`). Where there is no memory for another, it has to do.
    guard beginThread() else { run() }
    while true { pause() }
  }

  /// Runs the program on a thread whose stack is large enough.
  ///
  /// - Returns: Whether there is such a thread, which ends the process.
  private static func beginThread() -> Bool {
    unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
      guard let attributes = memory.baseAddress, unsafe pthread_attr_init(attributes) == 0 else { return false }
      defer { unsafe pthread_attr_destroy(attributes) }
      unsafe pthread_attr_setstacksize(attributes, stackBytes)
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      return unsafe pthread_create(&thread, attributes, { _ in Main.run() }, nil) == 0
    }
  }

  private static func run() -> Never {
    exit(Program.run(Environment.arguments).rawValue)
  }
}
