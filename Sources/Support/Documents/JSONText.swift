/// The writer of JSON strings and numbers; `JSONValue.text` writes whole trees.
package enum JSONText {
  /// A string in double quotes. It has escapes for `"`, `\`, what would control a terminal (`Unicode.Scalar.isSteering`), and what a log
  /// would obey (`LogCommands`); other characters stand as they are.
  package static func quoted(_ string: String) -> String {
    var text = ""
    text.reserveCapacity(string.utf8.count + 2)
    appendQuoted(string, to: &text)
    return text
  }

  /// The shortest text that reads back as the same number: `20`, `20.5`, `1e-7`, `1e300`; `0` for negative zero too.
  ///
  /// - Precondition: `value` is finite, since JSON has no other numbers.
  package static func number(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has finite numbers only")
    guard value != 0 else { return "0" }
    if let thousandths = value.wholeThousandths {
      var text = ""
      append(thousandths: thousandths, to: &text)
      return text
    }
    // Swift's description has the fewest digits that read back, but writes `20.0`, `1e-07` and `1e+300`.
    let text = value.description
    if text.hasSuffix(".0") { return String(text.dropLast(2)) }
    guard let mark = text.firstIndex(of: "e") else { return text }
    let exponent = text[text.index(after: mark)...]
    let digits = exponent.drop { $0 == "+" || $0 == "-" }.drop { $0 == "0" }
    return "\(text[...mark])\(exponent.hasPrefix("-") ? "-" : "")\(digits)"
  }

  /// Appends the text of `number` to another.
  package static func append(_ value: Double, to text: inout String) {
    if let thousandths = value.wholeThousandths {
      append(thousandths: thousandths, to: &text)
    } else {
      text += number(value)
    }
  }

  /// Appends a number of thousandths as a decimal, without trailing zeros.
  private static func append(thousandths: Int, to text: inout String) {
    if thousandths < 0 { text += "-" }
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1_000)
    text += String(whole)
    guard rest > 0 else { return }
    text += "."
    if rest < 100 { text += "0" }
    if rest < 10 { text += "0" }
    let digits = rest % 100 == 0 ? rest / 100 : rest % 10 == 0 ? rest / 10 : rest
    text += String(digits)
  }

  /// A number rounded to three decimals, as people read lengths and times.
  package static func thousandths(_ value: Double) -> String { number(value.thousandths) }

  /// Appends the text of `quoted` to another.
  package static func appendQuoted(_ string: String, to text: inout String) {
    text += "\""
    // A log obeys what is in a string too. Its value stays the same.
    let isSplit = string.forEachPart(behindOthers: true) { part, mark in
      appendEscaped(String(part), to: &text)
      if let mark { text += escape(mark) }
    }
    if !isSplit { appendEscaped(string, to: &text) }
    text += "\""
  }

  private static func appendEscaped(_ string: String, to text: inout String) {
    string.append(to: &text, among: special) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{8}": "\\b"
      case "\u{C}": "\\f"
      case _ where scalar.isSteering: escape(scalar)
      default: nil
      }
    }
  }

  private static let special = ByteSet {
    $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
  }

  /// The escape of a character, such as `\u001B`; beyond U+FFFF both halves of a UTF-16 pair.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}

extension Double {
  /// The number rounded to three decimals; zero is positive.
  package var thousandths: Double {
    let scaled = (self * 1_000).rounded()
    // Beyond this a double has no thousandths, and the product may be infinite.
    guard abs(scaled) < 9e15 else { return self }
    return scaled / 1_000 + 0
  }

  /// The number times 1,000, if the number is the nearest to a decimal of at most three decimals, as most are.
  ///
  /// The nearest double identifies a decimal of up to 15 digits: no other one so short has the same (IEEE 754,
  /// `DBL_DIG`).
  fileprivate var wholeThousandths: Int? {
    guard abs(self) < 1e11 else { return nil }
    let scaled = (self * 1_000).rounded()
    return scaled / 1_000 == self ? Int(scaled) : nil
  }
}
