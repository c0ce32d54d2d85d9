import CoreGraphics

/// The input accessory view of the first responder, or of the next responder that has one: at the bottom of the window, above the keyboard
/// where that is up.
///
/// A controller that may become the first responder does so as it appears, so that its bar is there without a keyboard (general knowledge).
@MainActor enum InputAccessory {
  /// Shows the bar of the first responder in its window, and takes others away.
  static func follow() {
    let responder = FirstResponder.current
    let window = responder?.windowOfInput
    for other in UIApplication.shared.windows where other !== window { other.accessoryHost = nil }
    guard let window, let responder else { return }
    let provider = sequence(first: responder, next: \.next).first { $0.inputAccessoryView != nil }
    // The bar of what is edited comes with the keyboard.
    let isHidden = provider === responder && responder is any UIKeyInput && !Keyboard.isShown
    let bar = isHidden ? nil : provider?.inputAccessoryView
    guard bar !== window.accessoryHost?.bar else { return }
    window.accessoryHost = bar.map { InputAccessoryHost(of: $0, for: provider) }
  }
}

extension FirstResponder {
  /// Has the first responder give that up where it isn't in a window any longer.
  static func leaveWindow() {
    guard let current, current.windowOfInput == nil else { return }
    if !current.resignFirstResponder() { Self.current = nil }
  }
}

extension UIResponder {
  /// The window that it belongs to.
  fileprivate var windowOfInput: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window ?? self as? UIWindow
  }
}

/// The view that an input accessory view is in.
final class InputAccessoryHost: UIView {
  let bar: UIView
  private weak var provider: UIResponder?

  fileprivate init(of bar: UIView, for provider: UIResponder?) {
    self.bar = bar
    self.provider = provider
    super.init(frame: bar.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(bar)
    guard !bar.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The view of the responder that has the bar.
  var viewOfProvider: UIView? { provider as? UIView ?? (provider as? UIViewController)?.viewIfLoaded }

  override var kindName: String { "UIInputSetHostView" }
  override var next: UIResponder? { provider }

  /// Places it at the bottom of a window, as high as its bar.
  func place(in window: UIWindow) {
    // The bar's own safe area counts, which it has at the bottom.
    for _ in 0..<2 {
      let height = heightOfBar(inWidth: window.bounds.width)
      let bottom = window.bounds.height - CGFloat(window.environment.keyboardHeight ?? 0)
      frame = CGRect(x: 0, y: bottom - height, width: window.bounds.width, height: height)
      if bar.translatesAutoresizingMaskIntoConstraints { bar.frame = bounds }
    }
  }

  /// A bar is as high as its frame, unless its mask or constraints make it as high as its content.
  private func heightOfBar(inWidth width: CGFloat) -> CGFloat {
    let sizesItself =
      !bar.translatesAutoresizingMaskIntoConstraints || bar.autoresizingMask.contains(.flexibleHeight)
      || (bar as? UIInputView)?.allowsSelfSizing == true
    guard sizesItself else { return bar.bounds.height }
    let fitting = bar.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : bar.bounds.height
  }
}
