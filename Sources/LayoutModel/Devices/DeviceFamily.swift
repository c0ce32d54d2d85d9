/// Models that share a screen.
package struct DeviceFamily: Sendable {
  package let id: String
  package let models: [DeviceModel]
  package let idiom: UserInterfaceIdiom
  /// The screen's size in portrait, in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  package let screen: ScreenKind
  /// The panel's size in portrait, in pixels; less than `size` times `scale` where the picture is made smaller for it.
  package let nativePixels: Size
  /// The radius of the display's corners, in points; `nil` where it isn't sourced.
  package let displayCornerRadius: Double?
  /// The size in portrait where the user has zoomed the display, in points; `nil` where it isn't sourced.
  package let zoomedSize: Size?
  /// How sure the widths in split view are; `nil` where there is no split view.
  package let splitView: Confidence?
  /// Interface Builder's id of the device, with what is said of it: `retina5_4 (not in the tally)`.
  package let interfaceBuilderDevice: String?
  /// The systems that the family came with and that it ran last, in words: `12.0 (XR), 13.0 (11)`.
  package let firstSystem, lastSystem: String
  /// Where sources disagree, and what isn't sure.
  package let notes: String?
  /// How sure the family's figures are.
  package let confidence: Confidence

  /// How a figure is known.
  package enum Confidence: String, Sendable {
    case documented, observed, inferred
  }

  /// The newest system that any of its models ran.
  package var newestSystem: SystemVersion { models.map(\.newestSystem).max() ?? .newest }

  /// The oldest system that any of its models ran.
  package var oldestSystem: SystemVersion {
    firstSystem.split(separator: " ").first.flatMap { SystemVersion(String($0)) } ?? .newest
  }

  /// Interface Builder's id of the device.
  package var interfaceBuilderID: String? {
    interfaceBuilderDevice?.split(separator: " ").first.map(String.init)
  }

  /// The family as a device with a system.
  package func device(id: String, systemVersion: SystemVersion) -> Device {
    Device(
      id: id, size: size, scale: scale, idiom: idiom, systemVersion: systemVersion,
      safeAreaInsets: screen.safeAreaInsets(on: systemVersion),
      supportsPortraitUpsideDown: screen.supportsPortraitUpsideDown)
  }
}
