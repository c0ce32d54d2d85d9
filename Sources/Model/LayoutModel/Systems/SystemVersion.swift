/// An iOS version, such as 12.1.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the first point: 12 of 12.1.
  public let major: Int
  /// The number after the first point; 0 if left out.
  public let minor: Int

  /// The newest version that the catalogue knows: the default for a fixture's own device.
  public static let newest = SystemVersion(major: 26)

  /// A version by its numbers: `major` from 1 on, `minor` from 0 on.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version of a text such as `12`, `12.1` or `12.1.4`; a third number is ignored.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else { return nil }
    self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }

  /// `12.1`, or `12` where the minor number is 0.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
