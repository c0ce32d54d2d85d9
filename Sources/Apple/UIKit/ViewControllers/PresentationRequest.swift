import LayoutModel
import LayoutSimulator

/// A request to present a controller.
@MainActor struct PresentationRequest {
  private let presented: UIViewController
  private let asked: UIViewController
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  init(
    of presented: UIViewController, from asked: UIViewController, isAnimated: Bool,
    _ completion: (() -> Void)? = nil
  ) { (self.presented, self.asked, self.isAnimated, self.completion) = (presented, asked, isAnimated, completion) }

  /// Presents the controller, or says why it can't.
  func perform() {
    guard TransitionCoordinator.preparing == nil || isInWindow else { return refuse() }
    guard !TransitionCoordinator.postpones(.present, { [self] in perform() }) else { return }
    if let parent = presented.parent {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller <\(presented.objectName)> that has a parent view controller <\(parent.objectName)>."
      )
    }
    guard let window = asked.windowAround, var snapshot = window.snapshot() else { return warn() }
    let presentation = presented.madePresentation(by: asked)
    (presentation as? UIPopoverPresentationController)?.prepare()
    let declared = presentation.declared
    let environment = window.presentationEnvironment()
    let adaptation = PresentationAdaptation(of: declared, in: environment)
    let presenterName = snapshot.presenter(for: asked.objectName, adaptation.style)
    guard let presenter = window.controller(named: presenterName) else { return warn() }
    let isAlone = declared.isPopoverAlone(environment.behavior)
    do throws(PresentationRefusal) {
      try snapshot.check(
        declared, of: presented.objectName, by: presenterName,
        isPresented: presented.isOfPresentation || presented === window.rootViewController)
    } catch {
      raise(named: error.exceptionName, error.reason)
    }
    if adaptation.style == .popover, presentation.anchor(in: window) == nil {
      raise(
        named: PresentationRefusal.popoverFromViewWithoutWindow.exceptionName,
        PresentationRefusal.popoverFromViewWithoutWindow.reason)
    }
    if !isAlone,
      let warning = PresentationWarning(
        presented: presented.objectName, asked: asked.objectName, presenter: presenterName,
        isInWindow: asked.isShown || asked.viewIfLoaded?.window != nil,
        standing: snapshot.standingPresentation(of: presenterName),
        isInProgress: TransitionCoordinator.preparing != nil)
    {
      return warn(warning)
    }
    if adaptation.isAdapted {
      let styles = "\(adaptation.requestedStyle.name) is shown as \(adaptation.style.name)"
      if environment.behavior.adaptsPresentationsToTraits {
        ControllerRecord.current?.note(.delegate, presented, "adaptivePresentationStyle: \(styles)")
      } else {
        ControllerRecord.current?.note(.note, presented, styles)
      }
    }
    snapshot.add(presented.declared, declared, by: isAlone ? nil : presenterName)
    show(by: isAlone ? nil : presenter, presentation, declared, snapshot, in: window)
  }

  /// A Boolean that tells whether the view of the outermost controller around the asked one is in a window: while a transition brings it
  /// there, it isn't yet, and a request is refused at once.
  private var isInWindow: Bool { asked.path.last?.viewIfLoaded?.window != nil }

  private func refuse() {
    guard presented.madePresentation(by: asked).declared.isPopoverAlone(asked.behavior) else { return warn() }
    raise(
      named: PresentationRefusal.popoverFromViewWithoutWindow.exceptionName,
      PresentationRefusal.popoverFromViewWithoutWindow.reason)
  }

  /// Says why it can't present: where nothing else is said, because the asked controller is in no window.
  private func warn(_ warning: PresentationWarning? = nil) {
    let warning =
      warning
      ?? PresentationWarning(
        presented: presented.objectName, asked: asked.objectName, presenter: asked.objectName, isInWindow: false,
        standing: nil)
    guard let warning else { return }
    ControllerRecord.current?.note(.warning, asked, warning.message)
    standardError("[Presentation] \(warning.message).")
  }

  /// Brings the controller up; without a presenter, in a popover that nobody presents.
  private func show(
    by presenter: UIViewController?, _ presentation: UIPresentationController, _ declared: ModalPresentation,
    _ snapshot: WindowSnapshot, in window: UIWindow
  ) {
    if let presenter {
      presenter.ownPresented = presented
      presented.ownPresenter = presenter
    } else {
      window.popovers.append(presented)
      presented.popoverWindow = window
    }
    presentation.presenter = presenter ?? asked
    window.presentationCount += 1
    presentation.order = window.presentationCount
    presented.presentation = presentation
    presentation.answer = .some(declared.adaptiveStyle)
    if snapshot.askedController == presented.objectName {
      presented.loadShownViews()
      window.turnForPresentation(of: presented)
    }
    var animated = declared
    animated.isAnimated = isAnimated
    let timing = TransitionTiming(of: animated, in: window.presentationEnvironment()).duration
    let animator =
      isAnimated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter ?? asked, source: asked) : nil
    let container = PresentationContainer(
      presentation, frame: window.frameOfContainer(for: presentation, by: presenter))
    let coordinator = TransitionCoordinator(
      .ofPresentation, from: presenter, to: presented, in: container, duration: timing,
      style: presented.modalPresentationStyle)
    coordinator.animator = animator
    presentation.container = container
    let out = window.namesOutOfWindow
    let leaving = window.controllers.filter { out.contains($0.objectName) && $0.isShown }
    presented.transition = coordinator
    presenter?.transition = coordinator
    presented.isArriving = true
    ControllerExchange(
      ControllerChange(.ofPresentation, leaving: leaving, coming: [presented])
    ).perform(by: coordinator) {
      window.insert(container, of: presentation, by: presenter)
      presentation.presentationTransitionWillBegin()
      container.place()
      coordinator.finalFrames[ObjectIdentifier(presented)] = presented.viewIfLoaded?.frame
    } completion: { [self] in
      presented.isArriving = false
      if presenter?.transition === coordinator { presenter?.transition = nil }
      guard !coordinator.isCancelled else {
        window.release(presented)
        presentation.presentationTransitionDidEnd(false)
        return window.statusBarMayHaveChanged()
      }
      window.takeOut(leaving)
      presentation.presentationTransitionDidEnd(true)
      window.statusBarMayHaveChanged()
      completion?()
    }
  }
}

