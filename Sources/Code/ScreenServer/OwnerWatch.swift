import Foundation

/// A watch for the end of the program that asks for screens.
///
/// A screen's code may never end. Where nobody waits for it any more it must not go on.
enum OwnerWatch {
  /// Ends this program as soon as the other end of its standard input is closed.
  static func begin() {
    // The first process of a namespace is ended by these only where it says so.
    for number in [SIGABRT, SIGXCPU, SIGXFSZ] { signal(number) { _exit(128 + $0) } }
    let thread = Thread {
      while true {
        var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        let count = unsafe poll(&input, 1, -1)
        if count < 0, errno == EINTR { continue }
        if input.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 || count < 0 { _exit(0) }
      }
    }
    thread.start()
  }
}
