/// The bounds within which a file is read. The compiler's own are no wider where it has any.
///
/// A file beyond them takes the parsers here and in the compiler minutes, gigabytes or more stack than there is: each level of brackets
/// is a call within a call, an array's type of twenty brackets is read a million times, and each generic type is read from its beginning.
enum Bounds {
  /// The most bytes of a file.
  static let maximumBytes = 8 << 20
  /// The most levels of brackets and `#if`.
  static let maximumDepth = 256
  /// The most square brackets that open one behind the other.
  static let maximumSquareBrackets = 12
  /// The most levels of generic types, `Set<Box<Int`.
  static let maximumGenerics = 64

  /// A place where a file exceeds the bounds, with the reason.
  struct Fault: Error, Hashable {
    var line = 1
    var column = 1
    let message: String
  }

  /// Returns what is beyond the bounds in a file of some bytes; `nil` where nothing is.
  static func fault(in bytes: [UInt8]) -> Fault? {
    if bytes.count > maximumBytes { return ofSize }
    let scan = DepthScan(bytes)
    guard let place = scan.place, let message = scan.message else { return nil }
    let before = bytes[..<place]
    let start = (before.lastIndex(of: 0x0A) ?? -1) + 1
    return Fault(line: before.count { $0 == 0x0A } + 1, column: place - start + 1, message: message)
  }

  /// The fault of a file of more bytes.
  static var ofSize: Fault { Fault(message: "larger than \(maximumBytes >> 20) MiB, the most that is built of a file") }
}

/// A look for the first bracket or `#if` beyond the bounds, which looks at each byte once.
private struct DepthScan {
  /// The offset of what is too deep; `nil` where nothing is.
  private(set) var place: Int?
  /// The reason in words, for messages.
  private(set) var message: String?

  init(_ bytes: [UInt8]) {
    var scanner = CodeScanner(bytes)
    var (depth, conditions, squares, generics) = (0, 0, 0, 0)
    while !scanner.isAtEnd, place == nil {
      let (byte, position) = (bytes[scanner.position], scanner.position)
      switch byte {
      case UInt8(ascii: "["):
        squares += 1
        depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        squares = 0
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        squares = 0
        depth = max(0, depth - 1)
      case 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: "#"):
        squares = 0
        if Self.isWord("#if", at: position, in: scanner) { conditions += 1 }
        if Self.isWord("#endif", at: position, in: scanner) { conditions = max(0, conditions - 1) }
      default: squares = 0
      }
      if byte == UInt8(ascii: "<"), position > 0, bytes[position - 1].isPartOfName {
        generics += 1
      } else if byte == UInt8(ascii: ">") {
        generics = max(0, generics - 1)
      } else if !byte.isPartOfName, !Self.betweenTypes.contains(byte) {
        generics = 0
      }
      message =
        if squares > Bounds.maximumSquareBrackets {
          "more than \(Bounds.maximumSquareBrackets) square brackets open one behind the other"
        } else if generics > Bounds.maximumGenerics {
          "generic types deeper than \(Bounds.maximumGenerics) levels"
        } else if depth + conditions > Bounds.maximumDepth {
          "nested deeper than \(Bounds.maximumDepth) levels"
        } else {
          nil
        }
      if message != nil { place = position }
      if byte.mayBeginLiteral {
        _ = scanner.skipLiteral()
      } else if byte.isPartOfName {
        _ = scanner.skipWord()
      } else {
        scanner.position += 1
      }
    }
  }

  /// The bytes between the names of generic types that hold each other.
  private static let betweenTypes = Set(" \t\n\r,.?".utf8)

  private static func isWord(_ word: StaticString, at position: Int, in scanner: CodeScanner) -> Bool {
    let end = position + word.utf8CodeUnitCount
    return scanner.has(word, at: position) && !(end < scanner.bytes.count && scanner.bytes[end].isPartOfName)
  }
}
