public import LayoutModel
public import LayoutResolution

extension Device {
  /// The window in an orientation, in the size of its placement, with its size classes and insets.
  ///
  /// - Parameters:
  ///   - orientation: The interface's orientation.
  ///   - settings: The user's settings.
  /// - Returns: The window.
  public func window(in orientation: InterfaceOrientation, _ settings: UserSettings = UserSettings()) -> Window {
    window(ofSize: windowSize(in: orientation), in: orientation, settings)
  }

  /// A window of a size in an orientation, with its size classes and insets.
  ///
  /// A window as large as the screen is full-screen. Others have the full screen's insets above and below, for the
  /// status bar and the home indicator, and none at the sides.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - orientation: The interface's orientation.
  ///   - settings: The user's settings.
  /// - Returns: The window.
  public func window(
    ofSize size: Size, in orientation: InterfaceOrientation, _ settings: UserSettings = UserSettings()
  ) -> Window {
    var insets = safeAreaInsets[orientation]
    if size != self.size(in: orientation) { (insets.left, insets.right) = (0, 0) }
    return Window(
      size: size, scale: scale, safeAreaInsets: insets, layoutMargins: layoutMargins,
      traits: traits(ofWindow: size, in: orientation, settings))
  }
}

extension Scene {
  /// The root controller's views in a window on a device: its variations resolved, ready for a `LayoutPlan`.
  ///
  /// A root without a frame is written for the whole screen, whatever the window's part of it. Frames that variations
  /// set for an orientation are written for the window of the scene's own device in that orientation.
  public func tree(in window: Window, on device: Device, textMeasurer: TextMeasurer = .standard)
    -> ViewTree
  {
    let ownWindow = ownDevice(beside: device).window(in: window.traits.interfaceOrientation)
    var tree = ViewTree(
      checked: rootViewController.view, for: window.traits, windowSize: device.size(in: orientation),
      writtenIn: orientation, ownTraits: ownWindow.traits, textMeasurer: textMeasurer)
    // If the solver fails here, it fails in the window too, and reports it there.
    try? tree.settleTurnedFrames(in: ownWindow, window)
    return tree
  }

  /// The scene's own device with another device's system, for which frames of variations are written. Where the scene names no device, or
  /// one that never ran that system, the result is the other device (chosen: frames are for the device that lays them out).
  func ownDevice(beside other: Device) -> Device {
    do {
      return try device(systemVersion: other.systemVersion)
    } catch {
      return other
    }
  }
}
