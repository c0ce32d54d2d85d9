import Documents
import LayoutModel

/// What follows when the device is turned (facts/rotation.json, `callbackOrder`).
extension ScreenState {
  /// Turns the device. Face up and face down change nothing but what the notification says.
  mutating func rotateDevice(to orientation: DeviceOrientation) throws {
    guard orientation != deviceOrientation else {
      note(.note, "device", "it is held so already")
      return
    }
    deviceOrientation = orientation
    post(NotificationObserver.deviceOrientationDidChange, by: "device")
    guard let interface = orientation.interfaceOrientation else {
      note(.note, "device", "\(orientation) says nothing about the interface, which stays in \(self.orientation.name)")
      return
    }
    try turnInterface(to: interface)
  }

  /// Posts a notification to those who observe it, and to those who went away and didn't say so.
  ///
  /// - Parameters:
  ///   - name: The notification's name.
  ///   - sender: Who posts it.
  ///   - detail: What it tells beside.
  mutating func post(_ name: String, by sender: String, _ detail: String = "") {
    note(.notification, sender, name + detail)
    for observer in scene.application.observers where observer.name == name {
      note(.notification, "application", "receives \(name)")
    }
    for index in hierarchy.indices where loaded.contains(index) {
      guard hierarchy[index].controller.observers.contains(where: { $0.name == name }) else { continue }
      note(.notification, hierarchy[index].name, "receives \(name)")
    }
    for forgotten in forgottenObservers where forgotten.observer.name == name {
      let what =
        behavior.notifiesFreedObservers
        ? "is sent \(name) though it is gone: it didn't unregister, and the message goes to freed memory (a crash)"
        : "is gone and didn't unregister; from iOS 9 on \(name) no longer reaches it"
      note(.warning, forgotten.name, what)
    }
  }

  /// Asks whether the interface may turn, and turns it.
  ///
  /// - Throws: `SimulatedException` where no orientation is allowed at all.
  mutating func turnInterface(to requested: InterfaceOrientation) throws {
    guard requested != orientation else {
      refusals = []
      known = nil
      return
    }
    let asked = askedController
    let decision = decision(on: requested)
    ask(asked, decision)
    if decision.throwsException { try refuseAll() }
    refusals = decision.diagnostics
    known = nil
    guard decision.orientation != orientation else {
      for diagnostic in decision.diagnostics { note(.note, "application", diagnostic.message) }
      return
    }
    try turn(to: decision.orientation)
    // Where there is more room now what was full screen may be a sheet, and another controller counts.
    if askedController != asked { try reconsiderOrientation(isAsked: true) }
  }

  /// Notes what a controller is asked, and what it answers.
  mutating func ask(_ asked: ControllerHierarchy.Index, _ decision: OrientationDecision) {
    let name = hierarchy[asked].name
    guard decision.asksController else {
      note(.note, name, "it isn't asked: the application may be resized")
      return
    }
    if behavior.asksShouldAutorotate {
      note(.question, name, "shouldAutorotate: \(hierarchy[asked].controller.orientations.shouldAutorotate)")
    }
    guard decision.autorotationForbiddenBy == nil else { return }
    func answer(_ supported: SupportedOrientations) -> String {
      behavior.asksAboutOneOrientation
        ? "(\(decision.requested.name)): \(supported.contains(decision.requested))"
        : ": \(supported.orientations.map(\.name).joined(separator: ", "))"
    }
    note(.question, name, behavior.orientationQuestion + answer(decision.controller.supported))
    for asked in decision.controller.asked {
      note(.question, asked.name, behavior.orientationQuestion + answer(asked.supported))
    }
  }

  /// Reconsiders the orientation where another controller within a container counts now.
  mutating func reconsiderOrientationWithinContainers() throws {
    if behavior.asksAgainWithinContainers { try reconsiderOrientation() }
  }

  /// Turns the interface where what is seen doesn't allow how it stands: as the device is held, if that is allowed.
  ///
  /// - Parameter isAsked: Whether the question is told in any case, because another controller counts now; else it is where
  ///   something comes of it.
  /// - Throws: `SimulatedException` where no orientation is allowed at all.
  mutating func reconsiderOrientation(isAsked: Bool = false) throws {
    let decision = decision(on: orientation)
    refusals = []
    known = nil
    let mayStay = decision.allowed.contains(orientation)
    if isAsked || !mayStay { ask(askedController, decision) }
    guard !mayStay else { return }
    let goals = try goals(of: decision)
    guard let first = goals.first else { return }
    try turn(to: goals.first { $0 == deviceOrientation.interfaceOrientation } ?? first)
  }

