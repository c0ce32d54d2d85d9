import LayoutKit

extension Screen {
  /// Case b: rows of a label, a field that takes what is left, and a button.
  static func rows(_ count: Int) -> Screen {
    rows(count, labelWidth: { 40 + Double(37 * $0 % 120) }, fieldCompression: 750)
  }

  /// Case e: rows whose labels don't all fit in portrait; first the fields give way, then the labels.
  static func tightRows(_ count: Int) -> Screen {
    var screen = rows(count, labelWidth: { 40 + Double(37 * $0 % 260) }, fieldCompression: 749)
    for i in 0..<count {
      screen.root.constraints.append(.of(.id("field\(i)"), .width, .greaterThanOrEqual))
    }
    return screen
  }

  private static func rows(
    _ count: Int, labelWidth: @escaping (Int) -> Double, fieldCompression: Priority
  ) -> Screen {
    // Room for all from the beginning: memory is measured, and arrays that grow leave theirs half empty.
    var views: [View] = []
    views.reserveCapacity(3 * count)
    var constraints: [Constraint] = []
    constraints.reserveCapacity(12 * count)
    for i in 0..<count {
      views.append(.constrained("label\(i)", intrinsicWidth: labelWidth(i), hugging: 251))
      views.append(.constrained("field\(i)", intrinsicWidth: 60, compression: fieldCompression))
      views.append(.constrained("button\(i)"))
      constraints += rowConstraints(i)
    }
    return Screen(
      root: View(constraints: constraints, subviews: views), views: 3 * count,
      expected: { window in
        [Rect(window)] + (0..<count).flatMap { rowFrames($0, labelWidth: labelWidth($0), window) }
      })
  }

  private static func rowConstraints(_ i: Int) -> [Constraint] {
    let (label, field, button) = (Constraint.Item.id("label\(i)"), Constraint.Item.id("field\(i)"), "button\(i)")
    return [
      .of(label, .left, .equal, (.holder, .left), 16),
      .of(field, .left, .greaterThanOrEqual, (label, .right), 8),
      .of(field, .left, .equal, (label, .right), 8, priority: 260),
      .of(.id(button), .left, .equal, (field, .right), 8),
      .of(.id(button), .width, .equal, nil, 60),
      .of(.id(button), .right, .equal, (.holder, .right), -16),
      .of(field, .top, .equal, i == 0 ? (.holder, .top) : (.id("field\(i - 1)"), .bottom), 8),
      .of(label, .top, .equal, (field, .top)),
      .of(.id(button), .top, .equal, (field, .top)),
      .of(label, .height, .equal, nil, 21),
      .of(field, .height, .equal, nil, 34),
      .of(.id(button), .height, .equal, nil, 30),
    ]
  }

  /// Of what the window leaves to label and field, the label gets its width as far as that goes.
  private static func rowFrames(_ i: Int, labelWidth: Double, _ window: Size) -> [Rect] {
    let room = window.width - 108
    let label = min(labelWidth, room)
    let top = 8 + 42 * Double(i)
    return [
      Rect(x: 16, y: top, width: label, height: 21),
      Rect(x: 24 + label, y: top, width: room - label, height: 34),
      Rect(x: window.width - 76, y: top, width: 60, height: 30),
    ]
  }
}
