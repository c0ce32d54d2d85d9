import Documents
import LayoutModel

/// The keyboard, which appears and disappears, and does so again when the interface turns.
extension ScreenState {
  /// The notifications about the keyboard.
  enum KeyboardNotification: String {
    case willShow = "UIKeyboardWillShowNotification"
    case didShow = "UIKeyboardDidShowNotification"
    case willHide = "UIKeyboardWillHideNotification"
    case didHide = "UIKeyboardDidHideNotification"
  }

  /// Shows the keyboard, or hides it.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func showKeyboard(_ isShown: Bool) throws {
    guard isShown != window.isKeyboardShown else { return }
    try postKeyboard(isShown ? .willShow : .willHide)
    try bringKeyboard(isShown)
  }

  /// Posts that the keyboard is about to come.
  ///
  /// - Throws: What observers do.
  mutating func announceKeyboard() throws { try postKeyboard(.willShow) }

  /// Lets the keyboard come that was announced, or go.
  ///
  /// - Throws: What observers do.
  mutating func bringKeyboard(_ isShown: Bool = true) throws {
    window.isKeyboardShown = isShown
    try pass(Self.keyboardDuration)
    try postKeyboard(isShown ? .didShow : .didHide)
  }

  /// The duration of the keyboard's appearance and disappearance, in seconds (general knowledge).
  private static let keyboardDuration = 0.25

  /// Posts a notification about the keyboard, with the keyboard's frame on the screen.
  ///
  /// Its object is nil (general knowledge).
  ///
  /// - Throws: The errors of observers.
  mutating func postKeyboard(_ notification: KeyboardNotification) throws {
    var detail = ""
    if notification == .willShow || notification == .didShow {
      let screen = device.size(in: orientation)
      let height = behavior.keyboardHeight(on: device, in: orientation)
      let words = [screen.height - height, screen.width, height].map(JSONText.thousandths)
      detail = "frame (0 \(words[0]); \(words[1]) \(words[2]))"
    }
    try post(notification.rawValue, by: "application", isAnonymous: true, detail)
  }
}
