public import LayoutModel
public import LayoutResolution

extension ScreenState {
  /// Handles an event.
  ///
  /// - Parameter event: The event.
  /// - Returns: The step: its consequences, and the layout after it.
  /// - Throws: `SimulatedException` where UIKit throws an exception; `LayoutFailure` where the solver fails.
  public mutating func handle(_ event: Event) throws -> TraceStep {
    let start = time
    (log, handling) = (EventLog(), EventHandling())
    // Refusals belong to one event.
    application.refusals = []
    do {
      switch event.kind {
      case .rotateDevice(let orientation): try rotateDevice(to: orientation)
      case .tap where application.monitors.isNear:
        note(.note, "window", "something is near: the screen is dark and takes no touches")
      case .tap(let target): try tap(target)
      case .keyboard(let isShown): try showKeyboard(isShown)
      case .batteryState(let state): try changeBattery(to: state)
      case .batteryLevel(let level): try changeBattery(to: level)
      case .proximityState(let isNear): try changeProximity(isNear)
      case .wait(let seconds): try finishAnimations(by: time + seconds)
      case .type(let text): try type(text)
      case .returnKey: try tapReturn()
      case .pickMedia(let picker): try endPicking(in: picker, .imagePickerControllerDidFinishPickingMediaWithInfo)
      case .cancelPicking(let picker): try endPicking(in: picker, .imagePickerControllerDidCancel)
      case .action(let action): try perform(action)
      }
      try performWaiting()
      try endEditingOfGone()
      try finishAnimations(by: time)
      let layout = try layout()
      noteTroubles(in: layout)
      return TraceStep(
        time: start, duration: time - start, transitions: log.transitions, event: event.words, position: event.position,
        calls: log.calls, layout: layout)
    } catch var exception as SimulatedException {
      exception.position = exception.position ?? event.position
      throw exception
    }
  }

  /// The launch as a step: the calls, and the layout once all initial presentations are complete.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  public mutating func launched() throws -> TraceStep {
    let layout = try layout()
    noteTroubles(in: layout)
    let step = TraceStep(
      time: 0, duration: time, transitions: log.transitions, event: Self.launchWords,
      position: scene.rootViewController.position, calls: log.calls, layout: layout)
    log = EventLog()
    return step
  }

  /// The step of an event, or of the launch, that an exception ended: the calls until then, and the last visible layout.
  ///
  /// - Parameters:
  ///   - event: The event; `nil` for the launch.
  ///   - start: The time of the event, in seconds.
  ///   - former: The layout before it.
  /// - Returns: The step.
  func interrupted(_ event: Event?, since start: Double, _ former: ScreenLayout) -> TraceStep {
    TraceStep(
      time: start, duration: time - start, transitions: log.transitions, event: event?.words ?? Self.launchWords,
      position: event.map(\.position) ?? scene.rootViewController.position, calls: log.calls,
      layout: log.transitions.last?.layout ?? former)
  }

  private static let launchWords = "launch"

  // MARK: Actions

  /// Performs an action.
  ///
  /// - Throws: `SimulatedException` where actions lead to each other endlessly, as a stack overflow would end them, or
  ///   exceed an event's limit.
  mutating func perform(_ action: Action) throws {
    guard handling.nesting < EventHandling.maximumNesting else { throw SimulatedException.endlessActions }
    guard handling.actionsLeft > 0 else { throw SimulatedException.tooManyActions(EventHandling.maximumActions) }
    handling.actionsLeft -= 1
    handling.nesting += 1
    defer { handling.nesting -= 1 }
    if mustWait(action) { return handling.waiting.append(action) }
    switch action {
    case .present(let presentation, let from): try present(presentation, from: from)
    case .togglePopover(let presentation, let from): try togglePopover(presentation, from: from)
    case .dismiss(let controller, let isAnimated, let completion):
      try dismiss(controller, isAnimated: isAnimated, completion: completion)
    case .push(let controller, let navigation, let isAnimated):
      try push(controller, onto: navigation, isAnimated: isAnimated)
    case .pop(let navigation, let toRoot, let isAnimated):
      try pop(from: navigation, toRoot: toRoot, isAnimated: isAnimated)
    case .selectTab(let tabs, let index): try selectTab(index, of: tabs)
    case .setViewControllers(let stack, let navigation): try setStack(stack, of: navigation)
    case .insertRow(let insertion): try insertRow(insertion)
    case .removeRow(let row, let table, let animation): try removeRow(row, from: table, with: animation)
    case .moveRow(let row, let table, let index): try moveRow(row, of: table, to: index)
    case .reloadData(let table): reloadData(of: table)
    case .set(let view, let settings): try set(settings, of: view)
    case .setItem(let item, let settings):
      if changeItem(item, { item in settings.forEach { item.apply($0) } }) {
        note(.action, item, "is changed: \(settings.map(\.words).joined(separator: ", "))")
      }
    case .setController(let controller, let settings): try set(settings, ofController: controller)
    case .choose(let when, let then, let otherwise): try perform(holds(when) ? then : otherwise)
    case .call(let method, let controller): try call(method, of: controller)
    case .addObserver(let observer, let name): addObserver(observer, named: name)
    case .removeObserver(let observer, let name, let object): removeObserver(observer, name: name, object: object)
    case .becomeFirstResponder(let view): try beginEditing(view)
    case .resignFirstResponder(let view): try endEditing(view)
    case .post(let notification): try post(notification)
    case .device(let settings): apply(settings)
    case .animate(let animation): try animate(animation)
    case .throwException(let name, let reason): throw SimulatedException(name: name, reason: reason)
    }
  }

  /// Performs several actions, one after another.
  mutating func perform(_ actions: [Action]) throws {
    for action in actions { try perform(action) }
  }

  /// The controller of a name.
  ///
  /// - Throws: `SimulatedException` where there is none on the screen: a message to an object that doesn't exist.
  func controller(named name: String) throws(SimulatedException) -> ControllerHierarchy.Index {
    if let index = window.hierarchy.index(named: name) { return index }
    throw SimulatedException(
      name: "NSInvalidArgumentException", reason: "the controller '\(name)' isn't on the screen")
  }
}

