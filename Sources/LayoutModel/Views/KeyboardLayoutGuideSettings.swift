/// What a view says of its `keyboardLayoutGuide`: `UIKeyboardLayoutGuide`.
public struct KeyboardLayoutGuideSettings: Hashable, Sendable {
  /// Whether the guide begins at the bottom of the safe area where no keyboard is up, and not at that of the view; from iOS 17 on,
  /// before always so.
  public var usesBottomSafeArea = true

  /// UIKit's default: the safe area counts.
  public init() {}
}
