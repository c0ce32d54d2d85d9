extension DocumentError {
  /// The error in words: what is wrong and what was meant. It is one line that begins in lower case and has no full
  /// stop.
  package var message: String {
    switch problem {
    case .emptyFile(holdsBlanks: false): "the file is empty"
    case .emptyFile(holdsBlanks: true): "the file holds nothing but white space and comments"
    case .notText(let byte, let fault): "the file is not UTF-8 text: \(sentence(for: fault, hexadecimal(byte)))"
    case .tooLarge(let limit): "the file is larger than \(size(limit)), the most that is read"
    case .tooDeep(let limit): "too deeply nested: what begins here is more than \(limit) levels deep, the limit"
    case .tooManyValues(let limit):
      "too many values: what begins here is one more than \(limit), the most that are read"
    case .malformedJSON(let fault): sentence(for: fault)
    case .malformedXML(let fault): sentence(for: fault)
    }
  }
}

private func sentence(for fault: XMLFault) -> String {
  switch fault {
  case .documentType: "the file declares a document type (<!DOCTYPE), which is not read; remove it"
  case .encoding(let name): "the file declares the encoding '\(name)'; only UTF-8 is read, save it as that"
  case .misplacedDeclaration: "an XML declaration (<?xml) stands elsewhere than at the file's beginning"
  case .malformedDeclaration:
    "the XML declaration is malformed; expected <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
  case .contentBeforeRoot: "something stands before the document's one outermost element"
  case .contentBehindRoot: "something stands behind the end of the document's one outermost element"
  case .noElement: "the file holds no XML element"
  case .unclosedElement(let name): "the file ends within the element '\(name)' that begins here"
  case .unclosed(let part): "the file ends within the \(part.name) that begins here"
  case .mismatchedTags(let name, let opened, let found):
    "expected </\(name)>, the end of the element that began at \(opened.line):\(opened.column), found </\(found)>"
  case .expected(let expectation, let found): "expected \(expectation.words), found \(name(found))"
  case .repeatedAttribute(let name): "the element has the attribute '\(name)' twice"
  case .unknownMarkup: "'<!' begins a comment, <!--, or character data, <![CDATA[, and nothing else here"
  case .unescapedLessThan: "'<' in a value is written &lt;"
  case .unescapedAmpersand: "'&' is written &amp;"
  case .unknownEntity(let name):
    "'&\(name);' is none of XML's entities: &lt; &gt; &amp; &quot; &apos; and characters by number"
  case .malformedReference: "'&#' begins the number of a character that XML allows, such as &#160; or &#xA0;"
  case .invalidCharacter(let scalar): "the character \(codePoint(scalar)) is not allowed in XML"
  case .endOfCharacterData: "']]>' ends character data, which did not begin; in text it is written ]]&gt;"
  case .hyphensInComment: "'--' may not stand in a comment"
  }
}

extension XMLPart {
  fileprivate var name: String {
    switch self {
    case .tag: "tag"
    case .comment: "comment"
    case .characterData: "character data"
    case .instruction: "processing instruction"
    }
  }
}

extension XMLExpectation {
  fileprivate var words: String {
    switch self {
    case .elementName: "the name of an element"
    case .attributeOrEnd: "the name of an attribute or the tag's end"
    case .blank: "a blank before the next attribute"
    case .equals(let attribute): "'=' behind the attribute '\(attribute)'"
    case .quote(let attribute): "a quote before the value of '\(attribute)'"
    case .tagEnd: "'>', the tag's end"
    case .instructionName: "the name of a processing instruction"
    case .instructionEnd: "a blank or '?>' behind the name of a processing instruction"
    }
  }
}

private func sentence(for fault: TextFault, _ byte: String) -> String {
  switch fault {
  case .nul: "a zero byte (\(byte)) stands here"
  case .utf16: "it begins with the byte \(byte) and looks like UTF-16; save it as UTF-8"
  case .strayContinuation: "the byte \(byte) continues a character that did not begin"
  case .truncated: "the byte \(byte) begins a character that is cut off"
  case .overlong: "the byte \(byte) begins a character in more bytes than it needs"
  case .surrogate: "the byte \(byte) begins half of a UTF-16 pair, which is no character"
  case .beyondUnicode: "the byte \(byte) begins a character beyond U+10FFFF, the last one"
  case .neverUsed: "the byte \(byte) never occurs in it"
  }
}