extension Event {
  /// The event in words, such as `rotateDevice landscapeLeft`.
  var words: String {
    switch kind {
    case .rotateDevice(let orientation): "rotateDevice \(orientation)"
    case .tap(.item(let id)): "tap \(id)"
    case .tap(.point(let point)): "tap (\(point.x), \(point.y))"
    case .keyboard(let isShown): isShown ? "showKeyboard" : "hideKeyboard"
    case .batteryState(let state): "batteryState \(state.name)"
    case .batteryLevel(let level): "batteryLevel \(level)"
    case .proximityState(let isNear): "proximityState \(isNear)"
    case .wait(let seconds): "wait \(seconds)"
    case .type(let text): "type \"\(text)\""
    case .returnKey: "returnKey"
    case .pickMedia(let picker): "pickMedia \(picker)"
    case .cancelPicking(let picker): "cancelPicking \(picker)"
    case .action(let action): action.words
    }
  }
}

extension Action {
  /// The action in words, such as `push detail onto nav`.
  var words: String {
    switch self {
    case .present(let presentation, let from): "present \(presentation.subject.words) from \(from)"
    case .togglePopover(let presentation, let from): "togglePopover \(presentation.subject.words) from \(from)"
    case .dismiss(let controller, _, _): "dismiss \(controller)"
    case .push(let controller, let navigation, _): "push \(controller) onto \(navigation)"
    case .pop(let navigation, let toRoot, _): toRoot ? "pop \(navigation) to its root" : "pop \(navigation)"
    case .selectTab(let tabs, let index): "selectTab \(index) of \(tabs)"
    case .setViewControllers(let stack, let navigation):
      "setViewControllers \(stack.joined(separator: ", ")) of \(navigation)"
    case .insertRow(let insertion): "insertRow into \(insertion.table)"
    case .removeRow(let row, let table, _): "removeRow \(row) from \(table)"
    case .moveRow(let row, let table, let index): "moveRow \(row) of \(table) to \(index)"
    case .reloadData(let table): "reloadData of \(table)"
    case .set(let view, _): "set \(view)"
    case .setItem(let item, _): "set \(item)"
    case .setController(let controller, _): "set \(controller)"
    case .choose: "if"
    case .call(let method, let controller): "call \(method) of \(controller)"
    case .addObserver(let observer, let name): "addObserver \(name) of \(observer.name ?? "everything")"
    case .removeObserver(let name, _, _): "removeObserver \(name)"
    case .becomeFirstResponder(let view): "becomeFirstResponder \(view)"
    case .resignFirstResponder(let view): "resignFirstResponder \(view)"
    case .post(let notification): "post \(notification.name)"
    case .device: "device"
    case .animate(let animation): "animate \(animation.view)"
    case .throwException(let name, _): "throw \(name)"
    }
  }
}

extension ModalPresentation.Subject {
  /// The controller's id, or words in its place.
  var words: String {
    switch self {
    case .named(let id): id
    case .declared(let controller): controller.id ?? controller.kind.rawValue
    }
  }
}
