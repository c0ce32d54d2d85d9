import LayoutModel

/// Presenting and dismissing (facts/presentation.json).
extension ScreenState {
  /// Lets a controller present another.
  ///
  /// - Throws: `SimulatedException` and `PresentationRefusal` where UIKit throws.
  mutating func present(_ presentation: ModalPresentation, from name: String) throws {
    let asked = try controller(named: name)
    let layouts = try layout().controllers
    let adaptation = PresentationAdaptation(
      of: presentation, in: presentationEnvironment(for: asked, over: layouts))
    let presenter = hierarchy.presenter(for: asked, adaptation.style, on: device)
    let (subject, isPresented) = try subject(of: presentation)
    let environment = presentationEnvironment(for: presenter, over: layouts)
    let parties = PresentationParties(
      presented: subject.id ?? subject.kind.rawValue, isPresented: isPresented, presenter: hierarchy[presenter].name,
      presenterFillsWindow: fillsWindow(presenter),
      isPresenterPartiallyCurled: hierarchy[presenter].presentation?.transitionStyle == .partialCurl)
    do throws(PresentationRefusal) {
      try PresentationRefusal.check(presentation, parties, in: environment)
    } catch {
      throw SimulatedException(name: error.exceptionName, reason: error.reason, position: presentation.position)
    }
    guard appeared.contains(asked) else {
      note(
        .warning, name,
        "Attempt to present <\(parties.presented)> on <\(name)> whose view is not in the window hierarchy!")
      return
    }
    if let standing = hierarchy.standingPresentation(of: presenter) {
      let warning = PresentationWarning(
        presented: parties.presented, presenter: parties.presenter, standing: hierarchy[standing].name)
      if let warning { note(.warning, parties.presenter, warning.message) }
      return
    }
    if asked != presenter {
      note(.note, name, "'\(parties.presenter)' presents, the controller that the presentation is of")
    }
    try stand(subject, presentation, presenter, adaptation)
    try perform(presentation.completion)
  }

  private mutating func stand(
    _ subject: ViewController, _ presentation: ModalPresentation, _ presenter: ControllerHierarchy.Index,
    _ adaptation: PresentationAdaptation
  ) throws {
    let behind = try layout().controllers
    let before = try controllersInWindow()
    let index = hierarchy.insert(
      subject, under: nil, named: subject.id ?? "\(hierarchy[presenter].name)/presentedViewController")
    hierarchy[index].presenter = presenter
    hierarchy[index].presentation = presentation
    hierarchy[presenter].presented = index
    known = nil
    if adaptation.isAdapted {
      note(
        .delegate, hierarchy[index].name,
        "adaptivePresentationStyle: \(adaptation.requestedStyle.name) is shown as \(adaptation.style.name)")
    }
    let placement = try placement(of: index, over: behind)
    let duration = TransitionTiming(
      of: presentation, in: presentationEnvironment(of: index, over: [])
    ).duration
    if placement?.decidesOrientations ?? false {
      try load(hierarchy.visibleFamily(of: index))
      try turnForPresentation(of: index)
    }
    if isTurnedByPopover(index, adaptation.style) {
      note(
        .warning, hierarchy[index].name,
        "it is laid out in portrait while the interface stands in \(orientation.name): '\(hierarchy[presenter].name)' is "
          + "shown in a popover, whose window isn't asked about orientations; present from the controller behind the popover"
      )
    }
    try exchange(since: before, during: duration)
  }

  /// Whom to present: one of the scene's, or one declared with the presentation; and whether it stands already.
  private func subject(
    of presentation: ModalPresentation
  ) throws(SimulatedException) -> (controller: ViewController, isPresented: Bool) {
    switch presentation.subject {
    case .declared(let controller):
      return (controller, controller.id.map { hierarchy.index(named: $0) != nil } ?? false)
    case .named(let id):
      guard let controller = scene.viewControllers.first(where: { $0.id == id }) else {
        throw SimulatedException(
          name: "NSInvalidArgumentException", reason: "there is no controller '\(id)' to present")
      }
      return (controller, hierarchy.index(named: id) != nil)
    }
  }

  private func fillsWindow(_ presenter: ControllerHierarchy.Index) -> Bool {
    let root = hierarchy.familyRoot(of: presenter)
    return root == hierarchy.root || style(of: root) == .fullScreen
  }

  /// A controller that is presented in full appears in an orientation that it allows: the preferred one, where the present
  /// one isn't allowed.
  private mutating func turnForPresentation(of index: ControllerHierarchy.Index) throws {
    let decision = decision(on: orientation)
    guard let first = decision.allowed.first else { return try refuseAll() }
    let preferred = hierarchy[index].controller.orientations.preferredInterfaceOrientationForPresentation
    if let preferred, !decision.controller.supported.contains(preferred) {
      throw SimulatedException(
        name: "UIApplicationInvalidInterfaceOrientation",
        reason: "preferredInterfaceOrientationForPresentation must return a supported interface orientation!")
    }
    guard !decision.allowed.contains(orientation) else { return }
    try turn(to: preferred.flatMap { decision.allowed.contains($0) ? $0 : nil } ?? first, withoutTelling: index)
  }

  // MARK: Dismissing

  /// Dismisses whom a controller presents, or its own family where it presents nobody.
  mutating func dismiss(_ name: String, completion: [Action]) throws {
    guard let asked = hierarchy.index(named: name) else {
      note(.note, name, "it isn't on the screen: there is nothing to dismiss")
      return
    }
    let path = hierarchy.ancestors(of: asked)
    let presented = path.compactMap { hierarchy[$0].presented }.first
    guard let leaving = presented ?? (hierarchy[path[path.count - 1]].presenter == nil ? nil : path[path.count - 1])
    else {
      note(.note, name, "it presents nothing, and nothing presents it")
      return
    }
    try remove(leaving)
    try perform(completion)
  }

  /// Takes a presented controller away, with whom it presents.
  mutating func remove(_ index: ControllerHierarchy.Index) throws {
    guard let presentation = hierarchy[index].presentation else { return }
    let duration = TransitionTiming(
      of: presentation, in: presentationEnvironment(of: index, over: [])
    ).duration
    try exchange(during: duration) { state in
      if state.hierarchy.contains(index) { state.release(state.hierarchy.remove(index)) }
    }
    try reconsiderOrientation()
  }

  // MARK: Popovers

  /// Dismisses a popover that is up, as the book does on a second tap at its item; else presents it.
  mutating func togglePopover(_ presentation: ModalPresentation, from name: String) throws {
    let id: String? =
      switch presentation.subject {
      case .named(let id): id
      case .declared(let controller): controller.id
      }
    if let id, let index = hierarchy.index(named: id), hierarchy[index].presentation != nil {
      note(.action, name, "'\(id)' is up: it is dismissed and let go of; its delegate isn't told")
      try remove(index)
    } else {
      try present(presentation, from: name)
    }
  }
}
