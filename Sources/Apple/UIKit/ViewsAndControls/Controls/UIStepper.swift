import ViewKinds

/// A control that makes a number larger or smaller in steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var images: [String: [State: UIImage]] = [:]
  private var storedValue = 0.0
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  /// A Boolean that tells of numbers while a finger stays.
  open var isContinuous = true
  /// A Boolean that steps on while a finger stays.
  open var autorepeat = true
  /// A Boolean that goes on at the other end.
  open var wraps = false

  /// A stepper at a place; its size is its class's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeFittingSize()
  }

  /// A stepper of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the image of the larger button for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) { images["increment", default: [:]][state] = image }
  /// The image of the larger button for a state.
  open func incrementImage(for state: State) -> UIImage? { images["increment"]?[state] }
  /// Sets the image of the smaller button for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) { images["decrement", default: [:]][state] = image }
  /// The image of the smaller button for a state.
  open func decrementImage(for state: State) -> UIImage? { images["decrement"]?[state] }
  /// Sets the image behind its buttons for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images["background", default: [:]][state] = image
  }
  /// The image behind its buttons for a state.
  open func backgroundImage(for state: State) -> UIImage? { images["background"]?[state] }
  /// Sets the image between its buttons for their states.
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState: State) {
    images["divider", default: [:]][leftState] = image
  }

  /// Steps as a finger does: its targets are told.
  package func step(up isUp: Bool) {
    let next = storedValue + (isUp ? stepValue : -stepValue)
    let former = storedValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if storedValue != former { sendActions(for: .valueChanged) }
  }

  /// The finger went up: at the side of the larger or the smaller button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    step(up: isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  override class var liveSettings: LiveSettings { settings }
  override var keepsTapsToItself: Bool { true }

  private static let settings =
    settingsOfControls + [
      LiveSetting(Stepper.minimumValue, \UIStepper.minimumValue),
      LiveSetting(Stepper.maximumValue, \UIStepper.maximumValue), LiveSetting(Stepper.stepValue, \UIStepper.stepValue),
      LiveSetting(Stepper.value, \UIStepper.value), LiveSetting(Stepper.wraps, \UIStepper.wraps),
      LiveSetting(Stepper.autorepeat, \UIStepper.autorepeat),
      LiveSetting(Stepper.isContinuous, \UIStepper.isContinuous),
    ]
}
