import Documents
import LayoutModel
import LayoutResolution

/// The effects of a turn of the device (<doc:Rotation#Order-of-the-callbacks>).
extension ScreenState {
  /// Turns the device. Face up and face down only change the notification.
  mutating func rotateDevice(to orientation: DeviceOrientation) throws {
    guard orientation != deviceOrientation else {
      note(.note, "device", "it is held so already")
      return
    }
    application.deviceOrientation = orientation
    guard application.monitors.orientationListeners > 0 else {
      note(.note, "device", "nobody wants orientations: nothing is posted, and the interface isn't asked")
      return
    }
    try post(
      NotificationObserver.deviceOrientationDidChange, by: "device",
      "orientation \(orientation.name) = \(orientation.rawValue)", logged: "\(orientation.rawValue)")
    guard let interface = orientation.interfaceOrientation else {
      note(.note, "device", "\(orientation) says nothing about the interface, which stays in \(self.orientation.name)")
      return
    }
    try turnInterface(to: interface)
  }

  /// Asks whether the interface may turn, and turns it where it may.
  ///
  /// - Throws: `SimulatedException` where no orientation is allowed at all.
  mutating func turnInterface(to requested: InterfaceOrientation) throws {
    guard requested != orientation else {
      application.refusals = []
      return
    }
    guard !window.hierarchy.isEmpty else {
      return note(.note, "window", "it has no root controller: nobody is asked, and nothing turns")
    }
    let asked = window.askedController
    let decision = decision(on: requested)
    ask(asked, decision)
    if decision.throwsException { try refuseAll() }
    application.refusals = decision.diagnostics
    guard decision.orientation != orientation else {
      for diagnostic in decision.diagnostics { note(.note, "application", diagnostic.message) }
      return
    }
    try turn(to: decision.orientation)
    // Where there is more room now, a full-screen presentation may be a sheet, and another controller counts.
    if window.askedController != asked { try reconsiderOrientation(isAsked: true) }
  }

  /// Notes a question to a controller, and its answer.
  mutating func ask(_ asked: ControllerHierarchy.Index, _ decision: OrientationDecision) {
    let name = window.hierarchy[asked].name
    guard decision.asksController else {
      note(.note, name, "it isn't asked: the application may be resized")
      return
    }
    if behavior.asksShouldAutorotate {
      note(.question, name, "shouldAutorotate: \(window.hierarchy[asked].controller.orientations.shouldAutorotate)")
    }
    guard decision.autorotationForbiddenBy == nil else { return }
    func answer(_ supported: InterfaceOrientationMask) -> String {
      behavior.asksAboutOneOrientation
        ? "(\(decision.requested.words)): \(supported.allows(decision.requested))" : ": \(supported.wordsWithRawValue)"
    }
    note(.question, name, behavior.orientationQuestion + answer(decision.controller.supported))
    for asked in decision.controller.asked {
      note(.question, asked.name, behavior.orientationQuestion + answer(asked.supported))
    }
    noteRuleOfTabs([name] + decision.controller.asked.map(\.name))
  }

  /// Notes the rule by which tab bar controllers answered for themselves alone, among the asked controllers.
  private mutating func noteRuleOfTabs(_ asked: [String]) {
    guard (scene.application.tabBarOrientationRule ?? behavior.tabBarOrientationRule) == .ownAnswer else { return }
    for index in asked.compactMap(window.hierarchy.index(named:)) {
      let node = window.hierarchy[index]
      let answers = node.controller.orientations
      guard node.controller.kind == .tabBarController,
        answers.supportedInterfaceOrientations == nil,
        !answers.asksTopViewController
      else { continue }
      note(
        .note, node.name,
        "it answers for itself, and its tabs aren't asked: tabBarOrientationRule is ownAnswer, as iOS 6's release notes "
          + "have it (intersectionOfTabs takes what all tabs allow)")
    }
  }

