package import LayoutModel

/// What a view's text needs to be shown whole, and what it gets.
package struct TextFit: Hashable, Sendable {
  /// What the text needs at the width that it gets, in points.
  package let needed: Size
  /// What there is for it, in points.
  package let available: Size
  /// How many lines it needs: between two widths of as many lines it needs as many.
  package let lines: Int
}

extension ViewTree {
  /// How the text of a view fits into it; `nil` of a view whose text isn't cut: one without, fields, and what scrolls.
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - size: Its size, in points.
  package func textFit(of index: Index, in size: Size) -> TextFit? {
    let view = views[index.position]
    guard let text = view.content.text, !text.isEmpty else { return nil }
    let measurement = ContentMeasurement(view, traits, textMeasurer)
    func measured(_ width: Double?, _ lines: Int) -> Size {
      textMeasurer.size(of: text, font: measurement.font, width: width, numberOfLines: lines, for: traits)
    }
    func count(_ size: Size) -> Int { Int((size.height / measurement.font.lineHeight).rounded(.down)) }
    switch view.className {
    case "UILabel" where view.content.numberOfLines == 1:
      return TextFit(needed: measured(nil, 1), available: size, lines: 1)
    case "UILabel":
      let (all, shown) = (measured(size.width, 0), measured(size.width, view.content.numberOfLines))
      // A word that is wider than a line is broken.
      let height = shown.height < all.height ? min(size.height, shown.height) : size.height
      return TextFit(
        needed: Size(width: 0, height: all.height), available: Size(width: max(0, size.width), height: height),
        lines: count(all))
    case "UIButton":
      let insets = view.content.contentEdgeInsets ?? .zero
      let title = measured(nil, 1)
      let image = view.content.image?.size.width ?? 0
      return TextFit(
        needed: Size(width: title.width + image + insets.left + insets.right, height: 0), available: size, lines: 1)
    case "UITextView" where !view.scroll.isScrollEnabled:
      let insets = measurement.wrappingInsets ?? .zero
      let all = measured(size.width - insets.left - insets.right, 0)
      return TextFit(
        needed: Size(width: 0, height: all.height + insets.top + insets.bottom), available: size, lines: count(all))
    default: return nil
    }
  }

  /// How far a view's first baseline lies from its top, and its last one from its bottom; `nil` of one without text.
  package func baselines(of index: Index) -> EdgeInsets? {
    guard !isGuide(index) else { return nil }
    return ContentMeasurement(views[index.position], traits, textMeasurer).baselines
  }
}