  /// The orientations that the interface may turn to and then stand in: as it turns styles may change, and another
  /// controller may count there.
  ///
  /// - Parameter decision: What is decided of how it stands now.
  /// - Returns: Those that are allowed now, in the application's order, or if it may stand in none of them all others that it
  ///   may stand in; none before iOS 6 where there is none.
  /// - Throws: `SimulatedException` from iOS 6 on where there is none.
  func goals(of decision: OrientationDecision) throws(SimulatedException) -> [InterfaceOrientation] {
    let allowed = decision.allowed.filter(mayStand)
    let goals = allowed.isEmpty && !decision.allowed.isEmpty ? InterfaceOrientation.allCases.filter(mayStand) : allowed
    if goals.isEmpty { try refuseAll() }
    return goals
  }

  /// Whether the controller that counts in an orientation allows it.
  private func mayStand(in orientation: InterfaceOrientation) -> Bool {
    var turned = self
    turned.orientation = orientation
    return turned.decision(on: orientation).allowed.contains(orientation)
  }

  /// What comes of it when no orientation is allowed: from iOS 6 on an exception; before, the interface stays.
  ///
  /// - Parameter position: Where the file tells of what led to it.
  /// - Throws: `SimulatedException`.
  func refuseAll(at position: SourcePosition? = nil) throws(SimulatedException) {
    guard behavior.throwsWhereNothingIsAllowed else { return }
    throw SimulatedException(
      name: "UIApplicationInvalidInterfaceOrientation",
      reason: OrientationDecision.reason(asking: hierarchy[askedController].name), position: position)
  }

  /// Turns the interface, with all that is told on the way.
  ///
  /// - Parameters:
  ///   - next: The orientation that it takes.
  ///   - newcomer: A controller that appears in that orientation, and is told nothing of the turn, which takes no time of its
  ///     own then.
  /// - Throws: What handlers and layouts throw.
  mutating func turn(
    to next: InterfaceOrientation, withoutTelling newcomer: ControllerHierarchy.Index? = nil
  ) throws {
    let old = orientation
    let isHalfTurn = old.isLandscape == next.isLandscape
    let duration = behavior.rotationDuration(on: device.idiom, isHalfTurn: isHalfTurn)
    let styles = hierarchy.familyRoots.dropFirst().map { ($0, style(of: $0)) }
    let told = allControllers.filter { controller in
      newcomer.map { !hierarchy.ancestors(of: controller.index).contains($0) } ?? true
    }
    let outlines = (old: try self.outlines(in: old), new: try self.outlines(in: next))
    let hidden = told.filter { outlines.old[$0.name] == nil || outlines.new[$0.name] == nil }
    let turn = Turn(
      from: outlines.old, to: outlines.new, hidden: try hiddenOutlines(of: hidden, from: old, to: next),
      appeared: appeared, told)
    try transitioning(.ofContainer) { state in
      try state.load(turn.appearing)
      try state.tell(.viewWillAppear, turn.appearing)
      try state.tell(.viewWillDisappear, turn.disappearing)
    }
    if behavior.announcesSizes {
      for (index, outline) in turn.changes where outline.old.traits != outline.new.traits {
        call([index], "willTransition(to: \(outline.new.traits), with: coordinator)")
      }
      let resized = turn.changes.filter { $0.outline.old.size != $0.outline.new.size }
      for (index, outline) in resized {
        let size = [outline.new.size.width, outline.new.size.height].map(JSONText.thousandths)
        call([index], "viewWillTransition(to: \(size[0]) × \(size[1]), with: coordinator)")
      }
      change(to: next)
      for (index, outline) in turn.changes where outline.old.traits != outline.new.traits {
        call([index], "traitCollectionDidChange(\(outline.old.traits))")
      }
      // Of a half turn most controllers see nothing but the notifications (facts/rotation.json, `callbackOrder`).
      let changed = turn.changes.filter { $0.outline.old != $0.outline.new }.map(\.index)
      layoutCalls(changed.filter(turn.seen.contains) + turn.appearing.filter { !changed.contains($0) })
      call(resized.map(\.index), "animate(alongsideTransition:)")
      tellOfAdaptations(from: styles)
      if newcomer == nil { try pass(duration, turningFrom: old) }
      if isKeyboardShown { postKeyboard(.didShow) }
      call(resized.map(\.index), "the transition's completion")
    } else {
      call(turn.staying, "willRotate(to: \(next.name), duration: \(duration))")
      change(to: next)
      layoutCalls(turn.staying + turn.appearing)
      call(turn.staying, "willAnimateRotation(to: \(next.name), duration: \(duration))")
      if newcomer == nil { try pass(duration, turningFrom: old) }
      if isKeyboardShown { postKeyboard(.didShow) }
      call(turn.staying, "didRotate(from: \(old.name))")
    }
    let duties = announce(.viewDidAppear, turn.appearing) + announce(.viewDidDisappear, turn.disappearing)
    try tellOfPopovers()
    try perform(duties)
  }

