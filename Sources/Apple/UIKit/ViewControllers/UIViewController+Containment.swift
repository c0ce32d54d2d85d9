import LayoutModel
import LayoutSimulator

extension UIViewController {
  /// The class and the address, as UIKit's messages have them.
  var objectName: String { "\(type(of: self)): \(ConstraintWords.address(of: self))" }

  /// Adds a child, which leaves its former parent.
  func take(in child: UIViewController) {
    guard child !== self, !path.contains(where: { $0 === child }) else {
      raise(
        .invalidArgument,
        "Can't add \(child === self ? "self" : "a parent") as a child view controller: <\(child.objectName)>")
    }
    guard child.parent !== self else { return }
    child.leaveParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller that it is in.
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.childTraits[ObjectIdentifier(self)] = nil
    self.parent = nil
    surroundings = nil
    didMove(toParent: nil)
  }

  /// Replaces the children at once, with the calls on leaving and coming controllers.
  func changeChildren(to next: [UIViewController]) {
    for controller in children where !next.contains(where: { $0 === controller }) {
      ControllerExchange(ControllerChange(.ofContainer, leaving: [controller], removed: [controller]), in: self).perform
      {
        controller.viewIfLoaded?.removeFromSuperview()
      }
    }
    let added = next.filter { $0.parent !== self }
    ControllerExchange(ControllerChange(.ofContainer, added: added), in: self).perform { children = next }
  }

  /// Puts a child's view in place of another's, with the calls on both.
  func exchangeChildren(
    _ former: UIViewController, _ next: UIViewController, duration: TimeInterval, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard former.parent === self, next.parent === self else {
      raise(
        .invalidArgument,
        "Children view controllers <\(former.objectName)> and <\(next.objectName)> must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    let exchange = ControllerExchange(ControllerChange(.ofContainer, leaving: [former], coming: [next]))
    if isShown { exchange.begin(animated: duration > 0) }
    if let superview = former.view.superview { superview.addSubview(next.view) }
    next.tellOfIsAppearing()
    AnimationState.run(AnimationState.timing(duration), animations ?? {}) { finished in
      former.viewIfLoaded?.removeFromSuperview()
      exchange.end()
      completion?(finished)
    }
  }

  /// A child's size at a parent's size: the whole size if the child fills the parent now, else the child's present size.
  func usualSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let own = viewIfLoaded, let inner = child.viewIfLoaded else {
      return parentSize
    }
    return inner.bounds.size == own.bounds.size ? parentSize : inner.bounds.size
  }

  /// The nearest controller around it of a class.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    path.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// A guide of older systems.
  func layoutGuide(_ kind: SystemLayoutGuide) -> ControllerLayoutGuide {
    if let made = view.rare?.systemGuides[kind] as? ControllerLayoutGuide { return made }
    let guide = ControllerLayoutGuide(at: kind, of: view)
    view.rareState.systemGuides[kind] = guide
    guide.constrain()
    return guide
  }

  /// Asks the container around it for a layout: what it tells of bars and edges has changed.
  func surroundingsNeedLayout() {
    for container in path.dropFirst() { container.contentNeedsLayout() }
  }

  /// Tells the container around it, or the presentation, that it wants another size.
  func preferredContentSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    containmentRoot.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Tells the bars around it of its title.
  func titleChanged() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }
}
