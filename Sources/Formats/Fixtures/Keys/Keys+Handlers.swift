import Documents
import LayoutModel

extension ValueFormat where Value == [ControllerHandler] {
  /// Handlers:
  /// `{"viewWillAppear": [actions], "viewWillTransition": {"callsSuper": false, "alongsideTransition": [actions]}}`.
  static let handlers = ValueFormat(
    table.what, .object { table.shape },
    read: { value, reading in
      var handlers: [ControllerHandler] = []
      guard table.read(value, into: &handlers, &reading) else { return nil }
      return ControllerHandler.Callback.allCases.compactMap { callback in handlers.last { $0.callback == callback } }
    }, write: { JSONValue(.object(table.members(of: $0))) })

  private static let table = KeyTable<[ControllerHandler]>(
    "an object of actions by callbacks", name: "Handlers", fresh: [],
    ControllerHandler.Callback.allCases.filter { !SizeTransition.parts.contains($0) }.map { callback in
      callback.isQuestion
        ? FixtureKey(
          callback.rawValue, .answer, "its answer, true or false, and its actions: a list, or an object",
          example: #"{"answer": false}"#,
          { $0.append(ControllerHandler(callback, $1.actions, answer: $1.answer)) },
          write: { handlers in
            handlers.first { $0.callback == callback }.map { Answer(answer: $0.answer, actions: $0.actions) }
          })
        : FixtureKey(
          callback.rawValue, .actions, "its actions then",
          example: #"[{"present": {"viewController": "login", "from": "items"}}]"#,
          { $0.append(ControllerHandler(callback, $1)) },
          write: { $0.first { $0.callback == callback }?.actions })
    } + [
      FixtureKey(
        ControllerHandler.Callback.viewWillTransition.rawValue, .sizeTransition,
        "its actions before its size changes, alongside and at the end: a list, or an object",
        example: #"{"alongsideTransition": [{"set": {"view": "photo", "alpha": 0}}]}"#,
        { $0 += $1.handlers }, write: { SizeTransition($0) })
    ])
}

/// A delegate's answer, and what it does beside.
private struct Answer: Sendable {
  var answer = true
  var actions: [Action] = []
}

extension ValueFormat where Value == Answer {
  /// True or false, actions of one that answers true, or an object with both.
  fileprivate static let answer = ValueFormat(
    table.what, .either([.bool, ValueFormat<[Action]>.actions.shape(), .object { table.shape }]),
    read: { value, reading in
      switch value.content {
      case .bool(let answer): return Answer(answer: answer)
      case .array: return ValueFormat<[Action]>.actions.read(value, &reading).map { Answer(actions: $0) }
      default:
        var answer = Answer()
        return table.read(value, into: &answer, &reading) ? answer : nil
      }
    },
    write: { answer in
      if answer.actions.isEmpty { return JSONValue(.bool(answer.answer)) }
      return answer.answer
        ? ValueFormat<[Action]>.actions.write(answer.actions) : JSONValue(.object(table.members(of: answer)))
    })

  private static let table = KeyTable<Answer>(
    "true or false, an array of actions, or an object", name: "Answer", fresh: Answer(),
    [
      FixtureKey("answer", .bool, "its answer", example: "false", \.answer),
      FixtureKey(
        "actions", .actions, "its actions before it answers", example: #"[{"resignFirstResponder": "nameField"}]"#,
        \.actions),
    ])
}

/// An override of `viewWillTransition(to:with:)`.
private struct SizeTransition: Sendable {
  var callsSuper = true
  var actions: [Action] = []
  var alongsideTransition: [Action] = []
  var completion: [Action] = []

  /// The callbacks that it consists of.
  static let parts: [ControllerHandler.Callback] = [.viewWillTransition, .alongsideTransition, .transitionCompletion]

  init() {}

