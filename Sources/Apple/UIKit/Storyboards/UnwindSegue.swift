import Documents
import InterfaceBuilder

/// A segue back to a controller that answers its action.
@MainActor struct UnwindSegue {
  private let source: UIViewController
  private let segue: NibSegue
  private let position: SourcePosition

  init(from source: UIViewController, _ segue: NibSegue, _ position: SourcePosition) {
    (self.source, self.segue, self.position) = (source, segue, position)
  }

  /// Goes back: the source prepares it, the destination's action is called, then what lies between is dismissed and popped.
  ///
  /// Nothing happens where no controller takes it.
  ///
  /// - Parameters:
  ///   - sender: The object that began it.
  ///   - make: Makes the segue to a destination.
  func perform(_ sender: Any?, _ make: (UIViewController) -> UIStoryboardSegue) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    let search = UIStoryboardUnwindSegueSource(of: action, from: source, sender: sender)
    guard let destination = search.destination else { return }
    let made = make(destination)
    if segue.customClass == nil { made.handler = { [weak made] in if let made { unwind(by: made, to: destination) } } }
    source.prepare(for: made, sender: sender)
    action.perform(on: destination, with: [made])
    made.perform()
  }

  private func unwind(by made: UIStoryboardSegue, to destination: UIViewController) {
    let change = {
      if destination.presentedViewController != nil { destination.dismiss(animated: segue.isAnimated) }
      var inner = destination
      while let outer = inner.parent {
        outer.unwind(for: made, towards: inner)
        inner = outer
      }
    }
    if segue.isAnimated { change() } else { UIView.performWithoutAnimation(change) }
  }
}

/// The search for the controller at which an unwind segue ends.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue leaves.
  public let source: UIViewController
  /// The method that the destination answers.
  public let unwindAction: Selector
  /// The object that began it.
  public let sender: Any?

  init(of action: Selector, from source: UIViewController, sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
  }

  /// The controller that takes it: outward from the source, at each step first what the controller there contains besides; `nil` where
  /// nobody does.
  var destination: UIViewController? {
    var current = source
    while let outer = current.parent ?? current.presentingViewController {
      for child in outer.allowedChildrenForUnwinding(from: self) {
        if let found = destination(within: child) { return found }
      }
      if takes(outer) { return outer }
      current = outer
    }
    return nil
  }

  private func destination(within controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = destination(within: child) { return found }
    }
    return takes(controller) ? controller : nil
  }

  private func takes(_ controller: UIViewController) -> Bool {
    controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
  }
}

extension UIViewController {
  /// The child in which an unwind segue begins: that which is, contains or presents its source.
  func childWhereSegueBegins(_ search: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = search.source
    while let controller = current {
      if controller.parent === self { return controller }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }
}
