import LayoutModel
import LayoutResolution

/// Presenting and dismissing (<doc:Presentations>).
extension ScreenState {
  /// Lets a controller present another, or show it in a `UIPopoverController`; before iOS 8 the latter isn't a presentation.
  ///
  /// - Throws: `SimulatedException` and `PresentationRefusal` where UIKit throws.
  mutating func present(_ presentation: ModalPresentation, from name: String) throws {
    let asked = try controller(named: name)
    let (subject, isPresented) = try subject(of: presentation)
    let presentation = presentation.completed(by: subject)
    try checkSource(of: subject, at: presentation.position)
    let layouts = try composedWindow().layouts
    let adaptation = PresentationAdaptation(
      of: presentation, in: window.presentationEnvironment(for: asked, over: layouts, in: window.environment))
    let presenter = window.hierarchy.presenter(for: asked, adaptation.style, on: device)
    let environment = window.presentationEnvironment(for: presenter, over: layouts, in: window.environment)
    let parties = PresentationParties(
      presented: subject.id ?? subject.kind.rawValue, isPresented: isPresented,
      presenter: window.hierarchy[presenter].name,
      presenterFillsWindow: window.fillsWindow(presenter),
      isPresenterPartiallyCurled: window.hierarchy[presenter].presentation?.transitionStyle == .partialCurl,
      holdsVisiblePopover: window.hierarchy.visiblePopover(heldBy: asked) != nil)
    do throws(PresentationRefusal) {
      try PresentationRefusal.check(presentation, parties, in: environment)
    } catch {
      throw SimulatedException(error, at: presentation.position)
    }
    if presentation.isPopoverAlone(behavior) {
      guard isPresenterInWindow(for: name) else {
        throw SimulatedException(.popoverFromViewWithoutWindow, at: presentation.position)
      }
      guard handling.transition == nil else { return handling.waiting.append(.present(presentation, from: name)) }
      if let former = window.hierarchy.visiblePopover(heldBy: asked) { letGo(ofPopover: former) }
      note(.note, name, "it holds the UIPopoverController that shows '\(parties.presented)': nothing is presented")
      let path = "\(name)/contentViewController"
      try show(subject, named: subject.id ?? path, presentation, by: nil, askedOf: asked, adaptation)
      return try perform(presentation.completion, finished: true)
    }
    let standing = window.hierarchy.standingPresentation(of: presenter)
    if let warning = PresentationWarning(
      presented: parties.presented, asked: name, presenter: parties.presenter,
      isInWindow: application.lives.appeared.contains(asked), standing: standing.map { window.hierarchy[$0].name },
      isInProgress: handling.transition != nil)
    {
      return note(.warning, warning.presenter, warning.message)
    }
    if asked != presenter {
      note(.note, name, "'\(parties.presenter)' presents, the controller that the presentation is of")
    }
    let path = "\(parties.presenter)/presentedViewController"
    try show(subject, named: subject.id ?? path, presentation, by: presenter, askedOf: asked, adaptation)
    try perform(presentation.completion, finished: true)
  }

  /// Brings a controller up.
  ///
  /// - Parameters:
  ///   - subject: The controller.
  ///   - name: What it is called.
  ///   - presentation: How it is presented.
  ///   - presenter: Who presents it; `nil` for a popover that is no presentation.
  ///   - asked: Who was asked to present it; of a `UIPopoverController`, who holds that.
  ///   - adaptation: The style that it has.
  /// - Throws: `SimulatedException` where UIKit throws; what handlers and layouts throw.
  private mutating func show(
    _ subject: ViewController, named name: String, _ presentation: ModalPresentation,
    by presenter: ControllerHierarchy.Index?, askedOf asked: ControllerHierarchy.Index,
    _ adaptation: PresentationAdaptation
  ) throws {
    try checkContainers(in: subject)
    let behind = try composedWindow()
    let index = window.hierarchy.insert(subject, under: nil, named: name)
    window.setPresentation(presentation, of: index)
    window.hierarchy[index].popoverHolder = presentation.usesPopoverController(behavior) ? asked : nil
    window.hierarchy[index].askedPresenter = asked
    if let presenter {
      window.hierarchy.join(index, presentedBy: presenter)
    } else {
      window.hierarchy.addPopover(index)
    }
    if adaptation.isAdapted {
      let styles = "\(adaptation.requestedStyle.name) is shown as \(adaptation.style.name)"
      if behavior.adaptsPresentationsToTraits {
        note(.delegate, window.hierarchy[index].name, "adaptivePresentationStyle: \(styles)")
      } else {
        note(.note, window.hierarchy[index].name, styles)
      }
    }
    // UIKit throws where a popover has no anchor.
    if let placed = try window.placement(of: index, over: behind.layouts, in: window.environment),
      placed.placement.style == .popover
    {
      window.anchors[index] = placed.anchor
    }
    let duration = window.transitionDuration(of: index)
    if let content = window.popoverContent(presenting: index) {
      _ = ask(content, about: orientation)
      warn(of: index, presentedBy: content)
    }
    try transitioning(.ofPresentation) { state in
      // Views are also loaded before a turn, if a turn follows.
      try state.load(state.window.hierarchy.visibleContainment(of: index))
      if state.window.askedController == index { try state.turnForPresentation(of: index) }
    }
    if let presenter, window.isTurnedByPopover(index, adaptation.style) {
      note(
        .warning, window.hierarchy[index].name,
        "it is laid out in portrait while the interface stands in \(orientation.name): '\(window.hierarchy[presenter].name)' is "
          + "shown in a popover, whose window isn't asked about orientations; present from the controller behind the popover"
      )
    }
    try exchange(since: behind.controllers, during: duration, in: .ofPresentation, showing: window.movement(of: index))
  }

