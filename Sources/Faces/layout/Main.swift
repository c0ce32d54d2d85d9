import FileSystem
import LayoutCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process: reads its arguments and ends with its exit status.
@main
enum Main {
  /// The stack's size, in bytes: enough for documents nested as deeply as allowed, even in an unoptimized build.
  private static let stackBytes = 64 << 20

  static func main() {
    // A file that grows past its size limit is a write error, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    // The size of the process's own stack is up to the shell (`ulimit -s`). It has to do if there is no memory for
    // another.
    guard beginThread() else { run() }
    while true { pause() }
  }

  /// Runs the program on a thread with a large enough stack.
  ///
  /// - Returns: Whether the thread was started; it then ends the process.
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
