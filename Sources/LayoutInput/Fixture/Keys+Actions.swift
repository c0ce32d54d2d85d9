import Documents
import LayoutModel

/// The keys of an action: something that the application does.
enum ActionKeys {
  static let choice = ChoiceTable<Action>("an action", name: "Action", keys({ $0 }, action: { $0 }))

  /// The keys of actions in objects that may be actions.
  ///
  /// - Parameters:
  ///   - wrap: The object of an action.
  ///   - action: The action that an object is.
  /// - Returns: A key for each kind of action.
  static func keys<Choice: Sendable>(
    _ wrap: @escaping @Sendable (Action) -> Choice, action: @escaping @Sendable (Choice) -> Action?
  ) -> [FixtureKey<[Choice]>] {
    func key<Content>(
      _ name: String, _ format: ValueFormat<Content>, _ meaning: String, example: String,
      _ make: @escaping @Sendable (Content) -> Action, _ content: @escaping @Sendable (Action) -> Content?
    ) -> FixtureKey<[Choice]> {
      .choice(name, format, meaning, example: example, { wrap(make($0)) }, { action($0).flatMap(content) })
    }
    return [
      key(
        "present", .asked, "a controller presents another",
        example: #"{"viewController": "login", "from": "items", "modalPresentationStyle": "formSheet"}"#,
        { .present($0.presentation, from: $0.from) },
        {
          if case .present(let shown, let from) = $0 { AskedPresentation(presentation: shown, from: from) } else { nil }
        }
      ),
      key(
        "togglePopover", .asked, "the same, or dismisses the popover that is up with that controller",
        example: #"{"viewController": "photo", "from": "detail", "popover": {"barButtonItem": "camera"}}"#,
        { .togglePopover($0.presentation, from: $0.from) },
        {
          if case .togglePopover(let shown, let from) = $0 {
            AskedPresentation(presentation: shown, from: from)
          } else {
            nil
          }
        }),
      key(
        "dismiss", .dismissal, "what the controller of an id presents is dismissed, or itself", example: #""items""#,
        { .dismiss($0.viewController, completion: $0.completion) },
        {
          if case .dismiss(let id, let completion) = $0 {
            Dismissal(viewController: id, completion: completion)
          } else {
            nil
          }
        }),
      key(
        "push", .push, "a controller of the fixture's 'viewControllers' is pushed onto a navigation controller",
        example: #"{"viewController": "detail", "onto": "nav"}"#,
        { .push($0.viewController, onto: $0.onto) },
        { if case .push(let id, let onto) = $0 { Push(viewController: id, onto: onto) } else { nil } }),
      key(
        "pop", .pop, "the top of a navigation controller is popped, or all above its root",
        example: #"{"from": "nav", "toRoot": true}"#,
        { .pop(from: $0.from, toRoot: $0.toRoot) },
        { if case .pop(let from, let toRoot) = $0 { Pop(from: from, toRoot: toRoot) } else { nil } }),
      key(
        "selectTab", .tabSelection, "a tab bar controller shows another tab", example: #"{"in": "tabs", "index": 1}"#,
        { .selectTab(of: $0.in, index: $0.index) },
        { if case .selectTab(let id, let index) = $0 { TabSelection(in: id, index: index) } else { nil } }),
      key(
        "setViewControllers", .stack, "a navigation controller's stack is replaced",
        example: #"{"of": "nav", "viewControllers": ["items", "detail"]}"#,
        { .setViewControllers($0.viewControllers, of: $0.of) },
        { if case .setViewControllers(let ids, let id) = $0 { Stack(of: id, viewControllers: ids) } else { nil } }),
      key(
        "insertRow", .rowInsertion, "a row is added to a table's data",
        example: #"{"into": "table", "row": {"id": "newRow", "class": "UITableViewCell"}}"#,
        { .insertRow($0.row, into: $0.into) },
        { if case .insertRow(let row, let id) = $0 { RowInsertion(into: id, row: row) } else { nil } }),
      key(
        "removeRow", .rowRemoval, "a row is taken out of a table's data",
        example: #"{"row": "newRow", "from": "table"}"#, { .removeRow($0.row, from: $0.from) },
        { if case .removeRow(let row, let id) = $0 { RowRemoval(row: row, from: id) } else { nil } }),
      key(
        "reloadData", .reference, "a table shows the rows of its data", example: #""table""#, { .reloadData(of: $0) },
        { if case .reloadData(let id) = $0 { id } else { nil } }),
      key(
        "set", .change, "values of a view, or of a bar's item, are set",
        example: #"{"view": "title", "isHidden": true}"#,
        {
          switch $0 {
          case .view(let change): .set(change.view, change.settings)
          case .item(let change): .setItem(change.item, change.settings)
          }
        },
        {
          switch $0 {
          case .set(let view, let settings): .view(ViewChange(view: view, settings: settings))
          case .setItem(let item, let settings): .item(ItemChange(item: item, settings: settings))
          default: nil
          }
        }),
      key(
        "if", .conditional, "one thing or another is done, by traits",
        example: #"{"when": {"orientation": "landscape"}, "then": [{"set": {"view": "photo", "isHidden": true}}]}"#,
        { .choose(when: $0.when, then: $0.then, otherwise: $0.otherwise) },
        {
          if case .choose(let when, let then, let otherwise) = $0 {
            Conditional(when: when, then: then, otherwise: otherwise)
          } else {
            nil
          }
        }),
      key(
        "post", .notification, "a notification is posted",
        example: #"{"name": "LostDog", "userInfo": {"Name": "Fido"}}"#, { .post($0) },
        { if case .post(let notification) = $0 { notification } else { nil } }),
      key(
        "device", .deviceSettings, "something is said to UIDevice",
        example: #"{"isBatteryMonitoringEnabled": true}"#, { .device($0) },
        { if case .device(let settings) = $0 { settings } else { nil } }),
      key(
        "animate", .animation, "a view comes to other values, in time",
        example: #"{"view": "title", "duration": 0.3, "to": {"alpha": 0}}"#, { .animate($0) },
        { if case .animate(let animation) = $0 { animation } else { nil } }),
      key(
        "throw", .exception, "an exception of the application's own, which ends it",
        example: #"{"name": "Wrong initializer", "reason": "Use initForNewItem:"}"#,
        { .throwException(name: $0.name, reason: $0.reason) },
        {
          if case .throwException(let name, let reason) = $0 {
            ThrownException(name: name, reason: reason)
          } else {
            nil
          }
        }),
    ]
  }
}

