import Documents
package import LayoutModel

/// The metrics for breaking text into lines, for pages that do it by themselves.
package enum FontTable {
  /// The metrics as JSON: those of `SystemFontTable`, and the letters without their accents. Of other characters it has
  /// only the rows that a text needs, which is all of the page's texts, and that of `…`; and the words of scripts
  /// without spaces.
  package static func json(for text: String) -> String {
    func list(_ values: some Sequence<Double>) -> String {
      "[\(values.map { JSONText.number($0) }.joined(separator: ","))]"
    }
    func lists(_ values: [[Double]]) -> String { "[\(values.map { list($0) }.joined(separator: ","))]" }
    let letters = ScalarMeasure.letters.map { "[\($0.first),\(quoted($0.letters))]" }
    let needed = (text + "…").unicodeScalars.reduce(into: Set<Int>()) { rows, scalar in
      if !scalar.isASCII, case .measured(let row, _) = ScalarMeasure.of(scalar) { rows.insert(row) }
    }
    let others = needed.sorted().map { row in
      "\"\(SystemFontTable.others[row].code)\":\(list(SystemFontTable.others[row].advances))"
    }
    let fallback = Set(text.unicodeScalars).sorted().compactMap { scalar -> String? in
      guard !scalar.isASCII, case .fallback(let ems) = ScalarMeasure.of(scalar) else { return nil }
      return "\"\(scalar.value)\":\(JSONText.number(ems))"
    }
    let words = WordBreaks.breaksByPart(of: text, .installed).map { part, breaks in
      "\(quoted(part)):[\(breaks.map(String.init).joined(separator: ","))]"
    }
    return """
      {"unitsPerEm":\(JSONText.number(SystemFontTable.unitsPerEm)),\
      "displaySize":\(JSONText.number(SystemFontTable.displaySize)),\
      "parts":\(list(SystemFontTable.parts)),\
      "text":\(lists(SystemFontTable.text)),\
      "display":\(lists(SystemFontTable.display)),\
      "others":{\(others.joined(separator: ","))},\
      "fallback":{\(fallback.joined(separator: ","))},\
      \(words.isEmpty ? "" : "\"words\":{\(words.joined(separator: ","))},")\
      "ideograph":\(JSONText.number(SystemFontTable.ideograph)),\
      "emoji":\(JSONText.number(SystemFontTable.emoji)),\
      "letters":[\(letters.joined(separator: ","))],\
      "kerning":\(quoted(SystemFontTable.kerning)),\
      "tracking":\(lists(SystemFontTable.tracking.map { [$0.size, $0.tracking] }))}
      """
  }

  /// The metrics of a text whose font isn't in the table: `[ascender, rest of a drawn line, width of …, [advances]]` in points,
  /// for the characters as Swift counts them; `nil` where the table has the font.
  package static func json(of text: String, _ font: ResolvedFont) -> String? {
    guard let advances = FontGlyphs.advances(of: String(text.prefix(ShownText.maximumLength)), font) else { return nil }
    let numbers = [font.ascender, font.drawnLineHeight - font.ascender, advances.dots].map(JSONText.thousandths)
    let characters = advances.characters.map(JSONText.thousandths)
    return "[\(numbers.joined(separator: ",")),[\(characters.joined(separator: ","))]]"
  }

  /// A string of JSON that is also safe within a page's script.
  private static func quoted(_ text: String) -> String {
    JSONText.quoted(text).replacing("<", with: "\\u003c")
  }
}
