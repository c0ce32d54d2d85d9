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
  var isAnimated = true
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
      dismissal.completion.isEmpty && dismissal.isAnimated
        ? ValueFormat<String>.reference.write(dismissal.viewController) : format.write(dismissal)
    })

  private static let format = KeyTable<Dismissal>(
    "a dismissal, an object or the id of a controller", name: "Dismissal", required: ["viewController"],
    fresh: Dismissal(),
    [
      FixtureKey(
        "viewController", .reference, "the id of the controller that is asked to dismiss", example: #""items""#,
        \.viewController),
      FixtureKey("isAnimated", .bool, "whether it goes with an animation", example: "false", \.isAnimated),
      FixtureKey(
        "completion", .actions, "the actions once it is gone", example: #"[{"reloadData": "table"}]"#, \.completion),
    ]
  ).format { !$0.viewController.isEmpty }
}

/// A push: the controller, and the navigation controller that it is pushed onto.
struct Push: Sendable {
  var viewController = ""
  var onto = ""
  var isAnimated = true
}

extension ValueFormat where Value == Push {
  static let push = KeyTable<Push>(
    "a push, an object", name: "Push", required: ["viewController", "onto"], fresh: Push(),
    [
      FixtureKey(
        "viewController", .reference, "the id of a controller of the fixture's 'viewControllers'",
        example: #""detail""#, \.viewController),
      FixtureKey("onto", .reference, "the id of the navigation controller", example: #""nav""#, \.onto),
      FixtureKey("isAnimated", .bool, "whether it comes with an animation", example: "false", \.isAnimated),
    ]
  ).format { !$0.viewController.isEmpty && !$0.onto.isEmpty }
}

/// A pop: the navigation controller, and how far it pops.
struct Pop: Sendable {
  var from = ""
  var toRoot = false
  var isAnimated = true
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
    },
    write: { pop in
      pop.toRoot || !pop.isAnimated ? format.write(pop) : ValueFormat<String>.reference.write(pop.from)
    })

  private static let format = KeyTable<Pop>(
    "a pop, an object or the id of a navigation controller", name: "Pop", required: ["from"], fresh: Pop(),
    [
      FixtureKey("from", .reference, "the id of the navigation controller", example: #""nav""#, \.from),
      FixtureKey("toRoot", .bool, "whether all above its root go", example: "true", \.toRoot),
      FixtureKey("isAnimated", .bool, "whether it goes with an animation", example: "false", \.isAnimated),
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
      FixtureKey("index", .count, "the tab's number, from 0 on", example: "1", \.index),
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

/// A change of a controller.
struct ControllerChange: Sendable {
  var controller = ""
  var settings: [ControllerSetting] = []
}

extension ValueFormat where Value == ControllerChange {
  /// `{"controller": "picker", "sourceType": "camera"}`.
  static let controllerChange = KeyTable<ControllerChange>(
    "a controller's id and its new values, an object", name: "ControllerChange", required: ["controller"],
    fresh: ControllerChange(),
    [
      FixtureKey("controller", .reference, "the id of the controller", example: #""picker""#, \.controller),
      key(
        "modalPresentationStyle", .modalPresentationStyle, "the style in which it is presented next",
        example: #""formSheet""#, { .modalPresentationStyle($0) },
        { if case .modalPresentationStyle(let style) = $0 { style } else { nil } }),
      key(
        "modalTransitionStyle", .modalTransitionStyle, "its transition from the next time on",
        example: #""crossDissolve""#,
        { .modalTransitionStyle($0) }, { if case .modalTransitionStyle(let style) = $0 { style } else { nil } }),
      key(
        "sourceType", .name(of: "source type"), "the source of an image picker's images", example: #""camera""#,
        { .sourceType($0) }, { if case .sourceType(let type) = $0 { type } else { nil } }),
      key(
        "navigationItem", .navigationItem, "its texts and items in bars",
        example: #"{"title": "Items", "rightBarButtonItems": ["Edit"]}"#, { .navigationItem($0) },
        { if case .navigationItem(let item) = $0 { item } else { nil } }),
      FixtureKey(
        "properties", .properties, "new values of its properties", example: #"{"item": "row1"}"#,
        { change, values in
          change.settings += values.sorted { $0.key < $1.key }.map { .property($0.key, $0.value) }
        },
        write: { change in
          let values = change.settings.compactMap { setting in
            if case .property(let name, let value) = setting { (name, value) } else { nil }
          }
          return values.isEmpty ? nil : Dictionary(values) { _, last in last }
        }),
    ]
  ).format { !$0.controller.isEmpty }

  private static func key<Content>(
    _ name: String, _ format: ValueFormat<Content>, _ meaning: String, example: String,
    _ make: @escaping @Sendable (Content) -> ControllerSetting,
    _ content: @escaping @Sendable (ControllerSetting) -> Content?
  ) -> FixtureKey<ControllerChange> {
    FixtureKey(
      name, format, meaning, example: example, { $0.settings.append(make($1)) },
      write: { $0.settings.lazy.compactMap(content).last })
  }
}

/// A call of a controller's method; of the controller whose code runs where none is named.
struct MethodCall: Sendable {
  var method = ""
  var of = ""
}

extension ValueFormat where Value == MethodCall {
  /// A method's name, or an object with more.
  static let methodCall = ValueFormat(
    "the name of a method, or an object", .either([ValueFormat<String>.string.shape(), format.shape()]),
    read: { value, reading in
      if case .string(let name) = value.content { return MethodCall(method: name) }
      return format.read(value, &reading)
    }, write: { $0.of.isEmpty ? ValueFormat<String>.string.write($0.method) : format.write($0) })

  private static let format = KeyTable<MethodCall>(
    "a call, an object or the name of a method", name: "MethodCall", required: ["method"], fresh: MethodCall(),
    [
      FixtureKey(
        "method", .string, "the name of the method, or of a property that holds a block", example: #""prepareViews""#,
        \.method),
      FixtureKey(
        "of", .reference, "the id of the controller", default: "the one whose code this is", example: #""detail""#, \.of
      ),
    ]
  ).format { !$0.method.isEmpty }
}
