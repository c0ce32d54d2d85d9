import InterfaceBuilder
import LayoutModel

/// The devices that a file is for by its name, as the code of an app puts the name together.
///
///     Form_iPhone6Plus.xib      phones with the screen of an iPhone 6 Plus
///     Form_iPad.xib             pads
struct NamedDevice {
  private let idiom: UserInterfaceIdiom?
  /// The screen's size in portrait; `nil` where the name has no model.
  private let size: Size?

  /// Reads a file's name, and the kind of device that the file itself says; `nil` where it is for all.
  init?(of file: InterfaceBuilderFile) {
    idiom = file.idiom
    size = Self.model(in: file.name).flatMap { DeviceCatalogue.device(named: $0) }?.size
    if idiom == nil, size == nil { return nil }
  }

  /// The name of a model at the end of a file's: `iphone6plus`.
  private static func model(in name: String) -> String? {
    let letters = name.lowercased().utf8.filter { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    let starts = letters.indices.filter { start in
      ["iphone", "ipad"].contains { letters[start...].starts(with: $0.utf8) }
    }
    guard let start = starts.last, letters[start...].contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    return String(decoding: letters[start...], as: UTF8.self)
  }

  /// Tells whether a window is one of a device that the file is for.
  func shows(_ window: Window) -> Bool {
    if let idiom, window.traits.userInterfaceIdiom != idiom { return false }
    guard let size else { return true }
    let own = window.size
    return min(own.width, own.height) == min(size.width, size.height)
      && max(own.width, own.height) == max(size.width, size.height)
  }
}
