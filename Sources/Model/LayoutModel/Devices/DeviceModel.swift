/// A model by Apple's name for it, with the newest system that it ran.
package struct DeviceModel: Sendable {
  package let name: String
  package let newestSystem: SystemVersion

  /// The whole name in kebab case: `iphone-se-2nd-gen`.
  package var fullAlias: String { Self.kebabCase(name) }

  /// The name without its generation: `iphone-se`; `nil` where it has none.
  var shortAlias: String? { shortName.map { Self.kebabCase($0) } }

  /// Apple's name up to the generation; `nil` where it has none.
  var shortName: Substring? { name.utf8.firstIndex(of: UInt8(ascii: "(")).map { name[..<$0] } }

  /// Both names, the whole one first.
  package var aliases: [String] { [fullAlias] + (shortAlias.map { [$0] } ?? []) }

  /// A name in lower case, with a dash for anything between letters and digits.
  private static func kebabCase(_ name: some StringProtocol) -> String {
    var result: [UInt8] = []
    var isBehindGap = false
    for byte in name.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isUpper || isLower || isDigit else {
        isBehindGap = !result.isEmpty
        continue
      }
      if isBehindGap { result.append(UInt8(ascii: "-")) }
      isBehindGap = false
      result.append(isUpper ? byte + 32 : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
