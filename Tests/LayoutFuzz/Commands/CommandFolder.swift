import FileSystem
import Foundation
import LayoutCommand

/// A folder in which command lines run in this process, one after another, with files as their standard streams.
///
/// It takes the process's working folder and its streams: nothing else may run beside it.
final class CommandFolder: Sendable {
  /// The results of a command line.
  struct Result: Equatable {
    let status: ExitStatus
    let output: [UInt8]
    let errors: [UInt8]
  }

  enum Failure: Error {
    case cannotMake(String)
  }

  /// The process's folder, which is made when it is first asked for.
  static let shared = Swift.Result { try CommandFolder() }

  /// Returns the path of a process's folder: in memory where the system has such a place, as nothing in it is kept.
  static func path(of process: Int32) -> String {
    let parent = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    return "\(parent)/layout-fuzz-\(process)"
  }

  /// Removes the folder of a process that ended.
  ///
  /// - Returns: What a command line had written to standard error that ended the process.
  static func remove(of process: Int32) -> String {
    let path = path(of: process)
    let errors = FileManager.default.contents(atPath: "\(path)/2").map { String(decoding: $0, as: UTF8.self) }
    try? FileManager.default.removeItem(atPath: path)
    return errors ?? ""
  }

  private let path: String
  /// The files that stand for standard input, output and error.
  private let streams: [Int32]
  /// The process's own streams.
  private let own: [Int32]

  private init() throws {
    let path = Self.path(of: getpid())
    self.path = path
    let work = "\(path)/work/\(CommandScript.innerFolder)"
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    guard unsafe chdir("\(path)/work") == 0 else { throw Failure.cannotMake(path) }
    streams = (0..<3).map { unsafe open("\(path)/\($0)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    own = (0..<3).map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    guard streams.allSatisfy({ $0 >= 0 }), own.allSatisfy({ $0 >= 0 }) else { throw Failure.cannotMake(path) }
    // Whether golden files are recorded doesn't depend on where the run is.
    unsafe unsetenv("CI")
    // Nor is there a repository, whatever the folder stands in.
    unsafe setenv("GIT_DIR", "/nowhere", 1)
  }

  /// Runs a command line.
  func run(_ arguments: [String], input: [UInt8]) -> Result {
    for (number, stream) in streams.enumerated() {
      ftruncate(stream, 0)
      lseek(stream, 0, SEEK_SET)
      if number == 0 { write(input, to: stream) }
      dup2(stream, Int32(number))
    }
    let status = LayoutCommand.Program.run(arguments)
    for (number, stream) in own.enumerated() { dup2(stream, Int32(number)) }
    return Result(status: status, output: contents(of: streams[1]), errors: contents(of: streams[2]))
  }

  private func write(_ bytes: [UInt8], to stream: Int32) {
    _ = unsafe bytes.withUnsafeBytes { unsafe pwrite(stream, $0.baseAddress, $0.count, 0) }
  }

  private func contents(of stream: Int32) -> [UInt8] {
    let size = Int(lseek(stream, 0, SEEK_END))
    guard size > 0 else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      unsafe count = max(0, pread(stream, buffer.baseAddress, size, 0))
    }
  }

  // MARK: Files

  /// Makes the folder hold some files and no others.
  func fill(with files: [(name: Path, bytes: [UInt8])]) {
    for name in names() { remove(name) }
    for file in files {
      let descriptor = unsafe withCString(file.name) {
        unsafe open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      }
      guard descriptor >= 0 else { continue }
      write(file.bytes, to: descriptor)
      close(descriptor)
    }
  }

  /// Removes a file, or a folder with all that is in it.
  private func remove(_ name: Path) {
    guard unsafe withCString(name, { unsafe unlink($0) }) != 0 else { return }
    for file in names(in: name) { remove(name.file(file)) }
    unsafe withCString(name) { _ = unsafe rmdir($0) }
  }

  /// Returns the content of a file; `nil` where there is none.
  func contents(of name: Path) -> [UInt8]? {
    let descriptor = unsafe withCString(name) { unsafe open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return contents(of: descriptor)
  }

  /// The files in the folder, hidden ones too.
  func names() -> [Path] {
    let inner = Path(CommandScript.innerFolder)
    return names(in: ".").filter { $0 != inner } + names(in: inner).map { inner.file($0) }
  }

  private func names(in folder: Path) -> [Path] {
    guard let stream = unsafe withCString(folder, { unsafe opendir($0) }) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [Path] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Path(bytes: $0.prefix { $0 != 0 }) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func withCString<Result>(_ path: Path, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = path.bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a C string has its end") }
      return unsafe body(start)
    }
  }
}
