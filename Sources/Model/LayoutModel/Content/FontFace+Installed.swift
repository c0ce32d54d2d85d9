/// The faces of fonts by name that every iPhone has (<doc:Controls#Fonts-of-a-project>).
extension FontFace {
  /// The face of such a font by its PostScript name, or by its family's with spaces; `nil` for one that isn't in the table.
  ///
  /// A slanted face is measured as its upright one.
  package static func installed(_ name: String) -> FontFace? {
    var upright = name.replacing(" ", with: "")
    for slant in ["Italic", "Oblique"] where upright.hasSuffix(slant) { upright.removeLast(slant.count) }
    if upright.hasSuffix("-") { upright.removeLast() }
    return installedFaces[upright]
  }

  private static let installedFaces = Dictionary(
    uniqueKeysWithValues: NamedFontTable.entries.map { ($0.name, FontFace($0)) })

  private init(_ entry: NamedFontTable.Entry) {
    let measures = Measures(entry)
    self.init(
      identity: "\(entry.name) of every iPhone", ascender: entry.ascender, descender: entry.descender,
      lineGap: entry.gap, advances: measures.advances)
  }

  /// The advances of a font's characters, and their kerning, in ems.
  private struct Measures: Sendable {
    private let ascii: [Double]
    private let others: [Unicode.Scalar: Double]
    private let kerning: [Pair: Double]

    private struct Pair: Hashable {
      let first: Unicode.Scalar
      let second: Unicode.Scalar
    }

    init(_ entry: NamedFontTable.Entry) {
      let ems = entry.advances.split { $0 == " " || $0 == "\n" }.map { (Double($0) ?? 0) / entry.unitsPerEm }
      ascii = Array(ems.prefix(0x7F - 0x20))
      others = Dictionary(
        uniqueKeysWithValues: zip(NamedFontTable.others.unicodeScalars, ems.dropFirst(ascii.count)))
      var kerning: [Pair: Double] = [:]
      for row in entry.kerning.replacing("␣", with: " ").split(separator: "\n") {
        let parts = row.split(separator: "|", omittingEmptySubsequences: false)
        guard let first = parts.first?.unicodeScalars.first else { continue }
        for index in stride(from: 1, to: parts.count - 1, by: 2) {
          guard let units = Double(parts[index]) else { continue }
          for second in parts[index + 1].unicodeScalars {
            kerning[Pair(first: first, second: second)] = units / entry.unitsPerEm
          }
        }
      }
      self.kerning = kerning
    }

    /// The advances of a text's characters, each with the kerning to the next.
    func advances(of text: String) -> [Double?] {
      var advances: [Double?] = []
      var last: Unicode.Scalar?
      for character in text {
        let scalar = character.unicodeScalars.first
        if let last, let scalar, let closer = kerning[Pair(first: last, second: scalar)], let advance = advances.last {
          advances[advances.count - 1] = advance.map { $0 + closer }
        }
        advances.append(scalar.flatMap(advance))
        last = scalar
      }
      return advances
    }

    private func advance(of scalar: Unicode.Scalar) -> Double? {
      0x20..<0x7F ~= scalar.value ? ascii[Int(scalar.value) - 0x20] : others[scalar]
    }
  }
}
