#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process was told by its environment.
package enum Environment {
  /// A variable's value; one that is empty counts as unset where asked.
  package static func value(_ name: String, isEmptyUnset: Bool = false) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return isEmptyUnset && text.isEmpty ? nil : text
  }

  /// Some variables' values, as they are now.
  package static func values(of names: [String]) -> [String: String] {
    Dictionary(names.compactMap { name in value(name).map { (name, $0) } }) { first, _ in first }
  }

  /// The command line's arguments, without the program's name; `Path(argument:)` gives the bytes of each back.
  ///
  /// An argument need not be UTF-8. A byte that can't stand in UTF-8 is here a character of its own, U+10FF00 and the byte, as
  /// PEP 383 does it for Python with characters that Swift's strings can't hold.
  package static var arguments: [String] {
    let count = Int(CommandLine.argc)
    return (1..<max(count, 1)).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe text(
        of: UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
    }
  }

  /// The characters that stand for bytes; of an argument that has such a character the bytes of that are escaped too.
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
  /// The path that an argument of the command line is, byte for byte.
  package init(argument: String) {
    self.init(bytes: Environment.bytes(of: argument))
  }
}
