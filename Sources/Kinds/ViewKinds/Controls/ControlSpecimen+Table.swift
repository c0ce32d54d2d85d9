import LayoutModel

extension ControlSpecimen {
  /// The controls, in the order of their names.
  package static let all: [ControlSpecimen] =
    specimens(of: [.activityIndicatorView, .progressView, .colorWell]) + buttons
    + specimens(of: [.datePicker, .pickerView, .pageControl]) + bars
    + specimens(of: [.segmentedControl, .slider, .stepper]) + texts + specimens(of: [.switch])
    + KindDescription.all.filter { !listed.contains($0.kind) }.flatMap(\.specimens)

  /// The kinds that stand among others in the list; those besides come last.
  private static let listed: Set<ViewKind> = [
    .activityIndicatorView, .progressView, .colorWell, .datePicker, .pickerView, .pageControl, .segmentedControl,
    .slider,
    .stepper, .switch,
  ]

  private static func specimens(of kinds: [ViewKind]) -> [ControlSpecimen] {
    kinds.flatMap { KindDescription.of($0)?.specimens ?? [] }
  }

  private static let buttons = [
    ControlSpecimen(.button, "“Button” of 15 points", since: [Era(3, .inferred()), Era(7, .measured(1_114))]) {
      $0.content.text = "Button"
    },
    ControlSpecimen(.button, "“Button” of 17 points", since: [Era(3, .inferred()), Era(7, .measured(1_114))]) {
      ($0.content.text, $0.content.font) = ("Button", .system(size: 17))
    },
    ControlSpecimen(
      .button, "“Button”, plain, gray, tinted or filled configuration", since: [Era(15, .measured(21))]
    ) {
      ($0.content.text, $0.content.configuration) = ("Button", ButtonConfiguration())
    },
    ControlSpecimen(.button, "detailDisclosure, infoLight, infoDark", since: [Era(3, .tally)]) {
      $0.content.buttonType = .detailDisclosure
    },
    ControlSpecimen(.button, "contactAdd", since: [Era(3, .tally)]) { $0.content.buttonType = .contactAdd },
  ]

  private static let bars = [
    ControlSpecimen(.navigationBar, since: [Era(3, .article), Era(26, .article)]),
    ControlSpecimen(
      .navigationBar, "on a pad", on: .pad, since: [Era(3, .article), Era(12, .article), Era(26, .article)]),
    ControlSpecimen(.searchBar, since: [Era(3, .list), Era(11, .article), Era(26, .observed("openuikit"))]),
    ControlSpecimen(.tabBar, since: [Era(3, .article)]),
    ControlSpecimen(.tabBar, "on a pad", on: .pad, since: [Era(3, .article), Era(12, .article)]),
    ControlSpecimen(.toolbar, since: [Era(3, .article), Era(26, .article)]),
    ControlSpecimen(
      .toolbar, "on a pad", on: .pad, since: [Era(3, .article), Era(12, .article), Era(26, .article)]),
  ]

  private static let texts = [
    ControlSpecimen(
      .textField, "rounded, 14 points", since: [Era(3, .list), Era(7, .measured(165)), Era(13, .measured(257))]
    ) {
      ($0.content.borderStyle, $0.content.font) = (.roundedRect, .system(size: 14))
    },
    ControlSpecimen(.textField, "without a border", since: [Era(3, .measured(66))]),
    ControlSpecimen(.label, "“Label” of 17 points", since: [Era(3, .unsourced), Era(9, .tally)]) {
      $0.content.text = "Label"
    },
    ControlSpecimen(.textView, since: [Era(3, Evidence(knowledge: .documented, source: "none while it scrolls"))]),
  ]
}
