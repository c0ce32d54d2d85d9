/// The names that code uses: the words of the code, and strings with the words in them. The declaration of a type is no use of the type's
/// name.
///
/// Case and signs don't count, because code names a storyboard and what is in it in many ways: `"login-screen"`,
/// `.loginScreen`, `LoginScreen.self`. Of a name that is put together as the code runs, what stands in the code has to fit: `"Step\(n)"`,
/// `"Step" + name`, `@"Step%d"`.
///
///     class LoginViewController: UIViewController {}      // no use of LoginViewController
///     show(LoginViewController())                         // one
///
/// Names are kept as 64-bit hashes (FNV-1a): 20,000 names of one project share a hash with a chance of 1 in 10¹¹.
package struct CodeNames: Sendable {
  private var hashes: Set<UInt64> = []
  private var patterns: Set<NamePattern> = []

  /// None.
  package init() {}

  /// Tells whether a name is used.
  package func contains(_ name: String) -> Bool {
    if hashes.contains(Self.hash(Array(name.utf8)[...])) { return true }
    let letters = name.utf8.compactMap(NamePattern.letter)
    return patterns.contains { $0.fits(letters) }
  }

  /// Adds a name.
  package mutating func add(_ name: String) { hashes.insert(Self.hash(Array(name.utf8)[...])) }

  /// Adds the names in code.
  package mutating func add(_ code: CodeTokens) {
    for string in code.definedStrings { add(string: string) }
    var isDeclared = false
    for (index, token) in code.tokens.enumerated() {
      switch token.kind {
      case .word:
        if !isDeclared { hashes.insert(Self.hash(code.bytes[Int(token.start)..<Int(token.end)])) }
        isDeclared = Self.declares(code, index)
      case .string:
        add(string: code.bytes[Int(token.start)..<Int(token.end)])
        if patterns.count < Self.maximumPatterns, let pattern = NamePattern(of: index, in: code) {
          patterns.insert(pattern)
        }
        isDeclared = false
      case .number: isDeclared = false
      case .sign: isDeclared = isDeclared && token.sign == UInt8(ascii: "@")
      }
    }
  }

  private static let words: [StaticString] = [
    "class", "extension", "struct", "enum", "protocol", "actor", "import", "interface", "implementation",
  ]

  /// Tells whether a word introduces the name of a type or a module.
  private static func declares(_ code: CodeTokens, _ index: Int) -> Bool {
    let length = code.tokens[index].end - code.tokens[index].start
    guard (4...14).contains(length) else { return false }
    return words.contains { code.isWord(index, $0) }
  }

  private static let maximumPatterns = 4_096
  /// The longest string that is a name, in bytes.
  private static let longestName = 200

  /// Adds a string as a whole, and the words in it.
  private mutating func add(string: ArraySlice<UInt8>) {
    guard string.count <= Self.longestName else { return }
    let inner = string.drop { !Self.isPart($0) }
    let whole = inner.prefix(inner.lastIndex(where: Self.isPart).map { $0 + 1 - inner.startIndex } ?? 0)
    guard !whole.isEmpty else { return }
    hashes.insert(Self.hash(whole))
    for word in whole.split(whereSeparator: { !Self.isPart($0) }) where word.count < whole.count {
      hashes.insert(Self.hash(word))
    }
  }

  /// Tells whether a byte is part of a name.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      guard let letter = NamePattern.letter(byte) else { continue }
      hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3
    }
    return hash
  }
}
