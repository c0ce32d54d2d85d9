import LayoutModel

/// Something that goes on while controllers come and go.
enum Transition {
  /// Controllers are presented or dismissed.
  case ofPresentation
  /// A container shows others: pushes, pops, columns for which there is room; and the launch.
  case ofContainer
  /// A container shows another of its tabs, or another page.
  case ofSelection
  /// The interface turns.
  case ofTurn

  /// In which order controllers are told that they come and go.
  var order: AppearanceOrder {
    switch self {
    case .ofPresentation: .ofPresentation
    case .ofContainer, .ofTurn: .ofStack
    case .ofSelection: .ofSelection
    }
  }
}

/// What handlers do meanwhile.
///
/// UIKit refuses to present and to dismiss while it presents or dismisses, and says so on the console. All else that changes
/// which controllers are seen waits until the event is over (chosen: UIKit lets navigation controllers wait in some versions, and
/// warns of unbalanced calls in others). As the interface turns, a popover goes at once where code dismisses it, along with the
/// turn; other presentations and dismissals wait until it has turned, and come before what `didRotate` does (chosen).
extension ScreenState {
  /// Does something as part of a transition.
  ///
  /// - Throws: What that throws.
  mutating func transitioning<Result>(
    _ transition: Transition, _ body: (inout ScreenState) throws -> Result
  ) throws -> Result {
    let outer = handling.transition
    handling.transition = outer ?? transition
    let result = try body(&self)
    handling.transition = outer
    return result
  }

  /// Whether an action has to wait for the transition that goes on.
  func mustWait(_ action: Action) -> Bool {
    switch action {
    case .push, .pop, .selectTab, .setViewControllers: handling.transition != nil
    case .dismiss(let name, _, _) where handling.transition == .ofTurn: !dismissesPopover(name)
    case .present, .dismiss, .togglePopover: handling.transition != nil && handling.transition != .ofPresentation
    case .insertRow, .removeRow, .moveRow, .reloadData, .set, .setItem, .setController, .choose, .call, .post,
      .addObserver, .removeObserver, .becomeFirstResponder, .resignFirstResponder, .device, .animate, .throwException:
      false
    }
  }

  /// Does what had to wait.
  ///
  /// - Throws: What it throws; `SimulatedException` where actions lead to each other without end.
  mutating func performWaiting() throws {
    var performed = 0
    while !handling.waiting.isEmpty {
      performed += 1
      guard performed <= Self.maximumWaiting else { throw SimulatedException.endlessActions }
      try perform(handling.waiting.removeFirst())
    }
  }

  /// Presents and dismisses what callbacks of a turn asked for, before its last ones ask for more.
  ///
  /// - Throws: What that throws.
  mutating func performWaitingPresentations() throws {
    let waiting = handling.waiting
    handling.waiting = waiting.filter { !$0.isPresentation }
    try perform(waiting.filter(\.isPresentation))
  }

  /// How many actions may wait for transitions of one event.
  private static let maximumWaiting = 256

  /// Whether a controller's dismissal is refused because controllers are presented or dismissed just now, with UIKit's warning
  /// (general knowledge).
  mutating func refusesDismissal(from name: String) -> Bool {
    guard handling.transition != nil, handling.transition != .ofTurn else { return false }
    note(
      .warning, name,
      "Attempt to dismiss from view controller <\(name)> while a presentation or dismiss is in progress!")
    return true
  }
}

extension Action {
  /// Whether it presents or dismisses.
  fileprivate var isPresentation: Bool {
    switch self {
    case .present, .dismiss, .togglePopover: true
    default: false
    }
  }
}

extension SimulatedException {
  /// What ends an application whose actions lead to each other without end, as a stack would overflow.
  static let endlessActions = SimulatedException(
    name: "EXC_BAD_ACCESS", reason: "actions lead to each other without end")

  /// What ends an application that one event keeps busy for too long: the system's watchdog.
  ///
  /// - Parameter limit: How many actions an event may lead to.
  /// - Returns: The exception.
  static func tooManyActions(_ limit: Int) -> SimulatedException {
    SimulatedException(
      name: "EXC_CRASH",
      reason: "one event led to more than \(limit) actions, and the system ends an application that doesn't answer "
        + "(0x8badf00d): handlers may call each other many times")
  }
}
