import Documents

/// The reason why a layout has no device: none is named, or the name isn't known.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither the scene nor the caller names a device.
  case missing
  /// No id or alias of the catalogue; the nearest ones, newer ones first, if any are near.
  case unknown(String, nearest: [String])
  /// The beginning of several names, the newest first.
  case ambiguous(String, names: [String])
  /// `inline`, of a scene that describes no device of its own.
  case noInlineDevice
  /// A system version that the device never ran, with the first of its screen's family and its own last; `nil` where
  /// that is still to come.
  case neverRan(String, SystemVersion, oldest: SystemVersion, newest: SystemVersion?)

  public var description: String {
    switch self {
    case .missing: "the screen names no device, and none is asked for"
    case .unknown(let name, let nearest):
      "there is no device '\(name.excerpt)'"
        + (nearest.isEmpty ? "" : "; did you mean \(nearest.map { "'\($0.excerpt)'" }.listed("or"))?")
    case .ambiguous(let name, let names): "'\(name.excerpt)' begins several names: \(Self.columns(names))"
    case .noInlineDevice: "the screen describes no device of its own, so there is no '\(Device.inlineID)'"
    case .neverRan(let name, let version, let oldest, let newest):
      "'\(name.excerpt)' never ran iOS \(version); "
        + (newest.map { version > $0 ? "iOS \($0) is the last that it ran" : Self.firstVersion(oldest) }
          ?? Self.firstVersion(oldest))
    }
  }

  /// The words for a first version: the catalogue knows it for a screen's family, not for each device.
  private static func firstVersion(_ version: SystemVersion) -> String { "screens like its came with iOS \(version)" }

  /// Names in columns, and the number left out where there are many.
  private static func columns(_ names: [String]) -> String {
    let rest = names.count - maximumNamesToTell
    let shown = names.prefix(maximumNamesToTell).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private static let maximumNamesToTell = 12
}

extension DeviceCatalogue {
  /// The device of an id or alias.
  ///
  /// - Throws: `DeviceError` with the names that may have been meant, or with the versions that the device ran.
  package static func knownDevice(named name: String, systemVersion: SystemVersion?) throws(DeviceError) -> Device {
    guard let device = device(named: name, systemVersion: systemVersion) else {
      throw fault(of: name)
    }
    if let systemVersion, let entry = entry(ofDevice: name), !entry.mayHaveRun(systemVersion) {
      let isOver = entry.newestSystem.major < SystemVersion.newest.major
      throw .neverRan(
        name, systemVersion, oldest: entry.family.oldestSystem, newest: isOver ? entry.newestSystem : nil)
    }
    return device
  }

  /// Tells whether a device of the catalogue may have run a system version, as far as the catalogue is sure; true for
  /// any other name.
  package static func mayHaveRun(_ version: SystemVersion, onDevice name: String) -> Bool {
    entry(ofDevice: name)?.mayHaveRun(version) ?? true
  }

  private static func entry(ofDevice name: String) -> Entry? { entry(named: DeviceNames.parts(of: name).name) }
}

extension Scene {
  /// The device that the scene is laid out on: the one of the given name, else its own.
  ///
  /// - Parameters:
  ///   - name: An id or alias of the catalogue; `inline` for the one that the scene describes.
  ///   - systemVersion: The system, which wins over the scene's.
  /// - Returns: The device, under the name given.
  /// - Throws: `DeviceError` where there is none.
  public func device(named name: String? = nil, systemVersion: SystemVersion? = nil) throws(DeviceError) -> Device {
    let system = systemVersion ?? self.systemVersion
    switch (name, device) {
    case (nil, nil): throw .missing
    case (nil, .named(let own)?): return try DeviceCatalogue.knownDevice(named: own, systemVersion: system)
    case (nil, .inline(var own)?), (Device.inlineID?, .inline(var own)?):
      own.id = name ?? own.id
      own.systemVersion = system ?? own.systemVersion
      return own
    case (Device.inlineID?, _): throw .noInlineDevice
    case (let name?, _):
      // A scene for old systems is tried on new devices as if they had run them.
      guard systemVersion == nil, let device = DeviceCatalogue.device(named: name, systemVersion: system) else {
        return try DeviceCatalogue.knownDevice(named: name, systemVersion: system)
      }
      return device
    }
  }
}
