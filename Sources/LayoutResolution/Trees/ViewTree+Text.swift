package import LayoutModel

extension ViewTree {
  /// The places of the views whose text takes its size from the width that layout gives them, ascending.
  package var wrappingTextViews: [Int32] { wrappingTexts.map(\.view) }

  /// The sizes of the texts that may wrap, at the widths of given frames; unwrapped where there are none.
  ///
  /// A wrapped text asks for its longest line's width, as UIKit's labels do once they were laid out.
  package func textSizes(in frames: [Rect]?) -> [Size] {
    wrappingTexts.map { text in
      let around = text.insets.left + text.insets.right
      let width = frames.map { $0[Int(text.view)].width - around }
      let size = textMeasurer.size(
        of: text.text, font: text.font, width: width, numberOfLines: text.numberOfLines, for: traits)
      return Size(width: size.width + around, height: size.height + text.insets.top + text.insets.bottom)
    }
  }

  /// The widths of views at which their texts break as they do in given frames, in the order of `wrappingTextViews`.
  package func textWidths(in frames: [Rect]) -> [Range<Double>?] {
    wrappingTexts.map { text in
      let around = text.insets.left + text.insets.right
      let widths = textMeasurer.breakWidths(
        of: text.text, font: text.font, width: frames[Int(text.view)].width - around,
        numberOfLines: text.numberOfLines, for: traits)
      return widths.map { $0.lowerBound + around..<$0.upperBound + around }
    }
  }

  /// How many lines each text that may wrap takes in given frames, in the order of `wrappingTextViews`.
  package func lineCounts(in frames: [Rect]) -> [(view: Int, lines: Int)] {
    wrappingTexts.map { text in
      let size = textMeasurer.size(
        of: text.text, font: text.font, width: frames[Int(text.view)].width - text.insets.left - text.insets.right,
        numberOfLines: text.numberOfLines, for: traits)
      return (Int(text.view), Int((size.height / text.font.lineHeight).rounded(.down)))
    }
  }

  /// Takes a view's text as it stands: its size is told otherwise.
  ///
  /// - Returns: Whether it depended on layout.
  package mutating func stopMeasuring(_ index: Index) -> Bool {
    let count = wrappingTexts.count
    wrappingTexts.removeAll { $0.view == Int32(index.position) }
    return wrappingTexts.count != count
  }
}
