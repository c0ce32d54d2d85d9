/// A shape that code draws in a view: of a `CAShapeLayer`, of another layer in the view's, or of `draw(_:)`.
public struct DrawnShape: Hashable, Sendable {
  /// The outline in the view's coordinates, in points, as SVG's path data: `M0 0L10 0L10 10Z`.
  public var path: String
  /// The colour of the inside; `nil` where only the line is drawn.
  public var fill: AppearanceColor?
  /// A Boolean that tells whether what the outline goes around twice is outside: the even-odd rule.
  public var isEvenOdd = false
  /// The colour of the line; `nil` where there is none.
  public var line: AppearanceColor?
  /// The width of the line, in points.
  public var lineWidth = 1.0
  /// The ends of the line.
  public var lineCap = LineCap.butt
  /// The corners of the line.
  public var lineJoin = LineJoin.miter
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dashes: [Double] = []
  /// The opacity, from 0 to 1.
  public var opacity = 1.0

  /// The dashes as they are drawn: none where they are too many, or so short that nobody would see them.
  public var drawnDashes: [Double] {
    dashes.count <= 16 && dashes.allSatisfy { $0 >= 0 } && dashes.reduce(0, +) >= 0.1 ? dashes : []
  }

  /// Creates a shape that nothing is drawn of yet.
  public init(path: String = "") { self.path = path }

  /// `CAShapeLayerLineCap`.
  public enum LineCap: String, Hashable, Sendable, CaseIterable {
    /// Cut at the end, or beyond it by half the line's width: round or square.
    case butt, round, square
  }

  /// `CAShapeLayerLineJoin`.
  public enum LineJoin: String, Hashable, Sendable, CaseIterable {
    /// A sharp, a round or a cut corner.
    case miter, round, bevel
  }
}
