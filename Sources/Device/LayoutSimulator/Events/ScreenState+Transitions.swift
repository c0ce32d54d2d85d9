import LayoutModel

/// Work of handlers during a transition.
///
/// `Transition.outcome(of:)` says what waits. As the interface turns, a popover goes at once where code dismisses it, along with the
/// turn; other presentations and dismissals wait until it has turned, and come before what `didRotate` does (chosen).
extension ScreenState {
  /// Runs a closure as part of a transition.
  ///
  /// - Throws: The errors of the closure.
  mutating func transitioning<Result>(
    _ transition: Transition, _ body: (inout ScreenState) throws -> Result
  ) throws -> Result {
    let outer = handling.transition
    handling.transition = outer ?? transition
    let result = try body(&self)
    handling.transition = outer
    return result
  }

  /// Tells whether an action has to wait for the present transition.
  func mustWait(_ action: Action) -> Bool {
    switch action {
    case .push, .pop, .selectTab, .setViewControllers: handling.transition?.outcome(of: .change) == .waits
    case .dismiss(let name, _, _) where handling.transition == .ofTurn: !dismissesPopover(name)
    case .present(_, let name), .togglePopover(_, let name):
      handling.transition?.outcome(of: .present) == .waits && isPresenterInWindow(for: name)
    case .dismiss: handling.transition?.outcome(of: .dismiss) == .waits
    case .insertRow, .removeRow, .moveRow, .reloadData, .set, .setItem, .setController, .choose, .call, .post,
      .addObserver, .removeObserver, .becomeFirstResponder, .resignFirstResponder, .device, .animate, .throwException:
      false
    }
  }

  /// Tells whether the view of the outermost controller around a controller is in the window, or comes into it by another
  /// way than the present transition: a request to present is refused at once where it isn't, and waits where it is.
  func isPresenterInWindow(for name: String) -> Bool {
    guard let asked = window.hierarchy.index(named: name) else { return true }
    return !handling.arriving.contains(window.hierarchy.containmentRoot(of: asked))
  }

  /// Performs the actions that had to wait.
  ///
  /// - Throws: Their errors; `SimulatedException` where actions lead to each other endlessly.
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

  /// The maximum number of actions that may wait for transitions of one event.
  private static let maximumWaiting = 256

  /// Tells whether a controller's dismissal is refused because controllers are being presented or dismissed, with
  /// UIKit's warning (general knowledge).
  mutating func refusesDismissal(from name: String) -> Bool {
    guard handling.transition?.outcome(of: .dismiss) == .refused else { return false }
    note(.warning, name, PresentationWarning.refusedDismissal(from: name))
    return true
  }
}

extension Action {
  /// A Boolean that tells whether it presents or dismisses.
  fileprivate var isPresentation: Bool {
    switch self {
    case .present, .dismiss, .togglePopover: true
    default: false
    }
  }
}

extension SimulatedException {
  /// The exception that ends an application whose actions lead to each other endlessly, as a stack overflow would.
  static let endlessActions = SimulatedException(
    name: "EXC_BAD_ACCESS", reason: "actions lead to each other without end")

  /// The exception that ends an application kept busy by one event for too long, as the system's watchdog would.
  ///
  /// - Parameter limit: The maximum number of actions that an event may lead to.
  /// - Returns: The exception.
  static func tooManyActions(_ limit: Int) -> SimulatedException {
    SimulatedException(
      name: "EXC_CRASH",
      reason: "one event led to more than \(limit) actions, and the system ends an application that doesn't answer "
        + "(0x8badf00d): handlers may call each other many times")
  }
}
