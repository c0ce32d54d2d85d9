import LayoutModel

/// The keyboard of an app that runs: it is up while a text is edited, as the clock shows it.
///
/// Its heights are the simulator's for the device. Notifications and layout guides follow it.
@MainActor enum Keyboard {
  /// A Boolean that lets it come and go: while an app's clock is moved by hand.
  static var isThere = false { didSet { if !isThere { (isShown, isAsked) = (false, false) } } }
  /// A Boolean that tells whether it is up.
  private(set) static var isShown = false
  private static var isAsked = false
  /// The duration of its appearance and disappearance, in seconds (general knowledge).
  private static let duration = 0.25
  /// The curve of its movement, which has no name in UIKit.
  private static let curve = 7

  /// Comes or goes when the clock goes on, where what is edited changed.
  static func followResponder() {
    guard isThere, !isAsked else { return }
    isAsked = true
    AnimationClock.after(0) {
      isAsked = false
      let isWanted = FirstResponder.current is any UIKeyInput
      if isThere, isWanted != isShown { show(isWanted) }
    }
  }

  private static func show(_ isShown: Bool) {
    guard let window = UIApplication.shared.keyWindow else { return }
    self.isShown = isShown
    let environment = window.environment
    let height = SystemBehavior(environment.device.systemVersion).keyboardHeight(
      on: environment.device, in: environment.orientation)
    let up = CGRect(
      x: 0, y: window.bounds.height - CGFloat(height), width: window.bounds.width, height: CGFloat(height))
    let down = up.offsetBy(dx: 0, dy: CGFloat(height))
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isShown ? down : up),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isShown ? up : down),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    for window in UIApplication.shared.windows {
      window.environment.keyboardHeight = isShown ? height : nil
      InputAccessory.follow()
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
    AnimationClock.after(duration) {
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }
}