  /// Finds the override among handlers; `nil` if there is none.
  init?(_ handlers: [ControllerHandler]) {
    let own = handlers.filter { Self.parts.contains($0.callback) }
    guard !own.isEmpty else { return nil }
    func actions(_ callback: ControllerHandler.Callback) -> [Action] {
      own.filter { $0.callback == callback }.flatMap(\.actions)
    }
    callsSuper = own.allSatisfy(\.callsSuper)
    self.actions = actions(.viewWillTransition)
    alongsideTransition = actions(.alongsideTransition)
    completion = actions(.transitionCompletion)
  }

  var handlers: [ControllerHandler] {
    [ControllerHandler(.viewWillTransition, actions, callsSuper: callsSuper)]
      + [(.alongsideTransition, alongsideTransition), (.transitionCompletion, completion)].compactMap {
        (callback: ControllerHandler.Callback, actions: [Action]) in
        actions.isEmpty ? nil : ControllerHandler(callback, actions)
      }
  }
}

extension ValueFormat where Value == SizeTransition {
  /// An override: actions before the size changes, or an object with more.
  fileprivate static let sizeTransition = ValueFormat(
    table.what, .either([ValueFormat<[Action]>.actions.shape(), .object { table.shape }]),
    read: { value, reading in
      var transition = SizeTransition()
      if case .array = value.content {
        guard let actions = ValueFormat<[Action]>.actions.read(value, &reading) else { return nil }
        transition.actions = actions
        return transition
      }
      return table.read(value, into: &transition, &reading) ? transition : nil
    },
    write: { transition in
      let isPlain =
        transition.callsSuper && transition.alongsideTransition.isEmpty && transition.completion.isEmpty
      return isPlain
        ? ValueFormat<[Action]>.actions.write(transition.actions)
        : JSONValue(.object(table.members(of: transition)))
    })

  private static let table = KeyTable<SizeTransition>(
    "an array of actions, or an object", name: "SizeTransition", fresh: SizeTransition(),
    [
      FixtureKey(
        "callsSuper", .bool,
        "whether it calls super: where not willRotate and its like don't come, nor anything to "
          + "its children", example: "false", \.callsSuper),
      FixtureKey(
        "actions", .actions, "the actions before the size changes",
        example: #"[{"set": {"view": "photo", "alpha": 0}}]"#, \.actions),
      FixtureKey(
        "alongsideTransition", .actions, "the actions within the animation, which go with it",
        example: #"[{"set": {"view": "photo", "alpha": 0}}]"#, \.alongsideTransition),
      FixtureKey(
        "completion", .actions, "the actions once the transition is over",
        example: #"[{"set": {"view": "photo", "alpha": 0}}]"#, \.completion),
    ])
}

extension ValueFormat where Value == [NotificationObserver] {
  /// Observers: `[{"name": "UIDeviceOrientationDidChangeNotification", "selector": "orientationChanged:"}]`.
  static let observers = ValueFormat.array(
    of: {
      KeyTable<NotificationObserver>(
        "an observer, an object", name: "Observer", required: ["name"], fresh: NotificationObserver(name: ""),
        [
          FixtureKey(
            "name", .optional(.string), "the notification's name; null for every one",
            example: #""UIDeviceOrientationDidChangeNotification""#, \.name),
          FixtureKey(
            "object", .string, "the object that posts it: \"device\", \"application\" or a controller's id",
            default: "anybody",
            example: #""device""#,
            \.object),
          FixtureKey(
            "selector", .string, "the message that is sent, with its colons", example: #""orientationChanged:""#,
            \.selector),
          FixtureKey(
            "method", .string,
            "the method that the observer implements, where it is another than the selector's: that is an exception",
            default: "the selector's", example: #""orientationChanged:""#,
            \.method),
          FixtureKey(
            "unregisters", .bool, "whether it stops observing before it goes away", example: "false", \.unregisters),
          FixtureKey("actions", .actions, "its actions then", example: #"[{"reloadData": "table"}]"#, \.actions),
        ]
      ).format
    }, "an array of observers")
}
