/// A point, in points; y grows downwards.
public struct Point: Hashable, Sendable {
  /// To the right of the origin, in points.
  public var x: Double
  /// Below the origin, in points.
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
  /// In points; below 0 only within computations.
  public var width: Double
  /// In points; below 0 only within computations.
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
/// Inside the engine a width or height may be negative: an autoresizing mask can shrink a view below nothing, and
/// growing back restores it. What a dump shows is never negative.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The upper edge, in points.
  public var y: Double
  /// From the left edge to the right one, in points.
  public var width: Double
  /// From the upper edge to the lower one, in points.
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
  /// Width and height.
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
  /// From the upper edge down, in points.
  public var top: Double
  /// From the left edge to the right, in points.
  public var left: Double
  /// From the lower edge up, in points.
  public var bottom: Double
  /// From the right edge to the left, in points.
  public var right: Double

  /// No distance on any side.
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

/// The same by reading direction: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge down, in points.
  public var top: Double
  /// From the edge where text begins inward, in points.
  public var leading: Double
  /// From the lower edge up, in points.
  public var bottom: Double
  /// From the edge where text ends inward, in points.
  public var trailing: Double

  /// Insets inward, in points, whose sides follow the language.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets where text runs in a direction.
  public func insets(for direction: UserInterfaceLayoutDirection) -> EdgeInsets {
    let insets = EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    return direction == .leftToRight ? insets : insets.mirrored
  }
}

extension EdgeInsets {
  /// What lies before and behind along an axis: left and right, or top and bottom.
  package func along(_ axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

/// A direction along which lengths are measured; everything holds for each of the two by itself.
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
