import LayoutModel
import LayoutResolution

/// A view of a screen as rules see it.
struct LintView {
  let controller: Int
  let index: ViewTree.Index
  let view: ResolvedView
  /// The superview's index on the screen; `nil` for a view in the window.
  let parent: Int?
  /// The end of its subtree among the screen's views.
  let end: Int
  /// The frame in the window's coordinates. It is rounded to pixels, except where the ends of ranges are sought.
  private(set) var frame = Rect.zero
  /// The content offset of a scroll view.
  private(set) var contentOffset = Point.zero
  /// The index of the nearest superview that scrolls; `nil` if there is none.
  let scroller: Int?
  /// The index of the nearest superview whose views share its space: a scroll view, or a row of one; `nil` for the
  /// window.
  let unit: Int?
  /// The rectangle left by the superviews that clip, up to the one that scrolls.
  private(set) var clip = LintView.everywhere
  /// The index of the innermost superview that clips; `nil` if there is none.
  private(set) var clipper: Int?
  /// A Boolean value that tells whether the view or a view around it is hidden.
  private(set) var isHidden = false
  /// The visible part; `nil` if nothing is visible.
  private(set) var visible: Rect?
  /// A Boolean value that tells whether the view hides what reaches beyond it.
  let clips: Bool
  /// A Boolean value that tells whether rules report the view; not so for bars and what controllers around it show.
  let isTold: Bool
  /// The part that people see and touch: the frame or, for a switch and the like, the alignment rectangle.
  private(set) var body = Rect.zero
  /// A Boolean value that tells whether the view is an item of a bar.
  let isBarItem: Bool
  /// A Boolean value that tells whether the view is a `UIControl`.
  let isControlClass: Bool
  /// A Boolean value that tells whether the view has text to show.
  let showsText: Bool
  /// A Boolean value that tells whether the view has an image to show.
  let showsImage: Bool
  /// A Boolean value that tells whether the view is content: something for people to see or touch.
  let isContent: Bool
  /// A Boolean value that tells whether the view is an enabled control that people can touch.
  let isControl: Bool
  /// A Boolean value that tells whether the view sets rules aside.
  let ignoresRules: Bool

  /// Creates a view of a controller, in the superview at an index on the screen.
  init(
    _ view: ResolvedView, _ index: ViewTree.Index, ofController controller: Int, end: Int, isTold: Bool,
    in outer: (place: Int, view: LintView)?
  ) {
    self.controller = controller
    self.index = index
    self.view = view
    self.end = end
    self.isTold = isTold
    parent = outer?.place
    scroller = outer.flatMap { $0.view.scrolls ? $0.place : $0.view.scroller }
    unit = outer.flatMap { $0.view.isUnit ? $0.place : $0.view.unit }
    let declaration = view.declaration
    let lint = declaration.hasRareSettings ? declaration.lint : LintSettings()
    clips = lint.clipsToBounds || declaration.hasRareSettings && declaration.appearance.clipsToBounds == true
    ignoresRules = !lint.ignoredRules.isEmpty
    isBarItem = Self.isItem(view.className)
    isControlClass = Self.isControl(view)
    showsText = declaration.hasRareSettings && Self.showsText(view)
    showsImage = declaration.hasRareSettings && (lint.showsImage || declaration.content.image != nil)
    isContent = !lint.isPlacedByCell && Self.isContent(view, showsText: showsText, showsImage: showsImage)
    isControl =
      (isControlClass && view.isEnabled) || isBarItem || lint.hasTapRecognizer
      || (declaration.hasRareSettings && !declaration.actions.isEmpty && view.isEnabled)
  }

  /// Places the view, and finds its visible part there.
  mutating func stand(
    in frame: Rect, contentOffset: Point, clip: Rect, clipper: Int?, isHidden: Bool, visible: Rect?
  ) {
    self.frame = frame
    self.contentOffset = contentOffset
    self.clip = clip
    self.clipper = clipper
    self.isHidden = isHidden
    self.visible = visible
    let insets = isControlClass ? view.alignmentRectInsets : .zero
    body =
      insets == .zero
      ? frame
      : Rect(
        x: frame.x + max(0, insets.left), y: frame.y + max(0, insets.top),
        width: max(0, frame.width - max(0, insets.left) - max(0, insets.right)),
        height: max(0, frame.height - max(0, insets.top) - max(0, insets.bottom)))
  }