/// A request to dismiss a controller.
@MainActor struct DismissalRequest {
  private let asked: UIViewController
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  /// A Boolean that tells whether the asked controller's own presentation ends, whatever it presents.
  private let isOfItself: Bool

  init(
    from asked: UIViewController, isAnimated: Bool, ofItself isOfItself: Bool = false,
    _ completion: (() -> Void)? = nil
  ) {
    (self.asked, self.isAnimated, self.completion) = (asked, isAnimated, completion)
    self.isOfItself = isOfItself
  }

  /// The controller that leaves.
  private var leaving: UIViewController? {
    guard !isOfItself else { return asked.isOfPresentation ? asked : nil }
    guard let window = asked.windowAround, let name = window.snapshot()?.dismissed(by: asked.objectName) else {
      return nil
    }
    return window.controller(named: name)
  }

  /// Dismisses the controller's presented controller, or the presentation around the controller; with all that is presented from there.
  func perform() {
    // A popover goes along with a turn.
    let isOfTurn = TransitionCoordinator.preparing?.kind == .ofTurn
    if isOfTurn, leaving?.presentation?.placement?.popover != nil { return dismiss(animated: false) }
    guard !TransitionCoordinator.postpones(.dismiss, { [self] in perform() }) else { return }
    guard TransitionCoordinator.preparing == nil else {
      let warning = PresentationWarning.refusedDismissal(from: asked.objectName)
      ControllerRecord.current?.note(.warning, asked, warning)
      return standardError("[Presentation] \(warning)")
    }
    dismiss(animated: isAnimated)
  }

