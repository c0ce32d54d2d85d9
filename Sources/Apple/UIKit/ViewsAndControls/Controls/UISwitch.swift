import ViewKinds

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The look of a switch.
  public enum Style: Int, Sendable {
    case automatic = 0, checkbox, sliding
  }

  private var storedIsOn = false
  /// A Boolean that tells whether it is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
  /// The image while it is on: not shown.
  open var onImage: UIImage?
  /// The image while it is off: not shown.
  open var offImage: UIImage?
  /// The title beside it on a Mac.
  open var title: String?
  /// The look that it should have.
  open var preferredStyle = Style.automatic
  /// The look that it has.
  open var style: Style { .sliding }

  /// A switch at a place; its size is its class's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeFittingSize()
  }

  /// A switch of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns it on or off; its targets aren't told.
  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  override class var liveSettings: LiveSettings { settings }
  override var keepsTapsToItself: Bool { true }

  override func answerTap() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private static let settings =
    settingsOfControls + [
      LiveSetting(Switch.isOn, \UISwitch.isOn), LiveSetting(Switch.onTintColor, \UISwitch.onTintColor),
      LiveSetting(Switch.thumbTintColor, \UISwitch.thumbTintColor),
    ]
}
