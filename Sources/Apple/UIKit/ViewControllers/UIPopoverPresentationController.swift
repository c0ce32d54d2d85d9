import LayoutModel
import LayoutSimulator

/// A presentation in a popover, which points at something.
open class UIPopoverPresentationController: UIPresentationController {
  private var direction = UIPopoverArrowDirection.unknown

  /// An object that decides about the popover, and is told of its end.
  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The directions that its arrow may have.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }
  /// The direction of its arrow; not known before it is laid out.
  open var arrowDirection: UIPopoverArrowDirection { direction }
  /// The view that it points at.
  open var sourceView: UIView? { didSet { changed() } }
  /// The rectangle in `sourceView` that the popover points at, in points; the whole view where it is null.
  open var sourceRect = CGRect.null { didSet { changed() } }
  /// The view or the item that it points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { changed() } }
  /// The item of a bar that it points at.
  open var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var canOverlapSourceViewRect = false
  /// The distances from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { hasOwnMargins = true }
  }
  private var hasOwnMargins = false
  /// The size that a popover of older code gives its content; `nil` for the content's own.
  var ownContentSize: Size? { didSet { changed() } }
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The views that can be touched while it is up.
  open var passthroughViews: [UIView]?
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The sheet that it becomes in compact environments.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  private func changed() { container?.setNeedsLayout() }

  /// The item of a bar, or the view, that it points at.
  private var source: (item: UIBarButtonItem?, view: UIView?) {
    if let item = barButtonItem ?? sourceItem as? UIBarButtonItem { return (item, nil) }
    return (nil, sourceView ?? sourceItem as? UIView)
  }

  override var popoverSettings: PopoverSettings? {
    let anchor: PopoverSettings.Anchor? =
      switch source {
      case (let item?, _): .barButtonItem(item.objectName)
      case (nil, .some): .view("sourceView", nil)
      case (nil, nil): nil
      }
    var settings = PopoverSettings(
      anchor: anchor,
      permittedArrowDirections: PopoverArrowDirection(
        rawValue: Int(permittedArrowDirections.intersection(.any).rawValue)))
    settings.contentSize = ownContentSize
    if hasOwnMargins { settings.layoutMargins = popoverLayoutMargins.insets }
    if let background = popoverBackgroundViewClass {
      settings.backgroundView = PopoverBackgroundView(
        class: "\(background)", arrowHeight: Double(background.arrowHeight()),
        arrowBase: Double(background.arrowBase()),
        contentViewInsets: background.contentViewInsets().insets)
    }
    return settings
  }

  override var viewsThatTakeTouches: [UIView] {
    let items = source.item?.bar?.subviews.filter { $0 is BarButtonView } ?? []
    return items + (passthroughViews ?? [])
  }

  override func anchor(in window: UIWindow) -> PopoverAnchor? {
    let (item, view) = source
    if let item {
      guard let shown = item.shownView, shown.window === window else { return nil }
      return PopoverAnchor(Rect(shown.convert(shown.bounds, to: nil)), isBarButtonItem: true)
    }
    guard let view, view.window === window else { return nil }
    return PopoverAnchor(Rect(view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: nil)))
  }

  override func take(_ placement: PresentationPlacement) {
    super.take(placement)
    if let popover = placement.popover {
      direction = UIPopoverArrowDirection(rawValue: UInt(popover.arrowDirection.rawValue))
    }
  }

  override func detent(in environment: PresentationEnvironment) -> SheetDetent? {
    adaptiveSheetPresentationController.detent(in: environment)
  }

  /// Asks the delegate to set the popover up.
  func prepare() { popoverDelegate?.prepareForPopoverPresentation(self) }

  /// Tells the delegate that the popover's anchor may have moved; the delegate may answer with another rectangle.
  func reposition() {
    guard let view = source.view else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let (former, formerView) = (rect, view)
    var next: UIView = view
    unsafe popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &next)
    if rect != former { sourceRect = rect }
    if next !== formerView { sourceView = next }
  }
}

/// An object that decides about a popover, and is told of its end.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Told before it comes: the last chance to say what it points at.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Asked whether a touch outside dismisses it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Told after a touch outside dismissed it.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
  /// Told that the interface changes: it may point at something else.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// The measures of a class that draws a popover's border and arrow.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// The room around the content, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// The length of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// A view that draws a popover's border and arrow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the middle of its side, in points.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow.
  open var arrowDirection = UIPopoverArrowDirection.up
  /// The width of the arrow at its base, in points.
  open class func arrowBase() -> CGFloat { 37 }
  /// The room around the content, in points.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// The length of the arrow, in points.
  open class func arrowHeight() -> CGFloat { 13 }
  /// A Boolean that gives it the system's looks.
  open class var wantsDefaultContentAppearance: Bool { true }
}
