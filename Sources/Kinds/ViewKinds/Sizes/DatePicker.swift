import LayoutModel

/// The content of a `UIDatePicker`.
struct DatePicker: MeasuredContent {
  static let defaults = ClassDefaults(content: Self.init, looks: ClassDefaults.wheels)

  private let style: ContentSettings.DatePickerStyle

  init(_ view: View) {
    style = view.content.preferredDatePickerStyle
  }

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
