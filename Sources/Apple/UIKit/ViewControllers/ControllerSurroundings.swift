import LayoutModel
import LayoutSimulator

/// The room that a container, or a presentation, gives a controller's view: the safe area that its bars leave, and size classes.
struct ControllerSurroundings: Equatable {
  /// The environment of the view, by the container's arrangement.
  var environment: ControllerEnvironment
}

extension UIViewController {
  /// The controller and those around it, outward.
  var path: [UIViewController] {
    var path = [self]
    while let outer = path[path.count - 1].parent { path.append(outer) }
    return path
  }

  /// The outermost controller of its containment hierarchy.
  var containmentRoot: UIViewController { path[path.count - 1] }

  /// The nearest window: of the controller's view, of its ancestors, of the controllers it presents, of its presenter.
  var windowAround: UIWindow? {
    let path = path
    if let window = path.lazy.compactMap({ $0.viewIfLoaded?.window }).first { return window }
    let root = path[path.count - 1]
    return root.presentationChain.lazy.compactMap { $0.viewIfLoaded?.window }.first ?? root.ownPresenter?.windowAround
      ?? root.popoverWindow
  }

  /// The screen and the orientation of the controller's window.
  var windowEnvironment: ScreenEnvironment { windowAround?.environment ?? UIScreen.main.environment }

  /// The system's rules where it is.
  var behavior: SystemBehavior { SystemBehavior(windowEnvironment.device.systemVersion) }

  /// Sets what is around it; its view takes the safe area, and what is in it the traits.
  func take(_ surroundings: ControllerSurroundings?) {
    guard surroundings != self.surroundings else { return }
    let former = traitCollection
    self.surroundings = surroundings
    viewIfLoaded?.updateSafeArea()
    // In a turn the controllers are told one after another, in the turn's order.
    if TransitionCoordinator.preparing?.kind != .ofTurn { viewIfLoaded?.adoptTraits(instead: former) }
  }

  /// The environment of its view, as far as rules go by it.
  var environmentOfView: ControllerEnvironment {
    let screen = windowEnvironment
    var environment =
      surroundings?.environment ?? ControllerEnvironment(screen.device, in: screen.orientation, screen.settings)
    environment.traits = traitCollection.traits(over: environment.traits)
    guard let view = viewIfLoaded else { return environment }
    environment.size = Size(view.storedSize)
    environment.safeAreaInsets = view.storedSafeArea
    let origin = view.converted(view.storedBoundsOrigin, to: nil)
    environment.origin = Point(x: Double(origin.x), y: Double(origin.y))
    return environment
  }

  // MARK: Traits

  /// The traits in its place: the surrounding traits, with the replacements of container and parent.
  var traitsInPlace: UITraitCollection {
    var traits: [UITraitCollection] = [
      parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? viewIfLoaded?.traitsWithoutSuperview
        ?? (ownPresenter?.windowAround ?? popoverWindow)?.traitCollection ?? UIScreen.main.traitCollection
    ]
    if let environment = surroundings?.environment {
      traits.append(UITraitCollection(horizontalSizeClass: .init(environment.traits.horizontalSizeClass)))
      traits.append(UITraitCollection(verticalSizeClass: .init(environment.traits.verticalSizeClass)))
    }
    if let replaced = parent?.childTraits[ObjectIdentifier(self)] { traits.append(replaced) }
    return traits.count == 1 ? traits[0] : UITraitCollection(traitsFrom: traits)
  }

  /// Replaces traits for a child.
  func replaceTraits(of child: UIViewController, by traits: UITraitCollection?) {
    let former = child.traitCollection
    childTraits[ObjectIdentifier(child)] = traits
    child.viewIfLoaded?.adoptTraits(instead: former)
  }

  /// The least margins of its view, in points.
  var minimumMargins: NSDirectionalEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    let least = WindowEnvironment(of: view).minimumMargins
    return NSDirectionalEdgeInsets(top: 0, leading: least.left, bottom: 0, trailing: least.right)
  }
}
