/// A point, in points; y grows downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// No width, no height.
  public static let zero = Size(width: 0, height: 0)

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
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

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

  @inlinable public var origin: Point { Point(x: x, y: y) }
  @inlinable public var size: Size { Size(width: width, height: height) }
  @inlinable public var maxX: Double { x + width }
  @inlinable public var maxY: Double { y + height }
  @inlinable public var midX: Double { x + width / 2 }
  @inlinable public var midY: Double { y + height / 2 }
}

/// Distances inward from the four edges of a rectangle, in points: `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  /// No distance on any side.
  public static let zero = EdgeInsets()

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
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

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
  case horizontal
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
