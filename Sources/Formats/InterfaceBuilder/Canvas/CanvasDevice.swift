import LayoutModel

/// A device of Interface Builder's canvas, with its name there.
struct CanvasDevice: Hashable {
  let id: String
  /// The size in portrait, in points.
  let size: Size
  let scale: Double
  let idiom: UserInterfaceIdiom
  /// The height of the status bar on the canvas.
  let statusBar: Double
  /// A Boolean that tells whether the device has a home indicator in place of a button.
  let hasIndicator: Bool

  /// The devices that occur in real files, and similar ones (<doc:CanvasRules#Pixels>, <doc:CanvasRules#Safe-areas>;
  /// <doc:Devices#Where-the-figures-come-from>).
  private static let table: [String: CanvasDevice] = Dictionary(
    uniqueKeysWithValues: [
      phone("retina3_5", 320, 480, 2, 20), phone("retina4_0", 320, 568, 2, 20), phone("retina4_7", 375, 667, 2, 20),
      phone("retina5_5", 414, 736, 3, 20), phone("retina5_9", 375, 812, 3, 44, true),
      phone("retina6_1", 414, 896, 2, 44, true), phone("retina6_5", 414, 896, 3, 44, true),
      phone("retina5_4", 375, 812, 3, 50, true), phone("retina6_0", 390, 844, 3, 47, true),
      phone("retina6_7", 428, 926, 3, 47, true), phone("retina6_12", 393, 852, 3, 59, true),
      phone("retina6_72", 430, 932, 3, 59, true), phone("retina6_3", 402, 874, 3, 62, true),
      phone("retina6_9", 440, 956, 3, 62, true), pad("ipad7_9", 768, 1024), pad("ipad9_7", 768, 1024),
      pad("ipad10_2", 810, 1080), pad("ipad10_5", 834, 1112), pad("ipad12_9", 1024, 1366),
      pad("ipad8_3rounded", 744, 1133, true), pad("ipad10_9rounded", 820, 1180, true),
      pad("ipad11_0rounded", 834, 1194, true), pad("ipad12_9rounded", 1024, 1366, true),
      pad("ipad13_0rounded", 1032, 1376, true),
    ].map { ($0.id, $0) })

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: Double, _ hasIndicator: Bool = false
  ) -> CanvasDevice {
    CanvasDevice(
      id: id, size: Size(width: width, height: height), scale: scale, idiom: .phone, statusBar: statusBar,
      hasIndicator: hasIndicator)
  }

  private static func pad(_ id: String, _ width: Double, _ height: Double, _ hasIndicator: Bool = false) -> CanvasDevice
  {
    CanvasDevice(
      id: id, size: Size(width: width, height: height), scale: 2, idiom: .pad, statusBar: hasIndicator ? 24 : 20,
      hasIndicator: hasIndicator)
  }

  /// The device of files that name none. It has whole points, and is the square for any size class.
  static func unnamed(isPad: Bool, _ era: XcodeEra) -> CanvasDevice {
    let size =
      isPad ? Size(width: 768, height: 1024) : Size(width: era < .xcode6 ? 320 : 600, height: era < .xcode6 ? 568 : 600)
    return CanvasDevice(
      id: "canvas", size: size, scale: 1, idiom: isPad ? .pad : .phone, statusBar: 20, hasIndicator: false)
  }

  /// The device that an id stands for in an era in which it stood for another before: since Xcode 16 `retina6_7` is as
  /// large as `retina6_72`.
  private static func successor(of id: String, _ era: XcodeEra) -> CanvasDevice? {
    id == "retina6_7" && era >= .xcode16 ? phone(id, 430, 932, 3, 59, true) : nil
  }

  /// Creates the device of an id in an era. Of an unknown id, the name tells whether it is a pad.
  init(id: String, _ era: XcodeEra) {
    if let successor = Self.successor(of: id, era) {
      self = successor
    } else if let known = Self.table[id] {
      self = known
    } else {
      self =
        id.hasPrefix("ipad") ? Self.pad(id, 834, 1194, id.hasSuffix("rounded")) : Self.phone(id, 393, 852, 3, 59, true)
    }
  }

  /// Tells whether the canvas knows a device of an id.
  static func isKnown(_ id: String) -> Bool { table[id] != nil }

  /// Tells whether a size is that of a device of the canvas, upright or turned, or the square for any size class.
  static func isSizeOfDevice(_ size: Size) -> Bool {
    let turned = Size(width: size.height, height: size.width)
    return size == Size(width: 600, height: 600) || table.values.contains { [size, turned].contains($0.size) }
  }

  private init(
    id: String, size: Size, scale: Double, idiom: UserInterfaceIdiom, statusBar: Double, hasIndicator: Bool
  ) {
    self.id = id
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.statusBar = statusBar
    self.hasIndicator = hasIndicator
  }

  /// The catalogue's family of the device; `nil` for a device that only canvases have.
  private var family: DeviceFamily? { DeviceCatalogue.families.first { $0.interfaceBuilderDevice?.id == id } }

  /// The kind of screen: the family's, or one derived from the status bar and the home indicator.
  private var screen: ScreenKind {
    if let family { return family.screen }
    switch idiom {
    case .pad: return hasIndicator ? .allScreenPad : .homeButtonPad
    default: return hasIndicator ? .notch(top: statusBar) : .homeButtonPhone
    }
  }

  /// The safe area insets of a window on a system, as an application gets them. Canvases show others. Before iOS 11
  /// they are the status bar, which phones hide in landscape from iOS 8 on (<doc:Bars>).
  func safeAreaInsets(on system: SystemVersion) -> OrientedInsets {
    guard system.major < 11 else { return screen.safeAreaInsets(on: system) }
    let bar = EdgeInsets(top: Self.statusBarBeforeNotches)
    return idiom == .pad || system.major < 8 ? OrientedInsets(everywhere: bar) : OrientedInsets(portrait: bar)
  }

  private static let statusBarBeforeNotches = 20.0

  /// The height that the home indicator takes from a controller's view, in an orientation of the canvas.
  func indicatorInset(isLandscape: Bool) -> Double {
    guard hasIndicator else { return 0 }
    return idiom == .pad ? 20 : isLandscape ? 21 : 34
  }

  /// The height that a visible status bar takes from a controller's view, in an era (<doc:CanvasRules#Safe-areas>).
  func statusInset(_ era: XcodeEra) -> Double {
    if idiom == .pad, hasIndicator { return era >= .xcode11 && era < .xcode14 ? 0 : statusBar }
    if !hasIndicator { return era.leavesOutInsets ? 0 : statusBar }
    switch id {
    case "retina6_0": return era >= .xcode14 ? 47 : 44
    case "retina6_1": return era >= .xcode14 ? 48 : 44
    case "retina6_7" where era < .xcode14: return 44
    case "retina5_9": return era < .xcode14 ? 44 : era.leavesOutInsets ? 47 : 50
    default: return statusBar
    }
  }
}
