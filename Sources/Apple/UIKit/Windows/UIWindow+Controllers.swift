package import LayoutModel
import LayoutSimulator

/// The controllers of a window: the root with its contained controllers, and the controllers presented from there.
extension UIWindow {
  /// The outermost controllers of containment hierarchies, back to front.
  var containmentRoots: [UIViewController] {
    let chain = rootViewController?.presentationChain ?? []
    guard !popovers.isEmpty else { return chain }
    let presented = (chain.dropFirst() + popovers.flatMap(\.presentationChain)).sorted {
      ($0.presentation?.order ?? 0) < ($1.presentation?.order ?? 0)
    }
    return chain.prefix(1) + presented
  }

  /// The controllers in it, a container before its content.
  var controllers: [UIViewController] { containmentRoots.flatMap(\.containment) }

  /// The controller of a name.
  func controller(named name: String) -> UIViewController? { controllers.first { $0.objectName == name } }

  /// The window and its controllers as the rules know them; `nil` without a root controller.
  func snapshot() -> WindowSnapshot? {
    guard let root = rootViewController else { return nil }
    var snapshot = WindowSnapshot(
      root.declared, in: environment.orientation, on: environment.device, environment.settings,
      ApplicationSettings.declared(for: self))
    for controller in containmentRoots.dropFirst() {
      guard controller.isOfPresentation, let presentation = controller.presentation else { continue }
      snapshot.add(
        controller.declared, presentation.declared, by: controller.ownPresenter?.objectName,
        anchor: presentation.anchor(in: self) ?? presentation.anchor)
    }
    return snapshot
  }

  /// The environment in which a controller is presented.
  ///
  /// - Parameter contextFrame: The frame of the view that defines the context, in the window; the window's own if `nil`.
  /// - Returns: The environment.
  func presentationEnvironment(contextFrame: Rect? = nil) -> PresentationEnvironment {
    var window = declaredWindow
    window.safeAreaInsets = storedSafeArea
    return PresentationEnvironment(
      window: window, statusBarHeight: storedSafeArea.top, keyboardHeight: window.keyboardHeight,
      contextFrame: contextFrame)
  }

  /// The names of controllers whose views presentations take out of it.
  var namesOutOfWindow: Set<String> {
    guard let snapshot = snapshot() else { return [] }
    let taken = containmentRoots.dropFirst().filter { $0.presentation?.shouldRemovePresentersView ?? false }
    return snapshot.namesOutOfWindow.union(taken.compactMap { $0.ownPresenter?.containmentRoot.objectName })
  }

  /// The controller that decides about the status bar.
  var controllerOfStatusBar: UIViewController? {
    let capturing = containmentRoots.dropFirst().last { $0.modalPresentationCapturesStatusBarAppearance }
    return capturing ?? snapshot().flatMap { controller(named: $0.statusBarController) }
  }

  // MARK: Presentations

  /// The frame of the view in which a presentation takes place: all of the window, or the view whose context is covered.
  func frameOfContainer(for presentation: UIPresentationController, by presenter: UIViewController?) -> CGRect {
    guard isInContext(presentation), let view = presenter?.viewIfLoaded, view.superview != nil else { return bounds }
    return view.frame
  }

  /// Puts the view of a presentation in front of the views behind it.
  func insert(
    _ container: PresentationContainer, of presentation: UIPresentationController, by presenter: UIViewController?
  ) {
    if isInContext(presentation), let view = presenter?.viewIfLoaded, let outer = view.superview {
      outer.insertSubview(container, aboveSubview: view)
    } else {
      addSubview(container)
    }
  }

  private func isInContext(_ presentation: UIPresentationController) -> Bool {
    PresentationAdaptation(of: presentation.declared, in: presentationEnvironment()).style.isInContext
  }

  /// Takes the views of covered controllers away.
  func takeOut(_ covered: [UIViewController]) {
    for controller in covered {
      controller.isCovered = true
      if let container = controller.presentation?.container { container.isHidden = true }
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Puts the views of controllers that were covered back.
  func putBack(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.isCovered = false
      if let container = controller.presentation?.container {
        container.isHidden = false
        container.place()
      } else if controller === rootViewController, let view = controller.viewIfLoaded {
        view.frame = frameOfRoot(controller)
        insertSubview(view, at: 0)
      } else {
        controller.parent?.contentNeedsLayout()
      }
      layoutIfNeeded()
    }
  }

  /// Lets a dismissed controller go.
  func release(_ controller: UIViewController) {
    controller.ownPresenter?.ownPresented = nil
    controller.ownPresenter = nil
    controller.popoverWindow = nil
    popovers.removeAll { $0 === controller }
    controller.isLeaving = false
    controller.isCovered = false
    controller.viewIfLoaded?.removeFromSuperview()
    controller.presentation?.container?.removeFromSuperview()
    controller.presentation = nil
    controller.take(nil)
  }
}

extension UIViewController {
  /// A Boolean that tells whether it is presented, or the content of a popover that nobody presents.
  var isOfPresentation: Bool { ownPresenter != nil || popoverWindow != nil }

  /// Leaves a window whose root it was.
  func leaveWindow(_ window: UIWindow) {
    for controller in window.popovers.flatMap(\.presentationChain).reversed() { window.release(controller) }
    for controller in presentationChain.reversed() where controller !== self { window.release(controller) }
    ControllerExchange(ControllerChange(.ofContainer, leaving: [self])).perform {
      if viewIfLoaded?.superview === window { view.removeFromSuperview() }
    }
  }
}

/// The application's settings for orientations and the status bar.
@MainActor package enum ApplicationSettings {
  /// The settings of its `Info.plist`.
  package static var declared = Application()
  /// The answer of its delegate about a window's orientations; `nil` where that says nothing.
  package static var orientations: (UIWindow) -> UIInterfaceOrientationMask? = { _ in nil }

  /// The settings for a window.
  static func declared(for window: UIWindow) -> Application {
    var application = declared
    application.supportedInterfaceOrientationsForWindow = orientations(window)?.mask
    return application
  }
}
