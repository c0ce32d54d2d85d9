/// The types that a file's code may name: the words with a capital letter at the start, as hashes.
///
///     func setup(on cell: CardCell) { cell.badge.isHidden = true }      CardCell
package struct TypeMentions: Sendable {
  private var hashes: Set<UInt64> = []

  /// Finds the types in code.
  package init(_ code: CodeTokens) {
    for token in code.tokens where token.kind == .word {
      let word = code.bytes[Int(token.start)..<Int(token.end)]
      guard let first = word.first, (0x41...0x5A).contains(first) else { continue }
      hashes.insert(Self.hash(word))
    }
  }

  /// Finds the types of the names.
  package init(_ names: some Sequence<String>) {
    for name in names { hashes.insert(Self.hash(Array(name.utf8)[...])) }
  }

  /// Tells whether a type is in both.
  package func meets(_ other: Self) -> Bool { !hashes.isDisjoint(with: other.hashes) }

  /// Adds the types of others.
  package mutating func formUnion(_ other: Self) { hashes.formUnion(other.hashes) }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
