/// The part of a file that other files see: all of it but the bodies of functions, accessors and initial values whose types are written.
///
/// Only where that changes can another file compile that didn't, or not compile that did.
struct Interface {
  private var scanner: CodeScanner
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private var isBehindBlank = false
  /// The number of types that are read around each other.
  private var typeDepth = 0
  private static let maximumDepth = 200

  /// A signature of the declarations that other files see; blanks and comments don't change it. For a file with unbalanced brackets, it is
  /// a signature of the whole text.
  static func signature(of bytes: [UInt8]) -> String {
    var interface = Interface(scanner: CodeScanner(bytes))
    if !interface.declarations(isOutermost: true) {
      interface.hash = 0
      interface.add(0..<bytes.count)
    }
    return String(interface.hash, radix: 16)
  }

  /// The declaration that is read.
  private enum Declaration {
    case type, function
    /// A property, whether its type is written, and whether its value follows.
    case property(isTyped: Bool, hasValue: Bool)
    /// Another, or none that is known.
    case other

    /// A Boolean that tells whether no other file sees what is in its blocks.
    var hidesBlocks: Bool {
      switch self {
      case .function, .property(isTyped: true, _), .property(_, hasValue: false): true
      case .type, .property, .other: false
      }
    }

    /// A Boolean that tells whether more of it may stand behind a block.
    var goesOn: Bool { if case .property(_, hasValue: true) = self { true } else { false } }
  }

  /// Reads declarations up to the brace that closes them, or to the end; tells whether that is there.
  private mutating func declarations(isOutermost: Bool) -> Bool {
    typeDepth += 1
    defer { typeDepth -= 1 }
    guard typeDepth <= Self.maximumDepth else { return false }
    var (declaration, depth) = (Declaration.other, 0)
    while !scanner.isAtEnd {
      let (byte, start) = (scanner.bytes[scanner.position], scanner.position)
      switch byte {
      case UInt8(ascii: "{"):
        addByte()
        if case .type = declaration, depth == 0 {
          guard declarations(isOutermost: false) else { return false }
        } else {
          guard block(isSeen: depth != 0 || !declaration.hidesBlocks && !isAtObserver) else { return false }
        }
        if depth == 0, !declaration.goesOn { declaration = .other }
        continue
      case UInt8(ascii: "}"):
        addByte()
        return !isOutermost
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        if case .property(_, hasValue: false) = declaration { declaration = .property(isTyped: true, hasValue: false) }
      case UInt8(ascii: "=") where depth == 0:
        if case .property(let isTyped, hasValue: false) = declaration {
          declaration = .property(isTyped: isTyped, hasValue: true)
        }
      case _ where byte.mayBeginLiteral:
        guard scanner.skipLiteral() else { return false }
        addLiteral(start..<scanner.position)
        continue
      case _ where byte.isPartOfName:
        let word = scanner.skipWord()
        add(word)
        // What is called `.init` in a value declares nothing.
        let isMember = start > 0 && scanner.bytes[start - 1] == UInt8(ascii: ".")
        if depth == 0, !isMember, let known = Self.words.first(where: { scanner.bytes[word].elementsEqual($0.word) }) {
          declaration = known.declaration
        }
        continue
      case 0x20, 0x09, 0x0A, 0x0D:
        isBehindBlank = true
        scanner.position += 1
        continue
      default: break
      }
      addByte()
    }
    return isOutermost
  }

  /// The words that begin declarations.
  private static let words: [(word: [UInt8], declaration: Declaration)] =
    ["class", "struct", "enum", "extension", "protocol", "actor"].map { (Array($0.utf8), .type) }
    + ["func", "init", "deinit", "subscript"].map { (Array($0.utf8), .function) }
    + ["var", "let"].map { (Array($0.utf8), .property(isTyped: false, hasValue: false)) }
    + ["case", "typealias", "import"].map { (Array($0.utf8), .other) }

  /// A Boolean that tells whether the block whose brace was read is one of a property's observers.
  private var isAtObserver: Bool {
    var ahead = scanner
    while !ahead.isAtEnd, [0x20, 0x09, 0x0A, 0x0D].contains(ahead.bytes[ahead.position]) { ahead.position += 1 }
    let word = ahead.bytes[ahead.skipWord()]
    return ["didSet", "willSet"].contains { word.elementsEqual($0.utf8) }
  }

  /// Reads a block behind its opening brace; tells whether it is closed. Of one that isn't seen only the accessors are read.
  private mutating func block(isSeen: Bool) -> Bool {
    var depth = 1
    while !scanner.isAtEnd {
      let (byte, start) = (scanner.bytes[scanner.position], scanner.position)
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case _ where byte.mayBeginLiteral:
        guard scanner.skipLiteral() else { return false }
        if isSeen { addLiteral(start..<scanner.position) }
        continue
      case _ where byte.isPartOfName:
        let word = scanner.skipWord()
        if isSeen || depth == 1 && Self.accessors.contains(where: scanner.bytes[word].elementsEqual) { add(word) }
        continue
      case 0x20, 0x09, 0x0A, 0x0D:
        isBehindBlank = true
        scanner.position += 1
        continue
      default: break
      }
      guard depth > 0 else {
        if !isSeen { isBehindBlank = false }
        addByte()
        return true
      }
      if isSeen { addByte() } else { scanner.position += 1 }
    }
    return false
  }

  private static let accessors = ["get", "set", "async", "throws", "mutating", "nonmutating"].map { Array($0.utf8) }

  // MARK: The signature

  /// Adds the byte at the position, and goes on.
  private mutating func addByte() {
    add(scanner.position..<(scanner.position + 1))
    scanner.position += 1
  }

  /// Adds a string, or a sign that begins none; comments are blanks.
  private mutating func addLiteral(_ range: Range<Int>) {
    if scanner.has("//", at: range.lowerBound) || scanner.has("/*", at: range.lowerBound) {
      isBehindBlank = true
    } else {
      add(range)
    }
  }

  private mutating func add(_ range: Range<Int>) {
    if isBehindBlank {
      add(0x20)
      isBehindBlank = false
    }
    for index in range { add(scanner.bytes[index]) }
  }

  /// Adds a byte, as the hash FNV-1a does.
  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
