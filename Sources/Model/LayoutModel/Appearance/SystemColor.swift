/// UIKit's colours by name, in light and dark: those of Apple's Human Interface Guidelines and of `UIColor`'s documentation.
package enum SystemColor {
  /// A colour of that name; `nil` where UIKit has no such name.
  ///
  /// - Parameters:
  ///   - name: The name of `UIColor`'s property, with `Color` at its end or without.
  ///   - style: Light or dark.
  /// - Returns: The colour.
  package static func components(_ name: String, _ style: UserInterfaceStyle) -> AppearanceColor.Components? {
    guard let pair = table[name] ?? (name.hasSuffix("Color") ? table[String(name.dropLast(5))] : nil) else {
      return nil
    }
    return AppearanceColor.Components(hexadecimal: style == .light ? pair.0 : pair.1)
  }

  /// The names, in alphabetical order.
  package static let names = table.keys.sorted()

  /// The colours as `RRGGBB` or `RRGGBBAA`, light and dark.
  private static let table: [String: (String, String)] = [
    "systemRed": ("ff3b30", "ff453a"), "systemOrange": ("ff9500", "ff9f0a"), "systemYellow": ("ffcc00", "ffd60a"),
    "systemGreen": ("34c759", "30d158"), "systemMint": ("00c7be", "63e6e2"), "systemTeal": ("30b0c7", "40c8e0"),
    "systemCyan": ("32ade6", "64d2ff"), "systemBlue": ("007aff", "0a84ff"), "systemIndigo": ("5856d6", "5e5ce6"),
    "systemPurple": ("af52de", "bf5af2"), "systemPink": ("ff2d55", "ff375f"), "systemBrown": ("a2845e", "ac8e68"),
    "tint": ("007aff", "0a84ff"),
    "systemGray": ("8e8e93", "8e8e93"), "systemGray2": ("aeaeb2", "636366"), "systemGray3": ("c7c7cc", "48484a"),
    "systemGray4": ("d1d1d6", "3a3a3c"), "systemGray5": ("e5e5ea", "2c2c2e"), "systemGray6": ("f2f2f7", "1c1c1e"),
    "label": ("000000", "ffffff"), "secondaryLabel": ("3c3c4399", "ebebf599"),
    "tertiaryLabel": ("3c3c434d", "ebebf54d"), "quaternaryLabel": ("3c3c432e", "ebebf529"),
    "placeholderText": ("3c3c434d", "ebebf54d"), "link": ("007aff", "0984ff"),
    "separator": ("3c3c434a", "54545899"), "opaqueSeparator": ("c6c6c8", "38383a"),
    "systemFill": ("78788033", "7878805c"), "secondarySystemFill": ("78788029", "78788052"),
    "tertiarySystemFill": ("7676801f", "7676803d"), "quaternarySystemFill": ("74748014", "7676802e"),
    "systemBackground": ("ffffff", "000000"), "secondarySystemBackground": ("f2f2f7", "1c1c1e"),
    "tertiarySystemBackground": ("ffffff", "2c2c2e"), "systemGroupedBackground": ("f2f2f7", "000000"),
    "secondarySystemGroupedBackground": ("ffffff", "1c1c1e"), "tertiarySystemGroupedBackground": ("f2f2f7", "2c2c2e"),
    "groupTableViewBackground": ("f2f2f7", "000000"), "tableCellGroupedBackground": ("ffffff", "1c1c1e"),
    "viewFlipsideBackground": ("1f2124", "1f2124"), "scrollViewTexturedBackground": ("6f7179", "6f7179"),
    "underPageBackground": ("6f7179", "6f7179"), "darkText": ("000000", "000000"),
    "lightText": ("ffffff99", "ffffff99"),
    "black": ("000000", "000000"), "darkGray": ("555555", "555555"), "lightGray": ("aaaaaa", "aaaaaa"),
    "white": ("ffffff", "ffffff"), "gray": ("808080", "808080"), "red": ("ff0000", "ff0000"),
    "green": ("00ff00", "00ff00"), "blue": ("0000ff", "0000ff"), "cyan": ("00ffff", "00ffff"),
    "yellow": ("ffff00", "ffff00"), "magenta": ("ff00ff", "ff00ff"), "orange": ("ff8000", "ff8000"),
    "purple": ("800080", "800080"), "brown": ("996633", "996633"), "clear": ("00000000", "00000000"),
  ]
}

extension AppearanceColor.Components {
  /// A colour by its digits, `RRGGBB` or `RRGGBBAA`; `nil` for any other text.
  package init?(hexadecimal text: String) {
    guard [6, 8].contains(text.utf8.count), text.utf8.allSatisfy(Self.isDigit), let value = UInt32(text, radix: 16)
    else {
      return nil
    }
    let full = text.utf8.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double(full >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// The digits: `RRGGBB`, with two more where the colour isn't opaque.
  package var hexadecimal: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return parts.map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
