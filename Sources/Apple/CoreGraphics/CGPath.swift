public import Foundation

/// A path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var elements: [PathElement] = []
  /// The point at which the current part began.
  fileprivate var start: CGPoint?

  /// A path of parts.
  package init(elements: [PathElement]) {
    self.elements = elements
    for case .move(let point) in elements { start = point }
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectangle(rect).map { unsafe $0.applying(transform?.pointee ?? .identity) })
  }

  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(rect).map { unsafe $0.applying(transform?.pointee ?? .identity) })
  }

  /// A rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let elements = Self.roundedRectangle(rect, cornerWidth, cornerHeight)
    self.init(elements: elements.map { unsafe $0.applying(transform?.pointee ?? .identity) })
  }

  /// A Boolean that tells whether it has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which it ends; the origin for an empty path.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    return last.points.last ?? start ?? .zero
  }

  /// A copy that doesn't change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { unsafe $0.applying(transform?.pointee ?? .identity) })
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { unsafe mutableCopy(using: nil) }

  /// A transformed copy that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    unsafe path.addPath(self, transform: transform?.pointee ?? .identity)
    return path
  }

  /// The path itself: the outline of its line isn't computed.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// The path itself: dashes aren't computed.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Calls a closure with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points + [.zero]
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var item = unsafe CGPathElement(type: element.type, points: base)
        unsafe withUnsafePointer(to: &item) { unsafe block($0) }
      }
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }

  private func add(_ element: PathElement, _ transform: CGAffineTransform) {
    if elements.last == .close, let start, element != .close, !element.isMove { elements.append(.move(start)) }
    if elements.isEmpty, !element.isMove, element != .close { elements.append(.move(element.points[0])) }
    let element = element.applying(transform)
    if case .move(let point) = element { start = point }
    elements.append(element)
  }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.move(point), transform) }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.line(point), transform) }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.curve(control1: control1, control2: control2, end: end), transform)
  }

  /// Closes the current part.
  public func closeSubpath() { if !elements.isEmpty, elements.last != .close { elements.append(.close) } }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in Self.rectangle(rect) { add(element, transform) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in Self.ellipse(rect) { add(element, transform) }
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    for element in Self.roundedRectangle(rect, cornerWidth, cornerHeight) { add(element, transform) }
  }

  /// Adds an arc from an angle to another, in radians; a line leads to its beginning.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc from an angle on, in radians; a line leads to its beginning.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let arc = Self.arc(center: center, radius: radius, from: startAngle, by: delta)
    let first = PathElement.line(
      CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle)))
    add(isEmpty ? .move(first.points[0]) : first, transform)
    for element in arc { add(element, transform) }
  }

  /// Adds an arc that touches two lines: from the current point to a corner, and from there to the end.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint
    let (first, second) = (tangent1End.direction(to: start), tangent1End.direction(to: tangent2End))
    let cosine = first.dx * second.dx + first.dy * second.dy
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, abs(cross) > 1e-9 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let half = acos(max(-1, min(1, cosine))) / 2
    let distance = radius / tan(half)
    let bisector = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    let length = hypot(bisector.dx, bisector.dy)
    let reach = radius / sin(half) / length
    let center = CGPoint(x: tangent1End.x + bisector.dx * reach, y: tangent1End.y + bisector.dy * reach)
    let begin = CGPoint(x: tangent1End.x + first.dx * distance, y: tangent1End.y + first.dy * distance)
    let end = CGPoint(x: tangent1End.x + second.dx * distance, y: tangent1End.y + second.dy * distance)
    addArc(
      center: center, radius: radius, startAngle: atan2(begin.y - center.y, begin.x - center.x),
      endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: cross > 0, transform: transform)
  }

  /// Adds the parts of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { add(element, transform) }
  }

  package func removeAll() { (elements, start) = ([], nil) }
}

extension PathElement {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}

extension CGPoint {
  /// The direction to another point, of length 1; 0 where they are the same.
  fileprivate func direction(to point: CGPoint) -> CGVector {
    let length = hypot(point.x - x, point.y - y)
    return length > 0 ? CGVector(dx: (point.x - x) / length, dy: (point.y - y) / length) : .zero
  }
}