  /// The controller to present, one of the scene's or a new one that the presentation declares; and a Boolean that
  /// tells whether it is already shown.
  private mutating func subject(
    of presentation: ModalPresentation
  ) throws(SimulatedException) -> (controller: ViewController, isPresented: Bool) {
    switch presentation.subject {
    case .declared(let declared):
      let controller = settled(declared)
      // What code set before this presentation was set of this controller, not of the next.
      if let id = declared.id { application.settingsOfWaiting[id] = nil }
      return (controllerWithFreeIDs(controller), false)
    case .named(let id):
      guard let controller = waitingController(id) else {
        throw SimulatedException(
          name: "NSInvalidArgumentException", reason: "there is no controller '\(id)' to present")
      }
      return (controller, window.hierarchy.index(named: id) != nil)
    }
  }

  /// Asks a controller that is presented in full about orientations. It appears in the present orientation, or where it doesn't allow that,
  /// in the preferred one (<doc:Rotation#Who-is-asked>).
  private mutating func turnForPresentation(of index: ControllerHierarchy.Index) throws {
    let decision = decision(on: orientation)
    ask(index, decision)
    guard !decision.allowed.isEmpty else { return try refuseAll() }
    let declared = window.hierarchy[index].controller.orientations.preferredInterfaceOrientationForPresentation
    // The question was introduced with iOS 6.
    let preferred = behavior.asksAboutOneOrientation ? nil : declared
    if let preferred {
      note(
        .question, window.hierarchy[index].name, "preferredInterfaceOrientationForPresentation: \(preferred.words)")
    }
    if behavior.throwsWhereNothingIsAllowed, let preferred, !decision.controller.supported.allows(preferred) {
      throw SimulatedException(
        name: "UIApplicationInvalidInterfaceOrientation",
        reason: "preferredInterfaceOrientationForPresentation must return a supported interface orientation!")
    }
    guard !decision.allowed.contains(orientation) else { return }
    let goals = try goals(of: decision)
    try turn(to: goals.first { $0 == preferred } ?? goals.first ?? orientation, withoutTelling: index)
  }

  // MARK: Dismissing

  /// Dismisses the controller that a controller presents, or its own containment hierarchy where it presents nothing.
  mutating func dismiss(_ name: String, isAnimated: Bool, completion: [Action]) throws {
    guard let asked = window.hierarchy.index(named: name) else {
      note(.note, name, "it isn't on the screen: there is nothing to dismiss")
      return
    }
    guard let leaving = window.hierarchy.dismissed(by: asked) else {
      let held = window.hierarchy.visiblePopover(heldBy: asked).map { window.hierarchy[$0].name }
      note(
        .note, name,
        "it presents nothing, and nothing presents it"
          + (held.map { "; its UIPopoverController is dismissed by what it shows, '\($0)'" } ?? ""))
      return
    }
    guard !refusesDismissal(from: name) else { return }
    if window.hierarchy.popovers.contains(leaving) {
      note(.action, window.hierarchy[leaving].name, "its UIPopoverController is dismissed; the delegate isn't told")
    }
    try remove(leaving, isAnimated: isAnimated)
    try perform(completion, finished: true)
  }

  /// Tells whether a controller's dismissal takes away a popover.
  func dismissesPopover(_ name: String) -> Bool {
    let leaving = window.hierarchy.index(named: name).flatMap(window.hierarchy.dismissed)
    return leaving.map { window.style(of: $0) == .popover } ?? false
  }

