import Foundation

extension CGPath {
  /// The parts of a rectangle, from its origin on.
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// The parts of an ellipse, from its right on.
  static func ellipse(_ rect: CGRect) -> [PathElement] {
    let circle = arc(center: .zero, radius: 1, from: 0, by: 2 * .pi)
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return ([.move(CGPoint(x: 1, y: 0))] + circle + [.close]).map { $0.applying(transform) }
  }

  /// The parts of a rectangle with rounded corners.
  static func roundedRectangle(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> [PathElement] {
    let (width, height) = (min(width, rect.width / 2), min(height, rect.height / 2))
    guard width > 0, height > 0 else { return rectangle(rect) }
    return rectangle(rect, corners: Array(repeating: CGSize(width: width, height: height), count: 4))
  }

  /// The parts of a rectangle with corners of their own, from the upper left one on, clockwise.
  package static func rectangle(_ rect: CGRect, corners: [CGSize]) -> [PathElement] {
    /// The share of a radius at which the controls of a quarter of a circle lie.
    let share = 1 - CGFloat(4) / 3 * tan(.pi / 8)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    return [
      .move(CGPoint(x: left + a.width, y: top)), .line(CGPoint(x: right - b.width, y: top)),
      .curve(
        control1: CGPoint(x: right - b.width * share, y: top), control2: CGPoint(x: right, y: top + b.height * share),
        end: CGPoint(x: right, y: top + b.height)),
      .line(CGPoint(x: right, y: bottom - c.height)),
      .curve(
        control1: CGPoint(x: right, y: bottom - c.height * share),
        control2: CGPoint(x: right - c.width * share, y: bottom), end: CGPoint(x: right - c.width, y: bottom)),
      .line(CGPoint(x: left + d.width, y: bottom)),
      .curve(
        control1: CGPoint(x: left + d.width * share, y: bottom),
        control2: CGPoint(x: left, y: bottom - d.height * share), end: CGPoint(x: left, y: bottom - d.height)),
      .line(CGPoint(x: left, y: top + a.height)),
      .curve(
        control1: CGPoint(x: left, y: top + a.height * share), control2: CGPoint(x: left + a.width * share, y: top),
        end: CGPoint(x: left + a.width, y: top)),
      .close,
    ]
  }

  /// The curves of an arc, each at most a quarter of the circle.
  static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, by delta: CGFloat) -> [PathElement] {
    guard delta != 0, delta.isFinite else { return [] }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let (first, second) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let from = CGPoint(x: center.x + radius * cos(first), y: center.y + radius * sin(first))
      let to = CGPoint(x: center.x + radius * cos(second), y: center.y + radius * sin(second))
      return .curve(
        control1: CGPoint(x: from.x - reach * sin(first), y: from.y + reach * cos(first)),
        control2: CGPoint(x: to.x + reach * sin(second), y: to.y - reach * cos(second)), end: to)
    }
  }

  /// The angle between two, in radians: negative where the arc is clockwise in coordinates whose y grows upward.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let delta = clockwise ? start - end : end - start
    guard delta.isFinite else { return 0 }
    if delta >= full { return clockwise ? -full : full }
    let turned = delta < 0 ? delta.truncatingRemainder(dividingBy: full) + full : delta
    return clockwise ? -turned : turned
  }
}

extension CGPath {
  /// The path from its end to its beginning: the last part first, each from its last point on.
  package var reversed: CGPath {
    var parts: [[PathElement]] = []
    for element in elements {
      if case .move = element { parts.append([element]) } else { parts[parts.count - 1].append(element) }
    }
    return CGPath(elements: parts.reversed().flatMap(Self.reversed))
  }

  private static func reversed(_ part: [PathElement]) -> [PathElement] {
    let drawn = part.filter { $0 != .close }
    let ends = drawn.compactMap(\.points.last)
    guard let last = ends.last else { return part }
    var reversed: [PathElement] = [.move(last)]
    for index in drawn.indices.reversed().dropLast() {
      let end = ends[index - 1]
      switch drawn[index] {
      case .quadCurve(let control, _): reversed.append(.quadCurve(control: control, end: end))
      case .curve(let control1, let control2, _):
        reversed.append(.curve(control1: control2, control2: control1, end: end))
      default: reversed.append(.line(end))
      }
    }
    return drawn.count < part.count ? reversed + [.close] : reversed
  }
}
