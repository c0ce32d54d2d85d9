import LayoutKit
import Notations
import Testing

/// Constraints of anchors are those that the fixture's texts say.
struct AnchorTests {
  private let a = View("a")
  private let b = View("b")
  private let column = LayoutGuide("column")

  @Test("Operators write constraints as fixtures do")
  func readsLikeText() throws {
    let constraints: [(Constraint, String)] = [
      (a.leading == b.leading, "a.leading == b.leading"),
      (a.trailing == b.leading - 8, "a.trailing == b.leading - 8"),
      (a.top >= b.bottom + 8, "a.top >= b.bottom + 8"),
      (a.centerX <= b.right, "a.centerX <= b.right"),
      (a.width >= 0.5 * b.width + 10, "a.width >= 0.5 * b.width + 10"),
      (a.width == a.height * 2, "a.width == a.height * 2"),
      (a.height <= b.height / 4 - 1 + 3, "a.height <= b.height / 4 + 2"),
      (a.width == 44, "a.width == 44"),
      (a.width <= 44, "a.width <= 44"),
      ((a.height >= 30.5).with(priority: .defaultHigh), "a.height >= 30.5 @750"),
      (a.firstBaseline == b.lastBaseline, "a.firstBaseline == b.lastBaseline"),
      (column.left == b.centerX, "column.left == b.centerX"),
      (a.leading == b.layoutMarginsGuide.leading, "a.leading == b.layoutMargins.leading"),
      (a.top == b.safeAreaLayoutGuide.top + 20, "a.top == b.safeArea.top + 20"),
      (a.width <= b.readableContentGuide.width, "a.width <= b.readableContent.width"),
      (a.bottom == b.contentLayoutGuide.bottom, "a.bottom == b.content.bottom"),
      (a.centerY == b.frameLayoutGuide.centerY, "a.centerY == b.frame.centerY"),
    ]
    for (constraint, text) in constraints { #expect(try constraint == Constraint(text), "\(text)") }
    #expect(Constraint.Item.holder.leading.item == .holder)
    #expect((a.width == 1).with(id: "width").id == "width")
  }

  @Test("UIKit's methods make the same constraints")
  func hasMethods() {
    let constraints: [(Constraint, Constraint)] = [
      (a.leadingAnchor.constraint(equalTo: b.trailingAnchor), a.leading == b.trailing),
      (a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: 8), a.left <= b.right + 8),
      (a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: -8), a.top >= b.bottom - 8),
      (a.centerXAnchor.constraint(equalTo: b.centerXAnchor), a.centerX == b.centerX),
      (a.centerYAnchor.constraint(equalTo: b.firstBaselineAnchor), a.centerY == b.firstBaseline),
      (a.lastBaselineAnchor.constraint(equalTo: b.bottomAnchor), a.lastBaseline == b.bottom),
      (a.widthAnchor.constraint(equalToConstant: 20), a.width == 20),
      (a.widthAnchor.constraint(lessThanOrEqualToConstant: 20), a.width <= 20),
      (a.heightAnchor.constraint(greaterThanOrEqualToConstant: 20), a.height >= 20),
      (a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2), a.width == 2 * b.height),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3),
        a.width <= 2 * b.width + 3
      ),
      (a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5), a.width >= b.width / 2),
      (
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
        a.leading == b.trailing + 16
      ),
      (
        a.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
        a.leading <= b.trailing + 8
      ),
      (
        a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
        a.leading >= b.trailing + 8
      ),
      (a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1), a.top == b.bottom + 8),
      (
        a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
        a.top <= b.bottom + 8
      ),
      (
        a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1.5),
        a.top >= b.bottom + 12
      ),
    ]
    for (constraint, expected) in constraints { #expect(constraint == expected) }
  }

  @Test("A stack holds its views, which it places")
  func makesStacks() {
    let stack = View.stack("form", axis: .vertical, alignment: .leading, spacing: 8, [a, b])
    #expect(stack.className == "UIStackView" && stack.id == "form")
    #expect(stack.stack.axis == .vertical && stack.stack.alignment == .leading && stack.stack.spacing == 8)
    #expect(stack.subviews.map(\.id) == ["a", "b"])
    #expect(stack.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("A view without an id can't stand in a constraint")
  func refusesNamelessViews() async {
    await #expect(processExitsWith: .failure) { _ = View().leading }
  }
}
