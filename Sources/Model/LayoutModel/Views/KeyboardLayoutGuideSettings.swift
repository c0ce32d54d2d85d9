/// A view's settings of its `keyboardLayoutGuide`: `UIKeyboardLayoutGuide`.
public struct KeyboardLayoutGuideSettings: Hashable, Sendable {
  /// A Boolean that tells whether the guide begins at the bottom of the safe area while no keyboard is up, and not at
  /// the view's bottom. It is a setting from iOS 17 on, and always true before.
  public var usesBottomSafeArea = true

  /// UIKit's default: the safe area counts.
  public init() {}
}
