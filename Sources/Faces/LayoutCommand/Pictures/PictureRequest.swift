import LayoutModel
import LayoutPictures

/// The formats of pictures.
enum PictureFormat: String, CaseIterable {
  case svg, png, html
}

/// The options of a command about pictures.
struct PictureRequest {
  /// The style shared by all pictures.
  let style: PictureStyle
  /// The pixels per point; the device's own if `nil`.
  let scale: Double?

  static let table: [CommandOption] = [.show, .interfaceStyle, .scale]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var style = PictureStyle()
    for list in arguments.all(.show) {
      for name in list.split(separator: ",").map(String.init) {
        guard let overlay = PictureStyle.Overlay(rawValue: name) else { throw ParsedArguments.unknown(name, of: .show) }
        style.overlays.insert(overlay)
      }
    }
    style.interfaceStyle = try arguments.choice(.interfaceStyle, UserInterfaceStyle.init) ?? .light
    self.style = style
    scale = try arguments.scale()
  }
}

extension ParsedArguments {
  /// Returns the pixels per point that an option asks for.
  func scale() throws(UsageError) -> Double? {
    try value(.scale).map { text throws(UsageError) in
      guard let factor = Double(text), factor > 0, factor <= Self.largestScale else {
        throw .malformedFactor(text, option: CommandOption.scale.name)
      }
      return factor
    }
  }

  private static let largestScale = 8.0
}
