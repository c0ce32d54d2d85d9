import LayoutModel

/// The widths of the system font's characters and pairs of them.
///
///     width = size / 2048 * (sum of the advances - sum of the kerning) + (number of characters) * tracking(size)
///
/// Advances, kerning and tracking are the font's own, the text cut's below 20 points and the display cut's from there on. The text cut's
/// tracking from iOS 14 on was fitted to widths that Xcode measured. `tools/corpus metrics --folds` prints the errors for widths that the
/// fit hasn't seen: <doc:Controls#Widths-of-text>.
struct SystemFont {
  private let size: Double
  /// The size of a unit in points.
  private let unit: Double
  /// The room behind each character in points, with what a text adds.
  private let tracking: Double
  /// The room that a text adds, in points.
  private let kern: Double
  /// The row of the weight in the table, or of the one from which a missing weight is derived.
  private let weight: Int
  /// The distance from regular towards bold of a weight that isn't in the table.
  private let beyond: Double?
  private let isDisplay: Bool
  private let hasMonospacedDigits: Bool
  private let advances: [Double]
  private let kerning: [Int16]
  /// The advance of an ideograph in ems.
  private let ideograph: Double

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
    ideograph = font.hasSquareIdeographs ? SystemFontTable.earlyIdeograph : SystemFontTable.ideograph
    hasMonospacedDigits = font.hasMonospacedDigits
    isDisplay = size >= SystemFontTable.displaySize
    let parts = SystemFontTable.beyond[font.weight]
    beyond = isDisplay ? parts?.display : parts?.text
    let isEarlyDisplay = isDisplay && font.hasWideDisplayCut
    let table =
      isEarlyDisplay ? SystemFontTable.earlyDisplay : isDisplay ? SystemFontTable.display : SystemFontTable.text
    advances = beyond.map { part in zip(table[0], table[3]).map { $0 + part * ($1 - $0) } } ?? table[weight]
    kern = font.kern
    let trackings =
      font.hasEarlyTracking && !isDisplay ? SystemFontTable.earlyTracking : SystemFontTable.tracking
    let own = isEarlyDisplay ? SystemFontTable.wideDisplayTracking : Self.tracking(of: size, in: trackings)
    tracking = own + kern
    kerning = Self.kerning
  }

  /// A character as the font shows it.
  struct Glyph {
    /// The width in points, with tracking.
    let advance: Double
    /// The index of the character from space to tilde, or that of the letter without its accent; `nil` for others.
    let place: Int?
    /// The class of the character for line breaking.
    var kind = BreakClass.other

    /// The classes of Unicode's line breaking (UAX 14) that are distinguished.
    enum BreakClass {
      /// A space: a line breaks after it, and it hangs over the end.
      case space
      /// A Chinese, Japanese or Korean character: a line may break on both sides.
      case ideograph
      /// A full-width form that closes: no line begins with it.
      case closing
      /// A full-width form that opens: no line ends with it.
      case opening
      /// A hyphen or a short dash: a line may break after it, between words.
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
    let kind: Glyph.BreakClass =
      switch code {
      case 0x20: .space
      case UInt8(ascii: "-"): .hyphen
      case 0x30...0x39: .digit
      default: .other
      }
    return Glyph(advance: unit * advances[place] + tracking, place: place, kind: kind)
  }

  /// The sign with the width of monospaced digits: signs of arithmetic and the dollar have it in every cut and weight.
  private static let plus = 0x2B - 0x20

  /// The glyph of a character, which is as wide as its first scalar. Accents and the like that follow add nothing,
  /// except a vowel of Thai after its consonant (`กำ`).
  func glyph(of character: Character) -> Glyph {
    guard let scalar = character.unicodeScalars.first else { return Glyph(advance: 0, place: nil) }
    if 0x20...0x7E ~= scalar.value { return glyph(ofASCII: UInt8(scalar.value)) }
    let measure = ScalarMeasure.of(scalar)
    if case .fallback(let first) = measure {
      let ems = character.unicodeScalars.dropFirst().reduce(first) { sum, scalar in
        if case .fallback(let ems) = ScalarMeasure.of(scalar) { sum + ems } else { sum }
      }
      return glyph(of: .fallback(ems: ems))
    }
    if case .average = measure, character.unicodeScalars.contains("\u{FE0F}") { return glyph(of: .picture) }
    return glyph(of: measure)
  }

  /// Tells whether each scalar of a text is known to be a character by itself.
  static func hasSingleScalars(_ text: String) -> Bool {
    // Printable ASCII is, and nearly all texts consist of it.
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } || text.unicodeScalars.allSatisfy(ScalarMeasure.isCharacter)
  }

  /// The glyph of a scalar that is a character by itself.
  func glyph(of scalar: Unicode.Scalar) -> Glyph {
    0x20...0x7E ~= scalar.value ? glyph(ofASCII: UInt8(scalar.value)) : glyph(of: ScalarMeasure.of(scalar))
  }

  private func glyph(of measure: ScalarMeasure) -> Glyph {
    switch measure {
    case .printable(let place, let kind):
      Glyph(advance: unit * advances[Int(place)] + tracking, place: Int(place), kind: kind)
    case .tab: Glyph(advance: unit * advances[0] + tracking, place: nil, kind: .space)
    case .wordBoundary: Glyph(advance: 0, place: nil, kind: .space)
    case .measured(let row, let kind):
      Glyph(advance: unit * advance(ofRow: row) + tracking, place: nil, kind: kind)
    case .ideograph(let kind): Glyph(advance: size * ideograph + kern, place: nil, kind: kind)
    case .picture: Glyph(advance: size * SystemFontTable.emoji + kern, place: nil)
    case .fallback(let ems): Glyph(advance: size * ems * boldness + kern, place: nil)
    case .average(let ems): Glyph(advance: ems == 0 ? 0 : size * ems * boldness + tracking, place: nil)
    }
  }

  /// The advance of a character outside ASCII, in units.
  private func advance(ofRow row: Int) -> Double {
    let advances = SystemFontTable.others[row].advances
    let first = isDisplay ? 4 : 0
    guard let beyond else { return advances[first + weight] }
    return advances[first] + beyond * (advances[first + 3] - advances[first])
  }

  /// The factor by which a weight's characters are wider where only regular ones are known.
  private var boldness: Double { 1 + 0.065 * (beyond ?? SystemFontTable.parts[weight]) }

  /// The distance by which one character moves closer to the one before, in points.
  func kerning(_ first: Glyph, _ second: Glyph) -> Double {
    guard let before = first.place, let behind = second.place else { return 0 }
    return unit * Double(kerning[before * Self.places + behind])
  }

  // MARK: - Tables

  private static let places = 0x7F - 0x20

  /// The kerning of every pair of printable characters of ASCII, in units, by the first character.
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

  /// The tracking of a size, interpolated between the sizes of a cut; beyond its smallest and largest it is theirs.
  private static func tracking(of size: Double, in table: [(size: Double, tracking: Double)]) -> Double {
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
