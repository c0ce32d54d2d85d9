/// Where Interface Builder shows a scene: a device's traits and pixels, and a window that need not be the device's.
public struct Canvas: Hashable, Sendable {
  /// The device, under Interface Builder's name for it.
  public var device: Device
  public var orientation: InterfaceOrientation
  /// The window: as large as the root view was drawn, with the insets and margins that Interface Builder simulates.
  public var window: Window

  public init(device: Device, orientation: InterfaceOrientation, window: Window) {
    self.device = device
    self.orientation = orientation
    self.window = window
  }
}
