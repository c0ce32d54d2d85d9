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
    try PresentationRefusal.check(presentation, parties, in: environment)
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
    let seen = try controllersInWindow()
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
    let placement = try placement(of: index, over: try layoutsBehind(index))
    let environment = presentationEnvironment(of: index, over: [])
    let duration = TransitionTiming(of: presentation, in: environment).duration
    let leaving = placement?.notifiesPresenter ?? false ? seen.filter { isCovered($0, by: index) } : []
    if placement?.decidesOrientations ?? false { try turnForPresentation(of: index) }
    if isTurnedByPopover(index, adaptation.style) {
      note(
        .warning, hierarchy[index].name,
        "it is laid out in portrait while the interface stands in \(orientation.name): '\(hierarchy[presenter].name)' is "
          + "shown in a popover, whose window isn't asked about orientations; present from the controller behind the popover"
      )
    }
    try tell(.viewWillDisappear, leaving)
    try appear(hierarchy.visibleFamily(of: index), during: duration)
    try tell(.viewDidDisappear, leaving)
  }

  /// The layouts of what is behind a presented controller.
  private mutating func layoutsBehind(_ index: ControllerHierarchy.Index) throws -> [ControllerLayout] {
    guard let presenter = hierarchy[index].presenter else { return [] }
    // Without it the window is as it was.
    var before = self
    before.hierarchy[presenter].presented = nil
    before.known = nil
    let layouts = try before.layout().controllers
    composer = before.composer
    return layouts
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
    guard root != hierarchy.root else { return true }
    return ((try? style(of: root)) ?? .fullScreen) == .fullScreen
  }

  /// Whether a controller's view leaves the window while another is presented: it belongs to the presenter.
  private func isCovered(_ index: ControllerHierarchy.Index, by presented: ControllerHierarchy.Index) -> Bool {
    guard let presenter = hierarchy[presented].presenter else { return false }
    if ((try? style(of: presented)) ?? .fullScreen) == .currentContext {
      return hierarchy.ancestors(of: index).contains(presenter)
    }
    return !hierarchy.ancestors(of: index).contains(presented)
  }

  /// A controller that is presented in full appears in an orientation that it allows: the preferred one, where the present
  /// one isn't allowed.
  private mutating func turnForPresentation(of index: ControllerHierarchy.Index) throws {
    let decision = decision(on: orientation)
    guard let first = decision.allowed.first else {
      throw SimulatedException(name: "UIApplicationInvalidInterfaceOrientation", reason: OrientationDecision.reason)
    }
    let preferred = hierarchy[index].controller.orientations.preferredInterfaceOrientationForPresentation
    if let preferred, !decision.voters[1].supported.contains(preferred) {
      throw SimulatedException(
        name: "UIApplicationInvalidInterfaceOrientation",
        reason: "preferredInterfaceOrientationForPresentation must return a supported interface orientation!")
    }
    guard !decision.allowed.contains(orientation) else { return }
    try turn(to: preferred.flatMap { decision.allowed.contains($0) ? $0 : nil } ?? first)
  }

  // MARK: Dismissing

  /// Dismisses whom a controller presents, or its own family where it presents nobody.
  mutating func dismiss(_ name: String, completion: [Action]) throws {
    let asked = try controller(named: name)
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
    let placement = try placement(of: index, over: try layoutsBehind(index))
    let duration = TransitionTiming(of: presentation, in: presentationEnvironment(of: index, over: [])).duration
    let leaving = try controllersInWindow().filter { isPresented($0, within: index) }
    let returning = placement?.notifiesPresenter ?? false
    let covered = returning ? hierarchy[index].presenter.map(hierarchy.familyRoot) : nil
    var back: [ControllerHierarchy.Index] = []
    if let covered {
      back = hierarchy.visibleFamily(of: covered).filter { isCovered($0, by: index) }
    }
    try tell(.viewWillDisappear, leaving)
    try tell(.viewWillAppear, back)
    time += duration
    try tell(.viewDidDisappear, leaving)
    if hierarchy.contains(index) { release(hierarchy.remove(index)) }
    known = nil
    try tell(.viewDidAppear, back)
    try reconsiderOrientation()
  }

  private func isPresented(_ index: ControllerHierarchy.Index, within presented: ControllerHierarchy.Index) -> Bool {
    var family = hierarchy.familyRoot(of: index)
    while family != presented {
      guard let presenter = hierarchy[family].presenter else { return false }
      family = hierarchy.familyRoot(of: presenter)
    }
    return true
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
