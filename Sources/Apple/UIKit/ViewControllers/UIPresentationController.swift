import LayoutModel
import LayoutSimulator

/// An object that manages the presentation of a controller: its frame, and the views around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private let presented: UIViewController
  /// The controller that presents, or that is to.
  weak var presenter: UIViewController?
  /// The view that the presentation takes place in.
  var container: PresentationContainer?
  /// Its frame, safe area and size classes in the present environment.
  var placement: PresentationPlacement?
  /// The anchor of a popover, as it was last known.
  var anchor: PopoverAnchor?
  /// Its delegate's answer for the present environment, once it has been asked.
  var answer: ModalPresentationStyle??
  /// Its number among the presentations of its window: those with higher ones lie in front.
  var order = 0
  /// The popover of older code that shows the controller, as long as code keeps it.
  private(set) weak var popoverController: UIPopoverController?
  private var popoverIdentity: ObjectIdentifier?
  /// A Boolean that tells whether a popover of older code shows the controller.
  var isOfPopoverController: Bool { popoverIdentity != nil }

  /// Takes the popover of older code that shows the controller.
  func hold(by popover: UIPopoverController) {
    popoverController = popover
    popoverIdentity = ObjectIdentifier(popover)
  }

  /// Tells whether a popover of older code shows the controller, also while that popover ends.
  func isOf(_ popover: UIPopoverController) -> Bool { popoverIdentity == ObjectIdentifier(popover) }

  /// An object that decides about other environments, and is told of the end.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A presentation of a controller by another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenter = presentingViewController
  }

  open var presentedViewController: UIViewController { presented }
  /// The controller that presents.
  open var presentingViewController: UIViewController { presenter ?? presented }
  /// The presented view: the controller's, or one around it.
  open var presentedView: UIView? { presented.viewIfLoaded }
  /// The view around the presentation, while it lasts.
  open var containerView: UIView? { container }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presented.modalPresentationStyle == .automatic
      ? UIModalPresentationStyle(requestedStyle) : presented.modalPresentationStyle
  }
  /// The style in the present environment; `none` where it is the one asked for.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptiveStyle(in: presented.traitCollection) }
  /// The style in an environment; `none` where it is the one asked for.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveStyle(in: traitCollection)
  }
  /// The frame of the presented view, in its container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { usualFrame }
  /// A Boolean that gives it all of the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean that takes the presenting controller's view away.
  open var shouldRemovePresentersView: Bool { false }
  /// Traits that replace those of the presented controller.
  open var overrideTraitCollection: UITraitCollection?

  /// Told before the container lays out.
  open func containerViewWillLayoutSubviews() {}
  /// Told after the container laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Told before the controller comes.
  open func presentationTransitionWillBegin() {}
  /// Told after the controller came.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Told before the controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Told after the controller went.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: As a container

  /// The size that it asks for, in points.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Takes another size of the presented controller.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }
  /// Told that constraints give the presented controller another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented controller in a container of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { presented.viewIfLoaded?.bounds.size ?? parentSize }
  /// Told before its container takes another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Told before its container takes other traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits in its place.
  open var traitCollection: UITraitCollection { container?.traitCollection ?? presented.traitCollection }
  /// Told after its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The settings of a popover, for the rules; `nil` for other presentations.
  var popoverSettings: PopoverSettings? { nil }
  /// The views behind that can be touched while a popover is up; none for other presentations.
  var viewsThatTakeTouches: [UIView] { [] }
  /// The rectangle that a popover points at, in the window; `nil` for other presentations.
  func anchor(in window: UIWindow) -> PopoverAnchor? { nil }
  /// The height at which a sheet rests; `nil` for the highest one.
  func detent(in environment: PresentationEnvironment) -> SheetDetent? { nil }
  /// Told that the presentation takes a frame, and a popover a direction of its arrow.
  func take(_ placement: PresentationPlacement) { self.placement = placement }
}

extension UIPresentationController {
  /// The system's rules where it is.
  private var behavior: SystemBehavior { presented.ownPresenter?.behavior ?? presented.behavior }

  /// The style that is asked for, with `automatic` replaced by its meaning.
  var requestedStyle: ModalPresentationStyle {
    let style = presented.modalPresentationStyle.style
    return style == .automatic ? behavior.automaticPresentationStyle : style
  }

  /// Its delegate's answer for an environment; `nil` where it leaves that to the system.
  func adaptiveAnswer(in traits: UITraitCollection) -> ModalPresentationStyle? {
    guard let delegate else { return nil }
    let probe = AdaptiveStyleProbe()
    AdaptiveStyleProbe.current = probe
    let answer = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    AdaptiveStyleProbe.current = nil
    return probe.isUsual ? nil : answer.style
  }

  /// The presentation as the rules know it.
  var declared: ModalPresentation {
    var presentation = ModalPresentation(
      .named(presented.objectName), style: presented.modalPresentationStyle.style,
      transitionStyle: ModalTransitionStyle(rawValue: presented.modalTransitionStyle.rawValue) ?? .coverVertical,
      popover: popoverSettings)
    presentation.isPopoverController = isOfPopoverController
    if let answer {
      presentation.adaptiveStyle = answer
    } else {
      let traits = presenter?.windowAround?.traitCollection ?? presented.traitCollection
      presentation.adaptiveStyle = adaptiveAnswer(in: traits)
    }
    return presentation
  }

  /// The style in an environment; `none` where it is the one asked for.
  fileprivate func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard let window = presenter?.windowAround else { return .none }
    var environment = PresentationEnvironment(window: window.declaredWindow, statusBarHeight: 0)
    environment.window.traits = traits.traits(over: environment.window.traits)
    let adaptation = PresentationAdaptation(of: declared, in: environment)
    return adaptation.isAdapted ? UIModalPresentationStyle(adaptation.style) : .none
  }

  /// The frame that the style has.
  fileprivate var usualFrame: CGRect {
    guard let container else { return .zero }
    guard let placement, placement.style != .custom else { return container.bounds }
    return container.convert(CGRect(placement.frame), from: nil)
  }
}

/// A record of whether the system's own answer about styles was reached.
@MainActor final class AdaptiveStyleProbe {
  static var current: AdaptiveStyleProbe?
  var isUsual = false
}

extension UIModalPresentationStyle {
  /// The style as the engine's.
  var style: ModalPresentationStyle { ModalPresentationStyle(rawValue: rawValue) ?? .automatic }
  init(_ style: ModalPresentationStyle) { self = Self(rawValue: style.rawValue) ?? .automatic }
}

/// An object that decides about a presentation in other environments, and is told of its end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in an environment of compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in an environment.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Told before the presentation takes another style.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// The controller to show in another style.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Told before another presentation is used in an environment.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Asked whether the user may dismiss it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Told before the user dismisses it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Told after the user dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Told that the user tried to dismiss it and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    AdaptiveStyleProbe.current?.isUsual = true
    return .none
  }
  /// The answer for compact width, as before iOS 8.3.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
