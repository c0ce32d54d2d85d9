import ViewKinds

/// A control for a number between two others.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0
  private var thumbImages: [State: UIImage] = [:]
  private var minimumImages: [State: UIImage] = [:]
  private var maximumImages: [State: UIImage] = [:]

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// The image at the side of the smallest number.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the side of the largest number.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// A Boolean that tells of numbers while the knob moves.
  open var isContinuous = true
  /// The colour of the track before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// A slider with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A slider of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the number, within its bounds; its targets aren't told.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }
  /// Sets the knob's image for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Sets the image of the track before the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumImages[state] = image }
  /// Sets the image of the track behind the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumImages[state] = image }
  /// The knob's image for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// The image of the track before the knob for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumImages[state] ?? minimumImages[.normal] }
  /// The image of the track behind the knob for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumImages[state] ?? maximumImages[.normal] }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the knob.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track behind the knob.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private static let room: CGFloat = 2
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28

  /// The rectangle of the image at the side of the smallest number, in points.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  /// The rectangle of the image at the side of the largest number, in points.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0) }
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }
  /// The rectangle of the track, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImageRect(forBounds: bounds).maxX + (minimumValueImage == nil ? Self.room : 10)
    let right = maximumValueImageRect(forBounds: bounds).minX - (maximumValueImage == nil ? Self.room : 10)
    return CGRect(
      x: left, y: bounds.midY - Self.trackHeight / 2, width: max(0, right - left), height: Self.trackHeight)
  }
  /// The rectangle of the knob for a number, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let way = max(0, rect.width - size.width) * part
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? rect.maxX - size.width - way : rect.minX + way
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Moves the knob as a finger does: its targets are told.
  package func slide(to value: Float) {
    sendActions(for: .touchDown)
    self.value = value
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }

  override class var liveSettings: LiveSettings { settings }
  override var keepsTapsToItself: Bool { true }
  override var ownAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  private static let settings =
    settingsOfControls + [
      LiveSetting(Slider.minimumValue, \UISlider.minimumValue),
      LiveSetting(Slider.maximumValue, \UISlider.maximumValue), LiveSetting(Slider.value, \UISlider.value),
      LiveSetting(Slider.isContinuous, \UISlider.isContinuous),
      LiveSetting(Slider.minimumTrackTintColor, \UISlider.minimumTrackTintColor),
      LiveSetting(Slider.maximumTrackTintColor, \UISlider.maximumTrackTintColor),
      LiveSetting(Slider.thumbTintColor, \UISlider.thumbTintColor),
    ]
}
