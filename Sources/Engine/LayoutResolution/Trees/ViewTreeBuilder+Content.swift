import LayoutModel
import ViewKinds

/// A text whose size depends on the layout's width.
package struct WrappingText: Hashable, Sendable {
  /// The position of the view that shows it.
  package let view: Int32
  let text: MeasuredText
  let numberOfLines: Int
  /// The insets around the text in the view.
  let insets: EdgeInsets

  /// The text with more room above and below it, together this number of points.
  func adding(room: Double) -> WrappingText {
    let wider = EdgeInsets(
      top: insets.top + room / 2, left: insets.left, bottom: insets.bottom + room / 2, right: insets.right)
    return WrappingText(view: view, text: text, numberOfLines: numberOfLines, insets: wider)
  }
}

/// The sizes and priorities that class and content give a view where it declares none.
extension ViewTreeBuilder {
  /// A view with the values of its class and content: intrinsic size, priorities, alignment insets.
  ///
  /// - Parameters:
  ///   - view: The view under the traits.
  ///   - position: Its position in the tree.
  /// - Returns: The resolved view.
  mutating func resolved(_ view: View, at position: Int) -> ResolvedView {
    guard let measurement = ContentMeasurement(view, traits, textMeasurer) else { return ResolvedView(view) }
    var insets = view.alignmentRectInsets ?? .zero
    if view.alignmentRectInsets == nil, let drawn = drawnInsets(of: view, measurement), drawn != .zero {
      // The part that a class draws outside its rectangle is mirrored with it.
      let direction = view.semanticContentAttribute.direction(in: traits.layoutDirection)
      insets = direction == .leftToRight ? drawn : drawn.mirrored
    }
    let size = intrinsicContentSize(of: view, measurement, at: position)
    return ResolvedView(view, intrinsicContentSize: size, alignmentRectInsets: insets)
  }

  /// The insets of a view's rectangle within its drawing: measured where the content is measured, else those of the class.
  private func drawnInsets(of view: View, _ measurement: ContentMeasurement) -> EdgeInsets? {
    view.intrinsicContentSize.length(along: .vertical) == .unspecified
      ? measurement.alignmentRectInsets : measurement.look?.insets
  }

  /// The size that a view declares, with its content's along an axis where it declares none. A text that may wrap is noted.
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

  /// The size of a text that is shown in another pseudolanguage or text size than Interface Builder drew it: the drawn
  /// size plus the difference between the measures of the two. A text that wraps asks for its own size.
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

  /// The texts of views that layout sizes, unlike the root and views that keep their mask.
  func solvedWrappingTexts() -> [WrappingText] {
    wrappingTexts.filter { $0.view > 0 && !views[Int($0.view)].translatesAutoresizingMaskIntoConstraints }
  }

  /// The distances of a view's first baseline from its top and of its last one from its bottom; `nil` for a view without text.
  func baselineInsets(of item: Int) -> EdgeInsets? {
    guard item < viewCount else { return nil }
    return ContentMeasurement(views[item].declaration, traits, textMeasurer)?
      .baselines(height: views[item].intrinsicContentSize.height)
  }
}

extension IntrinsicContentSize {
  /// The size with the measured one along an axis where it is unspecified.
  fileprivate func completed(by measured: MeasuredSize) -> IntrinsicContentSize {
    var size = self
    if length(along: .horizontal) == .unspecified { size.width = measured.width }
    if length(along: .vertical) == .unspecified { size.height = measured.height }
    return size
  }
}
