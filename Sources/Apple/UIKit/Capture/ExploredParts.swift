import LayoutModel

/// What a program that explores an app has to know of bars, alerts, pages and presentations.
extension UIView {
  /// The item of a bar that the view shows; `nil` for any other view.
  package var itemOfBar: UIBarItem? { (self as? BarButtonView)?.item }

  /// True for the button of a navigation bar that leads back.
  package var leadsBack: Bool {
    guard let button = self as? BarButtonView, let bar = superview as? UINavigationBar else { return false }
    return button.item == nil || button.item === bar.backItem?.backBarButtonItem
  }
}

extension UIAlertAction {
  /// True if choosing the action does more than dismissing the alert.
  package var hasHandler: Bool { handler != nil }
}

extension UIPageViewController {
  /// Turns a page, as a finger does.
  ///
  /// - Parameter isForward: Whether the next page is shown, and not the one before.
  /// - Returns: Whether there is such a page.
  @discardableResult
  package func turnPage(forward isForward: Bool) -> Bool {
    let shown = viewControllers ?? []
    guard let page = isForward ? shown.last : shown.first, let dataSource,
      let next = isForward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: isForward ? .forward : .reverse, animated: true) { [weak self] isFinished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: isFinished, previousViewControllers: shown, transitionCompleted: isFinished)
    }
    return true
  }
}

extension CapturedWindow {
  /// The view in front: that at the back where nothing is presented over it, else the view in which the presentation takes place, with
  /// what dims and surrounds the presented view.
  package var front: UIView {
    let last = roots[roots.count - 1]
    return sequence(first: last, next: \.superview).first { $0 is PresentationContainer && roots.count > 1 } ?? last
  }

  /// Returns the names of the window's views: properties that hold them, else classes with a number.
  package var name: (UIView) -> String {
    let names = ViewNames(of: roots)
    return { names.name(of: $0) }
  }

  /// The controllers whose views show in the view in front, a container before its content.
  package var frontControllers: [UIViewController] {
    let front = front
    return controllers(UIViewController.self).filter { controller in
      controller.viewIfLoaded.map { $0.window != nil && $0.isDescendant(of: front) && $0.isShown } ?? false
    }
  }
}

extension UIView {
  /// True if neither the view nor one around it is hidden or transparent.
  private var isVisible: Bool { !isHidden && alpha > 0 }
  fileprivate var isShown: Bool { sequence(first: self, next: \.superview).allSatisfy(\.isVisible) }
}
