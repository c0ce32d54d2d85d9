import Documents

/// A file's text as other makers' tools count it: columns in UTF-16 units, lines by their fingerprints.
package struct SourceText: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: LineStarts

  /// Creates the text of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = LineStarts(of: bytes)
  }

  // MARK: Columns

  /// Converts a column in bytes to one in UTF-16 units, both from 1. The result is the same column if the file has no
  /// such place.
  ///
  ///     <label text="Größe"/>      the slash: column 21 in bytes, 19 in UTF-16 units
  ///
  /// - Parameters:
  ///   - column: The column in bytes.
  ///   - line: The line, from 1.
  /// - Returns: The column in UTF-16 units.
  package func utf16Column(_ column: Int, line: Int) -> Int {
    guard let start = lineStarts[line], column >= 1 else { return column }
    let end = start + column - 1
    guard end <= bytes.count else { return column }
    // A continuation byte of a character counts nothing; the first byte of four counts two units.
    return bytes[start..<end].reduce(1) { count, byte in
      byte & 0xC0 == 0x80 ? count : byte >= 0xF0 ? count + 2 : count + 1
    }
  }

  // MARK: Fingerprints

  /// The fingerprints of some lines, by which GitHub's code scanning recognizes them in a changed file.
  ///
  /// A window of 100 UTF-16 units moves over the file. Spaces and tabs are left out, and every line break is a line
  /// feed; the unit 65,535 and zeros follow the file. A line's fingerprint is the hash of the 100 units from its start
  /// on, a polynomial of base 37 modulo 2⁶⁴, in hexadecimal digits, followed by the number of the hash's occurrences so
  /// far. (github/codeql-action, `src/fingerprints.ts`.)
  ///
  /// - Parameter lines: The lines, from 1.
  /// - Returns: The fingerprints by line; none for lines that the file doesn't have.
  /// - Complexity: Linear in the file's length.
  package func fingerprints(ofLines lines: Set<Int>) -> [Int: String] {
    var window = FingerprintWindow(wanted: lines)
    var isBehindReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      switch unit {
      case Self.space, Self.tab: isBehindReturn = false
      case Self.lineFeed where isBehindReturn: isBehindReturn = false
      case Self.carriageReturn:
        isBehindReturn = true
        window.take(Self.lineFeed)
      default:
        isBehindReturn = false
        window.take(unit)
      }
    }
    window.take(.max)
    window.finish()
    return window.fingerprints
  }

  private static let space: UInt16 = 0x20
  private static let tab: UInt16 = 0x09
  fileprivate static let lineFeed: UInt16 = 0x0A
  private static let carriageReturn: UInt16 = 0x0D
}

/// The last 100 units of a text, and their hash.
private struct FingerprintWindow {
  private(set) var fingerprints: [Int: String] = [:]
  private let wanted: Set<Int>
  private var units = [UInt16](repeating: 0, count: Self.length)
  /// The line that begins at each unit; 0 if none does.
  private var lines = [Int](repeating: 0, count: Self.length)
  private var hash: UInt64 = 0
  /// The index of the oldest unit.
  private var position = 0
  private var line = 0
  private var isAtLineStart = true
  private var counts: [UInt64: Int] = [:]

  private static let length = 100
  private static let base: UInt64 = 37
  /// The base to the power of the length, which is the factor of a unit as it leaves.
  private static let leaving = (0..<length).reduce(1 as UInt64) { power, _ in power &* base }

  init(wanted: Set<Int>) { self.wanted = wanted }

  /// Takes the next unit.
  mutating func take(_ unit: UInt16) {
    completeLine()
    if isAtLineStart {
      line += 1
      lines[position] = line
    }
    isAtLineStart = unit == SourceText.lineFeed
    push(unit)
  }

  /// Fills the window with zeros, so that every line is complete.
  mutating func finish() {
    for _ in 0..<Self.length {
      completeLine()
      push(0)
    }
  }

  /// Finishes the line that begins at the oldest unit: the window holds all that its fingerprint depends on.
  private mutating func completeLine() {
    guard lines[position] > 0 else { return }
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    if wanted.contains(lines[position]) { fingerprints[lines[position]] = "\(String(hash, radix: 16)):\(count)" }
    lines[position] = 0
  }

  private mutating func push(_ unit: UInt16) {
    hash = Self.base &* hash &+ UInt64(unit) &- Self.leaving &* UInt64(units[position])
    units[position] = unit
    position = (position + 1) % Self.length
  }
}
