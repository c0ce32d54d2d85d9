/// The advice on a conflict that the application can't mend: the harm that the conflict does, and its trigger
/// (<doc:WhyIsItSo#What-mends-it>).
struct LogAdvice {
  let words: String

  init?(_ reading: LogReading) {
    guard reading.outcome.isKnown else { return nil }
    let constraints = reading.suspects.map { reading.constraints[$0] }
    guard !constraints.isEmpty else { return nil }
    guard !constraints.contains(where: \.origin.isOfApplication) else {
      words = Self.ofSeveral
      return
    }
    let cause = Self.causes.first { cause in constraints.contains(where: cause.isSeen) }
    words = cause?.words ?? (constraints.contains(where: \.givesNoSize) ? Self.ofEmptyView : Self.ofSystem)
  }

  private struct Cause {
    let isSeen: @Sendable (LoggedConstraint) -> Bool
    let words: String
  }

  private static let ofEmptyView =
    "it is harmless where the screen looks right: a view is laid out before it has a size, and anew when it has one"
  private static let ofSystem =
    "it is harmless where the screen looks right: the system lays its views out without the broken one. Where it "
    + "doesn't, look for what sets the sizes of the views that are named"

  private static let ofSeveral =
    "no change of the application's constraints mends it by itself, for those of the system contradict each other too: look "
    + "for what sets the sizes of the views that are named"

  /// The parts of the system that print conflicts of their own, the more specific first.
  private static let causes: [Cause] = [
    Cause(
      isSeen: \.isOfActionSheet,
      words: "it is harmless: UIKit prints it for every action sheet, and nothing of the application's causes it"),
    Cause(
      isSeen: { constraint in
        constraint.hasItem(where: \.isOfKeyboard) || constraint.isNamed(["accessoryView.", "assistant", "inputView."])
      },
      words:
        "it is harmless: the keyboard lays itself out without the broken one. An input accessory view, or the bar with "
        + "suggestions above the keyboard, sets it off as it comes or goes: give the accessory view its height before it is "
        + "shown, or turn the bar off (autocorrectionType, inputAssistantItem)"),
    Cause(
      isSeen: { $0.hasItem { $0.isOfClass(["_UIAlert", "UIAlert", "_UIInterfaceAction"]) } },
      words: "it is harmless: an alert lays its own views out; add no view or constraint to an alert controller's view"),
    Cause(
      isSeen: { constraint in
        constraint.hasItem {
          $0.isOfClass(["_UIButtonBar", "_UIModernBar", "_UINavigationBar", "_UIBack", "_UIToolbar"])
        }
          || constraint.isNamed(["BIB_", "CB_", "IB_", "TB_", "Mask_", "MaskEV_", "UINav"])
      },
      words:
        "it is harmless where the bar looks right: a bar lays its items out before it has a width, and anew when it has "
        + "one. Items, titles and custom views that are set before the bar is in a window set it off: set them later, and "
        + "give custom views a size of their own"),
    Cause(
      isSeen: { $0.origin == .contentSize },
      words:
        "the system takes the size from what is in the view: rows, text, insets. It is harmless where the next layout has "
        + "content; else look for insets or offsets that are larger than the content"),
    Cause(
      isSeen: { $0.origin == .stack },
      words:
        "the stack view has less room than its spacing, margins and views ask for. It is harmless where the stack view "
        + "is hidden or has no size yet; else give it room, or lower its spacing"),
  ]
}

extension LoggedConstraint {
  private var items: [Item] { [first.item, second?.item, superview].compactMap(\.self) }

  fileprivate func hasItem(where isSeen: (Item) -> Bool) -> Bool { items.contains(where: isSeen) }

  fileprivate func isNamed(_ beginnings: [String]) -> Bool {
    identifier.map { name in beginnings.contains { name.hasPrefix($0) } } ?? false
  }

  /// A Boolean value that tells whether the constraint gives a view a size of 0 from outside.
  fileprivate var givesNoSize: Bool { second == nil && first.kind.isSize && constant == 0 && !origin.isOfApplication }
}

extension LoggedConstraint.Item {
  fileprivate func isOfClass(_ beginnings: [String]) -> Bool {
    plainClass.map { name in beginnings.contains { name.hasPrefix($0) } } ?? false
  }
}
