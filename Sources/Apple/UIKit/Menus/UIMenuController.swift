/// An item of the menu above a selection.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// The method that is called.
  open var action: Selector

  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu above a selection, as it was before `UIEditMenuInteraction`: held, never shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The side of a selection on which the menu's arrow stands.
  public typealias ArrowDirection = UIMenuControllerArrowDirection

  public static let shared = UIMenuController()
  /// Told before it shows.
  public nonisolated class var willShowMenuNotification: Notification.Name {
    .init("UIMenuControllerWillShowMenuNotification")
  }
  /// Told after it showed.
  public nonisolated class var didShowMenuNotification: Notification.Name {
    .init("UIMenuControllerDidShowMenuNotification")
  }
  /// Told before it hides.
  public nonisolated class var willHideMenuNotification: Notification.Name {
    .init("UIMenuControllerWillHideMenuNotification")
  }
  /// Told after it hid.
  public nonisolated class var didHideMenuNotification: Notification.Name {
    .init("UIMenuControllerDidHideMenuNotification")
  }

  /// A Boolean that tells whether it shows.
  open private(set) var isMenuVisible = false
  /// The side of the selection on which its arrow stands.
  open var arrowDirection = ArrowDirection.default
  /// The items beside the system's.
  open var menuItems: [UIMenuItem]?
  open private(set) var menuFrame = CGRect.zero

  /// Shows it at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Hides it where it belongs to a view.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Shows or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? UIMenuController.willShowMenuNotification : UIMenuController.willHideMenuNotification,
      object: self)
    isMenuVisible = menuVisible
    center.post(
      name: menuVisible ? UIMenuController.didShowMenuNotification : UIMenuController.didHideMenuNotification,
      object: self)
  }
  /// Says what it points at.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }
  /// Asks for its items anew.
  open func update() {}
}