  /// All controllers, families from the root's on, in each a container before what it contains.
  private var allControllers: [(index: ControllerHierarchy.Index, name: String)] {
    hierarchy.familyRoots.flatMap(hierarchy.family).map { ($0, hierarchy[$0].name) }
  }

  /// Changes the orientation. A keyboard that is up goes, and comes again as it is in the new one
  /// (facts/rotation.json, `keyboardAndRotation`; where in the sequence is chosen).
  private mutating func change(to next: InterfaceOrientation) {
    if isKeyboardShown {
      postKeyboard(.willHide)
      postKeyboard(.didHide)
    }
    post("UIApplicationWillChangeStatusBarOrientationNotification", by: "application")
    orientation = next
    known = nil
    post("UIApplicationDidChangeStatusBarOrientationNotification", by: "application")
    if isKeyboardShown { postKeyboard(.willShow) }
  }

  private mutating func layoutCalls(_ controllers: [ControllerHierarchy.Index]) {
    for index in controllers {
      call([index], "viewWillLayoutSubviews")
      call([index], "viewDidLayoutSubviews")
    }
  }

  /// Tells what is presented in another style than before, because there is more room or less.
  private mutating func tellOfAdaptations(
    from old: [(index: ControllerHierarchy.Index, style: ModalPresentationStyle)]
  ) {
    for (index, style) in old where hierarchy.contains(index) {
      let now = self.style(of: index)
      if now != style {
        note(.delegate, hierarchy[index].name, "presentationController(willPresentWithAdaptiveStyle: \(now.name))")
      }
    }
  }

  /// Popovers go with what they point at: at a bar's item by themselves, at a rectangle after their delegate was asked.
  private mutating func tellOfPopovers() throws {
    for index in hierarchy.familyRoots where style(of: index) == .popover {
      guard let anchor = hierarchy[index].presentation?.popover?.anchor else { continue }
      guard try layout().controllers.frameInWindow(ofView: anchor.id) != nil else {
        note(.note, hierarchy[index].name, "what it points at has left the window: it stays")
        continue
      }
      switch anchor {
      case .view(let view, _):
        guard behavior.asksWhereToRepositionPopovers else {
          note(.note, hierarchy[index].name, "its popover goes with its rectangle in '\(view)'")
          continue
        }
        let method =
          behavior.announcesSizes
          ? "popoverPresentationController(_:willRepositionPopoverTo:in:)"
          : "popoverController(_:willRepositionPopoverToRect:inView:)"
        note(.delegate, hierarchy[index].name, "\(method), in '\(view)'")
      case .barButtonItem(let item):
        note(.note, hierarchy[index].name, "its popover goes with the item '\(item)'")
      }
    }
  }

  /// The controllers whose views are in the window: families from the root's on, in each a container before what it shows.
  mutating func controllersInWindow() throws -> [ControllerHierarchy.Index] {
    let names = Set(try layout().controllers.map(\.name))
    return hierarchy.familyRoots.flatMap(hierarchy.visibleFamily).filter {
      names.contains(hierarchy[$0].name)
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

extension Traits {
  /// The size classes in words: `compact × regular`.
  var sizeClassWords: String { "\(horizontalSizeClass.rawValue) × \(verticalSizeClass.rawValue)" }
}
