import Documents

extension SweepDump {
  /// The sweep as a table for people, with the range, its event and its findings in each row; then the assertions.
  package var table: String {
    let name = fixture + (scene.map { ", scene \($0)" } ?? "")
    var text = "\(name) (\(conditions)), \(words(width)) × \(words(height)): "
    text += pieces.count == 1 ? "1 piece" : "\(pieces.count) pieces"
    text += restInWords.map { "; \($0)\n" } ?? "\n"
    text += TextTable.columns([heading] + pieces.map(row))
    guard let assertions, !assertions.isEmpty else { return text }
    return text + "\n" + TextTable.columns(assertions.map(row))
  }

  private var isVertical: Bool { width[0] == width[1] && height[0] < height[1] }

  private var heading: [String] { (isPlane ? ["WIDTH", "HEIGHT"] : ["FROM", "TO"]) + ["BEGINS", "WRONG"] }

  private func row(_ piece: Piece) -> [String] {
    let wrong = piece.diagnostics.map { diagnostic in
      let items = diagnostic.broken.isEmpty ? diagnostic.items : diagnostic.broken
      return diagnostic.code + (items.isEmpty ? "" : ": " + items.joined(separator: ", "))
    }
    let places: [String]
    if isPlane {
      places = [words(piece.width), words(piece.height)]
    } else {
      places = (isVertical ? piece.height : piece.width).map(number)
    }
    let begins = [piece.begins, isPlane ? nil : piece.wordsOfSample].compactMap(\.self).joined(separator: "; ")
    return places + [begins, wrong.joined(separator: "; ")]
  }

  private func row(_ assertion: Assertion) -> [String] {
    guard !assertion.holds else { return [assertion.isSampled ? "sampled" : "proved", assertion.assert] }
    let places = assertion.fails.map { fails in
      isPlane ? "\(words(fails.width)) × \(words(fails.height))" : words(isVertical ? fails.height : fails.width)
    }
    var parts = ["in " + places.joined(separator: ", ")]
    if let witness = assertion.witness, let by = assertion.by {
      parts.append("by \(number(by)) at \(witness.map(number).joined(separator: "x"))")
    }
    return ["fails", assertion.assert, parts.joined(separator: "; ")]
  }
}

extension SweepDump {
  /// The sizes in words.
  package var sizes: String { Self.sizes(width, height) }

  /// Sizes from widths and heights in words: `320...507 × 1194`.
  static func sizes(_ width: [Double], _ height: [Double]) -> String { "\(words(width)) × \(words(height))" }
}

extension SweepDump.Piece {
  /// The step at which it is sampled, in words: `sampled every 4 pt`; `nil` for a piece that is proved.
  package var wordsOfSample: String? {
    guard isSampled else { return nil }
    return step.map { "sampled every \(number($0)) pt" } ?? "sampled"
  }

  /// The sizes of its bounding box in words.
  package var sizes: String { SweepDump.sizes(width, height) }
}

/// A range of lengths, or one length.
private func words(_ range: [Double]) -> String {
  range[0] == range[1] ? number(range[0]) : "\(number(range[0]))...\(number(range[1]))"
}

/// A length to the thousandth. Breakpoints may lie anywhere, and people don't need more digits.
private func number(_ value: Double) -> String { JSONText.thousandths(value) }