  private func dismiss(animated isAnimated: Bool) {
    guard let leaving, let window = leaving.windowAround, let presentation = leaving.presentation else {
      completion?()
      return
    }
    let presenter = leaving.ownPresenter
    if TransitionCoordinator.preparing == nil { leaving.transition?.finish() }
    // What was under way may have been its dismissal.
    guard leaving.isOfPresentation, leaving.ownPresenter === presenter else {
      completion?()
      return
    }
    remove(leaving, presentation, by: presenter, in: window, isAnimated)
  }

  private func remove(
    _ leaving: UIViewController, _ presentation: UIPresentationController, by presenter: UIViewController?,
    in window: UIWindow, _ isAnimated: Bool
  ) {
    let top = leaving.topPresentation
    let former = window.askedController
    var declared = presentation.declared
    declared.isAnimated = isAnimated
    let duration = TransitionTiming(of: declared, in: window.presentationEnvironment()).duration
    let container =
      top.presentation?.container ?? presentation.container ?? PresentationContainer(presentation, frame: .zero)
    let coordinator = TransitionCoordinator(
      .ofPresentation, from: top, to: presenter, in: container, duration: duration,
      style: leaving.modalPresentationStyle)
    if isAnimated { coordinator.animator = leaving.transitioningDelegate?.animationController(forDismissed: leaving) }
    let chain = leaving.presentationChain
    for controller in chain { controller.isLeaving = true }
    let gone = chain.reversed().filter(\.isShown)
    let covered = window.namesOutOfWindow
    presenter?.ownPresented = nil
    let stillCovered = window.namesOutOfWindow
    let coming = window.controllers.filter {
      covered.contains($0.objectName) && !stillCovered.contains($0.objectName) && !$0.isShown
    }
    presenter?.ownPresented = leaving
    leaving.transition = coordinator
    presenter?.transition = coordinator
    ControllerExchange(ControllerChange(.ofPresentation, leaving: gone, coming: coming)).perform(by: coordinator) {
      window.putBack(coming)
      presentation.dismissalTransitionWillBegin()
    } completion: { [self] in
      guard !coordinator.isCancelled else {
        for controller in chain { controller.isLeaving = false }
        if presenter?.transition === coordinator { presenter?.transition = nil }
        window.takeOut(coming)
        return presentation.dismissalTransitionDidEnd(false)
      }
      for controller in chain.reversed() { window.release(controller) }
      if presenter?.transition === coordinator { presenter?.transition = nil }
      presentation.dismissalTransitionDidEnd(true)
      window.statusBarMayHaveChanged()
      if window.askedController !== former { window.reconsiderOrientation() }
      completion?()
    }
  }
}

extension UIViewController {
  /// The present or future presentation: of the presented controller around, else of the controller itself.
  var ownPresentation: UIPresentationController? {
    if let root = path.first(where: \.isOfPresentation) { return root.presentation }
    return madePresentation(by: nil)
  }

  /// The controller's presentation, made in its style where none exists.
  func madePresentation(by presenter: UIViewController?) -> UIPresentationController {
    if let presentation {
      presentation.presenter = presentation.presenter ?? presenter
      return presentation
    }
    let style = modalPresentationStyle.style
    var made: UIPresentationController?
    if style == .custom, let presenter {
      made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter)
    }
    let presentation =
      made
      ?? {
        switch style {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .pageSheet, .formSheet, .automatic:
          UISheetPresentationController(presentedViewController: self, presenting: presenter)
        default: UIPresentationController(presentedViewController: self, presenting: presenter)
        }
      }()
    presentation.presenter = presentation.presenter ?? presenter
    self.presentation = presentation
    return presentation
  }

  /// The controller, and the controllers presented from there, one after another.
  var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain[chain.count - 1].containment.lazy.compactMap(\.ownPresented).first { chain.append(next) }
    return chain
  }

  /// The last of the controllers that are presented from there.
  var topPresentation: UIViewController { presentationChain.last ?? self }
}
