/// A view in place of the keyboard or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of such a view.
  public enum Style: Int, Sendable {
    case `default` = 0, keyboard
  }

  public let inputViewStyle: Style
  /// True if constraints decide the view's height.
  open var allowsSelfSizing = false

  /// A view of a look with a frame, in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view of a file.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The controller of a view in place of the keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  /// The language in which it writes.
  open var primaryLanguage: String?
  /// A Boolean that tells whether a word book of its own is used.
  open var hasDictationKey = false
  /// A Boolean that tells whether there are other keyboards.
  open var needsInputModeSwitchKey: Bool { false }
  open func dismissKeyboard() { _ = FirstResponder.current?.resignFirstResponder() }
  /// Goes to the next keyboard.
  open func advanceToNextInputMode() {}
}
