import Checks
import Documents
import LayoutModel
import Notations

/// The keys of a presentation (<doc:FixtureReference#Presentation>).
enum PresentationKeys {
  static let table = KeyTable<PresentationDraft>(
    "a presentation, an object", name: "Presentation", required: ["viewController"], fresh: PresentationDraft(), keys)

  /// The same keys, and the controller that is asked to present.
  static let tableOfActions = KeyTable<PresentationDraft>(
    "a presentation, an object", name: "AskedPresentation", required: ["viewController", "from"],
    fresh: PresentationDraft(),
    [
      FixtureKey(
        "from", .reference, "the id of the controller that is asked to present", example: #""items""#, { $0.from = $1 },
        write: { $0.from })
    ] + keys)

  private static let keys: [FixtureKey<PresentationDraft>] = [
    FixtureKey(
      "viewController", .subject, "the controller, an object, or the id of one of the fixture's 'viewControllers'",
      example: #""sheet""#,
      \.subject),
    FixtureKey(
      "modalPresentationStyle", .modalPresentationStyle,
      "the style in which the presented view stands over what is there",
      example: #""formSheet""#, \.settings.style),
    FixtureKey(
      "modalTransitionStyle", .modalTransitionStyle, "its transition",
      example: #""flipHorizontal""#, \.settings.transitionStyle),
    FixtureKey(
      "popover", .popover, "the place that a popover points to, and its directions",
      example: #"{"sourceView": "image", "sourceRect": [0, 0, 10, 10]}"#, \.settings.popover),
    FixtureKey(
      "frame", .frame, "of a custom presentation: where the view stands", default: "all of its container",
      example: "[20, 100, 280, 200]",
      \.settings.frame),
    FixtureKey(
      "adaptivePresentationStyle", .modalPresentationStyle,
      "the style that the delegate asks for in compact environments; none keeps a popover", default: "`automatic`",
      example: #""none""#, \.settings.adaptiveStyle),
    FixtureKey(
      "isPopoverController", .bool, "whether it is UIPopoverController, as up to iOS 8", example: "true",
      \.settings.isPopoverController),
    FixtureKey("isAnimated", .bool, "whether it comes with an animation", example: "false", \.settings.isAnimated),
    FixtureKey(
      "completion", .actions, "the actions once it stands", example: #"[{"reloadData": "table"}]"#,
      \.settings.completion),
  ]
}

/// The parts of a presentation, before they are put together.
struct PresentationDraft: Sendable {
  var subject: ModalPresentation.Subject?
  var from: String?
  /// All other settings.
  var settings = ModalPresentation(.named(""))

  /// The presentation, if its controller could be read.
  var presentation: ModalPresentation? {
    guard let subject else { return nil }
    var presentation = settings
    presentation.subject = subject
    return presentation
  }
}

extension PresentationDraft {
  init(_ presentation: ModalPresentation, from: String? = nil) {
    subject = presentation.subject
    self.from = from
    settings = presentation
  }
}

extension ValueFormat where Value == ModalPresentation {
  static let presentation = ValueFormat(
    PresentationKeys.table.what, .object { PresentationKeys.table.shape },
    read: { value, reading in
      var draft = PresentationDraft()
      draft.settings.position = value.position
      return PresentationKeys.table.read(value, into: &draft, &reading) ? draft.presentation : nil
    }, write: { JSONValue(.object(PresentationKeys.table.members(of: PresentationDraft($0)))) })
}

extension ValueFormat where Value == ModalPresentation.Subject {
  fileprivate static let subject = ValueFormat(
    "a controller or the id of one",
    .either([ValueFormat<String>.reference.shape(), ValueFormat<ViewController>.viewController.shape()]),
    read: { value, reading in
      if case .object = value.content {
        return ValueFormat<ViewController>.viewController.read(value, &reading).map { .declared($0) }
      }
      guard case .string = value.content else {
        reading.reportKind(of: value, expected: "a controller or the id of one")
        return nil
      }
      return ValueFormat<String>.reference.read(value, &reading).map { .named($0) }
    },
    write: { subject in
      switch subject {
      case .named(let id): ValueFormat<String>.reference.write(id)
      case .declared(let controller): ValueFormat<ViewController>.viewController.write(controller)
      }
    })
}

extension ValueFormat where Value == ModalPresentationStyle {
  static let modalPresentationStyle = ValueFormat.name(
    of: "presentation style", among: ModalPresentationStyle.allCases.map { ($0.name, $0) })
}

extension ValueFormat where Value == ModalTransitionStyle {
  static let modalTransitionStyle = ValueFormat.name(
    of: "transition style", among: ModalTransitionStyle.allCases.map { ($0.name, $0) })
}

extension ValueFormat where Value == PopoverSettings {
  /// A popover's settings: `{"barButtonItem": "camera"}`, or `{"sourceView": "image", "sourceRect": [0, 0, 10, 10]}`.
  fileprivate static let popover = ValueFormat(
    table.what, .object { table.shape },
    read: { value, reading in
      var draft = Draft()
      guard table.read(value, into: &draft, &reading) else { return nil }
      if draft.sourceView != nil, draft.barButtonItem != nil {
        reading.report(
          .misplacedKey("barButtonItem", why: "'sourceView' says what the popover points at"), at: value.position)
      }
      if draft.sourceView == nil, draft.sourceRect != nil {
        reading.report(.misplacedKey("sourceRect", why: "it is a rectangle of a 'sourceView'"), at: value.position)
      }
      return draft.settings
    }, write: { JSONValue(.object(table.members(of: Draft($0)))) })

  /// The parts of a popover's settings.
  private struct Draft: Sendable {
    var barButtonItem: String?
    var sourceView: String?
    var sourceRect: Rect?
    var others = PopoverSettings(anchor: nil)

    init() {}

    init(_ settings: PopoverSettings) {
      others = settings
      switch settings.anchor {
      case .barButtonItem(let id): barButtonItem = id
      case .view(let id, let rect): (sourceView, sourceRect) = (id, rect)
      case nil: break
      }
    }

    var settings: PopoverSettings {
      var settings = others
      settings.anchor = sourceView.map { .view($0, sourceRect) } ?? barButtonItem.map { .barButtonItem($0) }
      return settings
    }
  }

  private static let table = KeyTable<Draft>(
    "a popover, an object", name: "Popover",
    rules: [.excludes("sourceView", ["barButtonItem"]), .needs("sourceRect", ["sourceView"])], fresh: Draft(),
    [
      FixtureKey(
        "barButtonItem", .reference, "the id of the bar's item that it points at", example: #""camera""#,
        \.barButtonItem),
      FixtureKey("sourceView", .reference, "the id of the view that it points at", example: #""image""#, \.sourceView),
      FixtureKey(
        "sourceRect", .frame, "the rectangle of that view", default: "all of that view", example: "[0, 0, 10, 10]",
        \.sourceRect),
      FixtureKey(
        "permittedArrowDirections",
        .options(
          "an array of arrow directions", of: "arrow direction",
          PopoverArrowDirection.named.map { ($0.name, $0.direction) }, unions: [("any", .any)]),
        "the edges that its arrow may stand on", example: #"["up", "down"]"#, \.others.permittedArrowDirections),
      FixtureKey(
        "contentSize", .lengths, "[width, height] of its content", default: "the one that the controller prefers",
        example: "[320, 480]",
        \.others.contentSize),
      FixtureKey(
        "passthroughViews", .references,
        "the ids of views and bars' items that can be tapped while it is up, with all that stands in them",
        example: #"["toolbar"]"#,
        \.others.passthroughViews),
      FixtureKey(
        "popoverLayoutMargins", .insets,
        "its least distance from the window's edges", default: "the system's own margin",
        example: #"{"top": 20, "left": 10, "bottom": 10, "right": 10}"#,
        \.others.layoutMargins),
      FixtureKey(
        "popoverBackgroundViewClass", .popoverBackground,
        "the class that draws its border and arrow, and what that answers", default: "UIKit's own",
        example:
          #"{"class": "Bubble", "arrowHeight": 20, "arrowBase": 30, "contentViewInsets": {"top": 8}}"#,
        \.others.backgroundView),
    ])
}

extension ValueFormat where Value == PopoverBackgroundView {
  /// A popover's background:
  /// `{"class": "Bubble", "arrowHeight": 20, "arrowBase": 30, "contentViewInsets": {"top": 8, …}}`.
  fileprivate static let popoverBackground = KeyTable<PopoverBackgroundView>(
    "a popover's background, an object", name: "PopoverBackgroundView",
    required: ["class", "arrowHeight", "arrowBase", "contentViewInsets"],
    fresh: PopoverBackgroundView(class: "", arrowHeight: 0, arrowBase: 0, contentViewInsets: .zero),
    [
      FixtureKey("class", .string, "a class made of UIPopoverBackgroundView", example: #""Bubble""#, \.className),
      FixtureKey("arrowHeight", .length, "its arrow's height, in points", example: "20", \.arrowHeight),
      FixtureKey("arrowBase", .length, "its arrow's width at the base, in points", example: "30", \.arrowBase),
      FixtureKey(
        "contentViewInsets", .insets, "the distance from its edges to the content, its arrow aside",
        example: #"{"top": 8, "left": 8, "bottom": 8, "right": 8}"#, \.contentViewInsets),
    ]
  ).format
}

extension ValueFormat where Value == Size {
  /// A size: `[320, 480]`.
  static let lengths = ValueFormat.tuple(
    "an array of two numbers, [width, height]", [.length, .length], { Size(width: $0[0], height: $0[1]) },
    parts: { [$0.width, $0.height] })
}

extension ValueFormat where Value == [String] {
  /// The ids of things that are declared elsewhere.
  static let references = ValueFormat.array(of: { .reference }, "an array of ids")
}

extension ValueFormat where Value == String {
  /// The id of the thing that is declared here. Ids are checked together once all are known.
  static let id = ValueFormat(
    string.expected, .string("an id", pattern: ConstraintPattern.id), read: string.read, write: string.write)

  /// The id of something that is declared elsewhere.
  static let reference = ValueFormat(
    "a string, an id", .string("an id", pattern: ConstraintPattern.idOfPart),
    read: { value, reading in
      guard let id = ValueFormat<String>.string.read(value, &reading) else { return nil }
      let parts = id.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isIDCharacter) }) else {
        reading.report(.malformed(id, what: "an id", example: "\"title\""), at: value.position)
        return nil
      }
      return id
    }, write: string.write)
}
