import Foundation
import UIKit

/// A controller that tries something which a screen has no need of, and traps with what came of it.
class Attempt: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError(attempt())
  }

  func attempt() -> String { "nothing" }

  /// What a call of C's came to.
  func outcome(_ result: Int32) -> String { result < 0 ? String(cString: strerror(errno)) : "done" }
}

final class ReadsEnvironment: Attempt {
  override func attempt() -> String {
    "a secret is \(getenv("LAYOUT_TEST_SECRET") == nil ? "unknown" : "known"), TZ is \(String(cString: getenv("TZ")))"
  }
}

final class ReadsHome: Attempt {
  override func attempt() -> String { outcome(open("/etc/passwd", O_RDONLY)) }
}

final class WritesBesideItself: Attempt {
  override func attempt() -> String {
    outcome(
      open(URL(fileURLWithPath: "\(#file)").deletingLastPathComponent().path + "/written", O_WRONLY | O_CREAT, 0o600))
  }
}

final class WritesTemporaryFiles: Attempt {
  override func attempt() -> String {
    outcome(open(NSTemporaryDirectory() + "/written", O_WRONLY | O_CREAT, 0o600))
  }
}

final class OpensSocket: Attempt {
  override func attempt() -> String { outcome(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)) }
}

final class StartsPrograms: Attempt {
  override func attempt() -> String {
    var process = pid_t()
    return String(cString: strerror(posix_spawn(&process, "/bin/sleep", nil, nil, [nil], nil)))
  }
}

final class TakesMemory: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(UnsafeMutableRawPointer.allocate(byteCount: 50 << 30, alignment: 16))"
  }
}

final class SharesMemory: Attempt {
  override func attempt() -> String {
    let memory = mmap(nil, 50 << 30, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    return outcome(memory == MAP_FAILED ? -1 : 0)
  }
}

final class PairsSockets: Attempt {
  override func attempt() -> String {
    var pair: [Int32] = [0, 0]
    return outcome(socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &pair))
  }
}

final class WritesWithoutEnd: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bytes = [UInt8](repeating: 65, count: 1 << 20)
    while true { _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) } }
  }
}

final class WaitsForever: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    while true { sleep(1000) }
  }
}

final class EndsItself: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    abort()
  }
}

/// A controller that tries nothing, and is laid out whatever comes of the others.
final class TriesNothing: UIViewController {}
