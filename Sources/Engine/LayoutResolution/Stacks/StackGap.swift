/// The distance between two neighbours in a stack view.
///
/// Between two views that are shown, with any hidden ones between them, it is the custom spacing of the former, else
/// the stack view's. Half of it is on each side of the hidden ones. Hidden views at an end take none. So a hidden
/// view's own custom spacing goes with it; no source tells of that (<doc:AutoLayout#Stack-views>).
///
///     a   b(hidden)   c(hidden)   d        a-(s/2)-b-(0)-c-(s/2)-d
struct StackGap {
  let length: Double
  /// A Boolean that tells whether a distribution puts a share of the spare length here: before each shown view except the first.
  let isFlexible: Bool

  /// The distances after all arranged views except the last.
  static func gaps(between arranged: [StackArrangement.View], _ usual: Double) -> [StackGap] {
    guard let lastShown = arranged.lastIndex(where: { !$0.isHidden }) else {
      return arranged.dropLast().map { _ in StackGap(length: 0, isFlexible: false) }
    }
    var spacing: Double?
    return arranged.indices.dropLast().map { index in
      let (view, next) = (arranged[index], arranged[index + 1])
      if !view.isHidden { spacing = view.customSpacing ?? usual }
      guard let spacing, index < lastShown else { return StackGap(length: 0, isFlexible: false) }
      switch (view.isHidden, next.isHidden) {
      case (false, false): return StackGap(length: spacing, isFlexible: true)
      case (true, true): return StackGap(length: 0, isFlexible: false)
      case (false, true): return StackGap(length: spacing / 2, isFlexible: false)
      case (true, false): return StackGap(length: spacing / 2, isFlexible: true)
      }
    }
  }
}
