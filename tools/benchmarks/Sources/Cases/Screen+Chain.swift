import LayoutKit

extension Screen {
  /// Case a: views below each other, 16 from the window's sides, 44 high and 8 apart.
  static func chain(_ count: Int) -> Screen {
    Screen(
      root: View(constraints: chainConstraints(count), subviews: (0..<count).map { .constrained("v\($0)") }),
      views: count, expected: { chainFrames(count, $0) })
  }

  /// Case a's views and constraints, each view inside the one above it.
  static func deepChain(_ count: Int) -> Screen {
    var inside: [View] = []
    for i in (0..<count).reversed() {
      inside = [.constrained("v\(i)", subviews: inside)]
    }
    return Screen(
      root: View(constraints: chainConstraints(count), subviews: inside), views: count,
      expected: { chainFrames(count, $0) })
  }

  private static func chainConstraints(_ count: Int) -> [Constraint] {
    (0..<count).flatMap { i -> [Constraint] in
      let view = Constraint.Item.id("v\(i)")
      return [
        .of(view, .left, .equal, (.holder, .left), 16),
        .of(view, .width, .equal, (.holder, .width), -32),
        .of(view, .height, .equal, nil, 44),
        .of(view, .top, .equal, i == 0 ? (.holder, .top) : (.id("v\(i - 1)"), .bottom), 8),
      ]
    }
  }

  private static func chainFrames(_ count: Int, _ window: Size) -> [Rect] {
    [Rect(window)]
      + (0..<count).map { i in Rect(x: 16, y: 8 + 52 * Double(i), width: window.width - 32, height: 44) }
  }
}
