import Documents
import LayoutModel
import LayoutOutput

/// The comparison of stored frames.
extension SourceComparison {
  /// Returns the choice for a view's stored frame. A frame that constraints compute isn't reported, nor is one that
  /// follows from a mask and a superview's new size. A size that depends on what the view shows changes together with
  /// that.
  mutating func frameChoice(
    of oldView: SourceElement, _ view: SourceElement, _ old: SourceElement, _ new: SourceElement, _ outer: Context,
    _ context: Context
  ) -> MergedTree.Choice {
    guard !Self.areSame(old, new) else { return .old }
    if let owner = context.owner, let change = contentChanges[owner] { return .change(change) }
    let (a, b) = (Self.numbers(old), Self.numbers(new))
    let isControllersView = view["key"] == "view"
    if isControllersView { return .old }
    let superviews = outer.superviews
    guard superviews != nil else {
      let isResized = a.suffix(2) != b.suffix(2)
      guard isResized, !isCanvasChanged, outer.parent?.name == "objects" else { return .old }
      let words = "size \(oldSentences.part(old).behindSemicolon) → \(newSentences.part(new).behindSemicolon)"
      return .change(add(.changed, words, old, new, context))
    }
    let isPlaced = view["translatesAutoresizingMaskIntoConstraints"] == "NO" && view["fixedFrame"] != "YES"
    let isGiven = view.name.hasSuffix("Cell") || view.name.hasSuffix("ContentView") || view["key"] == "contentView"
    if isPlaced || isGiven || outer.grandparent?.name == "stackView" { return .old }
    guard let superviews,
      !FrameChange(from: a, to: b, superviews: (superviews.old, superviews.new), isCarried: true).parts.isEmpty
    else { return .old }
    return .change(add(.changed, "frame \(oldSentences.part(old)) → \(newSentences.part(new))", old, new, context))
  }

  /// Returns the numbers of a `rect`; 0 for any that no screen may have.
  static func numbers(_ rect: SourceElement) -> [Double] {
    ["x", "y", "width", "height"].map { name in
      let number = rect[name].flatMap(Double.init) ?? 0
      return Magnitude.isSound(number) ? number : 0
    }
  }
}

extension String {
  /// The part after the semicolon of `(0, 0; 320 × 44)`.
  fileprivate var behindSemicolon: String {
    split(separator: ";").last.map { $0.filter { $0 != ")" }.trimmingBlanks } ?? self
  }

  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isWhitespace))
  }
}
