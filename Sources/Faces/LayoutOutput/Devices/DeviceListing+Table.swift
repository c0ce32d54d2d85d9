import Documents
import LayoutModel

extension DeviceListing {
  /// The devices as a table, a line each, with a legend below. For single devices, their windows and notes follow.
  public var table: String {
    let heading = ["ID", "IDIOM", "SCREEN", "PORTRAIT", "LANDSCAPE", "CLASSES", "IOS", "NAMES"]
    let rows = entries.map(\.row)
    return
      ([TextTable.columns([heading] + rows), Self.legend] + (isOfSingleDevices ? entries.compactMap(\.details) : []))
      .joined(separator: "\n")
  }

  private static let legend = """
    PORTRAIT and LANDSCAPE are the safe area there, top left bottom right, under the system in IOS, the newest that ID ran where none is asked for;
    CLASSES the size classes, width×height, C compact and R regular, in portrait and in landscape. NAMES are the models
    that share the screen, each of which can be asked for.

    """
}

extension DeviceListing.Entry {
  fileprivate var row: [String] {
    let size = device.size
    let newest = device.systemVersion
    return [
      device.id, device.idiom.rawValue,
      "\(JSONText.number(size.width)) × \(JSONText.number(size.height)) @\(JSONText.number(device.scale))x",
      Self.words(device.safeAreaInsets[.portrait]), Self.words(device.safeAreaInsets[.landscapeLeft]),
      "\(Self.words(device.traits(in: .portrait))) \(Self.words(device.traits(in: .landscapeLeft)))",
      newest.description, family.models.map(\.fullAlias).filter { $0 != device.id }.joined(separator: " "),
    ]
  }

  /// The windows that a device can have, and its uncertain figures; `nil` if there are neither.
  fileprivate var details: String? {
    let windows = [InterfaceOrientation.portrait, .landscapeLeft].flatMap { orientation in
      self.windows(in: orientation).map { window in
        [
          "  \(window.name)", orientation.isLandscape ? "landscape" : "portrait",
          "\(JSONText.number(window.size.width)) × \(JSONText.number(window.size.height))", Self.words(window.traits),
        ]
      }
    }
    let notes = family.notes.map { "\(device.id): \($0)\n" } ?? ""
    guard let confidence = family.splitView else { return notes.isEmpty ? nil : notes }
    return notes + "\(device.id), parts of its screen (\(confidence.rawValue)):\n" + TextTable.columns(windows)
  }

  private static func words(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(JSONText.number).joined(separator: " ")
  }

  private static func words(_ traits: Traits) -> String {
    [traits.horizontalSizeClass, traits.verticalSizeClass].map { $0 == .compact ? "C" : "R" }.joined(separator: "×")
  }
}
