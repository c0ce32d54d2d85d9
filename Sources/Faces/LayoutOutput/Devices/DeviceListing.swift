public import LayoutModel

/// Devices of the catalogue, as `layout devices` lists them: a table, or JSON.
public struct DeviceListing: Sendable {
  /// A requested device, and the family that its figures belong to.
  struct Entry {
    let device: Device
    let family: DeviceFamily
  }

  let entries: [Entry]
  /// A Boolean that tells whether single devices are listed, with more details.
  let isOfSingleDevices: Bool

  /// Creates a listing of the devices with some names, or of all families.
  ///
  /// - Parameters:
  ///   - names: Ids and aliases of the catalogue; all families if empty.
  ///   - systemVersion: The system; `nil` for the newest that each device ran.
  /// - Throws: `DeviceError` with suggestions for an unknown name.
  public init(_ names: [String] = [], systemVersion: SystemVersion? = nil) throws(DeviceError) {
    isOfSingleDevices = !names.isEmpty
    var entries: [Entry] = []
    for name in isOfSingleDevices ? names : DeviceCatalogue.familyIDs {
      guard let family = DeviceCatalogue.entry(named: name)?.family else {
        // A part of a screen is no device of its own: it is listed among its device's windows.
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

  /// The windows in split view and as slide over; none for devices without them.
  func windows(in orientation: InterfaceOrientation) -> [PartWindow] {
    guard family.splitView != nil else { return [] }
    return WindowPlacement.namedParts.compactMap { name, placement in
      guard placement.occurs(inLandscape: orientation.isLandscape) else { return nil }
      let size = placement.size(on: device.size(in: orientation), isLandscape: orientation.isLandscape)
      return PartWindow(name: name, size: size, traits: device.traits(ofWindow: size, in: orientation))
    }
  }

  /// The interface orientations that the device supports.
  var orientations: [InterfaceOrientation] {
    InterfaceOrientation.allCases.filter { $0 != .portraitUpsideDown || device.supportsPortraitUpsideDown }
  }
}
