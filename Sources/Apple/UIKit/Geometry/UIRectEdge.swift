/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all = UIRectEdge(rawValue: .max)
}

/// Edges of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Axes of an interface.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Axes by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A place of one rectangle along the edges of another.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  /// At the upper edge, or its beginning.
  case top, topLeading
  /// At the edge where text begins.
  case leading
  /// At the lower edge, or its beginning.
  case bottomLeading, bottom
  /// At the end of the lower edge.
  case bottomTrailing
  /// At the edge where text ends.
  case trailing
  /// At the end of the upper edge.
  case topTrailing
}

extension NSDirectionalRectEdge {
  /// The alignment at the edges.
  var alignment: NSRectAlignment {
    switch (contains(.top), contains(.bottom), contains(.leading), contains(.trailing)) {
    case (true, _, true, _): .topLeading
    case (true, _, _, true): .topTrailing
    case (true, _, _, _): .top
    case (_, true, true, _): .bottomLeading
    case (_, true, _, true): .bottomTrailing
    case (_, true, _, _): .bottom
    case (_, _, true, _): .leading
    case (_, _, _, true): .trailing
    default: .none
    }
  }
}
