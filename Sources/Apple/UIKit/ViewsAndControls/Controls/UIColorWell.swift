/// A control for a colour.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of what chooses the colour.
  open var title: String?
  /// A Boolean that lets colours shine through.
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  /// A control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var keepsTapsToItself: Bool { true }
}