private func sentence(for fault: JSONFault) -> String {
  switch fault {
  case .trailingComma(let kind): "trailing comma: the last \(part(of: kind)) of \(kind.name) has none behind it"
  case .missingComma(let kind): "expected a comma before the next \(part(of: kind)) of the \(kind.noun)"
  case .expectedComma(let kind, let found):
    "expected ',' or '\(kind.closingBracket)' in the \(kind.noun), found \(name(found))"
  case .mismatchedBracket(let kind, let opened):
    "expected '\(kind.closingBracket)', the end of the \(kind.noun) that began at \(opened.line):\(opened.column)"
  case .unclosed(let kind): "unclosed \(kind.noun) that began here: the file ends before its '\(kind.closingBracket)'"
  case .expectedColon(let found): "expected ':' between the key and its value, found \(name(found))"
  case .expectedValue(let found): "expected a value, found \(name(found))"
  case .expectedKey(let found): "expected a key in double quotes, found \(name(found))"
  case .unquotedKey(let key): "keys are written in double quotes: \(JSONText.quoted(key))"
  case .textAfterValue(let found): "expected the end of the file behind its one value, found \(name(found))"

  case .misspelledWord(let word, let meant): "'\(word)' is not JSON; did you mean '\(meant)'?"
  case .unknownWord(let word): "'\(word)' is not JSON; strings are written in double quotes: \(JSONText.quoted(word))"
  case .notFinite(let word): "\(word) is not JSON; numbers are finite"

  case .leadingZero(let number): "'\(number)' has a leading zero; in JSON only 0 itself and fractions begin with 0"
  case .leadingPlus: "numbers are written without a plus sign"
  case .leadingPoint: "expected a digit before the decimal point: 0.5, not .5"
  case .hexadecimal(let number): "'\(number)' is not JSON; numbers are decimal"
  case .minusWithoutDigits: "expected a digit behind the minus sign"
  case .pointWithoutDigits: "expected a digit behind the decimal point"
  case .exponentWithoutDigits: "expected a digit in the exponent"
  case .malformedNumber(let number): "'\(number)' is not a number"

  case .wrongQuotes("'"): "strings and keys are written in double quotes (\"), not in single ones"
  case .wrongQuotes(let quote): "strings and keys are written in double quotes (\"), not in \(name(quote))"
  case .unterminatedString(atEndOfFile: true): "unterminated string that began here: the file ends before its '\"'"
  case .unterminatedString(atEndOfFile: false):
    "unterminated string that began here: the line ends before its '\"' (a line break in a string is written \\n)"
  case .controlCharacter("\t"): "a tab in a string is written \\t"
  case .controlCharacter(let scalar):
    "the control character \(codePoint(scalar)) in a string is written \(escape(scalar))"
  case .unknownEscape(let scalar):
    "unknown escape: \(name(scalar)) behind a backslash (a backslash itself is written \\\\)"
  case .malformedUnicodeEscape: "malformed escape: expected four hexadecimal digits behind \\u"
  case .loneSurrogate(let digits): "\\u\(digits) is half of a UTF-16 pair; the other half is missing"

  case .unterminatedComment: "unterminated comment that began here: the file ends before its '*/'"
  case .loneSlash: "expected a comment, which begins with // or /*"
  case .hashComment: "comments begin with // or are written /* */"
  }
}

extension JSONContainer {
  fileprivate var noun: String { self == .array ? "array" : "object" }
  fileprivate var name: String { "an \(noun)" }
}

private func part(of kind: JSONContainer) -> String { kind == .array ? "element" : "member" }

// MARK: - Characters, bytes and sizes

/// The character in quotes, `'x'`, or `U+00A0` if it can't be seen.
private func name(_ scalar: Unicode.Scalar) -> String {
  if scalar == "'" { return "\"'\"" }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse, .unassigned,
    .nonspacingMark, .enclosingMark, .spacingMark:
    return codePoint(scalar)
  default: return "'\(scalar)'"
  }
}

/// `U+00A0`
private func codePoint(_ scalar: Unicode.Scalar) -> String { "U+\(padded(scalar.value, to: 4))" }

/// A control character as JSON escapes it: `\u001B`, `\b`
private func escape(_ scalar: Unicode.Scalar) -> String {
  String(JSONText.quoted(String(scalar)).dropFirst().dropLast())
}

/// `0x0A`
private func hexadecimal(_ byte: UInt8) -> String { "0x\(padded(UInt32(byte), to: 2))" }

private func padded(_ value: UInt32, to count: Int) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(count - digits.count, 0)) + digits
}

/// The size as `64 MiB` where that is exact, else in bytes.
private func size(_ bytes: Int) -> String {
  bytes > 0 && bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MiB (\(bytes) bytes)" : "\(bytes) bytes"
}
