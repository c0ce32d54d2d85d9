import LayoutKit

extension Screen {
  /// Case d: centred views below each other, as wide as the window, but at most 500.
  static func form(_ count: Int) -> Screen {
    let constraints = (0..<count).flatMap { i -> [Constraint] in
      let view = Constraint.Item.id("v\(i)")
      return [
        .of(view, .width, .lessThanOrEqual, nil, 500),
        .of(view, .width, .equal, (.holder, .width), -40, priority: 750),
        .of(view, .centerX, .equal, (.holder, .centerX)),
        .of(view, .height, .equal, nil, 44),
        .of(view, .top, .equal, i == 0 ? (.holder, .top) : (.id("v\(i - 1)"), .bottom), 8),
      ]
    }
    return Screen(
      root: View(constraints: constraints, subviews: (0..<count).map { .constrained("v\($0)") }), views: count,
      expected: { window in
        let width = min(window.width - 40, 500)
        return [Rect(window)]
          + (0..<count).map { i in
            Rect(x: (window.width - width) / 2, y: 8 + 52 * Double(i), width: width, height: 44)
          }
      })
  }
}