extension ValueFormat where Value == [Action] {
  static let actions = ValueFormat.array(of: { ActionKeys.choice.format }, "an array of actions")
}

// MARK: - The values of the keys

/// What is presented, and who is asked to.
private struct AskedPresentation: Sendable {
  var presentation: ModalPresentation
  var from: String
}

private struct Dismissal: Sendable {
  var viewController = ""
  var completion: [Action] = []
}

private struct Push: Sendable {
  var viewController = ""
  var onto = ""
}

private struct Pop: Sendable {
  var from = ""
  var toRoot = false
}

private struct TabSelection: Sendable {
  var `in` = ""
  var index = 0
}

private struct RowInsertion: Sendable {
  var into = ""
  var row = View()
}

private struct RowRemoval: Sendable {
  var row = ""
  var from = ""
}

private struct Stack: Sendable {
  var of = ""
  var viewControllers: [String] = []
}

/// What is done by traits.
private struct Conditional: Sendable {
  var when = TraitCondition()
  var then: [Action] = []
  var otherwise: [Action] = []
}

private struct ThrownException: Sendable {
  var name = ""
  var reason = ""
}

private struct ViewChange: Sendable {
  var view = ""
  var settings: [ViewSetting] = []
}

private struct ItemChange: Sendable {
  var item = ""
  var settings: [BarButtonItemSetting] = []
}

