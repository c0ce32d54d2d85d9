import LayoutModel

extension ControlSpecimen {
  private static let list = "lists of 2011"
  private static let tally = "tally of public files"
  private static let article = "sources in Bars"

  private static func observed(_ since: Int, _ source: String) -> Era {
    Era(since: since, knowledge: .observed, source: source)
  }
  private static func inferred(_ since: Int, _ source: String) -> Era {
    Era(since: since, knowledge: .inferred, source: source)
  }
  private static func unsourced(_ since: Int) -> Era {
    Era(since: since, knowledge: .generalKnowledge, source: "")
  }
  private static func measured(_ since: Int, _ count: Int) -> Era { observed(since, "\(tally), \(count)") }

  /// The controls, in the order of their names.
  package static let all: [ControlSpecimen] = indicators + buttons + pickers + pages + bars + segments + texts + toggles

  private static let indicators = [
    ControlSpecimen(.activityIndicatorView, "medium", since: [measured(3, 118)]),
    ControlSpecimen(.activityIndicatorView, "large", since: [measured(3, 31)]) { $0.content.style = .large },
    ControlSpecimen(.progressView, since: [observed(3, list), measured(7, 41), measured(14, 18)]),
    ControlSpecimen(.colorWell, since: [measured(14, 2)]),
  ]

  private static let buttons = [
    ControlSpecimen(.button, "“Button” of 15 points", since: [inferred(3, ""), measured(7, 1_114)]) {
      $0.content.text = "Button"
    },
    ControlSpecimen(.button, "“Button” of 17 points", since: [inferred(3, ""), measured(7, 1_114)]) {
      ($0.content.text, $0.content.font) = ("Button", .system(size: 17))
    },
    ControlSpecimen(
      .button, "“Button”, plain, gray, tinted or filled configuration", since: [measured(15, 21)]
    ) {
      ($0.content.text, $0.content.configuration) = ("Button", ButtonConfiguration())
    },
    ControlSpecimen(.button, "detailDisclosure, infoLight, infoDark", since: [observed(3, tally)]) {
      $0.content.buttonType = .detailDisclosure
    },
    ControlSpecimen(.button, "contactAdd", since: [observed(3, tally)]) { $0.content.buttonType = .contactAdd },
  ]

  private static let pickers = [
    ControlSpecimen(.datePicker, "wheels", since: [measured(3, 19)]) { $0.content.preferredDatePickerStyle = .wheels },
    ControlSpecimen(.datePicker, "compact", since: [observed(14, "\(tally), few")]) {
      $0.content.preferredDatePickerStyle = .compact
    },
    ControlSpecimen(.datePicker, "inline", since: [Era(since: 14, knowledge: .unknown, source: "")]) {
      $0.content.preferredDatePickerStyle = .inline
    },
    ControlSpecimen(.pickerView, since: [measured(3, 24)]),
  ]

  private static let pages = [
    ControlSpecimen(
      .pageControl, "three pages", since: [observed(3, "\(tally), few"), inferred(14, "width as before")]
    ) {
      $0.content.numberOfPages = 3
    }
  ]

  private static let bars = [
    ControlSpecimen(.navigationBar, since: [observed(3, article), observed(26, article)]),
    ControlSpecimen(
      .navigationBar, "on a pad", on: .pad, since: [observed(3, article), observed(12, article), observed(26, article)]),
    ControlSpecimen(.searchBar, since: [observed(3, list), observed(11, article), observed(26, "openuikit")]),
    ControlSpecimen(.tabBar, since: [observed(3, article)]),
    ControlSpecimen(.tabBar, "on a pad", on: .pad, since: [observed(3, article), observed(12, article)]),
    ControlSpecimen(.toolbar, since: [observed(3, article), observed(26, article)]),
    ControlSpecimen(
      .toolbar, "on a pad", on: .pad, since: [observed(3, article), observed(12, article), observed(26, article)]),
  ]

  private static let segments = [
    ControlSpecimen(
      .segmentedControl, "“First”, “Second”",
      since: [
        observed(3, list), observed(7, "height: \(tally), 36; width inferred"),
        observed(13, "height: \(tally), 61; width inferred"),
      ]
    ) { $0.content.segments = ["First", "Second"] },
    ControlSpecimen(.slider, since: [observed(3, list), measured(7, 203), observed(26, "\(tally), openuikit")]),
    ControlSpecimen(.stepper, since: [measured(5, 7), measured(13, 10)]),
  ]

  private static let texts = [
    ControlSpecimen(
      .textField, "rounded, 14 points", since: [observed(3, list), measured(7, 165), measured(13, 257)]
    ) {
      ($0.content.borderStyle, $0.content.font) = (.roundedRect, .system(size: 14))
    },
    ControlSpecimen(.textField, "without a border", since: [measured(3, 66)]),
    ControlSpecimen(.label, "“Label” of 17 points", since: [unsourced(3), observed(9, tally)]) {
      $0.content.text = "Label"
    },
    ControlSpecimen(.textView, since: [Era(since: 3, knowledge: .documented, source: "none while it scrolls")]),
  ]

  private static let toggles = [
    ControlSpecimen(.switch, since: [unsourced(3), observed(5, "height: \(list)"), measured(7, 300), measured(26, 49)])
  ]
}
