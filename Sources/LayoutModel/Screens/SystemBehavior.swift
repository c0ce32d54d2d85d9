/// Where versions of iOS differ in layout, each difference by a name.
public struct SystemBehavior: Hashable, Sendable {
  /// The version whose rules these are.
  public let systemVersion: SystemVersion

  /// The rules of a version.
  public init(_ systemVersion: SystemVersion) {
    self.systemVersion = systemVersion
  }

  // MARK: Margins

  /// The margins of a view that says none: 8 on each side (facts/bars.json, `layoutMargins.plainView`).
  public var layoutMargins: EdgeInsets { EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The least margins of a controller's view, before the safe area is added: `systemMinimumLayoutMargins`.
  ///
  /// 20 left and right on pads, in windows of 414 points and more, and in landscape on phones that have no insets there;
  /// 16 beside such insets and in narrower windows; nothing above and below (facts/bars.json,
  /// `layoutMargins.controllerRootView`).
  public func systemMinimumLayoutMargins(in window: Window) -> EdgeInsets {
    let isBesideInsets = window.safeAreaInsets.left > 0 || window.safeAreaInsets.right > 0
    let isWide =
      window.traits.userInterfaceIdiom == .pad || (!isBesideInsets && window.size.width >= Self.widthOfWideWindows)
    let margin = isWide ? 20.0 : 16
    return EdgeInsets(left: margin, right: margin)
  }

  private static let widthOfWideWindows = 414.0

  /// How wide text may run in a view of a width, where that is narrower than the view shows by itself: 672 points until
  /// iOS 12, 664 later, where 44 points are left on each side, and only at regular width (facts/bars.json,
  /// `readableContentGuide`; when the figure changed isn't known to the version, and the least room is inferred there).
  public func readableWidth(of width: Double, _ traits: Traits) -> Double? {
    let readable = systemVersion.major <= 12 ? 672.0 : 664
    guard traits.horizontalSizeClass == .regular, width > readable + 2 * Self.readableGutter else { return nil }
    return readable
  }

  private static let readableGutter = 44.0
}
