import Documents
import LayoutModel

/// The keys of an action: something that the application does.
enum ActionKeys {
  static let choice = ChoiceTable<Action>("an action", name: "Action", keys({ $0 }, action: { $0 }))

  /// The keys of actions, for objects that may be actions among other things.
  ///
  /// - Parameters:
  ///   - wrap: Makes an object from an action.
  ///   - action: Gives the action of an object, if it is one.
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
        "dismiss", .dismissal, "the id of a controller: what it presents is dismissed, or itself", example: #""items""#,
        { .dismiss($0.viewController, isAnimated: $0.isAnimated, completion: $0.completion) },
        {
          if case .dismiss(let id, let isAnimated, let completion) = $0 {
            Dismissal(viewController: id, isAnimated: isAnimated, completion: completion)
          } else {
            nil
          }
        }),
      key(
        "push", .push, "a controller of the fixture's 'viewControllers' is pushed onto a navigation controller",
        example: #"{"viewController": "detail", "onto": "nav"}"#,
        { .push($0.viewController, onto: $0.onto, isAnimated: $0.isAnimated) },
        {
          if case .push(let id, let onto, let isAnimated) = $0 {
            Push(viewController: id, onto: onto, isAnimated: isAnimated)
          } else {
            nil
          }
        }),
      key(
        "pop", .pop, "the top of a navigation controller is popped, or all above its root",
        example: #"{"from": "nav", "toRoot": true}"#,
        { .pop(from: $0.from, toRoot: $0.toRoot, isAnimated: $0.isAnimated) },
        {
          if case .pop(let from, let toRoot, let isAnimated) = $0 {
            Pop(from: from, toRoot: toRoot, isAnimated: isAnimated)
          } else {
            nil
          }
        }),
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
        example: #"{"into": "table", "row": {"id": "newRow", "class": "UITableViewCell"}}"#, { .insertRow($0) },
        { if case .insertRow(let insertion) = $0 { insertion } else { nil } }),
      key(
        "removeRow", .rowRemoval, "a row is taken out of a table's data",
        example: #"{"row": "newRow", "from": "table"}"#, { .removeRow($0.row, from: $0.from, with: $0.animation) },
        {
          if case .removeRow(let row, let id, let animation) = $0 {
            RowRemoval(row: row, from: id, animation: animation)
          } else {
            nil
          }
        }),
      key(
        "moveRow", .rowMove, "a row of a table moves to another place",
        example: #"{"row": "row2", "of": "table", "to": 0}"#,
        { .moveRow($0.row, of: $0.of, to: $0.to) },
        { if case .moveRow(let row, let id, let index) = $0 { RowMove(row: row, of: id, to: index) } else { nil } }),
      key(
        "reloadData", .reference, "a table shows the rows of its data", example: #""table""#, { .reloadData(of: $0) },
        { if case .reloadData(let id) = $0 { id } else { nil } }),
      key(
        "set", .change, "values of a view, of a bar's item, or of a controller are set",
        example: #"{"view": "title", "isHidden": true}"#,
        {
          switch $0 {
          case .view(let change): .set(change.view, change.settings)
          case .item(let change): .setItem(change.item, change.settings)
          case .controller(let change): .setController(change.controller, change.settings)
          }
        },
        {
          switch $0 {
          case .set(let view, let settings): .view(ViewChange(view: view, settings: settings))
          case .setItem(let item, let settings): .item(ItemChange(item: item, settings: settings))
          case .setController(let id, let settings): .controller(ControllerChange(controller: id, settings: settings))
          default: nil
          }
        }),
      key(
        "if", .conditional, "one thing or another is done, as things are then",
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
        "addObserver", .addedObserver, "a controller, or the application's delegate, observes from now on",
        example: #"{"observer": "catcher", "name": "LostDog", "selector": "retrieveDog:"}"#,
        { .addObserver($0.settings, observer: $0.observer) },
        {
          if case .addObserver(let settings, let id) = $0 {
            AddedObserver(observer: id, settings: settings)
          } else {
            nil
          }
        }),
      key(
        "removeObserver", .removedObserver, "it observes no more: everything, or what has this name and this poster",
        example: #"{"observer": "catcher"}"#,
        { .removeObserver($0.observer, name: $0.name, object: $0.object) },
        {
          if case .removeObserver(let id, let name, let object) = $0 {
            RemovedObserver(observer: id, name: name, object: object)
          } else {
            nil
          }
        }),
      key(
        "becomeFirstResponder", .reference, "a text field or a text view begins editing", example: #""nameField""#,
        { .becomeFirstResponder($0) }, { if case .becomeFirstResponder(let id) = $0 { id } else { nil } }),
      key(
        "resignFirstResponder", .reference, "a text field or a text view ends editing", example: #""nameField""#,
        { .resignFirstResponder($0) }, { if case .resignFirstResponder(let id) = $0 { id } else { nil } }),
      key(
        "call", .methodCall, "a method of a controller, or a block that a property holds; of its own without 'of'",
        example: #"{"method": "prepareViews", "of": "detail"}"#, { .call($0.method, of: $0.of) },
        { if case .call(let name, let id) = $0 { MethodCall(method: name, of: id) } else { nil } }),
      key(
        "device", .deviceSettings, "something is said to UIDevice",
        example: #"{"isBatteryMonitoringEnabled": true}"#, { .device($0) },
        { if case .device(let settings) = $0 { settings } else { nil } }),
      key(
        "animate", .animation, "a view takes other values, over time",
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

extension KeyTable {
  /// The format of objects that are dropped unless the names in them could be read.
  func format(where isRead: @escaping @Sendable (Subject) -> Bool) -> ValueFormat<Subject> {
    let format = format
    return ValueFormat(
      what, format.shape(), read: { value, reading in format.read(value, &reading).flatMap { isRead($0) ? $0 : nil } },
      write: format.write)
  }
}