/// What is set of a view or of a bar's item.
private enum Change: Sendable {
  case view(ViewChange)
  case item(ItemChange)
}

extension KeyTable {
  /// The format of objects that count only where the names in them could be read.
  fileprivate func format(where isRead: @escaping @Sendable (Subject) -> Bool) -> ValueFormat<Subject> {
    let format = format
    return ValueFormat(
      what, format.shape(), read: { value, reading in format.read(value, &reading).flatMap { isRead($0) ? $0 : nil } },
      write: format.write)
  }
}

extension ValueFormat where Value == AskedPresentation {
  fileprivate static let asked = ValueFormat(
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

extension ValueFormat where Value == Dismissal {
  /// An id, or an object with more.
  fileprivate static let dismissal = ValueFormat(
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

extension ValueFormat where Value == Push {
  fileprivate static let push = KeyTable<Push>(
    "a push, an object", name: "Push", required: ["viewController", "onto"], fresh: Push(),
    [
      FixtureKey(
        "viewController", .reference, "the id of a controller of the fixture's 'viewControllers'",
        example: #""detail""#, \.viewController),
      FixtureKey("onto", .reference, "the id of the navigation controller", example: #""nav""#, \.onto),
    ]
  ).format { !$0.viewController.isEmpty && !$0.onto.isEmpty }
}

extension ValueFormat where Value == Pop {
  /// An id, or an object with more.
  fileprivate static let pop = ValueFormat(
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

extension ValueFormat where Value == TabSelection {
  fileprivate static let tabSelection = KeyTable<TabSelection>(
    "a selection of a tab, an object", name: "TabSelection", required: ["in", "index"], fresh: TabSelection(),
    [
      FixtureKey("in", .reference, "the id of the tab bar controller", example: #""tabs""#, \.in),
      FixtureKey("index", .count, "which tab, from 0 on", example: "1", \.index),
    ]
  ).format { !$0.in.isEmpty }
}

extension ValueFormat where Value == RowInsertion {
  fileprivate static let rowInsertion = KeyTable<RowInsertion>(
    "a row for a table, an object", name: "RowInsertion", required: ["into", "row"], fresh: RowInsertion(),
    [
      FixtureKey("into", .reference, "the id of the table view", example: #""table""#, \.into),
      FixtureKey("row", .view, "the cell, a view", example: #"{"id": "newRow", "class": "UITableViewCell"}"#, \.row),
    ]
  ).format { !$0.into.isEmpty }
}

extension ValueFormat where Value == RowRemoval {
  fileprivate static let rowRemoval = KeyTable<RowRemoval>(
    "a row and its table, an object", name: "RowRemoval", required: ["row", "from"], fresh: RowRemoval(),
    [
      FixtureKey("row", .reference, "the id of the cell", example: #""newRow""#, \.row),
      FixtureKey("from", .reference, "the id of the table view", example: #""table""#, \.from),
    ]
  ).format { !$0.row.isEmpty && !$0.from.isEmpty }
}

extension ValueFormat where Value == Stack {
  fileprivate static let stack = KeyTable<Stack>(
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

extension ValueFormat where Value == Conditional {
  fileprivate static let conditional = KeyTable<Conditional>(
    "a condition and actions, an object", name: "Choice", required: ["when", "then"], fresh: Conditional(),
    [
      FixtureKey(
        "when", .condition, "the traits that decide, all of them", example: #"{"orientation": "landscape"}"#, \.when),
      FixtureKey("then", .actions, "what is done where they hold", example: #"[{"reloadData": "table"}]"#, \.then),
      FixtureKey("else", .actions, "what is done where not", example: #"[{"reloadData": "table"}]"#, \.otherwise),
    ]
  ).format
}

extension ValueFormat where Value == ThrownException {
  fileprivate static let exception = KeyTable<ThrownException>(
    "an exception, an object", name: "Exception", required: ["name", "reason"], fresh: ThrownException(),
    [
      FixtureKey("name", .string, "its name", example: #""Wrong initializer""#, \.name),
      FixtureKey("reason", .string, "its reason", example: #""Use initForNewItem:""#, \.reason),
    ]
  ).format
}

extension ValueFormat where Value == PostedNotification {
  fileprivate static let notification = KeyTable<PostedNotification>(
    "a notification, an object", name: "Notification", required: ["name"], fresh: PostedNotification(name: ""),
    [
      FixtureKey("name", .string, "its name", example: #""LostDog""#, \.name),
      FixtureKey(
        "object", .string, "who posts it: \"device\", \"application\" or a controller's id", default: "nobody",
        example: #""owner""#,
        \.object),
      FixtureKey(
        "userInfo", .members("an object of strings", .string), "what it says beside, strings by names",
        example: #"{"Name": "Fido"}"#, \.userInfo),
    ]
  ).format
}

extension ValueFormat where Value == [DeviceSetting] {
  fileprivate static let deviceSettings = KeyTable<[DeviceSetting]>(
    "what is said to UIDevice, an object", name: "DeviceSettings", fresh: [],
    [
      FixtureKey(
        "isBatteryMonitoringEnabled", .bool, "whether changes of the battery are posted", default: "`false` at first",
        example: "true",
        { $0.append(.isBatteryMonitoringEnabled($1)) },
        write: { settings in
          settings.lazy.compactMap { if case .isBatteryMonitoringEnabled(let isOn) = $0 { isOn } else { nil } }.first
        }),
      FixtureKey(
        "isProximityMonitoringEnabled", .bool, "whether the proximity sensor is on", default: "`false` at first",
        example: "true",
        { $0.append(.isProximityMonitoringEnabled($1)) },
        write: { settings in
          settings.lazy.compactMap { if case .isProximityMonitoringEnabled(let isOn) = $0 { isOn } else { nil } }.first
        }),
      call("beginGeneratingDeviceOrientationNotifications", .beginGeneratingDeviceOrientationNotifications),
      call("endGeneratingDeviceOrientationNotifications", .endGeneratingDeviceOrientationNotifications),
    ]
  ).format

  /// A method, called where the value is true.
  private static func call(_ name: String, _ setting: DeviceSetting) -> FixtureKey<[DeviceSetting]> {
    FixtureKey(
      name, .bool, "true calls it; what begins and ends is counted", example: "true", { if $1 { $0.append(setting) } },
      write: { $0.contains(setting) ? true : nil })
  }
}

extension ValueFormat where Value == Change {
  /// What an object with `view` sets of that, and one with `barButtonItem` of an item.
  fileprivate static let change = ValueFormat(
    ValueFormat<ViewChange>.viewChange.expected,
    .either([ValueFormat<ViewChange>.viewChange.shape(), ValueFormat<ItemChange>.itemChange.shape()]),
    read: { value, reading in
      if case .object(let members) = value.content, members.contains(where: { $0.key == "barButtonItem" }) {
        return ValueFormat<ItemChange>.itemChange.read(value, &reading).map { .item($0) }
      }
      return ValueFormat<ViewChange>.viewChange.read(value, &reading).map { .view($0) }
    },
    write: { change in
      switch change {
      case .view(let change): ValueFormat<ViewChange>.viewChange.write(change)
      case .item(let change): ValueFormat<ItemChange>.itemChange.write(change)
      }
    })
}

extension ValueFormat where Value == ItemChange {
  /// `{"barButtonItem": "camera", "isEnabled": false}`.
  fileprivate static let itemChange = KeyTable<ItemChange>(
    "a bar button item's id and its new values, an object", name: "ItemChange", required: ["barButtonItem"],
    fresh: ItemChange(),
    [FixtureKey("barButtonItem", .reference, "the id of the item", example: #""camera""#, \.item)]
      + BarButtonItemKeys.settings.map { key in
        key.key({ $0.settings.append($1) }, write: { $0.settings.last(where: key.isOwn) })
      } + FixtureKey.elsewhere("id", "systemItem", "variations", why: "it is the same at all times")
  ).format { !$0.item.isEmpty }
}

extension ValueFormat where Value == ViewChange {
  /// `{"view": "title", "isHidden": true}`.
  fileprivate static let viewChange = KeyTable<ViewChange>(
    "a view's id and its new values, an object", name: "ViewChange", required: ["view"], fresh: ViewChange(),
    [FixtureKey("view", .reference, "the id of the view", example: #""title""#, \.view)] + settings + others
  ).format { !$0.view.isEmpty }

  private static let settings: [FixtureKey<ViewChange>] = ViewKeys.settings
    .filter { $0.name != "layoutGuides" }
    .map { key in key.key({ $0.settings.append($1) }, write: { $0.settings.last(where: key.isOwn) }) }

  private static let others: [FixtureKey<ViewChange>] =
    FixtureKey.elsewhere(
      "id", "class", "userLabel", "outlet", "subviews", "variations", "layoutGuides", why: "it is the same at all times"
    )
}

extension ValueFormat where Value == Animation {
  fileprivate static let animation = KeyTable<Animation>(
    "an animation, an object", name: "Animation", required: ["view", "duration", "to"],
    fresh: Animation(view: "", duration: 0),
    [
      FixtureKey("view", .reference, "the id of the view", example: #""title""#, \.view),
      FixtureKey("duration", .duration, "in seconds", example: "0.3", \.duration),
      FixtureKey("delay", .duration, "before it begins, in seconds", example: "0.1", \.delay),
      FixtureKey("curve", .name(of: "curve"), "how fast it runs when", example: #""linear""#, \.curve),
      FixtureKey("repeatCount", .repeatCount, "how often it runs", example: #""infinite""#, \.repeatCount),
      FixtureKey("autoreverses", .bool, "whether it runs back after each time", example: "true", \.autoreverses),
      FixtureKey("to", .animated, "what the view comes to", example: #"{"alpha": 0}"#, \.to),
      FixtureKey(
        "completion", .actions, "what is done once it ends",
        example: #"[{"set": {"view": "title", "isHidden": true}}]"#, \.completion),
    ]
  ).format { !$0.view.isEmpty }
}

/// The values that an animation brings a view to.
private struct AnimatedValues: Hashable, Sendable {
  var frame: Rect?
  var alpha: Double?
  var transform: AffineTransform?
}

extension Animation {
  fileprivate var to: AnimatedValues {
    get { AnimatedValues(frame: frame, alpha: alpha, transform: transform) }
    set { (frame, alpha, transform) = (newValue.frame, newValue.alpha, newValue.transform) }
  }
}

extension ValueFormat where Value == AnimatedValues {
  fileprivate static let animated = KeyTable<AnimatedValues>(
    "an object of values of an animated view", name: "AnimatedValues", fresh: AnimatedValues(),
    [
      FixtureKey("frame", .frame, "[x, y, width, height]", example: "[20, 20, 280, 23]", \.frame),
      FixtureKey("alpha", .alpha, "its opacity, from 0 to 1", example: "0", \.alpha),
      FixtureKey(
        "transform", .transform, "what it is drawn through: [a, b, c, d, tx, ty], or parts such as {\"rotation\": 45}",
        example: #"{"rotation": 45}"#,
        \.transform),
    ]
  ).format
}

extension ValueFormat where Value == Double {
  /// A number of times, or `"infinite"`.
  fileprivate static let repeatCount = ValueFormat(
    "a number or \"infinite\"", .either([times.shape(), .name(["infinite"])]),
    read: { value, reading in
      if case .string("infinite") = value.content { return .infinity }
      return times.read(value, &reading)
    }, write: { $0 == .infinity ? JSONValue(.string("infinite")) : times.write($0) })

  private static let times = number(
    "a number or \"infinite\"", .number("a number from 0 on", from: 0, to: Magnitude.largest),
    allowed: "a number of times isn't negative, and at most \(Int(Magnitude.largest))"
  ) { $0 >= 0 && Magnitude.isSound($0) }
}
