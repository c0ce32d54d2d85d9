public import LayoutModel

extension Device {
  /// The full-screen window in an orientation: the rotated size, and the size classes and insets that go with it.
  ///
  /// - Parameters:
  ///   - orientation: The orientation that the interface takes.
  ///   - settings: What the user has set.
  /// - Returns: The window.
  public func window(in orientation: InterfaceOrientation, _ settings: UserSettings = UserSettings()) -> Window {
    Window(
      size: size(in: orientation), scale: scale, safeAreaInsets: safeAreaInsets[orientation],
      layoutMargins: layoutMargins, traits: traits(in: orientation, settings))
  }
}

extension Scene {
  /// The root controller's views in a window on a device: its variations resolved, ready for a `LayoutPlan`.
  public func tree(in window: Window, on device: Device, textMeasurer: TextMeasurer = .standard) -> ViewTree {
    ViewTree(
      checked: rootViewController.view, for: window.traits, windowSize: device.size(in: orientation),
      textMeasurer: textMeasurer)
  }
}
