package import LayoutModel

/// A text for measuring: in one font, or in runs with fonts of their own.
package struct MeasuredText: Hashable, Sendable {
  /// A part of one font.
  package struct Run: Hashable, Sendable {
    package let text: String
    package let font: ResolvedFont
    package let style: ParagraphStyle
  }

  /// The whole text.
  package let text: String
  /// Its font; for a text in runs the view's own, which an empty text has.
  package let font: ResolvedFont
  /// Its parts; none for a text in one font.
  package let runs: [Run]
  /// A Boolean that tells whether its lines break between any two characters, and not at words.
  package let breaksAtCharacters: Bool

  /// A text in one font.
  package init(_ text: String, _ font: ResolvedFont, breaksAtCharacters: Bool = false) {
    (self.text, self.font, runs) = (text, font, [])
    self.breaksAtCharacters = breaksAtCharacters
  }

  /// A text in runs.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - font: The font of runs without their own.
  ///   - breaksAtCharacters: Whether lines break between any two characters where the runs don't say so.
  ///   - resolved: A function that gives a font its size in points.
  package init(
    _ runs: [AttributedRun], _ font: ResolvedFont, breaksAtCharacters: Bool = false,
    _ resolved: (Font) -> ResolvedFont
  ) {
    text = runs.map(\.string).joined()
    self.font = font
    self.runs = runs.filter { !$0.string.isEmpty }.map { run in
      var own = run.font.map(resolved) ?? font
      own.kern = run.kern
      return Run(text: run.string, font: own, style: run.paragraphStyle)
    }
    self.breaksAtCharacters = breaksAtCharacters || self.runs.first?.style.breaksAtCharacters == true
  }

  /// The text as shown in a pseudolanguage; each run is changed by itself.
  func shown(in language: Pseudolanguage) -> MeasuredText {
    guard language != .none else { return self }
    return MeasuredText(
      text: language.text(text), font: font,
      runs: runs.map { Run(text: language.text($0.text), font: $0.font, style: $0.style) }, breaksAtCharacters)
  }

  private init(text: String, font: ResolvedFont, runs: [Run], _ breaksAtCharacters: Bool) {
    (self.text, self.font, self.runs, self.breaksAtCharacters) = (text, font, runs, breaksAtCharacters)
  }

  /// A Boolean that tells whether it is in one font and breaks between words, as any measurer takes it.
  var isPlain: Bool { runs.isEmpty && !breaksAtCharacters }

  /// The largest font, for measurers that take only one font.
  var largestFont: ResolvedFont { runs.map(\.font).max { $0.lineHeight < $1.lineHeight } ?? font }

  /// The height of a single line with the whole text, in points, unrounded.
  var lineHeight: Double {
    guard let first = runs.first else { return font.drawnLineHeight }
    var extent = LineHeights.Extent()
    for run in runs { extent.include(run.font) }
    return first.style.lineHeight(extent.height)
  }
}
