/// The engine's knowledge of a screen: the window's size, pixel grid, insets and traits.
public struct Window: Hashable, Sendable {
  /// The window's size, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The insets that bars and the screen's shape take from it, in points.
  public var safeAreaInsets: EdgeInsets
  /// The root view's margins, where the device sets them.
  public var layoutMargins: EdgeInsets?
  /// The height of the window that a docked keyboard covers, from the bottom, in points; `nil` where none is up.
  public var keyboardHeight: Double?
  /// The traits of its content.
  public var traits: Traits
  /// The exact origin of a part of a window within that window: edges are rounded to pixels from there.
  package var origin = Point.zero

  /// A window of a size in points, with a number of pixels a point.
  public init(
    size: Size, scale: Double, safeAreaInsets: EdgeInsets = .zero, layoutMargins: EdgeInsets? = nil, traits: Traits
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.traits = traits
  }
}
