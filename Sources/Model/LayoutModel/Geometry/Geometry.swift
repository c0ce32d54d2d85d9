/// A point, in points; y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point by its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width, in points; below 0 only within computations.
  public var width: Double
  /// The height, in points; below 0 only within computations.
  public var height: Double

  /// No width, no height.
  public static let zero = Size(width: 0, height: 0)

  /// A size by its two lengths.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in its superview's coordinates, in points.
///
/// Inside the engine a width or height may be negative: an autoresizing mask can shrink a view below 0, and growing
/// back restores it. Dumps never show negative lengths.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The upper edge, in points.
  public var y: Double
  /// The distance from the left edge to the right one, in points.
  public var width: Double
  /// The distance from the upper edge to the lower one, in points.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle by its upper left corner and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of a size at the origin.
  @inlinable
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The upper left corner.
  @inlinable public var origin: Point { Point(x: x, y: y) }
  /// The width and height.
  @inlinable public var size: Size { Size(width: width, height: height) }
  /// The right edge.
  @inlinable public var maxX: Double { x + width }
  /// The lower edge.
  @inlinable public var maxY: Double { y + height }
  /// The middle from left to right.
  @inlinable public var midX: Double { x + width / 2 }
  /// The middle from top to bottom.
  @inlinable public var midY: Double { y + height / 2 }
}

/// Distances inward from the four edges of a rectangle, in points: `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the upper edge, in points.
  public var top: Double
  /// The inset from the left edge, in points.
  public var left: Double
  /// The inset from the lower edge, in points.
  public var bottom: Double
  /// The inset from the right edge, in points.
  public var right: Double

  /// No insets.
  public static let zero = EdgeInsets()

  /// Insets inward, in points; negative ones reach outward.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same insets with left and right exchanged.
  public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

/// Insets by reading direction: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the upper edge, in points.
  public var top: Double
  /// The inset from the edge where text begins, in points.
  public var leading: Double
  /// The inset from the lower edge, in points.
  public var bottom: Double
  /// The inset from the edge where text ends, in points.
  public var trailing: Double

  /// Insets inward, in points, whose sides follow the language.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets for a direction of the text.
  public func insets(for direction: UserInterfaceLayoutDirection) -> EdgeInsets {
    let insets = EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    return direction == .leftToRight ? insets : insets.mirrored
  }
}

extension EdgeInsets {
  /// The insets before and after along an axis: left and right, or top and bottom.
  package func along(_ axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

/// A direction in which lengths are measured; rules hold for each of the two on its own.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// From left to right: x and width.
  case horizontal
  /// From top to bottom: y and height.
  case vertical
}

extension Rect {
  /// The position along an axis: `x` or `y`.
  @inlinable
  public func position(along axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The length along an axis: `width` or `height`.
  @inlinable
  public func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}
