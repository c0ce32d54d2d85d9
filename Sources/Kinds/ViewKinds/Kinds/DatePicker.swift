package import LayoutModel

/// `UIDatePicker`: a date, a time, or a countdown.
package enum DatePicker {
  static let kind = KindDescription(
    .datePicker, element: "datePicker", isControl: true,
    sizes: ClassDefaults(content: Content.init, looks: PickerView.wheels),
    specimens: [
      ControlSpecimen(.datePicker, "wheels", since: [ControlSpecimen.Era(3, .measured(19))]) {
        $0.content.preferredDatePickerStyle = .wheels
      },
      ControlSpecimen(
        .datePicker, "compact", since: [ControlSpecimen.Era(14, .observed("tally of public files, few"))]
      ) { $0.content.preferredDatePickerStyle = .compact },
      ControlSpecimen(.datePicker, "inline", since: [ControlSpecimen.Era(14, .unknown)]) {
        $0.content.preferredDatePickerStyle = .inline
      },
    ],
    drawnSize: { view in
      switch view.content.datePickerStyle {
      case .wheels: .measured([.horizontal, .vertical])
      case .compact: .measured([.vertical])
      case .automatic, .inline: .kept
      }
    },
    look: PickerLooks.datePicker,
    settings: [datePickerMode, preferredDatePickerStyle, minuteInterval, countDownDuration])

  package static let datePickerMode = KindSetting(
    "datePickerMode", .word(ContentSettings.DatePickerMode.self),
    standard: .word("dateAndTime"), place: ScenePlace(SceneProperties.datePickerMode))
  package static let preferredDatePickerStyle = KindSetting(
    "preferredDatePickerStyle", .word(ContentSettings.DatePickerStyle.self), "style",
    standard: .word("automatic"), place: ScenePlace(SceneProperties.datePickerStyle))
  package static let minuteInterval = KindSetting("minuteInterval", .integer(1...30), standard: .integer(1))
  package static let countDownDuration = KindSetting("countDownDuration", .number)

  /// The style, which makes its size.
  private struct Content: MeasuredContent {
    private let style: ContentSettings.DatePickerStyle

    init(_ view: View) { style = view.content.datePickerStyle }

    /// The size: wheels until iOS 13, later compact unless wheels are asked for; the calendar's size isn't known.
    func size(_ measure: ContentMeasure) -> MeasuredSize {
      let isNew = measure.traits.systemVersion.major >= 14
      switch style {
      case .compact where isNew, .automatic where isNew:
        return (nil, Self.compactHeight.roundedUp(to: measure.traits.displayScale))
      case .inline where isNew: return (nil, nil)
      default: return (measure.look?.width, measure.look?.height)
      }
    }

    private static let compactHeight = 103.0 / 3
  }
}

extension ContentSettings {
  /// The style of a date picker that its mode leaves: a countdown is on wheels alone.
  package var datePickerStyle: DatePickerStyle {
    datePickerMode == .countDownTimer ? .wheels : preferredDatePickerStyle
  }
}
