import LayoutTestSupport

/// Numbers as they are written in inputs.
enum RandomNumbers {
  /// Numbers at the bounds of what is allowed, beyond them, and in forms that few write.
  private static let strange = [
    "0", "-0", "0.0", "1", "-1", "0.5", "0.001", "1e-6", "1e-7", "-1e-7", "1e-320", "1e-400", "1e5", "1e6", "-1e6",
    "1000001", "1e7", "1e9", "1000000000", "1000000001", "-1e9", "1e15", "1e16", "123456789012345678", "1e308",
    "-1e308",
    "1e309", "1e999", "2147483648", "-2147483649", "4294967296", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "18446744073709551616", "0.1", "0.333333333333333333", "0.49999999",
    "1E2", "1e+2", "1e00", "12.50", "999.9995", "1000", "1000.0001", "0.0005", "3.0000000000000001",
  ]
  private static let broken = [
    "01", ".5", "5.", "+1", "--1", "1e", "1e+", "0x10", "NaN", "Infinity", "1_000", "1,5", "١", "1/2", "1:2", "0/0",
  ]

  /// A number; one in eight is strange, one in some hundreds isn't a number at all.
  static func literal(_ random: inout SeededGenerator) -> String {
    switch random.integer(0...255) {
    case 0: random.pick(broken)
    case 1..<32: random.pick(strange)
    case 32..<160: "\(random.integer(0...400))"
    case 160..<190: "\(random.integer(-100...0))"
    case 190..<220: "\(random.integer(0...4000))." + "\(random.integer(0...99))"
    default: "\(random.integer(0...20))"
    }
  }

  /// Numbers that constraints may have, few of which people write.
  private static let rare = [
    "0", "1", "0.5", "0.001", "1e-6", "1e5", "1e6", "1E2", "1e+2", "12.50", "0.1", "0.333333333333333333", "999.9995",
    "1000", "0.0005", "3.0000000000000001", "4e4", "2e-4", "123456.789", "2", "4",
  ]

  /// A number that a file can say.
  static func sound(_ random: inout SeededGenerator) -> String {
    random.happens(0.1) ? random.pick(rare) : "\(random.integer(0...400))"
  }
}
