import Foundation
import LayoutKit

extension Screen {
  /// Case c: each view holds three in a row, equally wide, 8 between and around, down to a depth.
  static func nested(depth: Int) -> Screen {
    Screen(
      root: nestedView(0, depth: depth), views: nestedCount(depth: depth), scale: pow(3, Double(depth - 2)),
      expected: { window in
        var frames: [Rect] = []
        appendNested(Rect(window), depth: depth, to: &frames)
        return frames
      })
  }

  /// The depth at which the number of views is nearest, on a scale of factors.
  static func nestedDepth(views: Int) -> Int {
    (1...12).min {
      abs(log(Double(nestedCount(depth: $0)) / Double(views)))
        < abs(log(Double(nestedCount(depth: $1)) / Double(views)))
    } ?? 1
  }

  private static func nestedCount(depth: Int) -> Int {
    (0...depth).reduce(0) { count, _ in 3 * count + 1 }
  }

  /// The view of a number in a tree in which `n` holds `3n + 1` to `3n + 3`.
  private static func nestedView(_ number: Int, depth: Int) -> View {
    guard depth > 0 else { return .constrained("v\(number)") }
    let children = (1...3).map { 3 * number + $0 }
    let constraints = children.flatMap { child -> [Constraint] in
      let view = Constraint.Item.id("v\(child)")
      let isFirst = child == children[0]
      return [
        .of(view, .left, .equal, isFirst ? (.holder, .left) : (.id("v\(child - 1)"), .right), 8),
        isFirst
          ? .of(.id("v\(children[2])"), .right, .equal, (.holder, .right), -8)
          : .of(view, .width, .equal, (.id("v\(child - 1)"), .width)),
        .of(view, .top, .equal, (.holder, .top), 8),
        .of(view, .bottom, .equal, (.holder, .bottom), -8),
      ]
    }
    let subviews = children.map { nestedView($0, depth: depth - 1) }
    return number == 0
      ? View("v0", constraints: constraints, subviews: subviews)
      : .constrained("v\(number)", constraints: constraints, subviews: subviews)
  }

  private static func appendNested(_ frame: Rect, depth: Int, to frames: inout [Rect]) {
    frames.append(frame)
    guard depth > 0 else { return }
    let width = (frame.width - 32) / 3
    for i in 0..<3 {
      let x = frame.x + 8 + Double(i) * (width + 8)
      appendNested(
        Rect(x: x, y: frame.y + 8, width: width, height: frame.height - 16), depth: depth - 1, to: &frames)
    }
  }
}
