extension JSONScanner {
  /// Reads a number; the cursor stands at its sign or first digit.
  ///
  /// Throws where a digit is missing, or at the number's beginning if its form as a whole is wrong.
  mutating func readNumber() throws(DocumentError) -> JSONValue.Content {
    let start = self
    var decimal = Decimal()
    if next == "-" {
      decimal.isNegative = true
      advance()
    }
    let hasLeadingZero = next == "0"
    guard readDigits({ decimal.append($0) }) > 0 else { throw start.minusFault(behind: self) }
    if hasLeadingZero && offset - start.offset > (decimal.isNegative ? 2 : 1) {
      throw start.error(.leadingZero(start.numberRun))
    }
    if next == "." {
      advance()
      guard readDigits({ decimal.appendFraction($0) }) > 0 else { throw error(.pointWithoutDigits) }
    }
    if next == "e" || next == "E" { try readExponent(into: &decimal) }
    if isInNumberRun(next) {
      let isHexadecimal = hasLeadingZero && (next == "x" || next == "X")
      throw start.error(isHexadecimal ? .hexadecimal(start.numberRun) : .malformedNumber(start.numberRun))
    }
    let literal = String(decoding: bytes[start.offset..<offset], as: UTF8.self)
    // A number that isn't a short decimal is left to the standard library, whose result is infinite beyond the largest
    // Double.
    return .number(decimal.exactValue ?? Double(literal) ?? .infinity, literal: literal)
  }

  private mutating func readExponent(into decimal: inout Decimal) throws(DocumentError) {
    advance()
    let isNegative = next == "-"
    if next == "-" || next == "+" { advance() }
    // The limit is far above the number of digits that a file can have. So no fraction, however long, brings the value
    // back to a small one.
    let limit = 10_000_000_000_000_000
    var exponent = 0
    let count = readDigits { exponent = min(exponent * 10 + $0, limit) }
    guard count > 0 else { throw error(.exponentWithoutDigits) }
    decimal.exponent += isNegative ? -exponent : exponent
  }

  /// Passes each digit at the cursor to a closure, and returns their number.
  private mutating func readDigits(_ use: (Int) -> Void) -> Int {
    let start = offset
    while case "0"..."9" = next {
      use(Int(next.value) - 0x30)
      advance()
    }
    return offset - start
  }
}

// MARK: - Errors

extension JSONScanner {
  /// The number at the cursor with everything attached to it, for a message.
  var numberRun: String { run(where: isInNumberRun) }

  /// The error for a minus sign at this cursor that no digit follows.
  private func minusFault(behind sign: JSONScanner) -> DocumentError {
    if sign.next == "." { return sign.error(.leadingPoint) }
    let word = sign.word
    return isNotFinite(word) ? error(.notFinite("-" + word)) : sign.error(.minusWithoutDigits)
  }
}

/// Tells whether a character right behind a number reads as part of it.
private func isInNumberRun(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "0"..."9", "a"..."z", "A"..."Z", "_", ".", "+", "-": true
  default: false
  }
}

/// A decimal number as its digits are read: ±`significand` × 10^`exponent`.
private struct Decimal {
  var isNegative = false
  var exponent = 0
  private var significand: UInt64 = 0
  private var significantDigits = 0

  mutating func append(_ digit: Int) {
    if significantDigits > 0 || digit > 0 { significantDigits += 1 }
    if significantDigits <= Self.exactDigits { significand = significand * 10 + UInt64(digit) }
  }

  mutating func appendFraction(_ digit: Int) {
    append(digit)
    exponent -= 1
  }

  /// The nearest `Double`, if one multiplication or division of two exact ones gives it.
  ///
  /// Up to 15 digits and powers of ten up to 10²² are exact as `Double`, so that the result is rounded just once
  /// (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  var exactValue: Double? {
    guard significantDigits <= Self.exactDigits else { return nil }
    let magnitude: Double
    switch exponent {
    case _ where significand == 0: magnitude = 0
    case 0: magnitude = Double(significand)
    case 1..<Self.powersOfTen.count: magnitude = Double(significand) * Self.powersOfTen[exponent]
    case -(Self.powersOfTen.count - 1)..<0: magnitude = Double(significand) / Self.powersOfTen[-exponent]
    default: return nil
    }
    return isNegative ? -magnitude : magnitude
  }

  private static let exactDigits = 15

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
