import Documents
import LayoutModel

// The values of controllers' actions: presenting, pushing, popping and selecting.

/// A presentation, and the controller that is asked to present.
struct AskedPresentation: Sendable {
  var presentation: ModalPresentation
  var from: String
}

extension ValueFormat where Value == AskedPresentation {
  static let asked = ValueFormat(
    PresentationKeys.tableOfActions.what, .object { PresentationKeys.tableOfActions.shape },
    read: { value, reading in
      var draft = PresentationDraft()
      draft.settings.position = value.position
      guard PresentationKeys.tableOfActions.read(value, into: &draft, &reading), let presentation = draft.presentation,
        let from = draft.from
      else { return nil }
      return AskedPresentation(presentation: presentation, from: from)
    },
    write: { asked in
      let draft = PresentationDraft(asked.presentation, from: asked.from)
      return JSONValue(.object(PresentationKeys.tableOfActions.members(of: draft)))
    })
}

/// The controller whose presentation is dismissed, and the actions that follow.
struct Dismissal: Sendable {
  var viewController = ""
  var completion: [Action] = []
}

extension ValueFormat where Value == Dismissal {
  /// A dismissal: an id, or an object with more.
  static let dismissal = ValueFormat(
    "a dismissal, an object or the id of a controller",
    .either([ValueFormat<String>.reference.shape(), format.shape()]),
    read: { value, reading in
      if case .string = value.content {
        return ValueFormat<String>.reference.read(value, &reading).map { Dismissal(viewController: $0) }
      }
      return format.read(value, &reading)
    },
    write: { dismissal in
      dismissal.completion.isEmpty
        ? ValueFormat<String>.reference.write(dismissal.viewController) : format.write(dismissal)
    })

  private static let format = KeyTable<Dismissal>(
    "a dismissal, an object or the id of a controller", name: "Dismissal", required: ["viewController"],
    fresh: Dismissal(),
    [
      FixtureKey(
        "viewController", .reference, "the id of the controller that is asked to dismiss", example: #""items""#,
        \.viewController),
      FixtureKey(
        "completion", .actions, "what is done once it is gone", example: #"[{"reloadData": "table"}]"#, \.completion),
    ]
  ).format { !$0.viewController.isEmpty }
}

/// A push: the controller, and the navigation controller that it is pushed onto.
struct Push: Sendable {
  var viewController = ""
  var onto = ""
}

extension ValueFormat where Value == Push {
  static let push = KeyTable<Push>(
    "a push, an object", name: "Push", required: ["viewController", "onto"], fresh: Push(),
    [
      FixtureKey(
        "viewController", .reference, "the id of a controller of the fixture's 'viewControllers'",
        example: #""detail""#, \.viewController),
      FixtureKey("onto", .reference, "the id of the navigation controller", example: #""nav""#, \.onto),
    ]
  ).format { !$0.viewController.isEmpty && !$0.onto.isEmpty }
}

/// A pop: the navigation controller, and how far it pops.
struct Pop: Sendable {
  var from = ""
  var toRoot = false
}

extension ValueFormat where Value == Pop {
  /// A pop: an id, or an object with more.
  static let pop = ValueFormat(
    "the id of a navigation controller, or an object",
    .either([ValueFormat<String>.reference.shape(), format.shape()]),
    read: { value, reading in
      if case .string = value.content {
        return ValueFormat<String>.reference.read(value, &reading).map { Pop(from: $0) }
      }
      return format.read(value, &reading)
    }, write: { $0.toRoot ? format.write($0) : ValueFormat<String>.reference.write($0.from) })

  private static let format = KeyTable<Pop>(
    "a pop, an object or the id of a navigation controller", name: "Pop", required: ["from"], fresh: Pop(),
    [
      FixtureKey("from", .reference, "the id of the navigation controller", example: #""nav""#, \.from),
      FixtureKey("toRoot", .bool, "whether all above its root go", example: "true", \.toRoot),
    ]
  ).format { !$0.from.isEmpty }
}

/// A selection of a tab bar controller's tab.
struct TabSelection: Sendable {
  var `in` = ""
  var index = 0
}

extension ValueFormat where Value == TabSelection {
  static let tabSelection = KeyTable<TabSelection>(
    "a selection of a tab, an object", name: "TabSelection", required: ["in", "index"], fresh: TabSelection(),
    [
      FixtureKey("in", .reference, "the id of the tab bar controller", example: #""tabs""#, \.in),
      FixtureKey("index", .count, "which tab, from 0 on", example: "1", \.index),
    ]
  ).format { !$0.in.isEmpty }
}

/// A navigation controller's new stack.
struct Stack: Sendable {
  var of = ""
  var viewControllers: [String] = []
}

extension ValueFormat where Value == Stack {
  static let stack = KeyTable<Stack>(
    "a navigation controller's new stack, an object", name: "Stack", required: ["of", "viewControllers"],
    fresh: Stack(),
    [
      FixtureKey("of", .reference, "the id of the navigation controller", example: #""nav""#, \.of),
      FixtureKey(
        "viewControllers", .array(of: { .reference }, "an array of ids"),
        "the ids of the stack, from its root to its top: controllers in it, or of the fixture's 'viewControllers'",
        example: #"["items", "detail"]"#,
        \.viewControllers),
    ]
  ).format { !$0.of.isEmpty }
}
