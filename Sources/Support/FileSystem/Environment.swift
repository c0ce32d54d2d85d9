#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process's environment: its variables and arguments.
package enum Environment {
  /// Returns a variable's value; an empty one counts as unset if asked.
  package static func value(_ name: String, isEmptyUnset: Bool = false) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return isEmptyUnset && text.isEmpty ? nil : text
  }

  /// Returns the present values of some variables.
  package static func values(of names: [String]) -> [String: String] {
    Dictionary(names.compactMap { name in value(name).map { (name, $0) } }) { first, _ in first }
  }

  /// The command line's arguments, without the program's name; `Path(argument:)` gives the bytes of each. They are `nil`
  /// if they can't be read: on Linux, Swift takes them from `/proc`.
  ///
  /// An argument need not be UTF-8. A byte that isn't UTF-8 becomes a character of its own, U+10FF00 plus the byte. PEP
  /// 383 does the same for Python, with characters that Swift's strings can't hold.
  package static var arguments: [String]? {
    // The program's name is always there.
    guard CommandLine.argc > 0 else { return nil }
    return (1..<Int(CommandLine.argc)).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe text(
        of: UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
    }
  }

  /// The characters that stand for bytes. Where an argument itself contains such a character, its bytes are escaped
  /// too.
  private static let escapes: ClosedRange<UInt32> = 0x10_FF80...0x10_FFFF

  package static func text(of bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    func escape(_ byte: UInt8) {
      if let scalar = Unicode.Scalar(0x10_FF00 + UInt32(byte)) { text.append(scalar) }
    }
    while let first = rest.first {
      // A scalar has four bytes at most.
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let bytes = rest.prefix(length)
      if bytes.count == length, let decoded = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
        !escapes.contains(decoded.value)
      {
        text.append(decoded)
        rest = rest.dropFirst(length)
      } else {
        escape(first)
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      escapes.contains(scalar.value) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }
}

extension Path {
  /// Creates the path that a command-line argument names, byte for byte.
  package init(argument: String) {
    self.init(bytes: Environment.bytes(of: argument))
  }
}
