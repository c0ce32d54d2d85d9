public import LayoutModel

/// Devices of the catalogue, as `layout devices` lists them: a table, or JSON.
public struct DeviceListing: Sendable {
  /// A device that was asked for, and the family that its figures are of.
  struct Entry {
    let device: Device
    let family: DeviceFamily
  }

  let entries: [Entry]
  /// Whether single devices are listed, of which the table tells more.
  let isOfSingleDevices: Bool

  /// The devices of some names, or all families.
  ///
  /// - Parameters:
  ///   - names: Ids and aliases of the catalogue; all families if empty.
  ///   - systemVersion: The system that runs; the newest that each device ran if `nil`.
  /// - Throws: `DeviceError` with the names that may have been meant.
  public init(_ names: [String] = [], systemVersion: SystemVersion? = nil) throws(DeviceError) {
    isOfSingleDevices = !names.isEmpty
    var entries: [Entry] = []
    for name in isOfSingleDevices ? names : DeviceCatalogue.familyIDs {
      guard let family = DeviceCatalogue.entry(named: name)?.family else {
        // A part of a screen is no device: it stands among its device's windows.
        let device = String(name.prefix { $0 != "/" })
        let isKnown = DeviceCatalogue.entry(named: device) != nil
        throw isKnown ? .unknown(name, nearest: [device]) : DeviceCatalogue.fault(of: device)
      }
      entries.append(
        Entry(device: try DeviceCatalogue.knownDevice(named: name, systemVersion: systemVersion), family: family))
    }
    self.entries = entries
  }
}

extension DeviceListing.Entry {
  /// A window that the device can have in an orientation beside the full screen.
  struct PartWindow {
    let name: String
    let size: Size
    let traits: Traits
  }

  /// The windows in split view and as slide over; none of devices without.
  func windows(in orientation: InterfaceOrientation) -> [PartWindow] {
    guard family.splitView != nil else { return [] }
    return WindowPlacement.namedParts.compactMap { name, placement in
      guard placement.occurs(inLandscape: orientation.isLandscape) else { return nil }
      let size = placement.size(on: device.size(in: orientation), isLandscape: orientation.isLandscape)
      return PartWindow(name: name, size: size, traits: device.traits(ofWindow: size, in: orientation))
    }
  }

  /// The interface orientations that the device takes at all.
  var orientations: [InterfaceOrientation] {
    InterfaceOrientation.allCases.filter { $0 != .portraitUpsideDown || device.supportsPortraitUpsideDown }
  }
}
