/// A rule of JSON that a text breaks, and what stands there instead. The error's position says where.
package enum JSONFault: Hashable, Sendable {
  // MARK: Arrays, objects and the whole

  /// A comma with nothing behind it but the container's end.
  case trailingComma(JSONContainer)
  /// The next element or member begins without a comma before it.
  case missingComma(JSONContainer)
  /// Something that is neither a comma nor the container's end.
  case expectedComma(JSONContainer, found: Unicode.Scalar)
  /// The other container's bracket; `opened` is where the one still open began.
  case mismatchedBracket(JSONContainer, opened: SourcePosition)
  /// The file ends within the container that began here.
  case unclosed(JSONContainer)
  /// Something other than a colon behind a key.
  case expectedColon(found: Unicode.Scalar)
  /// Something that begins no value, where one should stand.
  case expectedValue(found: Unicode.Scalar)
  /// Something that begins no key, where one should stand.
  case expectedKey(found: Unicode.Scalar)
  /// A key without quotes.
  case unquotedKey(String)
  /// Something behind the value that is the document.
  case textAfterValue(found: Unicode.Scalar)

  // MARK: Words

  /// A misspelling of JSON's `true`, `false` or `null`.
  case misspelledWord(String, meant: String)
  /// A word that is none of JSON's; perhaps a string without quotes.
  case unknownWord(String)
  /// `NaN` or `Infinity`, with its sign.
  case notFinite(String)

  // MARK: Numbers

  /// `007`
  case leadingZero(String)
  /// `+1`
  case leadingPlus
  /// `.5`, `-.5`
  case leadingPoint
  /// `0x1F`
  case hexadecimal(String)
  /// `-` with no digit behind it
  case minusWithoutDigits
  /// `1.`
  case pointWithoutDigits
  /// `1e`, `1e+`
  case exponentWithoutDigits
  /// A number that goes on where it should end: `1.2.3`, `1_000`, `12px`
  case malformedNumber(String)

  // MARK: Strings

  /// Quotes other than `"`.
  case wrongQuotes(Unicode.Scalar)
  /// A string that is still open at the end of its line or of the file.
  case unterminatedString(atEndOfFile: Bool)
  /// A control character that a string holds as it is.
  case controlCharacter(Unicode.Scalar)
  /// A backslash before something that JSON has no escape for.
  case unknownEscape(Unicode.Scalar)
  /// `\u` without four hexadecimal digits behind it.
  case malformedUnicodeEscape
  /// One half of a UTF-16 pair without the other: its four digits.
  case loneSurrogate(String)

  // MARK: Comments

  /// `/*` without `*/`.
  case unterminatedComment
  /// A slash that begins no comment.
  case loneSlash
  /// A comment as other languages write it.
  case hashComment
}

/// The two kinds of JSON value that hold others.
package enum JSONContainer: Hashable, Sendable {
  case array, object

  /// The bracket that ends the container.
  var closingBracket: Unicode.Scalar { self == .array ? "]" : "}" }
}
