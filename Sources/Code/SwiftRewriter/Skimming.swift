/// Code without the bodies in which nothing is rewritten: blanks take their place, so that all other code keeps its line and column.
///
/// Parsing takes most of a rewriting's time, and bodies are most of the code. A body in which there may be something to rewrite stays:
/// one with a macro, an attribute or a condition, with a function or a class of its own, or with a call of what may not be there. So does
/// what says that a property can be set.
/// The values that properties begin with are left out likewise, where they end on their lines.
///
///     func tap() { model.load() }        func tap() {              }
///     func tap() { add(#selector(go)) }  func tap() { add(#selector(go)) }
///     let title = UILabel()              let title
struct Skimming {
  private var scanner: CodeScanner
  private var result: [UInt8]

  /// The bytes with bodies blanked; unchanged where brackets are unbalanced.
  static func skimmed(_ bytes: [UInt8]) -> [UInt8] {
    var skimming = Skimming(bytes)
    return skimming.declarations(isOutermost: true) ? skimming.result : bytes
  }

  private init(_ bytes: [UInt8]) {
    scanner = CodeScanner(bytes)
    result = bytes
  }

  /// Reads declarations up to the brace that closes them, or to the end; tells whether that is there.
  private mutating func declarations(isOutermost: Bool) -> Bool {
    var (isType, isProperty, parentheses) = (false, false, 0)
    while !scanner.isAtEnd {
      let byte = scanner.bytes[scanner.position]
      switch byte {
      case UInt8(ascii: "{"):
        scanner.position += 1
        let start = scanner.position
        if isType, parentheses == 0 {
          guard declarations(isOutermost: false) else { return false }
        } else {
          guard let isPlain = skipBlock() else { return false }
          if isPlain { blank(start..<(scanner.position - 1)) }
        }
        if parentheses == 0 { isType = false }
      case UInt8(ascii: "}"):
        scanner.position += 1
        return !isOutermost
      case UInt8(ascii: "("), UInt8(ascii: "["):
        parentheses += 1
        scanner.position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        parentheses -= 1
        scanner.position += 1
      case UInt8(ascii: "=") where isProperty && parentheses == 0:
        skipValue()
        isProperty = false
      case _ where byte.mayBeginLiteral:
        guard scanner.skipLiteral() else { return false }
      case _ where byte.isPartOfName:
        let word = scanner.bytes[scanner.skipWord()]
        guard parentheses == 0 else { continue }
        if Self.properties.contains(where: word.elementsEqual) {
          (isType, isProperty) = (false, true)
          continue
        }
        // `class func` is a function.
        if Self.types.contains(where: word.elementsEqual) {
          (isType, isProperty) = (true, false)
        } else if Self.others.contains(where: word.elementsEqual) {
          (isType, isProperty) = (false, false)
        }
      default: scanner.position += 1
      }
    }
    return isOutermost
  }

  private static let types = ["class", "struct", "enum", "extension", "protocol", "actor"].map { Array($0.utf8) }
  private static let others = ["func", "init", "deinit", "subscript", "case"].map { Array($0.utf8) }
  private static let properties = ["var", "let"].map { Array($0.utf8) }
  private static let accessors = ["get", "set"].map { Array($0.utf8) }
  /// The keywords of declarations that are rewritten in bodies too.
  private static let inBodies = ["func", "class"].map { Array($0.utf8) }

  /// Skips a block behind its opening brace; tells whether nothing in it may need rewriting, or `nil` where it isn't closed.
  private mutating func skipBlock() -> Bool? {
    var (depth, isPlain) = (1, true)
    while !scanner.isAtEnd {
      let (byte, position) = (scanner.bytes[scanner.position], scanner.position)
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          scanner.position += 1
          return isPlain
        }
      case UInt8(ascii: "@"): isPlain = false
      case UInt8(ascii: "(") where position > 1:
        let before = scanner.bytes[position - 1]
        if before == UInt8(ascii: "?") || before == UInt8(ascii: "!"), scanner.bytes[position - 2].endsName {
          isPlain = false
        }
      case _ where byte.mayBeginLiteral:
        if byte == UInt8(ascii: "#") { isPlain = false }
        guard scanner.skipLiteral() else { return nil }
        continue
      case _ where byte.isPartOfName:
        let word = scanner.bytes[scanner.skipWord()]
        if depth == 1, Self.accessors.contains(where: word.elementsEqual) { isPlain = false }
        if Self.inBodies.contains(where: word.elementsEqual) { isPlain = false }
        continue
      default: break
      }
      scanner.position += 1
    }
    return nil
  }

  /// Skips the sign before a value, and the value with it where nothing in it may need rewriting and it ends on its line.
  private mutating func skipValue() {
    let start = scanner.position
    defer { if scanner.position == start { scanner.position += 1 } }
    var (ahead, depth) = (scanner, 0)
    ahead.position += 1
    while !ahead.isAtEnd {
      let (byte, position) = (ahead.bytes[ahead.position], ahead.position)
      switch byte {
      case 0x0A where depth == 0:
        guard ahead.isAtNewDeclaration() else { return }
        blank(start..<position)
        scanner.position = position
        return
      case UInt8(ascii: "}") where depth == 0:
        blank(start..<position)
        scanner.position = position
        return
      case 0x0A, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ";"): return
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "("), UInt8(ascii: "["):
        let before = ahead.bytes[position - 1]
        if byte == UInt8(ascii: "("), before == UInt8(ascii: "?") || before == UInt8(ascii: "!") { return }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case _ where byte.mayBeginLiteral:
        guard ahead.skipLiteral(), !ahead.bytes[position..<ahead.position].contains(0x0A) else { return }
        continue
      default: break
      }
      ahead.position += 1
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where result[index] != 0x0A && result[index] != 0x0D { result[index] = 0x20 }
  }
}

extension CodeScanner {
  /// Tells whether the next code can't belong to what is on the lines before. Blanks and comments are skipped.
  fileprivate mutating func isAtNewDeclaration() -> Bool {
    while !isAtEnd {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        position += 1
      } else if has("//", at: position) || has("/*", at: position) {
        guard skipLiteral() else { return false }
      } else if byte.isPartOfName {
        let word = bytes[skipWord()]
        return !["as", "is"].contains { word.elementsEqual($0.utf8) }
      } else {
        return byte == UInt8(ascii: "@") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "#")
      }
    }
    return true
  }
}

extension UInt8 {
  /// Tells whether the byte may end a name, or a call or a lookup.
  fileprivate var endsName: Bool { isPartOfName || self == 0x29 || self == 0x5D || self == 0x60 }
}
