import LayoutModel

/// A text whose size depends on the width that layout gives it.
package struct WrappingText: Hashable, Sendable {
  /// The position of the view that shows it.
  package let view: Int32
  let text: MeasuredText
  let numberOfLines: Int
  /// What the view has around it.
  let insets: EdgeInsets

  /// The text with more room above and below it, together so many points.
  func adding(room: Double) -> WrappingText {
    let wider = EdgeInsets(
      top: insets.top + room / 2, left: insets.left, bottom: insets.bottom + room / 2, right: insets.right)
    return WrappingText(view: view, text: text, numberOfLines: numberOfLines, insets: wider)
  }
}

/// What views ask for by their class and what they show, where they don't say it.
extension ViewTreeBuilder {
  /// A view with what its class and its content decide: intrinsic size, priorities, alignment insets.
  ///
  /// - Parameters:
  ///   - view: The view under the traits.
  ///   - position: Its position in the tree.
  /// - Returns: The view, settled.
  mutating func resolved(_ view: View, at position: Int) -> ResolvedView {
    guard let measurement = ContentMeasurement(view, traits, textMeasurer) else { return ResolvedView(view) }
    var insets = view.alignmentRectInsets ?? .zero
    if view.alignmentRectInsets == nil, let drawn = drawnInsets(of: view, measurement), drawn != .zero {
      // What a class draws beyond its rectangle is mirrored with it.
      let direction = view.semanticContentAttribute.direction(in: traits.layoutDirection)
      insets = direction == .leftToRight ? drawn : drawn.mirrored
    }
    let size = intrinsicContentSize(of: view, measurement, at: position)
    return ResolvedView(view, intrinsicContentSize: size, alignmentRectInsets: insets)
  }

  /// How far a view's rectangle lies within what is drawn: of its content where that is measured, else of its class.
  private func drawnInsets(of view: View, _ measurement: ContentMeasurement) -> EdgeInsets? {
    view.intrinsicContentSize.length(along: .vertical) == .unspecified
      ? measurement.alignmentRectInsets : measurement.look?.insets
  }

  /// The size that a view declares, and what it shows asks for along an axis where it declares none. A text that may
  /// wrap is noted.
  private mutating func intrinsicContentSize(
    of view: View, _ measurement: ContentMeasurement, at position: Int
  ) -> IntrinsicContentSize {
    let declared = view.isSizedAsDrawn ? resizedDrawnText(of: view, measurement) : view.intrinsicContentSize
    let isSpecified = Axis.allCases.map { declared.length(along: $0) != .unspecified }
    guard isSpecified.contains(false) else { return declared }
    let size = declared.completed(by: measurement.size)
    guard !isSpecified.contains(true), let wrapping = measurement.wrappingText else { return size }
    wrappingTexts.append(
      WrappingText(
        view: Int32(position), text: wrapping.text, numberOfLines: wrapping.numberOfLines, insets: wrapping.insets))
    return size
  }

  /// A text that isn't said, or isn't as large, as Interface Builder drew it asks for as much more or less than it was
  /// drawn in as its measures differ; one that wraps asks for what it shows.
  private func resizedDrawnText(of view: View, _ measurement: ContentMeasurement) -> IntrinsicContentSize {
    var size = view.intrinsicContentSize
    let drawnTraits = traits.ofDrawnTexts
    guard drawnTraits != traits else { return size }
    let (drawn, shown) = (measurement.under(drawnTraits).size, measurement.size)
    guard drawn != shown else { return size }
    guard !measurement.mayWrap else { return .unspecified }
    if let width = size.width, let drawn = drawn.width, let shown = shown.width {
      size.width = max(0, width + shown - drawn)
    }
    if let height = size.height, let drawn = drawn.height, let shown = shown.height {
      size.height = max(0, height + shown - drawn)
    }
    return size
  }

  /// The texts whose views have their size from layout: not the root's, nor one's that keeps its mask.
  func solvedWrappingTexts() -> [WrappingText] {
    wrappingTexts.filter { $0.view > 0 && !views[Int($0.view)].translatesAutoresizingMaskIntoConstraints }
  }

  /// How far a view's first baseline lies from its top, and its last one from its bottom; `nil` of one without text.
  func baselineInsets(of item: Int) -> EdgeInsets? {
    guard item < viewCount else { return nil }
    return ContentMeasurement(views[item].declaration, traits, textMeasurer)?
      .baselines(height: views[item].intrinsicContentSize.height)
  }
}

extension IntrinsicContentSize {
  /// The size with what is measured, along an axis where it is unspecified.
  fileprivate func completed(by measured: MeasuredSize) -> IntrinsicContentSize {
    var size = self
    if length(along: .horizontal) == .unspecified { size.width = measured.width }
    if length(along: .vertical) == .unspecified { size.height = measured.height }
    return size
  }
}
