import LayoutModel
import LayoutOutput

extension CommandDescription {
  static let devices = CommandDescription(
    name: "devices", overview: "lists the devices of the catalogue", arguments: "[ID…]",
    argumentHelp: "devices to tell of, with their windows; all if left out", argumentCount: 0...Int.max,
    options: [.listFormat, .systemVersion], example: "layout devices ipad-pro-11 --format json"
  ) { arguments in
    let format = try arguments.choice(.listFormat, Format.init) ?? .text
    let systemVersion = try arguments.systemVersion()
    let listing: DeviceListing
    do throws(DeviceError) {
      listing = try DeviceListing(arguments.operands, systemVersion: systemVersion)
    } catch {
      throw UsageError.device(error)
    }
    try Console().print(format == .json ? listing.json : listing.table)
    return .success
  }

  private enum Format: String {
    case json, text
  }
}
