extension JSONScanner {
  /// Reads `true`, `false` or `null`. Throws if anything else begins at the cursor, where a value should.
  mutating func readWord() throws(DocumentError) -> JSONValue.Content {
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    if skip("null") { return .null }
    throw valueFault
  }

  /// Moves past a word if it stands at the cursor and isn't the beginning of a longer one.
  private mutating func skip(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    var end = self
    for _ in 0..<word.utf8.count { end.advance() }
    guard !isInWord(end.character) else { return false }
    self = end
    return true
  }

  /// The letters, digits and underscores from the cursor on, shortened for a message; empty if the first isn't a
  /// letter.
  var word: String {
    character == "_" || character.properties.isAlphabetic ? run(where: isInWord) : ""
  }

  /// The error at the cursor, where a key should stand.
  var keyFault: DocumentError {
    if isQuote(character) { return error(.wrongQuotes(character)) }
    let key = run(where: isInWord)
    return error(key.isEmpty ? .expectedKey(found: character) : .unquotedKey(key))
  }

  /// The error at the cursor, where a value should stand.
  private var valueFault: DocumentError {
    let word = word
    if !word.isEmpty { return error(wordFault(word)) }
    switch character {
    case "+":
      let sign = numberRun
      return error(isNotFinite(String(sign.dropFirst())) ? .notFinite(sign) : .leadingPlus)
    case ".": return error(.leadingPoint)
    case "#": return error(.hashComment)
    case let quote where isQuote(quote): return error(.wrongQuotes(quote))
    case let found: return error(.expectedValue(found: found))
    }
  }

  private func wordFault(_ word: String) -> JSONFault {
    if isNotFinite(word) { return .notFinite(word) }
    let lowercase = word.lowercased()
    if ["nil", "none", "undefined"].contains(lowercase) { return .misspelledWord(word, meant: "null") }
    let meant = ["true", "false", "null"].first { lowercase.utf8.count > 1 && $0.hasPrefix(lowercase) }
    return meant.map { .misspelledWord(word, meant: $0) } ?? .unknownWord(word)
  }
}

/// Tells whether a word is another language's name for NaN or infinity.
func isNotFinite(_ word: String) -> Bool {
  ["nan", "inf", "infinity"].contains(word.lowercased())
}

private func isInWord(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "0"..."9", "a"..."z", "A"..."Z", "_", "$": true
  case ..<"\u{80}": false
  default: scalar.properties.isAlphabetic
  }
}

/// Tells whether a character is a quote that people or word processors write, other than JSON's own.
private func isQuote(_ scalar: Unicode.Scalar) -> Bool {
  ["'", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}"].contains(scalar)
}
