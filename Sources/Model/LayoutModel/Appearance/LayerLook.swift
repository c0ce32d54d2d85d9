/// The looks of a view's layer besides its fill, its border and the radius of its corners.
public struct LayerLook: Hashable, Sendable {
  /// The shadow; `nil` where it is invisible.
  public var shadow: Shadow?
  /// The gradient over the view's fill: of a `CAGradientLayer` that fills the view.
  public var gradient: Gradient?
  /// The shape of round corners.
  public var cornerCurve = CornerCurve.circular
  /// The corners that the radius makes round.
  public var roundCorners = Corners.all
  /// The shapes that layers and code draw over the view's fill and under its subviews, the first at the back.
  public var shapes: [DrawnShape] = []

  /// UIKit's defaults.
  public init() {}

  /// A layer with nothing set.
  package static let standard = LayerLook()

  /// The shadow of a layer, which follows the view's outline.
  public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow where it is opaque.
    public var color: AppearanceColor
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The radius of the blur, in points.
    public var radius: Double
    /// The distance to the right and downward, in points.
    public var offset: Point

    /// Creates a shadow; UIKit's own unless said otherwise.
    public init(
      color: AppearanceColor = .system("black"), opacity: Double = 0, radius: Double = 3,
      offset: Point = Point(x: 0, y: -3)
    ) {
      (self.color, self.opacity, self.radius, self.offset) = (color, opacity, radius, offset)
    }
  }

  /// The gradient of a `CAGradientLayer`.
  public struct Gradient: Hashable, Sendable {
    /// The colours, from the start to the end.
    public var colors: [AppearanceColor]
    /// The place of each colour, from 0 to 1; evenly spread where there is not one for each.
    public var locations: [Double]
    /// The point where the gradient begins, as parts of the view's width and height; of a radial one, the centre.
    public var start: Point
    /// The point where the gradient ends; of a radial one, the corner of the ellipse's box.
    public var end: Point
    /// A Boolean that tells whether the colours are ellipses about the start rather than bands.
    public var isRadial: Bool

    /// Creates a gradient, from the upper edge to the lower one unless said otherwise.
    public init(
      colors: [AppearanceColor] = [], locations: [Double] = [], start: Point = Point(x: 0.5, y: 0),
      end: Point = Point(x: 0.5, y: 1), isRadial: Bool = false
    ) {
      (self.colors, self.locations, self.start, self.end) = (colors, locations, start, end)
      self.isRadial = isRadial
    }
  }

  /// `CALayerCornerCurve`.
  public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
    /// A part of a circle, or a curve that begins earlier and bends more gently.
    case circular, continuous
  }

  /// `CACornerMask`.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    public var rawValue: Int

    /// Creates a set of corners from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = Corners(rawValue: 1)
    /// The upper right corner.
    public static let topRight = Corners(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }
}
