import ViewKinds

/// A view that turns while something runs.
@preconcurrency @MainActor
open class UIActivityIndicatorView: MeasuredView {
  /// The size and colour.
  public enum Style: Int, Sendable {
    case medium = 100, large = 101
    /// A size and a colour, as they were before.
    case whiteLarge = 0, white = 1, gray = 2
  }

  /// Its size and colour.
  open var style: Style { didSet { if style != oldValue { contentChanged() } } }
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  open var color: UIColor! = .systemGray
  /// A Boolean that tells whether it turns.
  open private(set) var isAnimating = false

  /// A view of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    takeFittingSize()
    showOrHide()
  }

  /// A view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    if frame.size == .zero { takeFittingSize() }
    showOrHide()
  }

  /// A view of a file.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    decode(coder)
    if rare?.loaded == nil { showOrHide() }
  }

  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }
  /// Lets it stand still.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(
        ActivityIndicatorView.style, \UIActivityIndicatorView.style,
        [("medium", .medium), ("large", .large), ("large", .whiteLarge), ("medium", .white), ("medium", .gray)]),
      LiveSetting(ActivityIndicatorView.color, \UIActivityIndicatorView.color, standard: .systemGray),
      LiveSetting(
        ActivityIndicatorView.isAnimating, { (view: UIActivityIndicatorView) in .flag(view.isAnimating) },
        assign: { view, value in if value == .flag(true) { view.startAnimating() } else { view.stopAnimating() } }),
      LiveSetting(ActivityIndicatorView.hidesWhenStopped, \UIActivityIndicatorView.hidesWhenStopped),
    ]
}
