package import LayoutModel

/// The properties of scenes that keep kinds' settings.
package enum SceneProperties {
  // MARK: What layouts depend on

  package static let isEnabled = SceneProperty<View, Bool>(
    "isEnabled", "whether a control is enabled", example: "false", \.isEnabled)

  package static let isSelected = SceneProperty<View, Bool>(
    "isSelected", "whether a control is selected", example: "true", \.isSelected)

  package static let text = SceneProperty<View, String?>(
    "text", "the text of a label, a text field or a text view; a button's title", example: #""Sign in""#,
    \.content.unattributedText)

  package static let font = SceneProperty<View, Font?>(
    "font",
    "its text's font, {\"size\": 17, \"weight\": \"bold\"}, {\"textStyle\": \"body\"} or {\"name\": …, \"size\": …}",
    default: "the class's own", example: #"{"size": 17, "weight": "bold"}"#, \.content.font)

  package static let attributedText = SceneProperty<View, [AttributedRun]>(
    "attributedText", "of a label or a text view: its text in parts with fonts of their own, in place of `text`",
    default: "none", example: #"[{"string": "Total ", "font": {"size": 13}}, {"string": "12", "font": {"size": 24}}]"#,
    \.content.attributedText)

  package static let numberOfLines = SceneProperty<View, Int>(
    "numberOfLines", "of a label: the most lines, 0 for any number", default: "`1`", example: "0",
    \.content.numberOfLines)

  package static let preferredMaxLayoutWidth = SceneProperty<View, Double>(
    "preferredMaxLayoutWidth", "of a label: the width that its text wraps to",
    default: "the width that the layout gives it", example: "280", \.content.preferredMaxLayoutWidth)

  package static let placeholder = SceneProperty<View, String?>(
    "placeholder", "of a text field: what stands there without text", example: #""Name""#, \.content.placeholder)

  package static let borderStyle = SceneProperty<View, ContentSettings.BorderStyle>(
    "borderStyle", "of a text field", default: "`none`", example: #""roundedRect""#, \.content.borderStyle)

  package static let buttonType = SceneProperty<View, ContentSettings.ButtonType>(
    "buttonType", "of a button", default: "`system`", example: #""custom""#, \.content.buttonType)

  package static let contentEdgeInsets = SceneProperty<View, EdgeInsets?>(
    "contentEdgeInsets", "of a button: what stands around its title and image, in place of the standard room",
    default: "the standard room", example: #"{"top": 8, "left": 16, "bottom": 8, "right": 16}"#,
    \.content.contentEdgeInsets)

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

  // MARK: What rules of lint depend on

  package static let adjustsFontForContentSizeCategory = SceneProperty<View, Bool>(
    "adjustsFontForContentSizeCategory",
    "whether its font follows the user's text size while it is shown; for `layout lint`", example: "true",
    \.lint.adjustsFontForContentSizeCategory)

  package static let adjustsFontSizeToFitWidth = SceneProperty<View, Bool>(
    "adjustsFontSizeToFitWidth", "whether its font shrinks until the text fits; for `layout lint` and `fits`",
    example: "true", \.lint.adjustsFontSizeToFitWidth)

  package static let minimumScaleFactor = SceneProperty<View, Double>(
    "minimumScaleFactor", "the least share of its size it may shrink to; for `layout lint` and `fits`", example: "0.5",
    \.lint.minimumScaleFactor)

  package static let minimumFontSize = SceneProperty<View, Double>(
    "minimumFontSize",
    "the least size in points it may shrink to, whatever size the user wants text in; for `layout lint` and `fits`",
    example: "12", \.lint.minimumFontSize)

  // MARK: What pictures alone depend on

  package static let backgroundColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "backgroundColor", "the colour that fills the view", default: "the class's own", example: #""systemYellow""#,
    \.backgroundColor)

  package static let textColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "textColor", "the colour of its text", default: "the class's own", example: #""secondaryLabel""#, \.textColor)

  package static let barTintColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "barTintColor", "the colour that fills a bar", default: "the system's own", example: ##""#2c3e50""##,
    \.barTintColor)

  package static let separatorColor = SceneProperty<ViewAppearance, AppearanceColor?>(
    "separatorColor", "the lines between a table's rows", default: "the system's own", example: #""separator""#,
    \.separatorColor)

  package static let clipsToBounds = SceneProperty<ViewAppearance, Bool?>(
    "clipsToBounds", "whether subviews are cut at its edges; as the view's own key, which goes behind",
    default: "the class's own", example: "true", \.clipsToBounds)

  package static let contentMode = SceneProperty<ViewAppearance, ViewAppearance.ContentMode>(
    "contentMode", "the way in which an image fills it", example: #""scaleAspectFit""#, \.contentMode)

  package static let textAlignment = SceneProperty<ViewAppearance, ViewAppearance.TextAlignment?>(
    "textAlignment", "the alignment of its lines", default: "the class's own", example: #""center""#, \.textAlignment)

  package static let lineBreakMode = SceneProperty<ViewAppearance, ViewAppearance.LineBreakMode>(
    "lineBreakMode", "the way in which text that doesn't fit is cut", example: #""byTruncatingMiddle""#,
    \.lineBreakMode)

  package static let isSecureTextEntry = SceneProperty<ViewAppearance, Bool>(
    "isSecureTextEntry", "whether what is typed is shown as dots", example: "true", \.isSecureTextEntry)

  package static let titleEdgeInsets = SceneProperty<ViewAppearance, EdgeInsets>(
    "titleEdgeInsets", "the insets that move a button's title, without a configuration", default: "not moved",
    example: #"{"left": 8, "right": -8}"#, \.titleEdgeInsets)

  package static let imageEdgeInsets = SceneProperty<ViewAppearance, EdgeInsets>(
    "imageEdgeInsets", "the insets that move a button's image, likewise", default: "not moved",
    example: #"{"left": -8, "right": 8}"#, \.imageEdgeInsets)

  package static let accessoryType = SceneProperty<ViewAppearance, ViewAppearance.AccessoryType>(
    "accessoryType", "the accessory at a row's trailing edge", example: #""disclosureIndicator""#, \.accessoryType)

  package static let tableStyle = SceneProperty<ViewAppearance, ViewAppearance.TableStyle>(
    "tableStyle", "the style of a table's sections", example: #""insetGrouped""#, \.tableStyle)

  package static let prompt = SceneProperty<ViewAppearance, String?>(
    "prompt", "the line above a navigation bar's title", example: #""Pick one""#, \.prompt)

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

  package static let showsCancelButton = SceneProperty<ViewAppearance, Bool>(
    "showsCancelButton", "whether a search bar has a button that ends searching", example: "true", \.showsCancelButton)

  package static let currentPage = SceneProperty<ViewAppearance, Int>(
    "currentPage", "the page that a page control shows", example: "1", \.currentPage)
}
