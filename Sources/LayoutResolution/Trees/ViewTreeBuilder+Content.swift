import LayoutModel

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
    if view.isSizedAsDrawn { resizeDrawnText(of: &view) }
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

  /// A text that isn't said, or isn't as large, as Interface Builder drew it asks for as much more or less than it was drawn in
  /// as its measures differ; one that wraps asks for what it shows.
  private func resizeDrawnText(of view: inout View) {
    let drawnTraits = traits.ofDrawnTexts
    guard drawnTraits != traits else { return }
    let drawn = ContentMeasurement(view, drawnTraits, textMeasurer).size
    let shown = ContentMeasurement(view, traits, textMeasurer).size
    guard drawn != shown else { return }
    guard !view.mayWrapText else {
      view.intrinsicContentSize = .unspecified
      return
    }
    if let width = view.intrinsicContentSize.width, let drawn = drawn.width, let shown = shown.width {
      view.intrinsicContentSize.width = max(0, width + shown - drawn)
    }
    if let height = view.intrinsicContentSize.height, let drawn = drawn.height, let shown = shown.height {
      view.intrinsicContentSize.height = max(0, height + shown - drawn)
    }
  }

  /// The texts whose views have their size from layout: not the root's, nor one's that keeps its mask.
  func solvedWrappingTexts() -> [WrappingText] {
    wrappingTexts.filter { $0.view > 0 && !views[Int($0.view)].translatesAutoresizingMaskIntoConstraints }
  }

  /// How far a view's first baseline lies from its top, and its last one from its bottom; `nil` of one without text.
  func baselineInsets(of item: Int) -> EdgeInsets? {
    guard item < viewCount, views[item].className != ViewClass.plain else { return nil }
    return ContentMeasurement(views[item], traits, textMeasurer).baselines
  }
}