  /// Turns the interface where the visible controllers don't allow its orientation: to the device's, if that is allowed.
  ///
  /// - Parameter isAsked: A Boolean that tells whether the question is noted in any case, because another controller
  ///   counts now. Otherwise it is noted only where it has an effect.
  /// - Throws: `SimulatedException` where no orientation is allowed at all.
  mutating func reconsiderOrientation(isAsked: Bool = false) throws {
    let decision = decision(on: orientation)
    application.refusals = []
    let mayStay = decision.allowed.contains(orientation)
    if isAsked || !mayStay { ask(window.askedController, decision) }
    guard !mayStay else { return }
    let goals = try goals(of: decision)
    guard let first = goals.first else { return }
    try turn(to: goals.first { $0 == deviceOrientation.interfaceOrientation } ?? first)
  }

  /// The orientations that the interface may turn to and then keep.
  ///
  /// - Parameter decision: The decision about the present orientation.
  /// - Returns: The orientations; none before iOS 6 where there is none.
  /// - Throws: `SimulatedException` from iOS 6 on where there is none.
  func goals(of decision: OrientationDecision) throws(SimulatedException) -> [InterfaceOrientation] {
    let goals = window.goals(of: decision)
    if goals.isEmpty { try refuseAll() }
    return goals
  }

  /// Handles that no orientation is allowed: from iOS 6 on with an exception; before, the interface stays.
  ///
  /// - Parameter position: The place in the file of the cause.
  /// - Throws: `SimulatedException`.
  func refuseAll(at position: SourcePosition? = nil) throws(SimulatedException) {
    guard behavior.throwsWhereNothingIsAllowed else { return }
    throw SimulatedException(
      name: "UIApplicationInvalidInterfaceOrientation",
      reason: OrientationDecision.reason(asking: window.hierarchy[window.askedController].name), position: position)
  }

  /// Turns the interface, with all callbacks on the way.
  ///
  /// - Parameters:
  ///   - next: The new orientation.
  ///   - newcomer: A controller that appears in that orientation and gets no callbacks of the turn, which then takes no
  ///     time of its own.
  /// - Throws: The errors of handlers and layouts.
  mutating func turn(
    to next: InterfaceOrientation, withoutTelling newcomer: ControllerHierarchy.Index? = nil
  ) throws {
    let old = orientation
    let isHalfTurn = old.isLandscape == next.isLandscape
    let duration = behavior.rotationDuration(on: device.idiom, isHalfTurn: isHalfTurn)
    let styles = window.hierarchy.containmentRoots.dropFirst().map { ($0, window.style(of: $0)) }
    let turn = try composer.turn(
      of: window, to: next, withoutTelling: newcomer, loaded: application.lives.loaded,
      appeared: application.lives.appeared)
    let steps = ControllerSequence(
      of: ControllerChange(.ofTurn, leaving: turn.disappearing, coming: turn.appearing))
    try transitioning(.ofTurn) { state in try state.perform(steps.beforehand) }
    let telling = TurnTelling(old: old, new: next, duration: duration, isInstant: newcomer != nil)
    let ends = try perform(turn, telling, styles: styles)
    let duties = ends + announce(steps.afterwards)
    try tellOfPopovers()
    if handling.transition == nil { try performWaitingPresentations() }
    try perform(duties)
  }

  /// Notes that popovers follow their anchors: at a bar's item by themselves, at a rectangle after asking their delegate.
  private mutating func tellOfPopovers() throws {
    for index in window.hierarchy.containmentRoots where window.style(of: index) == .popover {
      guard let anchor = window.hierarchy[index].presentation?.popover?.anchor else { continue }
      guard try layout().controllers.frameInWindow(ofView: anchor.id) != nil else {
        note(.note, window.hierarchy[index].name, "what it points at has left the window: it stays")
        continue
      }
      switch anchor {
      case .view(let view, _):
        guard behavior.asksWhereToRepositionPopovers else {
          note(.note, window.hierarchy[index].name, "its popover goes with its rectangle in '\(view)'")
          continue
        }
        let method =
          behavior.announcesSizes
          ? "popoverPresentationController(_:willRepositionPopoverTo:in:)"
          : "popoverController(_:willRepositionPopoverToRect:inView:)"
        note(.delegate, window.hierarchy[index].name, "\(method), in '\(view)'")
      case .barButtonItem(let item):
        note(.note, window.hierarchy[index].name, "its popover goes with the item '\(item)'")
      }
    }
  }
}

extension PopoverSettings.Anchor {
  /// The id of the item or the view.
  fileprivate var id: String {
    switch self {
    case .barButtonItem(let id), .view(let id, _): id
    }
  }
}
