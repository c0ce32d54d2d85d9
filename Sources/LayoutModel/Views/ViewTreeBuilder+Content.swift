/// A text whose size depends on the width that layout gives it.
package struct WrappingText: Sendable {
  /// The place of the view that shows it.
  package let view: Int32
  let text: String
  let font: ResolvedFont
  let numberOfLines: Int
  /// What the view has around it.
  let insets: EdgeInsets
}

/// What views ask for by their class and what they show, where they don't say it.
extension ViewTreeBuilder {
  /// Completes a view that was resolved: intrinsic size, priorities, alignment insets.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - position: Its place in the tree.
  mutating func resolveContent(of view: inout View, at position: Int) {
    let measurement = ContentMeasurement(view, traits, textMeasurer)
    view.contentHuggingPriority = view.contentHuggingPriority
    if view.alignmentRectInsets == nil, let insets = measurement.look?.insets, insets != .zero {
      // What a class draws beyond its rectangle is mirrored with it.
      let direction = view.semanticContentAttribute.direction(in: traits.layoutDirection)
      view.alignmentRectInsets = direction == .leftToRight ? insets : insets.mirrored
    }
    let said = (
      width: view.intrinsicContentSize.isSaid(along: .horizontal),
      height: view.intrinsicContentSize.isSaid(along: .vertical)
    )
    guard !said.width || !said.height else { return }
    let size = measurement.size
    if !said.width { view.intrinsicContentSize.width = size.width }
    if !said.height { view.intrinsicContentSize.height = size.height }
    guard !said.width, !said.height, let insets = measurement.wrappingInsets, let text = view.text else { return }
    wrappingTexts.append(
      WrappingText(
        view: Int32(position), text: text, font: measurement.font,
        numberOfLines: view.className == "UILabel" ? view.numberOfLines : 0, insets: insets))
  }

  /// The texts whose views have their size from layout: not the root's, nor one's that keeps its mask.
  func solvedWrappingTexts() -> [WrappingText] {
    wrappingTexts.filter { $0.view > 0 && !views[Int($0.view)].translatesAutoresizingMaskIntoConstraints }
  }

  /// How far a view's first baseline lies from its top, and its last one from its bottom; `nil` of one without text.
  func baselineInsets(of item: Int) -> EdgeInsets? {
    guard item < viewCount, views[item].className != ClassDefaults.plainClass else { return nil }
    return ContentMeasurement(views[item], traits, textMeasurer).baselines
  }
}
