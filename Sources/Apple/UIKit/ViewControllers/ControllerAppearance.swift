import LayoutModel
import LayoutSimulator

/// A controller's state on the screen.
enum ControllerAppearance {
  /// Its view isn't shown.
  case disappeared
  /// It is about to be shown.
  case appearing
  case appeared
  /// It is about to be gone.
  case disappearing
}

extension UIViewController {
  /// Tells the controller and its shown children of the beginning appearance or disappearance.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let isBegun = isAppearing ? appearance == .appearing : appearance == .disappearing
    let isDone = isAppearing ? appearance == .appeared : appearance == .disappeared
    guard !isBegun, !isDone else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance = isAppearing ? .appearing : .disappearing
    isTransitionAnimated = animated
    note(isAppearing ? .viewWillAppear : .viewWillDisappear)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownContent { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Tells the controller and its shown children that their views are in place.
  func tellOfIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isTransitionAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownContent { child.tellOfIsAppearing() }
  }

  /// Tells the controller and its shown children of the end of appearance or disappearance.
  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      note(.viewDidAppear)
      viewDidAppear(isTransitionAnimated)
      if FirstResponder.current == nil, canBecomeFirstResponder { becomeFirstResponder() }
    case .disappearing:
      appearance = .disappeared
      note(.viewDidDisappear)
      viewDidDisappear(isTransitionAnimated)
      if isFirstResponder, !resignFirstResponder() { FirstResponder.current = nil }
    case .appeared, .disappeared: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownContent { child.endAppearance() }
  }

  /// Notes a call in the record of calls, where one is kept.
  func note(_ callback: ControllerCallback) { ControllerRecord.current?.note(.callback, self, callback.rawValue) }

  /// The shown children, each with its context.
  private var shownContent: [UIViewController] { shownChildren.flatMap(\.context) }

  /// The controllers whose views stand in the controller's place, back to front: the controller, unless a presentation in its context
  /// covers it, and the controllers presented in its context.
  var context: [UIViewController] {
    let own = isCovered ? [] : [self]
    return presentationInContext.map { own + $0.presentedViewController.context } ?? own
  }

  /// The presentation over the controller in its own context.
  var presentationInContext: UIPresentationController? {
    ownPresented?.presentation.flatMap { $0.placement?.style.isInContext == true ? $0 : nil }
  }

  /// A Boolean that tells whether it is shown, or about to be.
  var isShown: Bool { appearance == .appeared || appearance == .appearing }
}

/// A change of live controllers, which gets the calls of a `ControllerSequence`.
@MainActor struct ControllerExchange {
  private let change: ControllerChange<UIViewController>
  private let steps: ControllerSequence<UIViewController>
  /// The container whose controllers change; `nil` where none does.
  private let container: UIViewController?

  /// A change; controllers of a container leave and come with those that are presented in their contexts.
  init(_ change: ControllerChange<UIViewController>, in container: UIViewController? = nil) {
    var change = change
    if change.transition.isOfContainer {
      change.leaving = change.leaving.flatMap(\.context)
      change.coming = change.coming.flatMap(\.context)
    }
    self.change = change
    self.container = container
    steps = ControllerSequence(of: change)
  }

  /// Takes coming controllers into the container, after `willMove(toParent:)` for all.
  func move() { perform(steps.moves) }
  /// Tells controllers before their views change.
  func begin(animated: Bool) { perform(steps.beforehand, animated: animated) }
  /// Tells controllers whose views are in their places, and lets them lay out in a pass of its own.
  func arrive() { perform(steps.changed) }
  /// Tells controllers once views have changed.
  func end() { perform(steps.afterwards) }
  /// Releases the leaving controllers, and calls `didMove(toParent:)` of the new children.
  func settle() { perform(steps.settled) }

  /// Changes views at once; they are laid out in the next pass.
  func perform(_ change: () -> Void) {
    move()
    begin(animated: false)
    change()
    perform(steps.changed.filter { $0.call != .layOut })
    end()
    settle()
  }

  /// Changes views in a transition.
  ///
  /// - Parameters:
  ///   - coordinator: The transition.
  ///   - change: The change of the views.
  ///   - completion: What is done at the end.
  func perform(
    by coordinator: TransitionCoordinator, _ change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let (leaving, coming) = (self.change.leaving, self.change.coming)
    let isAnimated = coordinator.isAnimated
    for controller in leaving + coming { controller.transition = coordinator }
    coordinator.prepare {
      begin(animated: isAnimated)
      coordinator.runAlongside(change)
      for controller in coming { controller.placeShownContent() }
      arrive()
    }
    coordinator.run {
      if coordinator.isCancelled {
        for controller in coming { controller.beginAppearance(false, animated: isAnimated) }
        for controller in leaving { controller.beginAppearance(true, animated: isAnimated) }
      }
      end()
      for controller in leaving + coming where controller.transition === coordinator { controller.transition = nil }
      completion()
    }
  }

  private func perform(_ steps: [ControllerSequence<UIViewController>.Step], animated: Bool = false) {
    for (call, controller) in steps {
      switch call {
      case .willJoin: container.map { $0.take(in: controller) }
      case .willLeaveParent: controller.willMove(toParent: nil)
      case .load: controller.loadShownViews()
      case .willAppear: controller.beginAppearance(true, animated: animated)
      case .willDisappear: controller.beginAppearance(false, animated: animated)
      case .isAppearing: controller.tellOfIsAppearing()
      case .layOut: controller.viewIfLoaded?.window?.layoutIfNeeded()
      case .didAppear, .didDisappear: controller.endAppearance()
      case .didLeaveParent where controller.parent === container:
        if let view = controller.viewIfLoaded, let own = container?.viewIfLoaded, view.isDescendant(of: own) {
          view.removeFromSuperview()
        }
        controller.leaveParent()
      case .didLeaveParent: break
      case .didJoin: controller.didMove(toParent: container)
      }
    }
  }
}

extension UIViewController {
  /// Puts the views of shown children into the controller's view.
  func placeShownContent() {
    placeContent()
    for child in shownChildren { child.placeShownContent() }
  }

  /// Loads the controller's view, and the views of its shown children.
  func loadShownViews() {
    loadViewIfNeeded()
    for child in shownChildren { child.loadShownViews() }
  }
}
