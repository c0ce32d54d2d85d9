import LayoutInput
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// What an Interface Builder file's scenes hang on: they are the same in all windows of the same traits, but where there is a
/// split view, which goes by the width too.
struct KnownWindow: Hashable {
  let traits: Traits
  let localization: String?
  private(set) var width: Double?

  /// The same of any width.
  var anyWidth: KnownWindow {
    var other = self
    other.width = nil
    return other
  }

  /// The window of conditions; `nil` where they name no device of the catalogue.
  init?(_ conditions: Conditions) throws(DeviceError) {
    guard let name = conditions.device, name != Device.inlineID, !conditions.isOnCanvas else { return nil }
    var device = try DeviceCatalogue.knownDevice(named: name, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    let window = device.window(in: conditions.orientation ?? .portrait)
    (traits, localization, width) = (window.traits, conditions.localization, window.size.width)
  }
}
