public import Foundation

/// A shift along both axes, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The shift to the right.
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A shift by axis.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Makes a shift by axis.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

extension CGPoint {
  /// The point moved by a shift.
  package func moved(by offset: UIOffset) -> CGPoint { CGPoint(x: x + offset.horizontal, y: y + offset.vertical) }
}
