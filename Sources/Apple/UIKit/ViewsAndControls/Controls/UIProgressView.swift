import ViewKinds

/// A view that shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: MeasuredView {
  public enum Style: Int, Sendable {
    case `default` = 0, bar
  }

  private var storedProgress: Float = 0
  open var progressViewStyle = Style.default
  /// The share that is done, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what isn't.
  open var trackTintColor: UIColor?
  /// The image of what is done.
  open var progressImage: UIImage?
  /// The image of what isn't.
  open var trackImage: UIImage?
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// A view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    takeFittingSize()
  }

  /// A view of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets how far it has come, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { storedProgress = min(max(0, progress), 1) }

  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(ProgressView.progress, \UIProgressView.progress),
      LiveSetting(ProgressView.progressViewStyle, \UIProgressView.progressViewStyle),
      LiveSetting(ProgressView.progressTintColor, \UIProgressView.progressTintColor),
      LiveSetting(ProgressView.trackTintColor, \UIProgressView.trackTintColor),
    ]
}
