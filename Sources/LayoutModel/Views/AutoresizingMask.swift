/// Which of a view's margins and sizes follow its superview's size: `UIView.AutoresizingMask`, with its raw values.
///
/// A part that isn't in the mask is a strut: it keeps its length. Source: facts/autoresizing.md §1.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The six flags with UIKit's names and the letters `recursiveDescription` prints, in the order of their raw values.
  package static let flags: [(name: String, letters: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", "LM", .flexibleLeftMargin),
    ("flexibleWidth", "W", .flexibleWidth),
    ("flexibleRightMargin", "RM", .flexibleRightMargin),
    ("flexibleTopMargin", "TM", .flexibleTopMargin),
    ("flexibleHeight", "H", .flexibleHeight),
    ("flexibleBottomMargin", "BM", .flexibleBottomMargin),
  ]
}
