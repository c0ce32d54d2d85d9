import LayoutModel
import LayoutResolution

/// Controllers that come and go: the calls on them, and their actions.
extension ScreenState {
  /// Lets controllers appear that came into the window, and others disappear that left it, while all of them exist.
  ///
  /// The views of coming controllers are loaded first (general knowledge).
  ///
  /// - Parameters:
  ///   - before: The controllers that were in the window.
  ///   - duration: The duration of the transition, in seconds.
  ///   - transition: The kind of transition.
  ///   - movement: The movement of a coming view, if any.
  /// - Throws: The errors of their handlers' actions.
  mutating func exchange(
    since before: [ControllerHierarchy.Index], during duration: Double, in transition: Transition,
    showing movement: ViewMovement? = nil
  ) throws {
    let unset = try layout()
    let (gone, new) = Self.difference(before, try controllersInWindow())
    // A turn may already have called some of them.
    let leaving = gone.filter { application.lives.appeared.contains($0) }
    let coming = new.filter { !application.lives.appeared.contains($0) }
    let unsetWindow = window
    let steps = ControllerSequence(of: ControllerChange(transition, leaving: leaving, coming: coming))
    let duties = try transitioning(transition) { state in
      try state.arriving(coming) { state in try state.perform(steps.beforehand) }
      try state.perform(steps.changed, in: try state.layout())
      let set = try state.layout()
      try state.pass(
        duration, to: set, showing: movement,
        jumping: state.window == unsetWindow ? [] : Self.moved(from: unset, to: set))
      return state.announce(steps.afterwards)
    }
    try perform(duties)
    try presentFirst(coming)
  }

  /// Lets controllers disappear that a change takes out of the window, and others appear that it lets back in.
  ///
  /// - Parameters:
  ///   - duration: The duration of the transition, in seconds.
  ///   - transition: The kind of transition.
  ///   - movement: The movement of a leaving view, if any.
  ///   - change: The change, which may remove controllers.
  /// - Throws: The errors of their handlers' actions.
  mutating func exchange(
    during duration: Double, in transition: Transition, showing movement: ViewMovement? = nil,
    by change: (inout ScreenState) throws -> Void
  ) throws {
    let before = try controllersInWindow()
    var next = try windowAfter(change)
    let unset = try composer.composed(next)
    let (leaving, new) = Self.difference(before, unset.controllers)
    let coming = new.filter { window.hierarchy.contains($0) }
    let unsetWindow = window
    let steps = ControllerSequence(of: ControllerChange(transition, leaving: leaving, coming: coming))
    let duties = try transitioning(transition) { state in
      try state.perform(steps.beforehand)
      try state.perform(steps.changed, in: state.screenLayout(unset))
      var set = unset
      var jumping: Set<String> = []
      if state.window != unsetWindow {
        // A handler changed the visible controllers meanwhile.
        next = try state.windowAfter(change)
        set = try state.composer.composed(next)
        jumping = Self.moved(from: state.screenLayout(unset), to: state.screenLayout(set))
      }
      try state.pass(duration, to: state.screenLayout(set), showing: movement, jumping: jumping)
      let duties = state.announce(steps.afterwards)
      try change(&state)
      return duties
    }
    try perform(duties)
    try presentFirst(coming)
  }

  /// Runs a closure while the views of coming controllers aren't in the window.
  ///
  /// - Throws: The errors of the closure.
  private mutating func arriving(
    _ coming: [ControllerHierarchy.Index], _ body: (inout ScreenState) throws -> Void
  ) throws {
    let outer = handling.arriving
    handling.arriving.formUnion(coming)
    try body(&self)
    handling.arriving = outer
  }

  /// The state of the window after a change.
  private func windowAfter(_ change: (inout ScreenState) throws -> Void) throws -> WindowState {
    var next = self
    try change(&next)
    return next.window
  }

  /// The controllers that are only in the first list, and those that are only in the second, each in order. Usually
  /// only a few at the end differ.
  private static func difference(
    _ before: [ControllerHierarchy.Index], _ after: [ControllerHierarchy.Index]
  ) -> (gone: [ControllerHierarchy.Index], new: [ControllerHierarchy.Index]) {
    let common = zip(before, after).prefix { $0 == $1 }.count
    let (old, new) = (before[common...], after[common...])
    let (former, seen) = (Set(old), Set(new))
    return (old.filter { !seen.contains($0) }, new.filter { !former.contains($0) })
  }

  /// The names of the views in both layouts whose frames differ.
  private static func moved(from old: ScreenLayout, to new: ScreenLayout) -> Set<String> {
    let frames = Dictionary(old.views.map { ($0.name, $0.view.untransformedFrame) }) { first, _ in first }
    let moved = new.views.filter { view in
      frames[view.name].map { $0 != view.view.untransformedFrame } ?? false
    }
    return Set(moved.map(\.name))
  }

  /// Performs steps of a change of controllers.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - screen: The layout in which controllers get their sizes; `nil` for steps that lay nothing out.
  /// - Throws: The errors of the controllers' actions.
  mutating func perform(
    _ steps: [ControllerSequence<ControllerHierarchy.Index>.Step], in screen: ScreenLayout? = nil
  ) throws {
    for (call, index) in steps {
      switch call {
      case .load: try load([index])
      case .layOut: if let screen { try layOutFirst(index, in: screen) }
      default: if let callback = call.callback { try tell(callback, [index]) }
      }
    }
  }

