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
  /// The panel's size in portrait, in pixels; less than `size` times `scale` where the picture is scaled down.
  package let nativePixels: Size
  /// The radius of the display's corners, in points; `nil` where it isn't sourced.
  package let displayCornerRadius: Double?
  /// The size in portrait where the user has zoomed the display, in points; `nil` where it isn't sourced.
  package let zoomedSize: Size?
  /// The confidence in the widths of split view; `nil` where there is no split view.
  package let splitView: Confidence?
  /// The device as Interface Builder knows it; `nil` where that isn't known.
  package let interfaceBuilderDevice: InterfaceBuilderDevice?
  /// The system that the family came with.
  package let firstSystem: FirstSystem
  /// The last systems of its models, in the source's words: `18.x (XR), 26.x or later (11)`.
  package let lastSystemWords: String
  /// Disagreements of sources, and figures that aren't certain.
  package let notes: String?
  /// The confidence in the family's figures.
  package let confidence: Confidence

  /// The confidence in a figure.
  package enum Confidence: String, Sendable {
    case documented, observed, inferred
  }

  /// The system that a family came with.
  package struct FirstSystem: Hashable, Sendable {
    /// The oldest that any of its models ran.
    package let version: SystemVersion
    /// The source's words: `12.0 (XR), 13.0 (11)`.
    package let words: String

    init(_ version: SystemVersion, _ words: String) {
      (self.version, self.words) = (version, words)
    }
  }

  /// A device of Interface Builder's canvas.
  package struct InterfaceBuilderDevice: Hashable, Sendable {
    /// The device's name in files: `retina5_4`.
    package let id: String
    /// The source of the name, where that isn't a file: `not in the tally`.
    let remark: String?

    init(_ id: String, remark: String? = nil) {
      (self.id, self.remark) = (id, remark)
    }

    /// The id with the remark: `retina5_4 (not in the tally)`.
    package var words: String { remark.map { "\(id) (\($0))" } ?? id }
  }

  /// The newest system that any of its models ran.
  package var newestSystem: SystemVersion { models.map(\.newestSystem).max() ?? .newest }

  /// The oldest system that any of its models ran.
  package var oldestSystem: SystemVersion { firstSystem.version }

  /// The family as a device with an id and a system.
  package func device(id: String, systemVersion: SystemVersion) -> Device {
    var device = Device(
      id: id, size: size, scale: scale, idiom: idiom, systemVersion: systemVersion,
      safeAreaInsets: screen.safeAreaInsets(on: systemVersion),
      supportsPortraitUpsideDown: screen.supportsPortraitUpsideDown)
    device.hasHomeButton = screen.hasHomeButton
    return device
  }
}

extension SystemVersion {
  /// A version by its numbers, for the catalogue's tables.
  static func ios(_ major: Int, _ minor: Int = 0) -> SystemVersion { SystemVersion(major: major, minor: minor) }
}
