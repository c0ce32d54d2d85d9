import Foundation

/// The bytes of files whose names need not be UTF-8: in a name, the character U+10FF00 plus a byte stands for a byte that isn't.
enum FileBytes {
  /// The reason why a file isn't read.
  enum Failure: Error {
    case notReadable
    /// The file has more bytes than the limit.
    case tooLarge
  }

  /// Returns a plain file's bytes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes.
  /// - Returns: The bytes.
  /// - Throws: `Failure`.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    // A pipe isn't waited for.
    let descriptor = unsafe bytes(of: path).withUnsafeBufferPointer { name in
      unsafe name.withMemoryRebound(to: CChar.self) {
        unsafe $0.baseAddress.map { unsafe open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } ?? -1
      }
    }
    guard descriptor >= 0 else { throw .notReadable }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw .notReadable
    }
    guard information.st_size <= limit else { throw .tooLarge }
    guard
      let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).read(upToCount: limit + 1) ?? Data()
    else { throw .notReadable }
    guard data.count <= limit else { throw .tooLarge }
    return Array(data)
  }

  /// The program's arguments, without its own name.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { word in
        if let text = unsafe String(validatingCString: word) { return text }
        let scalars = unsafe (0..<strlen(word)).compactMap { place -> Unicode.Scalar? in
          let byte = unsafe UInt32(UInt8(bitPattern: word[place]))
          return Unicode.Scalar(byte < 0x80 ? byte : 0x10_FF00 + byte)
        }
        return String(String.UnicodeScalarView(scalars))
      }
    }
  }

  /// The name as the system has it, with the zero byte behind it.
  private static func bytes(of path: String) -> [UInt8] {
    path.unicodeScalars.flatMap { scalar in
      (0x10_FF80...0x10_FFFF).contains(scalar.value)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    } + [0]
  }
}
