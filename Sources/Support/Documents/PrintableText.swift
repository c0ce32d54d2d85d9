/// Text that is safe on a terminal and in the log of a build, or in a file that may be shown in one. No name or value in it moves the
/// cursor, begins a line of its own, turns the reading direction, or is a command to a log (`LogCommands`).
///
/// Texts of files, names of files and arguments may be hostile. So everything written for people has this type. All
/// that it is made of is escaped, except for the program's own words:
///
///     let text: PrintableText = "there is no view '\(name)'\nSee `layout help`."    // two lines, whatever the name is
///     PrintableText(name)                                // one line
///     PrintableText(lines: ["Views:"] + names)           // as many lines as elements
///     PrintableText(document: json)                      // lines of a writer that escapes what it is given
package struct PrintableText: Hashable, Sendable {
  /// The text, without a character that would do harm.
  package let string: String

  /// Creates one line; line breaks in the text are escaped too.
  package init(_ line: String) { self.init(joined: line.printable) }

  /// Creates a number of lines, with a line break between them.
  package init(lines: some Sequence<String>) { self.init(joined: lines.map(\.printable).joined(separator: "\n")) }

  /// Creates the text of a document whose values were escaped as they were written, as in JSON. Its line breaks stay.
  package init(document: String) { self.init(joined: document.printableLines) }

  /// Creates lines that a log is meant to obey: each begins with `::`, and holds no other command.
  package init(commands document: String) {
    let lines = document.printableLines.split(separator: "\n", omittingEmptySubsequences: false)
    string = lines.map { $0.description.escapingLogCommands(behindOthers: true, \.asCode) }.joined(separator: "\n")
  }

  /// Creates the text of somebody's document that is written back. Its line breaks may be those of Windows, and a byte
  /// order mark may stand before it.
  package init(writtenBack document: String) {
    let mark = document.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    let lines = document.dropFirst(mark.count).split(separator: "\r\n", omittingEmptySubsequences: false)
    string = mark + lines.map { String($0).printableLines }.joined(separator: "\r\n")
  }

  /// A word in bold and in one of a terminal's colours, given by its number.
  package static func bold(_ word: String, color: Int) -> PrintableText {
    PrintableText(joined: "\u{1B}[1;\(color)m\(word.printable)\u{1B}[0m")
  }

  /// Text that replaces the line under the cursor.
  package static func overwriting(_ line: String) -> PrintableText {
    PrintableText(joined: "\r\u{1B}[K\(line.printable)")
  }

  /// Joins two texts.
  package static func + (a: PrintableText, b: PrintableText) -> PrintableText {
    PrintableText(joined: a.string + b.string)
  }

  /// The text with a line break at its end.
  package var line: PrintableText { PrintableText(joined: string + "\n") }

  /// The one door: what is joined of several texts may be a command where none of them is.
  fileprivate init(joined: String) { string = joined.escapingLogCommands(\.asCode) }
}

extension PrintableText: ExpressibleByStringInterpolation {
  /// The interpolation: the program's own words stand as they are, and values are escaped.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.printable
    }

    package mutating func appendInterpolation(_ text: PrintableText) { self.text += text.string }
  }

  package init(stringLiteral literal: String) { self.init(joined: literal) }

  package init(stringInterpolation parts: StringInterpolation) { self.init(joined: parts.text) }
}

extension Sequence<PrintableText> {
  /// Joins the texts, with a separator between them.
  package func joined(separator: PrintableText = "") -> PrintableText {
    PrintableText(joined: map(\.string).joined(separator: separator.string))
  }
}

extension String {
  /// A Boolean that tells whether the string has no character that controls a terminal, begins a line, or can't be seen
  /// and so hides something.
  package var isPrintable: Bool {
    // Nearly all texts are ASCII.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return true }
    return !unicodeScalars.contains(where: \.isSteering)
  }

  /// The string on one line. Each character that would do harm is escaped as Swift writes it: `\n`, `\u{1B}`.
  package var printable: String {
    guard !isPrintable else { return self }
    return escapingScalars(among: .unprintable) { $0.isSteering ? $0.escaped : nil }
  }
}

extension String {
  /// The string with its line breaks and tabs, and with escapes of all else that would do harm on a terminal.
  fileprivate var printableLines: String {
    escapingScalars(among: .unprintable) { scalar in
      scalar == "\n" || scalar == "\t" || !scalar.isSteering ? nil : scalar.escaped
    }
  }
}

extension ByteSet {
  /// The bytes that may begin a character that isn't printable: all but printable ASCII.
  fileprivate static let unprintable = ByteSet { $0 < 0x20 || $0 >= 0x7F }
}

extension Unicode.Scalar {
  /// A Boolean that tells whether the character controls a terminal, breaks a line, turns the reading direction, or
  /// can't be seen. All controls do, and all format characters that aren't part of writing. The joiners of Persian and
  /// of emoji, U+200C and U+200D, are part of it.
  package var isSteering: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x61C: false
    case ..<0x20, 0x7F..<0xA0: true
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F: true
    case 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB: true
    // Scripts beyond the first plane: number signs without digits, hieroglyphs' joiners, shorthand, musical beams,
    // tags.
    case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    case Self.undecodedBytes: true
    // The last two of each plane are noncharacters.
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// The characters that stand for bytes of the program's arguments that aren't UTF-8 (`Environment.arguments`):
  /// U+10FF00 plus the byte.
  private static let undecodedBytes: ClosedRange<UInt32> = 0x10_FF80...0x10_FFFF

  /// The character by its number, as Swift writes it: `\u{1B}`.
  fileprivate var asCode: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  fileprivate var escaped: String {
    if Self.undecodedBytes.contains(value) { return "\\x\(String(value & 0xFF, radix: 16, uppercase: true))" }
    return switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: asCode
    }
  }
}