  /// Calls controllers by the steps of a change.
  ///
  /// - Returns: Their actions.
  mutating func announce(_ steps: [ControllerSequence<ControllerHierarchy.Index>.Step]) -> [Duty] {
    steps.flatMap { call, index in call.callback.map { announce($0, [index]) } ?? [] }
  }

  /// Lets a coming controller lay out if it never did, or did in another size.
  private mutating func layOutFirst(_ index: ControllerHierarchy.Index, in screen: ScreenLayout) throws {
    guard window.hierarchy.contains(index) else { return }
    let name = window.hierarchy[index].name
    // Coming controllers are mostly near the end.
    guard let size = screen.controllers.last(where: { $0.name == name })?.frame.size,
      application.lives.laidOut[index] != size
    else { return }
    application.lives.laidOut[index] = size
    try layOut([index])
  }

  /// Lets controllers lay out.
  ///
  /// - Throws: The errors of their actions.
  mutating func layOut(_ controllers: [ControllerHierarchy.Index]) throws {
    for index in controllers { try tell([.viewWillLayoutSubviews, .viewDidLayoutSubviews], index) }
  }

  private mutating func tell(_ callbacks: [ControllerHandler.Callback], _ index: ControllerHierarchy.Index) throws {
    for callback in callbacks { try tell(callback, [index]) }
  }

  /// Loads the views of controllers that haven't loaded theirs.
  mutating func load(_ controllers: [ControllerHierarchy.Index]) throws {
    for index in controllers where application.lives.loaded.insert(index).inserted {
      let outer = handling.loading
      handling.loading = index
      defer { handling.loading = outer }
      try tell(.viewDidLoad, [index])
    }
  }

  /// Makes the presentations of controllers' first appearance. The presented ones may present in turn. One controller follows the other, so
  /// that depth costs no stack.
  private mutating func presentFirst(_ controllers: [ControllerHierarchy.Index]) throws {
    let isBegun = !handling.firstPresenters.isEmpty
    handling.firstPresenters += controllers.filter {
      application.lives.hasPresented.insert($0).inserted && window.hierarchy.contains($0)
    }
    guard !isBegun else { return }
    defer { handling.firstPresenters = [] }
    var position = 0
    while position < handling.firstPresenters.count {
      let index = handling.firstPresenters[position]
      if window.hierarchy.contains(index) {
        for presentation in window.hierarchy[index].controller.presents where window.hierarchy.contains(index) {
          try present(presentation, from: window.hierarchy[index].name)
        }
      }
      position += 1
    }
  }

  /// Calls controllers back, and performs their actions.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - controllers: The controllers.
  ///   - message: The method with its arguments; the callback's name if `nil`.
  /// - Throws: The errors of their actions.
  mutating func tell(
    _ callback: ControllerHandler.Callback, _ controllers: [ControllerHierarchy.Index], _ message: String? = nil
  ) throws {
    for index in controllers { try perform(announce(callback, [index], message, handling.arguments)) }
  }

  /// Calls controllers back.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - controllers: The controllers.
  ///   - message: The method with its arguments; the callback's name if `nil`.
  ///   - arguments: What their code is told.
  /// - Returns: What they do then.
  mutating func announce(
    _ callback: ControllerHandler.Callback, _ controllers: [ControllerHierarchy.Index], _ message: String? = nil,
    _ arguments: CallArguments = CallArguments()
  ) -> [Duty] {
    var responding: [ViewController] = []
    for index in controllers where window.hierarchy.contains(index) {
      call([index], message ?? callback.rawValue)
      if callback == .viewDidAppear { application.lives.appeared.insert(index) }
      if callback == .viewWillDisappear { application.lives.appeared.remove(index) }
      let controller = window.hierarchy[index].controller
      if controller.handles(callback) { responding.append(controller) }
    }
    return responding.isEmpty ? [] : [Duty(callback: callback, controllers: responding, arguments: arguments)]
  }

  /// Releases removed controllers; those that didn't unregister as observers are remembered.
  ///
  /// - Throws: `SimulatedException` where one of them held a `UIPopoverController` whose popover is up, until iOS 7.0.
  mutating func release(_ gone: [ControllerHierarchy.Departed]) throws(SimulatedException) {
    for departed in gone {
      application.lives.remove(departed.index)
      if !departed.controller.properties.isEmpty || !departed.controller.methods.isEmpty {
        application.departed[departed.name] = departed.controller
      }
      window.anchors[departed.index] = nil
      let removed = application.removedObservers.filter { $0.name == departed.name }
      let declared = departed.controller.observers.filter { observer in !removed.contains { $0.isMeant(observer) } }
      let added = application.addedObservers.filter { $0.controller == departed.index }.map(\.observer)
      for observer in declared + added where !observer.unregisters {
        application.forgottenObservers.append(ForgottenObserver(name: departed.name, observer: observer))
      }
      application.addedObservers.removeAll { $0.controller == departed.index }
      application.removedObservers.removeAll { $0.name == departed.name }
    }
    for root in window.hierarchy.containmentRoots {
      guard let holder = window.hierarchy[root].popoverHolder, !window.hierarchy.contains(holder) else { continue }
      if behavior.endsWithVisiblePopovers { throw SimulatedException(.visiblePopoverReleased) }
      letGo(ofPopover: root)
    }
  }
}
