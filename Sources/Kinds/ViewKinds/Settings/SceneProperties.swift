package import LayoutModel

/// The properties of scenes that keep kinds' settings.
package enum SceneProperties {
  // MARK: What layouts depend on

  package static let segments = SceneProperty<View, [String]>(
    "segments", "the titles of a segmented control", example: #"["First", "Second"]"#, \.content.segments)

  package static let numberOfPages = SceneProperty<View, Int>(
    "numberOfPages", "of a page control", example: "3", \.content.numberOfPages)

  package static let indicatorStyle = SceneProperty<View, ContentSettings.ActivityIndicatorStyle>(
    "style", "of an activity indicator", default: "`medium`", example: #""large""#, \.content.style)

  package static let datePickerStyle = SceneProperty<View, ContentSettings.DatePickerStyle>(
    "preferredDatePickerStyle", "of a date picker", default: "`automatic`", example: #""wheels""#,
    \.content.preferredDatePickerStyle)

  package static let datePickerMode = SceneProperty<View, ContentSettings.DatePickerMode>(
    "datePickerMode", "of a date picker: what is picked, a countdown on wheels alone", default: "`dateAndTime`",
    example: #""countDownTimer""#, \.content.datePickerMode)

  // MARK: What pictures alone depend on

  package static let tintColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "tintColor", "the colour of what can be tapped, in it and below it", default: "the superview's",
    example: #""systemIndigo""#, \.tintColor)

  package static let onTintColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "onTintColor", "the colour of the filled part of a switch, a slider, a progress view or a page control",
    default: "the class's own", example: #""systemGreen""#, \.onTintColor)

  package static let trackTintColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "trackTintColor", "the colour of the part of these that isn't filled", default: "the class's own",
    example: #""systemGray5""#, \.trackTintColor)

  package static let thumbTintColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "thumbTintColor", "the thumb of a switch or a slider", default: "white", example: #""white""#, \.thumbTintColor)

  package static let isOn = SceneProperty<ViewAppearance, Bool?>(
    "isOn", "whether a switch is on", default: "`false`", example: "true", \.isOn)

  package static let value = SceneProperty<ViewAppearance, Double?>(
    "value", "the value of a slider, a progress view or a stepper", default: "the least value", example: "0.25",
    \.value)

  package static let minimumValue = SceneProperty<ViewAppearance, Double>(
    "minimumValue", "the least value", example: "0", \.minimumValue)

  package static let maximumValue = SceneProperty<ViewAppearance, Double>(
    "maximumValue", "the greatest value", example: "100", \.maximumValue)

  package static let selectedSegmentIndex = SceneProperty<ViewAppearance, Int?>(
    "selectedSegmentIndex", "the selected segment, -1 for none", default: "`0`", example: "1", \.selectedSegmentIndex)

  package static let currentPage = SceneProperty<ViewAppearance, Int>(
    "currentPage", "the page that a page control shows", example: "1", \.currentPage)
}
