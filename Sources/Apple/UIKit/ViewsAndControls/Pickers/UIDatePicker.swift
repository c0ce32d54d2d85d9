import ViewKinds

/// The look of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0, wheels, compact, inline
}

/// A control for a date or a time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The items that are picked.
  public enum Mode: Int, Sendable {
    case time = 0, date, dateAndTime, countDownTimer, yearAndMonth = 4
  }

  private var storedDate = Date()
  /// The items that are picked.
  open var datePickerMode = Mode.dateAndTime { didSet { contentChanged() } }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The time, in seconds.
  open var countDownDuration: TimeInterval = 60
  /// The step of minutes.
  open var minuteInterval = 1
  /// The look that it should have.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentChanged() } }
  /// The look that it has.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// A Boolean that rounds the date to the step of minutes.
  open var roundsToMinuteInterval = true

  /// A picker with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { takeFittingSize() }
  }

  /// A picker of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the date, within its bounds; its targets aren't told.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = date
    if let minimumDate, storedDate < minimumDate { storedDate = minimumDate }
    if let maximumDate, storedDate > maximumDate { storedDate = maximumDate }
  }

  /// Picks a date as a finger does: its targets are told.
  package func pick(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }

  override class var liveSettings: LiveSettings { settings }
  override var keepsTapsToItself: Bool { true }

  private static let settings =
    settingsOfControls + [
      LiveSetting(DatePicker.datePickerMode, \UIDatePicker.datePickerMode),
      LiveSetting(DatePicker.preferredDatePickerStyle, \UIDatePicker.preferredDatePickerStyle),
      LiveSetting(DatePicker.minuteInterval, \UIDatePicker.minuteInterval),
      LiveSetting(DatePicker.countDownDuration, \UIDatePicker.countDownDuration),
    ]
}
