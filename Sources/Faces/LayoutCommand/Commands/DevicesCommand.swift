import Documents
import LayoutModel
import LayoutOutput

extension CommandDescription {
  static let devices = CommandDescription(
    name: "devices", overview: "lists the devices of the catalogue", arguments: "[ID…]",
    argumentHelp: "devices to list, with their windows; all if left out", argumentCount: 0...Int.max,
    argumentChoices: { CommandOption.deviceNames },
    options: [.listFormat, .systemVersion.once, .containers, .controls, .output],
    example: "layout devices ipad-pro-11 --format json"
  ) { arguments in
    let format = try arguments.format(.listFormat, standard: .text)
    let systemVersion = try arguments.systemVersion()
    let text: String
    do {
      if arguments.has(.controls) {
        guard !arguments.has(.containers) else { throw UsageError.excluding(option: "controls", other: "containers") }
        if let name = arguments.operands.first { throw UsageError.unexpectedArgument(name, option: "controls") }
        let listing = ControlListing(systemVersion)
        text = format == .json ? listing.json : listing.table
      } else if arguments.has(.containers) {
        let listing = try containers(arguments.operands, systemVersion)
        text = format == .json ? listing.json : listing.table
      } else {
        let listing = try DeviceListing(arguments.operands, systemVersion: systemVersion)
        text = format == .json ? listing.json : listing.table
      }
    } catch let error as DeviceError {
      throw UsageError.device(error)
    }
    return try CommandOutput(arguments).write(PrintableText(document: text))
  }

  /// Returns the listing for the named devices, or for one of each family.
  private static func containers(_ names: [String], _ systemVersion: SystemVersion?) throws -> ContainerListing {
    try ContainerListing(
      try (names.isEmpty ? DeviceCatalogue.familyIDs : names).map { name in
        try DeviceCatalogue.knownDevice(named: name, systemVersion: systemVersion)
      })
  }
}
