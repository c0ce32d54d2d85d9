import LayoutModel
import LayoutSimulator

/// The view that a presentation takes place in: it fills the window, or the view whose context is covered.
final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?
  private let dimming = DimmingView()
  private let popover = PopoverView()

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override var kindName: String { "UITransitionView" }

  /// The container takes touches for what is in it, and for itself where touches beside it don't reach the views behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let presentation else { return hit }
    if presentation.placement?.style.isInContext == true { return nil }
    return presentation.letsThrough(convert(point, to: nil), event) ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { $0.view === self || $0.view === dimming }), let presentation else {
      return super.touchesEnded(touches, with: event)
    }
    presentation.tapBeside()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    place()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Places the presented view, and what dims and surrounds it, as the rules say.
  func place() {
    guard let presentation, let window, let found = presentation.findPlacement(in: window) else { return }
    presentation.take(found)
    let presented = presentation.presentedViewController
    if let shade = found.dimming {
      dimming.frame = convert(CGRect(shade.frame), from: nil)
      dimming.alpha = CGFloat(shade.alpha)
      dimming.backgroundColor = .black
      if dimming.superview !== self { insertSubview(dimming, at: 0) }
    } else {
      dimming.removeFromSuperview()
    }
    guard let view = presentation.presentedView else { return }
    if let placed = found.popover {
      popover.frame = convert(CGRect(placed.frame), from: nil)
      popover.arrow = placed.arrow
      if popover.superview !== self { addSubview(popover) }
      if view.superview !== popover { popover.addSubview(view) }
      let frame = CGRect(placed.contentFrame)
      if view.frame != frame { view.frame = frame }
    } else {
      popover.removeFromSuperview()
      if view.superview !== self { addSubview(view) }
      let frame = presentation.frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
    }
    presented.take(surroundings(found, in: window))
    presented.viewIfLoaded?.updateSafeArea()
  }

  private func surroundings(_ placement: PresentationPlacement, in window: UIWindow) -> ControllerSurroundings? {
    guard placement.style != .custom else { return nil }
    if placement.style.isInContext { return presentation?.presenter?.surroundings }
    let screen = window.environment
    var environment = ControllerEnvironment(screen.device, in: screen.orientation, screen.settings)
    environment.size = placement.frame.size
    environment.safeAreaInsets = placement.safeAreaInsets
    environment.traits.horizontalSizeClass = placement.horizontalSizeClass
    environment.traits.verticalSizeClass = placement.verticalSizeClass
    environment.isInSheet = placement.hasSheetNavigationBar
    if placement.style != .fullScreen { environment.layoutMargins = nil }
    environment.origin = Point(x: placement.frame.x, y: placement.frame.y)
    return ControllerSurroundings(environment: environment)
  }
}

extension UIPresentationController {
  /// The place of the presented view in a window; `nil` where a popover has nothing to point at any longer.
  func findPlacement(in window: UIWindow) -> PresentationPlacement? {
    let context = presenter?.viewIfLoaded.map { Rect($0.convert($0.bounds, to: nil)) }
    let environment = window.presentationEnvironment(contextFrame: context)
    anchor = anchor(in: window) ?? anchor
    do throws(PresentationRefusal) {
      return try PresentationPlacement(
        of: declared, preferredContentSize: presentedViewController.sizePreferredInPresentation,
        anchor: anchor, detent: detent(in: environment), in: environment)
    } catch {
      return placement
    }
  }
}

extension UIViewController {
  /// The preferred size; a navigation controller without one has the size of the top controller.
  fileprivate var sizePreferredInPresentation: Size? {
    if preferredContentSize != .zero { return Size(preferredContentSize) }
    return (self as? UINavigationController)?.topViewController?.sizePreferredInPresentation
  }
}

/// The view that dims the views behind a sheet.
private final class DimmingView: UIView {
  override var kindName: String { "UIDimmingView" }
}

/// The border and the arrow of a popover, around its content.
private final class PopoverView: UIView {
  var arrow: PopoverArrow?

  override var kindName: String { "UIPopoverView" }
  override func declare(_ view: inout View) { view.popoverArrow = arrow }
}
