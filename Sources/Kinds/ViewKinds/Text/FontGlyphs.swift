import LayoutModel

/// The glyphs of texts in a font: those of its face where it has one. Otherwise, and for characters that the face
/// lacks, they are those of the system font.
struct FontGlyphs {
  /// The system font of the size.
  let system: SystemFont
  private let face: FontFace?
  private let size: Double
  /// The room behind each character that a text adds, in points.
  private let kern: Double

  init(_ font: ResolvedFont) {
    system = SystemFont(font)
    (face, size, kern) = (font.face, font.size, font.kern)
  }

  /// A Boolean that tells whether a character's glyph doesn't depend on its neighbours, so that each can be asked for alone.
  var areApart: Bool { face == nil }

  /// A glyph for each character of a text. A face's advances have its kerning already.
  func glyphs(of text: String) -> [SystemFont.Glyph] {
    guard let face else {
      return SystemFont.hasSingleScalars(text) ? text.unicodeScalars.map(system.glyph) : text.map(system.glyph)
    }
    let advances = face.advances(of: text)
    return text.enumerated().map { index, character in
      let own = system.glyph(of: character)
      guard index < advances.count, let advance = advances[index], advance.isFinite else { return own }
      return SystemFont.Glyph(advance: size * advance + kern, place: nil, kind: own.kind)
    }
  }

  /// The distance by which one glyph moves closer to the one before, in points.
  func kerning(_ first: SystemFont.Glyph, _ second: SystemFont.Glyph) -> Double { system.kerning(first, second) }

  /// The advances by which a page can break a text by itself in a font that its table lacks: those of the characters,
  /// with kerning, and that of `…`, in points; `nil` where the table has the font.
  static func advances(of text: String, _ font: ResolvedFont) -> (characters: [Double], dots: Double)? {
    let isWide = font.hasWideDisplayCut && font.size >= SystemFontTable.displaySize
    let isOutside =
      isWide || (font.hasEarlyTracking && font.size < SystemFontTable.displaySize) || font.hasSquareIdeographs
      || font.hasNamedLines
      || SystemFontTable.beyond[font.weight] != nil
    guard font.face != nil || font.hasMonospacedDigits || font.kern != 0 || isOutside else { return nil }
    let glyphs = FontGlyphs(font)
    let all = glyphs.glyphs(of: text)
    let characters = all.indices.map { index in
      all[index].advance - (index + 1 < all.count ? glyphs.kerning(all[index], all[index + 1]) : 0)
    }
    return (characters, glyphs.width(of: "…"))
  }

  /// The width of a text in a line, in points.
  func width(of text: String) -> Double {
    var total = 0.0
    var previous = SystemFont.Glyph(advance: 0, place: nil)
    for next in glyphs(of: text) {
      total += next.advance - kerning(previous, next)
      previous = next
    }
    return total
  }
}
