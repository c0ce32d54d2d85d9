/// The measure of a scalar in the system font's table, whatever the size and weight.
///
///     é  .printable   as wide as the e of ASCII
///     Я  .measured    a row of its own
///     ก  .fallback    the ems of the font that has it
///     Ҋ  .average     an upper-case letter's ems
///
/// Unicode's properties are looked up once for each scalar of the common alphabets, when the first of its range is
/// measured. Looking them up for each character took longer than all the rest of measuring, and so did finding which
/// scalars make a character.
enum ScalarMeasure {
  /// As wide as a printable character of ASCII, by its index from the space on.
  case printable(place: UInt8, SystemFont.Glyph.BreakClass)
  case tab
  /// The zero-width space, where a line may break.
  case wordBoundary
  /// A row of the table of other characters.
  case measured(row: Int, SystemFont.Glyph.BreakClass)
  case ideograph(SystemFont.Glyph.BreakClass)
  case picture
  /// A character of a font that replaces the system font, in ems.
  case fallback(ems: Double)
  /// An unknown scalar: its kind's average in ems.
  case average(ems: Double)

  /// The measure of a scalar that isn't a printable one of ASCII.
  static func of(_ scalar: Unicode.Scalar) -> Self { entry(of: scalar)?.measure ?? Self(scalar) }

  /// Tells whether a scalar is a character by itself beside others of the same kind (UAX 29); `false` where that isn't known.
  ///
  /// Marks, joiners and selectors join the scalar before them, and so do letters of Thai and of Korean syllables. No
  /// letter, digit or sign of the common alphabets does.
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x0A: true
    // Kana without their marks, Chinese, the syllables of Korean, and full-width forms.
    case 0x3001...0x3020, 0x3041...0x3096, 0x309D...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF9D:
      true
    default: entry(of: scalar)?.isCharacter ?? false
    }
  }

  // MARK: - Alphabets

  private struct Entry {
    let measure: ScalarMeasure
    let isCharacter: Bool
  }

  /// The entry of a scalar of the alphabets below.
  private static func entry(of scalar: Unicode.Scalar) -> Entry? {
    switch Int(scalar.value) {
    case latin: latinEntries[Int(scalar.value) - latin.lowerBound]
    case greekToArabic: greekToArabicEntries[Int(scalar.value) - greekToArabic.lowerBound]
    case extended: extendedEntries[Int(scalar.value) - extended.lowerBound]
    default: nil
    }
  }

  private static let latin = 0x7F..<0x250
  /// The scalars from Greek to Arabic, with Cyrillic, Armenian and Hebrew between them.
  private static let greekToArabic = 0x370..<0x700
  /// Letters of Vietnamese and of ancient Greek, punctuation, and currency signs.
  private static let extended = 0x1E00..<0x20D0

  private static let latinEntries = entries(of: latin)
  private static let greekToArabicEntries = entries(of: greekToArabic)
  private static let extendedEntries = entries(of: extended)

  private static func entries(of codes: Range<Int>) -> [Entry] {
    codes.map { code in
      let scalar = Unicode.Scalar(UInt32(code)) ?? "\u{FFFD}"
      let isCharacter =
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator,
          .unassigned:
          false
        default: true
        }
      return Entry(measure: ScalarMeasure(scalar), isCharacter: isCharacter)
    }
  }

  // MARK: - Scalars

  private init(_ scalar: Unicode.Scalar) {
    let code = scalar.value
    if code == 0x09 {
      self = .tab
    } else if code == 0x200B {
      self = .wordBoundary
    } else if Self.isIdeographic(code) {
      self = .ideograph(Self.kind(ofIdeograph: code))
    } else if let row = Self.row(of: code) {
      self = .measured(row: row, code == 0x2013 ? .hyphen : .other)
    } else if let like = Self.likeness(of: code) {
      self = like.isASCII ? .printable(place: UInt8(like.value - 0x20), code == 0x2010 ? .hyphen : .other) : Self(like)
    } else if let ems = Self.fallbackAdvance(of: scalar) {
      self = .fallback(ems: ems)
    } else if scalar.properties.isEmojiPresentation {
      self = .picture
    } else {
      self = .average(ems: Self.averageAdvance(of: scalar))
    }
  }

  /// The row of a scalar in the table of other characters, which is ordered by code.
  private static func row(of code: UInt32) -> Int? {
    let table = SystemFontTable.others
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < table.count && table[low].code == code ? low : nil
  }

  /// Letters without their accents from a code on; a space where nothing is known. `m` and `W` stand for ligatures of
  /// their width. The horn of Vietnamese stays, because it makes a letter wider.
  static let letters: [(first: UInt32, letters: String)] = [
    (
      0xC0,
      "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYPbaaaaaamceeeeiiiidnooooo+ouuuuypy"
        + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiUnJjKkkLlLlLlL"
        + "lLlNnNnNnnNnOoOoOoWmRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf"
    ),
    (
      0x1CD,
      "AaIiOoUuUuUuUuUu AaAa    GgKkOoOo  j   Gg  NnAa    AaAaEeEeIiIiO"
        + "oOoRrRrUuUuSsTt  Hh      AaEeOoOoOoOoYy"
    ),
    (
      0x1E00,
      "AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
        + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
        + "WwWwWwWwWwXxXxYyZzZzZzhtwy      AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
        + "EeEeEeEeIiIiOoOoOoOoOoOoOoƠơƠơƠơƠơƠơUuUuƯưƯưƯưƯưƯưYyYyYyYy"
    ),
  ]

  private static let letterScalars = letters.map { (first: $0.first, letters: Array($0.letters.unicodeScalars)) }

  /// The character of the same width as another.
  private static func likeness(of code: UInt32) -> Unicode.Scalar? {
    switch code {
    case 0xA0: return " "
    case 0x2010, 0x2011: return "-"
    case 0x201B: return "'"
    case 0x201F: return "\""
    default:
      for (first, letters) in letterScalars where code >= first && Int(code - first) < letters.count {
        let letter = letters[Int(code - first)]
        return letter == " " ? nil : letter
      }
      return nil
    }
  }

  /// The advance of a character of Thai or Arabic in ems; `nil` for others, and for Arabic signs that aren't letters.
  private static func fallbackAdvance(of scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case thai..<thai + UInt32(SystemFontTable.thai.count):
      SystemFontTable.thai[Int(scalar.value - thai)] / SystemFontTable.thaiUnitsPerEm
    case 0x0600...0x06FF, 0x0750...0x077F:
      scalar.properties.isAlphabetic && !isMark(scalar) ? SystemFontTable.arabic : nil
    default: nil
    }
  }

  /// The first character of Thai.
  private static let thai: UInt32 = 0xE01

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .nonspacingMark }

  /// The advance of an unknown character: its kind's average in ems.
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

  /// Tells whether a line may break before and after a character: Chinese, Japanese and Korean ones, and their full-width forms.
  private static func isIdeographic(_ code: UInt32) -> Bool {
    switch code {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func kind(ofIdeograph code: UInt32) -> SystemFont.Glyph.BreakClass {
    switch code {
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F, 0xFF01,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60:
      .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F:
      .opening
    default: .ideograph
    }
  }
}
