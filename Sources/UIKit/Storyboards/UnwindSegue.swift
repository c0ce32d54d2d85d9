import InterfaceBuilder

/// A segue back to a controller that answers its action.
@MainActor struct UnwindSegue {
  private let source: UIViewController
  private let segue: NibSegue

  init(from source: UIViewController, _ segue: NibSegue) {
    (self.source, self.segue) = (source, segue)
  }

  /// Goes back: the destination's action is called, then everything between is dismissed or popped.
  func perform(_ sender: Any?, _ make: (UIViewController) -> UIStoryboardSegue) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    guard let destination = destination(of: action, sender) else { return }
    let made = make(destination)
    made.handler = { unwind(to: destination) }
    source.prepare(for: made, sender: sender)
    action.perform(on: destination, with: [made])
    made.perform()
  }

  /// The controller that takes it: the nearest one outward that answers, in stacks the topmost below.
  private func destination(of action: Selector, _ sender: Any?) -> UIViewController? {
    var current: UIViewController? = source.parent ?? source.presentingViewController
    var inner = source
    while let controller = current {
      for child in controller.children.reversed() where child !== inner {
        if child.canPerformUnwindSegueAction(action, from: source, sender: sender) { return child }
      }
      if controller.canPerformUnwindSegueAction(action, from: source, sender: sender) {
        return controller
      }
      inner = controller
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  private func unwind(to destination: UIViewController) {
    if destination.presentedViewController != nil {
      destination.dismiss(animated: segue.isAnimated)
    }
    var inner = destination
    while let outer = inner.parent {
      if let stack = outer as? UINavigationController, stack.topViewController !== inner {
        stack.popToViewController(inner, animated: segue.isAnimated)
      } else if let tabs = outer as? UITabBarController, tabs.selectedViewController !== inner {
        tabs.selectedViewController = inner
      }
      outer.unwind(
        for: UIStoryboardSegue(
          identifier: segue.identifier, source: source, destination: destination), towards: inner)
      inner = outer
    }
  }
}
