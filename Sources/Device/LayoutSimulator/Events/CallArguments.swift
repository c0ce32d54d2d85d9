import LayoutModel

/// The arguments of code as it runs: of a callback, of a completion or of an observer's method.
struct CallArguments: Hashable, Sendable {
  /// The traits to come that a callback names.
  var comingTraits: Traits?
  /// The interface orientation before a turn that is over.
  var fromInterfaceOrientation: InterfaceOrientation?
  /// The interface orientation to come.
  var toInterfaceOrientation: InterfaceOrientation?
  /// The duration of the turn, in seconds.
  var duration: Double?
  /// In a completion, whether the finished work ran to its end.
  var finished: Bool?
  /// The notification.
  var notification: PostedNotification?
}

/// Controllers whose code at a callback is still to run, and what it is told.
struct Duty: Sendable {
  let callback: ControllerHandler.Callback
  let controllers: [ViewController]
  let arguments: CallArguments
}

extension ScreenState {
  /// Does something while its code is told something.
  ///
  /// - Throws: What it throws.
  mutating func telling<Result>(
    _ arguments: CallArguments, _ body: (inout ScreenState) throws -> Result
  ) throws -> Result {
    let outer = handling.arguments
    handling.arguments = arguments
    defer { handling.arguments = outer }
    return try body(&self)
  }

  /// Does what is still to be done.
  mutating func perform(_ duties: [Duty]) throws {
    for duty in duties {
      try telling(duty.arguments) { state in
        for controller in duty.controllers { try state.perform(controller.actions(at: duty.callback)) }
      }
    }
  }

  /// Does what something does once it has ended.
  ///
  /// - Parameters:
  ///   - actions: What it does.
  ///   - finished: Whether it ran to its end.
  /// - Throws: What they throw.
  mutating func perform(_ actions: [Action], finished: Bool) throws {
    try telling(CallArguments(finished: finished)) { state in try state.perform(actions) }
  }

  // MARK: Conditions

  /// Tells whether a condition holds as the code runs that asks.
  func holds(_ condition: ActionCondition) -> Bool {
    let arguments = handling.arguments
    func agrees(_ wanted: TraitCondition.Orientation?, _ told: InterfaceOrientation?) -> Bool {
      guard let wanted else { return true }
      return told.map(wanted.includes) ?? false
    }
    func agrees<Value: Equatable>(_ wanted: Value?, _ told: Value?) -> Bool { wanted == nil || wanted == told }
    return condition.traits.holds(for: arguments.comingTraits ?? window.environment.traits)
      && agrees(condition.interfaceOrientation, orientation)
      && agrees(condition.fromInterfaceOrientation, arguments.fromInterfaceOrientation)
      && agrees(condition.toInterfaceOrientation, arguments.toInterfaceOrientation)
      && agrees(condition.duration, arguments.duration) && agrees(condition.finished, arguments.finished)
      && (condition.isSourceTypeAvailable.map { device.hasSource($0) } ?? true)
      && (condition.notification.map { holds($0, of: arguments.notification) } ?? true)
      && condition.properties.allSatisfy(holds)
  }

  private func holds(_ condition: NotificationCondition, of notification: PostedNotification?) -> Bool {
    guard let notification else { return false }
    return condition.name.map { $0 == notification.name } ?? true
      && condition.object.map { $0 == notification.object } ?? true
      && condition.userInfo.allSatisfy { notification.userInfo[$0.key] == $0.value }
  }

  /// Tells whether a property holds a value, of a controller that lives, waits or is gone; a missing controller's
  /// property holds nothing, as a message to `nil` answers.
  private func holds(_ condition: PropertyCondition) -> Bool {
    let owner = window.hierarchy.index(named: condition.controller).map { window.hierarchy[$0].controller }
    let controller =
      owner ?? waitingController(condition.controller) ?? application.departed[condition.controller]
    let value = controller?.properties[condition.name] ?? .none
    switch condition.value {
    case .exactly(let wanted): return value == wanted
    case .something: return value != .none
    }
  }
}