  static let everywhere = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  var scrolls: Bool { view.kind.scrolls }
  /// A Boolean value that tells whether the view scrolls and keeps its content out of the unsafe area by itself.
  var adjustsContentInset: Bool {
    scrolls && view.declaration.scroll.isScrollEnabled
      && view.declaration.scroll.contentInsetAdjustmentBehavior != .never
  }
  /// A Boolean value that tells whether the view's subviews never meet the views beside it.
  var isUnit: Bool { scrolls || isRow }
  /// A Boolean value that tells whether the view is a row of a table or an item of a collection.
  var isRow: Bool {
    switch view.kind {
    case .tableViewCell, .tableViewHeaderFooterView, .collectionViewCell, .collectionViewListCell,
      .collectionReusableView:
      true
    default: false
    }
  }
}

// MARK: - What views are

extension LintView {
  private static let itemClasses: Set<String> = [
    "UIToolbarButton", "UINavigationButton", "UITabBarButton", "_UIButtonBarButton", "UINavigationItemView",
    "UINavigationItemButtonView",
  ]
  private static let pictureClasses: Set<String> = ["UIWebView", "WKWebView", "MKMapView"]

  /// Tells whether a class is that of a bar's item.
  fileprivate static func isItem(_ className: String) -> Bool { itemClasses.contains(className) }

  /// Tells whether a view is a `UIControl`.
  fileprivate static func isControl(_ view: ResolvedView) -> Bool {
    // A plain control has no kind of its own: it is laid out like any view.
    view.kind.isControl || view.className == "UIControl"
  }

  /// Tells whether a view has text to show.
  fileprivate static func showsText(_ view: ResolvedView) -> Bool {
    switch view.kind {
    case .label, .textField, .textView, .button:
      let content = view.declaration.content
      return [content.text, content.placeholder].contains { $0?.contains { !$0.isWhitespace } ?? false }
    case .segmentedControl: return view.declaration.content.segments.contains { !$0.isEmpty }
    default: return false
    }
  }

  /// Tells whether a view is something for people to see or touch.
  fileprivate static func isContent(_ view: ResolvedView, showsText: Bool, showsImage: Bool) -> Bool {
    switch view.kind {
    case .label, .textView: showsText
    case .imageView: showsImage
    default: isControl(view) || isItem(view.className) || pictureClasses.contains(view.className)
    }
  }

  /// A Boolean value that tells whether the view's text is a key that code looks up: words of letters and digits joined
  /// by underscores, or the name, in several words, of the outlet by which code sets it.
  var showsKey: Bool {
    guard let text = view.declaration.content.text, text.utf8.count <= Self.longestKey else { return false }
    if text.contains("_") { return text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } }
    guard let outlet = view.declaration.outlet, text.lowercased() == outlet.lowercased() else { return false }
    return zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// The maximum length of a key, in bytes; anything longer is prose.
  private static let longestKey = 200

  /// A Boolean value that tells whether the view's text has characters that reach below the baseline, or above
  /// capitals.
  var hasDescenders: Bool {
    let text = view.declaration.content.text ?? ""
    return text.contains { !$0.isASCII || "gjpqy,;()[]{}|/\\@$Q_".contains($0) }
  }

  /// A Boolean value that tells whether the view's text is Interface Builder's default.
  var showsPlaceholder: Bool {
    switch view.kind {
    case .label: view.declaration.content.text == "Label"
    case .button: view.declaration.content.text == "Button"
    default: false
    }
  }

  /// A Boolean value that tells whether the view only takes taps, and nothing of it is visible.
  var drawsNothing: Bool { isControlClass && [.button, .other].contains(view.kind) && !showsText && !showsImage }

  /// A Boolean value that tells whether the view receives taps: UIKit lets taps through labels and image views, unless
  /// they have a recognizer.
  var takesTaps: Bool {
    isControl || isControlClass || view.declaration.lint.hasTapRecognizer || ![.label, .imageView].contains(view.kind)
  }

  /// A Boolean value that tells whether nothing of the view is visible before anybody types: a field without border and
  /// texts.
  var isBlank: Bool {
    drawsNothing
      || view.kind == .textField && !showsText && view.declaration.content.borderStyle == .none
  }

  /// Tells whether the view is a picture behind what lies on it; it may reach beyond its container.
  func isBackground(of outer: Rect, _ pixel: Double) -> Bool {
    guard view.kind == .imageView || !showsText else { return false }
    return frame.x <= outer.x + pixel && frame.y <= outer.y + pixel && frame.maxX >= outer.maxX - pixel
      && frame.maxY >= outer.maxY - pixel
  }
}
