/// An iOS version, such as 12.1.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the first point: 12 of 12.1.
  public let major: Int
  /// The number behind it, 0 if left out.
  public let minor: Int

  /// The newest that the catalogue knows: what runs on a device of a fixture's own.
  public static let newest = SystemVersion(major: 26)

  /// A version by its numbers, from 1 and from 0 on.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version that a text such as `12`, `12.1` or `12.1.4` means; a third number is left out of account.
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

  /// `12.1`, or `12` of a version's first.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
