/// A view with an effect on what is behind it; views are put into its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for what is in it.
  public let contentView = UIView()
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// A view with a frame and no effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  override var kindName: String { "UIVisualEffectView" }
}
