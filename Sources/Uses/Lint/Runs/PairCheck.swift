import LayoutModel

/// A check of the pairs of views on a screen that come near each other.
struct PairCheck: Sendable {
  /// Tells whether a view counts.
  let isMember: @Sendable (LintView) -> Bool
  /// The gap below which two views are near, in points; `nil` for views that share an area.
  var distance: LintOption<Double>?
  /// A Boolean that tells whether pairs that overlap by a third of the smaller as drawn are none: they are shown in
  /// turn, or one belongs on the other.
  var heedsDrawing = true
  /// Returns the finding about a pair, if it is one.
  let finding: @Sendable (ViewPair, LintOptions) -> RuleFinding?

  /// The fraction of the smaller of two contents that is covered if they were drawn overlapping on purpose.
  static let leastShareOfDrawnPair = 1.0 / 3
}

/// Two views of a screen, the earlier in preorder first.
struct ViewPair {
  let screen: LintScreen
  let earlier: LintView
  let later: LintView
  /// The area that they share; without width or height where they share none.
  let common: Rect

  var names: (earlier: String, later: String) { (screen.name(of: earlier), screen.name(of: later)) }

  /// A Boolean value that tells whether the later view lies on something that the earlier one shows.
  var isSeenCovered: Bool {
    guard !earlier.isBlank else { return false }
    let covered = common.intersection(earlier.rectOfContents)
    return covered.width > screen.pixel && covered.height > screen.pixel
  }
}
