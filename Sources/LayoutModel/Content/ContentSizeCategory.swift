/// How large the user wants text: `UIContentSizeCategory`, smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// From the smallest up; `large` is where the slider stands at first.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger ones, which are set apart in the settings.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the larger ones: `UIContentSizeCategory.isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
