public import CoreGraphics
public import Foundation

extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { "{\(Double(point.x)), \(Double(point.y))}" }
  /// A size as text.
  public class func string(for size: CGSize) -> String { "{\(Double(size.width)), \(Double(size.height))}" }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// A vector as text.
  public class func string(for vector: CGVector) -> String { "{\(Double(vector.dx)), \(Double(vector.dy))}" }
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(Double(insets.top)), \(Double(insets.left)), \(Double(insets.bottom)), \(Double(insets.right))}"
  }
  /// A transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(parts.map { "\(Double($0))" }.joined(separator: ", "))]"
  }

  /// The point of a text; the origin for other texts.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size of a text; none for other texts.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle of a text; the empty one for other texts.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The insets of a text; none for other texts.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let numbers = text.split { !"0123456789.-+eE".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count ? numbers : Array(repeating: 0, count: count)
  }
}

extension NSValue {
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A vector as an object.
  public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
  /// Insets as an object: a rectangle of the four numbers.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(rect: CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
  }

  /// The point of the object.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the object.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of the object.
  public var cgRectValue: CGRect { rectValue }
  /// The vector of the object.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  /// The insets of the object.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(top: rect.origin.x, left: rect.origin.y, bottom: rect.size.width, right: rect.size.height)
  }
}
