import Foundation

extension CGPath {
  /// The part of the line between two shares of its length, in straight pieces.
  ///
  /// - Parameters:
  ///   - start: The share at which the part begins, from 0 to 1.
  ///   - end: The share at which it ends.
  /// - Returns: The part; empty where it ends before it begins.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = lines
    let whole = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(0, start) * whole, min(1, end) * whole)
    guard whole > 0, first < last else { return CGPath(elements: []) }
    var (elements, passed): ([PathElement], CGFloat) = ([], 0)
    var reached: CGPoint?
    for line in lines where line.length > 0 {
      defer { passed += line.length }
      let (from, to) = (max(first, passed), min(last, passed + line.length))
      guard from < to else { continue }
      let (a, b) = (line.point(at: (from - passed) / line.length), line.point(at: (to - passed) / line.length))
      if reached != a { elements.append(.move(a)) }
      elements.append(.line(b))
      reached = b
    }
    return CGPath(elements: elements)
  }

  /// The straight lines that the path is drawn as.
  private var lines: [Line] {
    var (all, current, start): ([Line], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in elements {
      switch element {
      case .move(let end): (current, start) = (end, end)
      case .line(let end):
        all.append(Line(from: current, to: end))
        current = end
      case .quadCurve, .curve:
        for end in Self.points(from: current, element) {
          all.append(Line(from: current, to: end))
          current = end
        }
      case .close:
        all.append(Line(from: current, to: start))
        current = start
      }
    }
    return all
  }
}

private struct Line {
  let from: CGPoint
  let to: CGPoint

  var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }

  func point(at share: CGFloat) -> CGPoint {
    // The end itself is told, so that lines meet.
    share >= 1 ? to : CGPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
  }
}
