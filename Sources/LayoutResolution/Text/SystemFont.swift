import LayoutModel

/// The widths of the system font's characters and pairs of them.
///
///     width = size / 2048 * (sum of the advances - sum of the kerning) + (number of characters) * tracking(size)
///
/// Advances and kerning are those of the font's public conversions, the text cut's below 20 points and the display cut's
/// from there on; tracking was fitted to widths that Xcode measured. `tools/fit-text-metrics --folds` prints how well widths
/// are met that the fit hasn't seen: <doc:Controls#Widths-of-text>.
struct SystemFont {
  private let size: Double
  /// The size of a unit in points.
  private let unit: Double
  private let tracking: Double
  /// Where the weight stands in the table.
  private let weight: Int
  private let isDisplay: Bool
  private let hasMonospacedDigits: Bool
  private let advances: [Double]
  private let kerning: [Int16]

  init(_ font: ResolvedFont) {
    size = font.size
    unit = size / SystemFontTable.unitsPerEm
    weight =
      switch font.weight {
      case .ultraLight, .thin, .light, .regular: 0
      case .medium: 1
      case .semibold: 2
      case .bold, .heavy, .black: 3
      }
    hasMonospacedDigits = font.hasMonospacedDigits
    isDisplay = size >= SystemFontTable.displaySize
    advances = isDisplay ? SystemFontTable.display[weight] : SystemFontTable.text[weight]
    tracking = Self.tracking(of: size)
    kerning = Self.kerning
  }

  /// A character as the font shows it.
  struct Glyph {
    /// The width in points, with what is added behind it.
    let advance: Double
    /// Where the character stands from space to tilde, or the letter without its accent; `nil` of others.
    let place: Int?
    /// What it is to a line that may break at it.
    var kind = Kind.other

    /// The classes of Unicode's line breaking (UAX 14) that are told apart.
    enum Kind {
      /// A space: a line breaks behind it, and it hangs over the end.
      case space
      /// A Chinese, Japanese or Korean character: a line may break on both sides.
      case ideograph
      /// A full form that closes: no line begins with it.
      case closing
      /// A full form that opens: no line ends with it.
      case opening
      /// A hyphen or a short dash: a line may break behind it, between words.
      case hyphen
      case digit
      case other
    }
  }

  /// A printable character of ASCII.
  func glyph(ofASCII code: UInt8) -> Glyph {
    let place = Int(code) - 0x20
    if hasMonospacedDigits, 0x30...0x39 ~= code {
      return Glyph(advance: unit * advances[Self.plus] + tracking, place: nil, kind: .digit)
    }
    let kind: Glyph.Kind =
      switch code {
      case 0x20: .space
      case UInt8(ascii: "-"): .hyphen
      case 0x30...0x39: .digit
      default: .other
      }
    return Glyph(advance: unit * advances[place] + tracking, place: place, kind: kind)
  }

  /// The sign that is as wide as digits of one width are: signs of arithmetic and the dollar are drawn so in every cut and weight.
  private static let plus = 0x2B - 0x20

