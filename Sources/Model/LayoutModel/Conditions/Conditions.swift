/// The conditions under which a screen is laid out: a device or one of its windows, and further settings.
///
/// A part that is `nil` is as the screen says, and is left out of names.
///
///     let conditions = Conditions(device: "iphone-17", orientation: .portrait, pseudolanguage: .doubleLength)
///     conditions.name  // "iphone-17/portrait/doubleLength"
public struct Conditions: Hashable, Sendable {
  /// A Boolean that tells whether the screen is shown as on Interface Builder's canvas, on the device that its file names.
  public var isOnCanvas: Bool
  /// A device of the catalogue or one of its windows, as it was asked for, such as `ipad-pro-11/oneHalf`; `inline` for
  /// the one that the screen describes; the screen's own if `nil`.
  public var device: String?
  /// The iOS version; the screen's, or the newest that the device ran, if `nil`.
  public var systemVersion: SystemVersion?
  /// The interface orientation; the interface's own if `nil`.
  public var orientation: InterfaceOrientation?
  /// The window's size in points; the device's own window if `nil`.
  public var size: Size?
  /// The user's text size; as the screen says if `nil`.
  public var contentSizeCategory: ContentSizeCategory?
  /// The direction of the user's language; as the screen says if `nil`.
  public var layoutDirection: UserInterfaceLayoutDirection?
  /// The pseudolanguage of the texts; the texts as they are if `nil`.
  public var pseudolanguage: Pseudolanguage?
  /// The language of the project's texts, such as `de` or `pt-BR`; those of the screen's own file if `nil`.
  public var localization: String?

  /// Conditions from their parts; a part that is left out is as the screen says.
  public init(
    device: String? = nil, systemVersion: SystemVersion? = nil, orientation: InterfaceOrientation? = nil,
    size: Size? = nil, contentSizeCategory: ContentSizeCategory? = nil,
    layoutDirection: UserInterfaceLayoutDirection? = nil, pseudolanguage: Pseudolanguage? = nil,
    localization: String? = nil
  ) {
    isOnCanvas = false
    self.device = device
    self.systemVersion = systemVersion
    self.orientation = orientation
    self.size = size
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.pseudolanguage = pseudolanguage
    self.localization = localization
  }

  /// Interface Builder's canvas, with no further settings.
  public static let canvas: Conditions = {
    var conditions = Conditions()
    conditions.isOnCanvas = true
    return conditions
  }()

  /// The normalized conditions, by which layouts are paired: devices by their names in the catalogue, windows of a size as a size.
  ///
  /// `iPhone 17 Pro` and `iphone17pro` are one device, and `ipad-pro-11/507x1194` is `ipad-pro-11` in that size.
  public var identity: Conditions {
    var identity = self
    guard let device, device != Device.inlineID else { return identity }
    let (name, window) = DeviceNames.parts(of: device)
    identity.device = DeviceCatalogue.canonicalName(of: device)
    if let window, size != nil || Size(text: window) != nil {
      identity.device = DeviceCatalogue.canonicalName(of: name)
      identity.size = size ?? Size(text: window)
    }
    return identity
  }
}

extension Conditions {
  /// Every combination of some values of each part, in the order given: devices outermost, then the other parts in the
  /// order of their names. A part without values is left out.
  package static func product(
    devices: [String] = [], systemVersions: [SystemVersion] = [], orientations: [InterfaceOrientation?] = [],
    sizes: [Size] = [], contentSizeCategories: [ContentSizeCategory] = [],
    layoutDirections: [UserInterfaceLayoutDirection] = [], pseudolanguages: [Pseudolanguage] = [],
    localizations: [String] = []
  ) -> [Conditions] {
    var product = [Conditions()]
    func multiply<Value>(_ values: [Value], _ set: (inout Conditions, Value) -> Void) {
      guard !values.isEmpty else { return }
      product = product.flatMap { conditions in
        values.map { value in
          var conditions = conditions
          set(&conditions, value)
          return conditions
        }
      }
    }
    multiply(devices) { $0.device = $1 }
    multiply(systemVersions) { $0.systemVersion = $1 }
    multiply(orientations) { $0.orientation = $1 }
    multiply(sizes) { $0.size = $1 }
    multiply(contentSizeCategories) { $0.contentSizeCategory = $1 }
    multiply(layoutDirections) { $0.layoutDirection = $1 }
    multiply(pseudolanguages) { $0.pseudolanguage = $1 }
    multiply(localizations) { $0.localization = $1 }
    return product
  }
}
