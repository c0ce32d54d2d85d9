import Documents

/// The reason why no device that was ever sold can have some conditions.
public enum ImpossibleConditions: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part of a screen that no window has in this interface orientation.
  case window(String, InterfaceOrientation)
  /// A part of a screen, under a system whose applications always have the whole screen.
  case partOfScreen(String, SystemVersion)
  /// A text size, under a system without text sizes.
  case textSize(ContentSizeCategory, SystemVersion)
  /// A device, under a system that it never ran.
  case device(DeviceError)

  public var description: String {
    switch self {
    case .window(let device, let orientation):
      "'\(device.excerpt)' never stands in \(orientation.name): pads halve their screen in landscape alone"
    case .partOfScreen(let device, let version):
      "'\(device.excerpt)' is a part of a screen, which windows have from iOS 9 on and not under iOS \(version)"
    case .textSize(let category, let version):
      "text sizes begin with iOS 7, so under iOS \(version) there is no \(category.rawValue)"
    case .device(let error): error.description
    }
  }
}

extension Conditions {
  /// The reason why no device that was sold can have the conditions, as far as the catalogue is sure; `nil` where one can.
  package var impossibility: ImpossibleConditions? { impossibility(on: nil) }

  /// The same reason, for a screen on a known system.
  ///
  /// - Parameter system: The system, where the conditions ask for none.
  /// - Returns: The reason; `nil` where a device can have the conditions.
  package func impossibility(on system: SystemVersion?) -> ImpossibleConditions? {
    guard !isOnCanvas else { return textSizeImpossibility(on: systemVersion) }
    guard let name = device, name != Device.inlineID else { return textSizeImpossibility(on: systemVersion ?? system) }
    let device: Device
    if let systemVersion {
      do throws(DeviceError) {
        device = try DeviceCatalogue.knownDevice(named: name, systemVersion: systemVersion)
      } catch {
        return .device(error)
      }
    } else {
      guard let known = DeviceCatalogue.device(named: name, systemVersion: system) else { return nil }
      device = known
    }
    if device.windowPlacement.isNamedPart {
      guard device.systemVersion.major >= WindowPlacement.firstSystem else {
        return .partOfScreen(name, device.systemVersion)
      }
      if let orientation, size == nil, !device.windowPlacement.occurs(inLandscape: orientation.isLandscape) {
        return .window(name, orientation)
      }
    }
    return textSizeImpossibility(on: device.systemVersion)
  }

  private func textSizeImpossibility(on system: SystemVersion?) -> ImpossibleConditions? {
    guard let contentSizeCategory, contentSizeCategory != .large, let system,
      system.major < ContentSizeCategory.firstSystem
    else { return nil }
    return .textSize(contentSizeCategory, system)
  }
}

extension ContentSizeCategory {
  /// The first iOS with a setting for text sizes.
  fileprivate static let firstSystem = 7
}

extension WindowPlacement {
  /// The first iOS that shows several applications at a time on pads.
  fileprivate static let firstSystem = 9

  /// A Boolean that tells whether it is a named part of a screen.
  fileprivate var isNamedPart: Bool { Self.namedParts.contains { $0.placement == self } }

  /// Tells whether a window can have it in an orientation: no source has a pad that halves its screen in portrait.
  package func occurs(inLandscape isLandscape: Bool) -> Bool { isLandscape || self != .oneHalf }
}
