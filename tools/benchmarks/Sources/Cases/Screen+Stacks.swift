import LayoutKit

extension Screen {
  /// Case s: stack views below each other in one, each of a label, a field that takes what is left, and a button.
  static func stacks(_ count: Int) -> Screen {
    let rows = (0..<count).map(stackRow)
    var column = View.constrained("column", subviews: rows)
    column.className = "UIStackView"
    column.stack.axis = .vertical
    column.stack.spacing = 8
    return Screen(
      root: View(
        constraints: [
          .of(.id("column"), .leading, .equal, (.holder, .leading), 16),
          .of(.id("column"), .trailing, .equal, (.holder, .trailing), -16),
          .of(.id("column"), .top, .equal, (.holder, .top), 8),
        ], subviews: [column]), views: 4 * count,
      expected: { window in
        let width = window.width - 32
        let column = Rect(x: 16, y: 8, width: width, height: 42 * Double(count) - 8)
        return [Rect(window), column] + (0..<count).flatMap { stackFrames($0, width: width) }
      })
  }

  private static func stackRow(_ i: Int) -> View {
    var views: [View] = [
      .constrained("label\(i)", intrinsicWidth: labelWidth(i), hugging: 251),
      .constrained("field\(i)", intrinsicWidth: 60),
      .constrained("button\(i)", intrinsicWidth: 60, hugging: 252),
    ]
    for index in views.indices { views[index].intrinsicContentSize.height = 34 }
    var row = View("row\(i)", class: "UIStackView", subviews: views)
    row.stack.spacing = 8
    row.stack.alignment = .center
    return row
  }

  private static func labelWidth(_ i: Int) -> Double { 40 + Double(37 * i % 120) }

  private static func stackFrames(_ i: Int, width: Double) -> [Rect] {
    let (label, top) = (labelWidth(i), 8 + 42 * Double(i))
    return [
      Rect(x: 16, y: top, width: width, height: 34),
      Rect(x: 16, y: top, width: label, height: 34),
      Rect(x: 24 + label, y: top, width: width - label - 76, height: 34),
      Rect(x: width - 44, y: top, width: 60, height: 34),
    ]
  }
}
