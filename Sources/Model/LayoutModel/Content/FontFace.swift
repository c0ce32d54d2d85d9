/// The metrics of a font whose file is at hand: the widths of its characters and the height of its lines.
///
///     let face = FontFace(identity: "Grid-Regular", ascender: 0.9, descender: 0.2) { $0.map { _ in 0.5 } }
///     label.font = .named("Grid-Regular", size: 17, face: face)
///
/// All lengths are in ems, parts of the font's size. Faces of one identity are taken to be the same.
public struct FontFace: Hashable, Sendable {
  /// The identity that tells it from other faces, such as its file's content.
  public let identity: String
  /// The distance from a line's top to its baseline, in ems; not negative.
  public let ascender: Double
  /// The distance from a baseline to the line's bottom, in ems; not negative.
  public let descender: Double
  /// The gap between lines, in ems, which drawn lines have (``ResolvedFont/drawnLineHeight``); not negative.
  public let lineGap: Double
  private let advances: @Sendable (String) -> [Double?]

  /// A face by its metrics.
  ///
  /// - Parameters:
  ///   - identity: The identity that tells it from other faces.
  ///   - ascender: The distance from a line's top to its baseline, in ems; below 0 counts as 0.
  ///   - descender: The distance from a baseline to the line's bottom, in ems; below 0 counts as 0.
  ///   - lineGap: The gap between lines, in ems, where drawn lines have it; below 0 counts as 0.
  ///   - advances: The advances of a text's characters set in one line, in ems, kerning included; `nil` for a character
  ///     that the font lacks. It must answer the same for the same text, on any thread.
  public init(
    identity: String, ascender: Double, descender: Double, lineGap: Double = 0,
    advances: @escaping @Sendable (String) -> [Double?]
  ) {
    self.identity = identity
    (self.ascender, self.descender) = (max(0, ascender), max(0, descender))
    self.lineGap = max(0, lineGap)
    self.advances = advances
  }

  /// The advances of a text's characters set in one line, in ems, one for each; `nil` for a character that the font lacks.
  package func advances(of text: String) -> [Double?] { advances(text) }

  public static func == (a: FontFace, b: FontFace) -> Bool { a.identity == b.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
