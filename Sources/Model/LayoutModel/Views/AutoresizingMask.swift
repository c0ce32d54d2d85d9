/// The margins and sizes of a view that follow its superview's size: `UIView.AutoresizingMask`, with its raw values.
///
/// A part that isn't in the mask is a strut: it keeps its length. Source: <doc:Autoresizing#Flags-and-their-values>.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The distance to the superview's left edge may change.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width may change.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge may change.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's upper edge may change.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height may change.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's lower edge may change.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The six flags with UIKit's names and the letters that `recursiveDescription` prints, in the order of their raw values.
  package static let flags: [(name: String, letters: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", "LM", .flexibleLeftMargin),
    ("flexibleWidth", "W", .flexibleWidth),
    ("flexibleRightMargin", "RM", .flexibleRightMargin),
    ("flexibleTopMargin", "TM", .flexibleTopMargin),
    ("flexibleHeight", "H", .flexibleHeight),
    ("flexibleBottomMargin", "BM", .flexibleBottomMargin),
  ]
}
