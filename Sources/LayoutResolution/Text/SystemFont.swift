import LayoutModel

/// The widths of the system font's characters, from the fitted table.
///
///     width = size * (sum of the advances) + (number of characters) * tracking(size)
///
/// The table was fitted to widths that Xcode measured (`tools/fit-text-metrics`). On samples held out from the fit half of
/// the widths are within half a point, and 95 % within 2 points of regular (81 samples), 3.4 of medium (6), 2 of semibold
/// (10) and 2.5 of bold (6). Few samples of a weight say little: in five folds over all samples (`--folds`) the 95 % are 2,
/// 2.5, 6.8 and 3.75, and bold's median is 1; labels narrowed by hand are among them. The fit's settings were chosen by samples
/// that are now partly held out. Kerning isn't known. Characters that the samples lack have their kind's average.
struct SystemFont {
  private let size: Double
  private let wider: [Double]
  private let tracking: Double

  init(_ font: ResolvedFont) {
    size = font.size
    switch font.weight {
    case .ultraLight, .thin, .light, .regular: wider = [0, 0, 0, 0]
    case .medium: wider = SystemFontTable.wider[0]
    case .semibold: wider = SystemFontTable.wider[1]
    case .bold, .heavy, .black: wider = SystemFontTable.wider[2]
    }
    tracking = Self.tracking(of: font.size)
  }

  /// A character's advance in points, with what is added behind it.
  func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let (advance, kind) = Self.advance(of: scalar)
    return size * advance * (1 + wider[kind.rawValue]) + tracking
  }

  /// What characters have in common, in the order of `SystemFontTable.wider`.
  private enum Kind: Int {
    case uppercase, lowercase, digit, other
  }

  private static func advance(of scalar: Unicode.Scalar) -> (ems: Double, kind: Kind) {
    switch scalar.value {
    case 0x30...0x39: (SystemFontTable.advances[Int(scalar.value) - 0x20], .digit)
    case 0x41...0x5A: (SystemFontTable.advances[Int(scalar.value) - 0x20], .uppercase)
    case 0x61...0x7A: (SystemFontTable.advances[Int(scalar.value) - 0x20], .lowercase)
    case 0x20...0x7E: (SystemFontTable.advances[Int(scalar.value) - 0x20], .other)
    case 0xA0: (SystemFontTable.advances[0], .other)
    default: averageAdvance(of: scalar)
    }
  }

  /// The advance of a character that isn't in the table: its kind's average, an em of East Asian ones and pictures.
  private static func averageAdvance(of scalar: Unicode.Scalar) -> (ems: Double, kind: Kind) {
    if isIdeographic(scalar) || scalar.properties.isEmojiPresentation { return (1, .other) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return (0.67, .uppercase)
    case .lowercaseLetter, .modifierLetter, .otherLetter: return (0.55, .lowercase)
    case .decimalNumber: return (0.62, .digit)
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return (0, .other)
    case .spaceSeparator: return (SystemFontTable.advances[0], .other)
    case .otherPunctuation, .initialPunctuation, .finalPunctuation: return (0.4, .other)
    default: return (0.6, .other)
    }
  }

  /// Whether a line may break before and behind a character: Chinese, Japanese and Korean ones, and their full forms.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Between the table's sizes in proportion; beyond the largest in proportion to the size.
  private static func tracking(of size: Double) -> Double {
    let table = SystemFontTable.tracking
    guard let first = table.first, let last = table.last, size > first.size else { return table.first?.tracking ?? 0 }
    guard let above = table.firstIndex(where: { $0.size >= size }), above > 0 else {
      return last.tracking * size / last.size
    }
    let (low, high) = (table[above - 1], table[above])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }
}
