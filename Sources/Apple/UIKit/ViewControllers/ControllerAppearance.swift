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
    for child in shownChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Tells the controller and its shown children that their views are in place.
  func tellOfIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isTransitionAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { child.tellOfIsAppearing() }
  }

  /// Tells the controller and its shown children of the end of appearance or disappearance.
  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      note(.viewDidAppear)
      viewDidAppear(isTransitionAnimated)
    case .disappearing:
      appearance = .disappeared
      note(.viewDidDisappear)
      viewDidDisappear(isTransitionAnimated)
    case .appeared, .disappeared: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { child.endAppearance() }
  }

  /// Notes a call in the record of calls, where one is kept.
  func note(_ callback: ControllerCallback) { ControllerRecord.current?.note(.callback, self, callback.rawValue) }

  /// A Boolean that tells whether it is shown, or about to be.
  var isShown: Bool { appearance == .appeared || appearance == .appearing }
}

/// Views that leave and views that come, with the calls on their controllers in UIKit's order (`AppearanceOrder`).
@MainActor struct AppearanceExchange {
  let leaving: [UIViewController]
  let coming: [UIViewController]
  let order: AppearanceOrder
  let coordinator: TransitionCoordinator

  /// Lets controllers come and go.
  ///
  /// - Parameters:
  ///   - change: The change of the views.
  ///   - completion: What is done at the end.
  func perform(_ change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void = {}) {
    let parties = leaving + coming
    let isAnimated = coordinator.isAnimated
    for controller in parties { controller.transition = coordinator }
    coordinator.prepare {
      for controller in coming { controller.loadShownViews() }
      for party in order.beforehand {
        switch party {
        case .leaving: for controller in leaving { controller.beginAppearance(false, animated: isAnimated) }
        case .coming: for controller in coming { controller.beginAppearance(true, animated: isAnimated) }
        }
      }
      coordinator.runAlongside(change)
      for controller in coming { controller.placeShownContent() }
      for controller in coming { controller.tellOfIsAppearing() }
      for controller in coming { controller.viewIfLoaded?.window?.layoutIfNeeded() }
    }
    coordinator.run { [self] in
      if coordinator.isCancelled {
        for controller in coming { controller.beginAppearance(false, animated: isAnimated) }
        for controller in leaving { controller.beginAppearance(true, animated: isAnimated) }
      }
      for party in order.afterwards {
        switch party {
        case .leaving: for controller in leaving { controller.endAppearance() }
        case .coming: for controller in coming { controller.endAppearance() }
        }
      }
      for controller in parties where controller.transition === coordinator { controller.transition = nil }
      completion()
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