  /// Takes a presented controller away, with whom it presents; as the interface turns along with that.
  mutating func remove(_ index: ControllerHierarchy.Index, isAnimated: Bool = true) throws {
    guard window.hierarchy[index].presentation != nil else { return }
    let isWithinTurn = handling.transition == .ofTurn
    let duration = isAnimated && !isWithinTurn ? window.transitionDuration(of: index, isLeaving: true) : 0
    let asked = window.askedController
    if isWithinTurn { note(.note, window.hierarchy[index].name, "its popover goes along with the turn") }
    // The question is about portrait when a mail form that a popover presents leaves.
    let mistaken: InterfaceOrientation? = window.isMailForm(index) ? .portrait : nil
    let mayTurn = window.popoverContent(presenting: index).map { ask($0, about: mistaken ?? orientation) } ?? false
    let movement = isAnimated ? window.movement(of: index, isLeaving: true) : nil
    try exchange(during: duration, in: .ofPresentation, showing: movement) { state in
      try state.release(state.window.hierarchy.remove([index]))
    }
    if let mistaken, mayTurn, mistaken != orientation {
      note(
        .warning, "application",
        "the interface turns to \(mistaken.name) while the device is held in \(deviceOrientation)")
      try turn(to: mistaken)
    }
    if window.askedController != asked { try reconsiderOrientation(isAsked: true) }
  }

  // MARK: Popovers

  /// Keeps up a popover whose `UIPopoverController` nobody holds any more.
  mutating func letGo(ofPopover content: ControllerHierarchy.Index) {
    window.hierarchy[content].popoverHolder = nil
    note(
      .note, window.hierarchy[content].name,
      "nobody holds its UIPopoverController any more: its popover stays up by itself")
  }

  /// Dismisses a popover that is up, as the book does on a second tap on its item, and sets the property that holds it
  /// to nil; else presents it.
  mutating func togglePopover(_ presentation: ModalPresentation, from name: String) throws {
    guard let up = try popoverUp(presentation, from: name) else { return try present(presentation, from: name) }
    guard !refusesDismissal(from: name) else { return }
    note(.action, name, "'\(window.hierarchy[up].name)' is up: it is dismissed and let go of; its delegate isn't told")
    try remove(up)
  }

  /// The content of the popover that a controller has up: of its own popover, whatever the content; else of a popover with the same
  /// controller.
  private func popoverUp(
    _ presentation: ModalPresentation, from name: String
  ) throws(SimulatedException) -> ControllerHierarchy.Index? {
    if presentation.usesPopoverController(behavior),
      let held = window.hierarchy.visiblePopover(heldBy: try controller(named: name))
    {
      return held
    }
    let id: String? =
      switch presentation.subject {
      case .named(let id): id
      case .declared(let controller): controller.id
      }
    guard let id, let index = window.hierarchy.index(named: id), window.hierarchy[index].presentation != nil else {
      return nil
    }
    return index
  }

  // MARK: Modals from popovers

  /// Asks a popover's content about an orientation, as UIKit does when the content presents a controller and when that
  /// leaves. It is the interface's orientation; as a mail form leaves, it is always portrait.
  ///
  /// - Returns: True where the orientation is allowed.
  private mutating func ask(_ content: ControllerHierarchy.Index, about orientation: InterfaceOrientation) -> Bool {
    let supported = window.hierarchy.orientations(of: content, scene.application, on: device).supported
    let allows = supported.allows(orientation)
    note(
      .question, window.hierarchy[content].name, "\(behavior.orientationQuestion)(\(orientation.words)): \(allows)")
    return allows
  }

  /// Warns of a controller that a popover's content presents by itself, with advice.
  private mutating func warn(of index: ControllerHierarchy.Index, presentedBy content: ControllerHierarchy.Index) {
    let base = window.hierarchy[content].popoverHolder ?? window.hierarchy.root
    let harm =
      window.isMailForm(index)
      ? "its dismissal asks about portrait and turns the interface to that, and in landscape it leaves by the left edge"
      : "in landscape it leaves by the left edge, not by the bottom"
    note(
      .warning, window.hierarchy[index].name,
      "'\(window.hierarchy[content].name)', which is shown in a popover, presents it itself: \(harm); present it from "
        + "'\(window.hierarchy[base].name)', the controller behind the popover")
  }
}

extension ModalPresentation {
  /// The presentation where it leaves to a controller how that is presented.
  fileprivate func completed(by controller: ViewController) -> ModalPresentation {
    var presentation = self
    if style == .automatic, let own = controller.modalPresentationStyle { presentation.style = own }
    if transitionStyle == .coverVertical, let own = controller.modalTransitionStyle {
      presentation.transitionStyle = own
    }
    return presentation
  }
}
