import Documents
import LayoutEngine
import LayoutModel
package import LayoutResolution

/// The reasons for the frames of a screen's views, in a sentence for each number.
package struct FrameSentences: Sendable {
  /// A view with its sentences, for x, y, width and height.
  package struct View: Sendable {
    package let name: String
    package let sentences: [Sentence]
  }

  /// A sentence in parts: sentences of many views share reasons, and a whole one is long.
  package struct Sentence: Sendable {
    package let opening: String
    package let reasons: [String]
    package let closing: String

    init(_ opening: String, reasons: [String] = [], closing: String = "") {
      (self.opening, self.reasons, self.closing) = (opening, reasons, closing)
    }

    /// The whole sentence.
    package var words: String { opening + reasons.listed("and", isSerial: true) + closing }
  }

  /// The views, in the order of the screen's trees.
  package let views: [View]

  /// The maximum number of views; those of larger screens are asked about one by one, as `layout explain` does.
  private static let maximumViews = 500
  private static let measures: [(name: String, measure: FrameMeasure)] = [
    ("x", FrameMeasure(.horizontal, isLength: false)), ("y", FrameMeasure(.vertical, isLength: false)),
    ("width", FrameMeasure(.horizontal, isLength: true)), ("height", FrameMeasure(.vertical, isLength: true)),
  ]

  /// Creates the sentences of a screen; none if it has too many views.
  package init(of screen: ScreenLayout) {
    let layouts = screen.controllers.map(\.layout)
    guard layouts.reduce(0, { $0 + $1.tree.viewCount }) <= Self.maximumViews else {
      views = []
      return
    }
    views = layouts.flatMap { layout in
      var writer = ExplanationWriter(layout, layout.tree.root)
      return layout.tree.viewIndices.map { index in
        writer.view = index
        return View(
          name: layout.tree.name(of: index), sentences: Self.measures.map { writer.sentence($0.name, $0.measure) })
      }
    }
  }
}