  func glyph(of character: Character) -> Glyph {
    guard let scalar = character.unicodeScalars.first else { return Glyph(advance: 0, place: nil) }
    let code = scalar.value
    if 0x20...0x7E ~= code { return glyph(ofASCII: UInt8(code)) }
    if code == 0x09 { return Glyph(advance: unit * advances[0] + tracking, place: nil, kind: .space) }
    if let own = SystemFontTable.others[code] {
      return Glyph(
        advance: unit * own[isDisplay ? 4 + weight : weight] + tracking, place: nil,
        kind: code == 0x2013 ? .hyphen : .other)
    }
    if let (letter, times) = Self.likeness(of: scalar) {
      let place = Int(letter) - 0x20
      return Glyph(
        advance: Double(times) * (unit * advances[place] + tracking), place: times == 1 ? place : nil,
        kind: code == 0x2010 ? .hyphen : .other)
    }
    if Self.isIdeographic(scalar) {
      return Glyph(advance: size * SystemFontTable.ideograph, place: nil, kind: Self.kind(ofIdeograph: code))
    }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
      return Glyph(advance: size * SystemFontTable.emoji, place: nil)
    }
    let average = Self.averageAdvance(of: scalar)
    return Glyph(
      advance: average == 0 ? 0 : size * average * (1 + 0.065 * SystemFontTable.parts[weight]) + tracking, place: nil)
  }

  /// How much closer one character comes to the one before, in points.
  func kerning(_ first: Glyph, _ second: Glyph) -> Double {
    guard let before = first.place, let behind = second.place else { return 0 }
    return unit * Double(kerning[before * Self.places + behind])
  }

  // MARK: - Other characters

  /// The letters without their accents, from U+00C0 to U+017F; `m` and `W` are as wide as the ligatures.
  static let letters = Array(
    ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYPbaaaaaamceeeeiiiidnooooo+ouuuuypy"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiUnJjKkkLlLlLlL"
      + "lLlNnNnNnnNnOoOoOoWmRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)

  /// The printable character of ASCII that is as wide as another, and how often it has to be set.
  private static func likeness(of scalar: Unicode.Scalar) -> (letter: UInt8, times: Int)? {
    switch scalar.value {
    case 0xA0: (0x20, 1)
    case 0xC0...0x17F: (letters[Int(scalar.value) - 0xC0], 1)
    case 0x2010, 0x2011: (UInt8(ascii: "-"), 1)
    case 0x2018...0x201B: (UInt8(ascii: "'"), 1)
    case 0x201C...0x201F: (UInt8(ascii: "\""), 1)
    case 0x2026: (UInt8(ascii: "."), 3)
    case 0x2212: (UInt8(ascii: "+"), 1)
    default: nil
    }
  }

  /// The advance of a character that nothing is known of: its kind's average in ems.
  private static func averageAdvance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: 0.67
    case .lowercaseLetter, .modifierLetter, .otherLetter: 0.55
    case .decimalNumber: 0.62
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: 0
    case .spaceSeparator: 0.28
    case .otherPunctuation, .initialPunctuation, .finalPunctuation: 0.4
    default: 0.6
    }
  }

  /// Whether a line may break before and behind a character: Chinese, Japanese and Korean ones, and their full forms.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func kind(ofIdeograph code: UInt32) -> Glyph.Kind {
    switch code {
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F, 0xFF01,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60:
      .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F:
      .opening
    default: .ideograph
    }
  }

  // MARK: - Tables

  private static let places = 0x7F - 0x20

  /// The kerning of every pair of printable characters of ASCII, in units, by the first.
  private static let kerning: [Int16] = {
    var pairs = [Int16](repeating: 0, count: places * places)
    for row in SystemFontTable.kerning.split(separator: "\n") {
      let words = row.split(separator: " ")
      for place in stride(from: 1, to: words.count - 1, by: 2) {
        guard let units = Int16(words[place]) else { continue }
        for before in words[0].utf8 {
          for behind in words[place + 1].utf8 { pairs[(Int(before) - 0x20) * places + Int(behind) - 0x20] = units }
        }
      }
    }
    return pairs
  }()

  /// Between the sizes of a cut in proportion; beyond its smallest and largest as they have it.
  private static func tracking(of size: Double) -> Double {
    let table = SystemFontTable.tracking
    let isDisplay = size >= SystemFontTable.displaySize
    var below: (size: Double, tracking: Double)?
    for row in table where (row.size >= SystemFontTable.displaySize) == isDisplay {
      if row.size >= size {
        guard let below else { return row.tracking }
        return below.tracking + (row.tracking - below.tracking) * (size - below.size) / (row.size - below.size)
      }
      below = row
    }
    return below?.tracking ?? 0
  }
}
