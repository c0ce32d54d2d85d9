import Documents
package import LayoutModel

/// A colour of a catalogue, `NAME.colorset/Contents.json`, in light and dark.
package struct ColorSet: Hashable, Sendable {
  /// The colour for light, and for any, appearance.
  package let light: AppearanceColor
  /// The colour for dark appearance; `nil` where it is the same.
  package let dark: AppearanceColor?

  private static let limits = DocumentLimits(maximumBytes: 1 << 20, maximumDepth: 100, maximumValues: 10_000)

  /// Reads a catalogue's description of a colour; `nil` where it has none for any device.
  ///
  /// - Throws: `InputError` if it isn't in the format.
  package init?(reading bytes: [UInt8]) throws(InputError) {
    let document = try InputError.wrapping { () throws(DocumentError) in
      try JSONParser.parse(bytes, limits: Self.limits)
    }
    guard case .array(let entries)? = document.member("colors")?.content else { return nil }
    var (light, dark): (AppearanceColor?, AppearanceColor?)
    for entry in entries {
      guard let value = entry.member("color"), let color = Self.color(value) else { continue }
      switch Self.appearance(of: entry) {
      case "dark": dark = dark ?? color
      case nil, "light": light = light ?? color
      default: continue
      }
    }
    guard let light = light ?? dark else { return nil }
    (self.light, self.dark) = (light, dark)
  }

  /// The value of the only appearance that an entry is for; `nil` for any, and `other` for contrasts.
  private static func appearance(of entry: JSONValue) -> String? {
    guard case .array(let appearances)? = entry.member("appearances")?.content else { return nil }
    guard appearances.count == 1, case .string("luminosity")? = appearances[0].member("appearance")?.content,
      case .string(let value)? = appearances[0].member("value")?.content
    else { return "other" }
    return value
  }

  private static func color(_ value: JSONValue) -> AppearanceColor? {
    if case .string(let name)? = value.member("reference")?.content {
      return .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
    guard let components = value.member("components") else { return nil }
    func part(_ name: String) -> Double? {
      switch components.member(name)?.content {
      case .string(let text): number(text)
      default: nil
      }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      return .components(.init(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return .components(.init(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A component as Xcode writes it: from 0 to 1, from 0 to 255, or in two hexadecimal digits.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
