package import LayoutModel
import ViewKinds

extension ViewTree {
  /// The positions of the views whose text takes its size from the layout's width, ascending.
  package var wrappingTextViews: [Int32] { wrappingTexts.map(\.view) }

  /// The sizes of the texts that may wrap, at the widths of given frames; unwrapped where there are none.
  ///
  /// A wrapped text asks for its longest line's width, like UIKit's labels after layout.
  package func textSizes(in frames: [Rect]?) -> [Size] {
    wrappingTexts.map { text in
      let around = text.insets.left + text.insets.right
      let width = frames.map { $0[Int(text.view)].width - around }
      let size = textMeasurer.size(
        of: text.text, width: width, numberOfLines: text.numberOfLines, for: traits)
      return Size(width: size.width + around, height: size.height + text.insets.top + text.insets.bottom)
    }
  }

  /// The baselines of a view's text; `nil` for a view without text.
  package func baselines(of view: Index) -> ItemInsets.Kind? {
    guard !isGuide(view) else { return nil }
    return ContentMeasurement(self[view].declaration, traits, textMeasurer)?
      .baselines(height: self[view].intrinsicContentSize.height).map {
        ItemInsets.Kind(baselines: $0, of: self[view].kind)
      }
  }

  /// The size of a text that may wrap, and its breaks.
  ///
  /// - Parameters:
  ///   - index: Its index in `wrappingTexts`.
  ///   - width: Its view's width, in points.
  /// - Returns: The text's size, and the view's widths with the same breaks; `nil` where they are unknown.
  package func brokenText(_ index: Int, inWidth width: Double) -> (size: Size, alike: Range<Double>?) {
    let text = wrappingTexts[index]
    let around = text.insets.left + text.insets.right
    let (size, widths) = textMeasurer.broken(
      text.text, width: width - around, numberOfLines: text.numberOfLines, for: traits)
    return (
      Size(width: size.width + around, height: size.height + text.insets.top + text.insets.bottom),
      widths.map { $0.lowerBound + around..<$0.upperBound + around }
    )
  }

  /// The number of lines of each text that may wrap, in a tree whose texts are measured; in the order of `wrappingTexts`.
  package var lineCounts: [(view: Int, lines: Int)] {
    wrappingTexts.map { text in
      let asked = self[index(at: Int(text.view))].intrinsicContentSize
      let size = Size(
        width: (asked.width ?? 0) - text.insets.left - text.insets.right,
        height: (asked.height ?? 0) - text.insets.top - text.insets.bottom)
      return (Int(text.view), textMeasurer.lineCount(of: text.text, in: size, for: traits))
    }
  }

  /// Stops measuring a view's text, because something else gives its size.
  ///
  /// - Returns: True where it depended on layout.
  package mutating func stopMeasuring(_ index: Index) -> Bool {
    let count = wrappingTexts.count
    wrappingTexts.removeAll { $0.view == Int32(index.position) }
    return wrappingTexts.count != count
  }
}
