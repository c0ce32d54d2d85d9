import LayoutModel

/// What a device gives a full-screen window in an orientation.
enum DeviceGeometry {
  /// The window: the rotated size, and the size classes and insets that go with it.
  static func window(on device: Device, in orientation: InterfaceOrientation) -> Window {
    Window(
      size: device.size(in: orientation), scale: device.scale, safeAreaInsets: device.safeAreaInsets[orientation],
      layoutMargins: device.layoutMargins, traits: device.traits(in: orientation))
  }
}
