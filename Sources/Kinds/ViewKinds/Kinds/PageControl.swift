import LayoutModel

/// `UIPageControl`: a dot a page.
package enum PageControl {
  static let kind = KindDescription(
    .pageControl, element: "pageControl", isControl: true,
    sizes: ClassDefaults(
      content: Content.init,
      looks: [
        ClassDefaults.Look(since: 14, width: nil, height: 26), ClassDefaults.Look(since: 1, width: nil, height: 37),
      ]),
    specimens: [
      ControlSpecimen(
        .pageControl, "three pages",
        since: [
          ControlSpecimen.Era(3, .observed("tally of public files, few")),
          ControlSpecimen.Era(14, .inferred("width as before")),
        ]
      ) { $0.content.numberOfPages = 3 }
    ],
    hasFixedSize: true, drawnSize: { _ in .measured([.vertical]) },
    look: look,
    settings: [
      numberOfPages, currentPage, hidesForSinglePage, pageIndicatorTintColor, currentPageIndicatorTintColor,
    ])

  /// The largest number of pages that a file may give.
  private static let maximum = 1_000

  package static let numberOfPages = KindSetting(
    "numberOfPages", .integer(0...maximum), standard: .integer(0), place: ScenePlace(SceneProperties.numberOfPages))
  package static let currentPage = KindSetting(
    "currentPage", .integer(0...maximum), standard: .integer(0), place: ScenePlace(SceneProperties.currentPage))
  package static let hidesForSinglePage = KindSetting("hidesForSinglePage", .flag, standard: .flag(false))
  package static let pageIndicatorTintColor = KindSetting(
    "pageIndicatorTintColor", .color, place: ScenePlace(SceneProperties.trackTintColor))
  package static let currentPageIndicatorTintColor = KindSetting(
    "currentPageIndicatorTintColor", .color, place: ScenePlace(SceneProperties.onTintColor))

  /// The dots, which make its width.
  private struct Content: MeasuredContent {
    private let numberOfPages: Int

    init(_ view: View) { numberOfPages = view.content.numberOfPages }

    /// The size: dots of 7 with 9 between them until iOS 13 (inferred in <doc:Controls#Sizes-of-controls>); later widths
    /// aren't known.
    func size(_ measure: ContentMeasure) -> MeasuredSize {
      let pages = Double(max(0, numberOfPages))
      return (min(max(0, 7 * pages + 9 * (pages - 1)), Magnitude.largest), measure.look?.height)
    }
  }

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    let count = min(context.view.content.numberOfPages, 100)
    // White dots are meant for dark grounds. On a light one a grey edge shows the current dot, and a grey the others.
    let current = Shade(context.appearance.onTintColor) ?? Shade("ffffff")
    let other = Shade(context.appearance.trackTintColor) ?? Shade("8e8e9366", dark: "ffffff66")
    let edge = context.appearance.onTintColor == nil ? Shade("00000099", dark: "ffffff") : nil
    for index in 0..<max(0, count) {
      let fromMiddle = (Double(index) - Double(count - 1) / 2) * 16
      let x = Anchor(0.5, context.isRightToLeft ? -fromMiddle : fromMiddle)
      let isCurrent = index == context.appearance.currentPage
      look.marks.append(
        .box(
          Area(x, .middle, 7, 7), radius: 4,
          Paint(fill: isCurrent ? current : other, line: isCurrent ? edge : nil, lineWidth: 0.5)))
    }
    return look
  }
}
