/// The user's text size: `UIContentSizeCategory`, smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// From the smallest up; `large` is the slider's first position.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes, which the settings keep apart.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// True for the larger sizes of accessibility: `UIContentSizeCategory.isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
