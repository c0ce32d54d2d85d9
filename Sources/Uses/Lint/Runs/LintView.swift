import LayoutModel
import LayoutResolution
import ViewKinds

/// A view of a screen as rules see it: a constant that findings refer to.
final class LintView {
  let controller: Int
  let index: ViewTree.Index
  let view: ResolvedView
  /// The superview's index on the screen; `nil` for a view in the window.
  let parent: Int?
  /// The end of its subtree among the screen's views.
  let end: Int
  /// The index of the nearest superview that scrolls; `nil` if there is none.
  let scroller: Int?
  /// The index of the nearest superview whose views share its space: a scroll view, or a row of one; `nil` for the
  /// window.
  let unit: Int?
  /// A Boolean value that tells whether the view hides what reaches beyond it.
  let clips: Bool
  /// A Boolean value that tells whether rules report the view; not so for bars and what controllers around it show.
  let isTold: Bool
  /// The part that people see and touch: the frame or, for a switch and the like, the alignment rectangle.
  let body: Rect
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
  /// A Boolean value that tells whether touches reach the view: it and all views around it take them.
  let takesTouches: Bool
  /// A Boolean value that tells whether the view sets rules aside.
  let ignoresRules: Bool
  private let placement: Placement

  /// The place of a view in the window.
  struct Placement {
    /// The frame in the window's coordinates. It is rounded to pixels, except where the ends of ranges are sought.
    let frame: Rect
    /// The content offset of a scroll view.
    let contentOffset: Point
    /// The rectangle left by the superviews that clip, up to the one that scrolls.
    let clip: Rect
    /// The index of the innermost superview that clips; `nil` if there is none.
    let clipper: Int?
    /// A Boolean value that tells whether the view or a view around it is hidden.
    let isHidden: Bool
    /// The visible part; `nil` if nothing is visible.
    let visible: Rect?
  }

  var frame: Rect { placement.frame }
  var contentOffset: Point { placement.contentOffset }
  var clip: Rect { placement.clip }
  var clipper: Int? { placement.clipper }
  var isHidden: Bool { placement.isHidden }
  var visible: Rect? { placement.visible }

  /// Creates a view of a controller, in the superview at an index on the screen.
  init(
    _ view: ResolvedView, _ index: ViewTree.Index, ofController controller: Int, end: Int, isTold: Bool,
    in outer: (place: Int, view: LintView)?, standing placement: Placement
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
    takesTouches = lint.takesTouches && outer?.view.takesTouches != false
    isControl =
      takesTouches
      && ((isControlClass && view.isEnabled) || isBarItem || lint.hasTapRecognizer
        || (declaration.hasRareSettings && !declaration.actions.isEmpty && view.isEnabled))
    self.placement = placement
    body = Self.body(of: view, in: placement.frame, isControlClass)
  }

  /// Creates the same view in another place.
  init(_ other: LintView, standing placement: Placement) {
    controller = other.controller
    index = other.index
    view = other.view
    parent = other.parent
    end = other.end
    scroller = other.scroller
    unit = other.unit
    clips = other.clips
    isTold = other.isTold
    isBarItem = other.isBarItem
    isControlClass = other.isControlClass
    showsText = other.showsText
    showsImage = other.showsImage
    isContent = other.isContent
    isControl = other.isControl
    takesTouches = other.takesTouches
    ignoresRules = other.ignoresRules
    self.placement = placement
    body = Self.body(of: view, in: placement.frame, isControlClass)
  }

  private static func body(of view: ResolvedView, in frame: Rect, _ isControlClass: Bool) -> Rect {
    let insets = isControlClass ? view.alignmentRectInsets : .zero
    guard insets != .zero else { return frame }
    return Rect(
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
  var isRow: Bool { view.kind.isRow }
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
    if text.utf8.contains(UInt8(ascii: "_")) {
      return text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let outlet = view.declaration.outlet, text.lowercased() == outlet.lowercased() else { return false }
    return zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// The maximum length of a key, in bytes; anything longer is prose.
  private static let longestKey = 200

  /// A Boolean value that tells whether the view's text has characters that reach below the baseline, or above
  /// capitals.
  var hasDescenders: Bool {
    (view.declaration.content.text ?? "").utf8.contains { $0 >= 0x80 || Self.descenders[Int($0)] }
  }

  /// The characters of ASCII that reach below the baseline, or above capitals.
  private static let descenders = (0..<0x80).map { Array("gjpqy,;()[]{}|/\\@$Q_".utf8).contains($0) }

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
    takesTouches
      && (isControl || isControlClass || view.declaration.lint.hasTapRecognizer
        || ![.label, .imageView].contains(view.kind))
  }

  /// A Boolean value that tells whether nothing of the view is visible before anybody types: a field without border and
  /// texts.
  var isBlank: Bool {
    drawsNothing
      || view.kind == .textField && !showsText && view.declaration.content.borderStyle == .none
  }

  /// The fraction of a container's height that a picture behind its content covers.
  private static let shareOfBackground = 1.0 / 3

  /// Tells whether the view is a picture from one side of a container to the other that covers a good part of it.
  func isPicture(across outer: Rect, _ pixel: Double) -> Bool {
    view.kind == .imageView && !isControl && frame.x <= outer.x + pixel && frame.maxX >= outer.maxX - pixel
      && frame.intersection(outer).height >= outer.height * Self.shareOfBackground
  }

  /// Tells whether the view is a picture that covers a container.
  func isPicture(covering outer: Rect, _ pixel: Double) -> Bool {
    guard view.kind == .imageView || !showsText else { return false }
    return frame.x <= outer.x + pixel && frame.y <= outer.y + pixel && frame.maxX >= outer.maxX - pixel
      && frame.maxY >= outer.maxY - pixel
  }
}
