package import LayoutModel

/// A window with an application's own controllers at one moment, and what the rules say of it.
///
/// A file's controllers stay in the simulator; objects live by themselves, and are declared anew for each question. Each has an id, by
/// which answers name the controller.
package struct WindowSnapshot: Sendable {
  private var state: WindowState
  private var composer: WindowComposer

  /// A window with a root controller.
  ///
  /// - Parameters:
  ///   - root: The controller with all that it contains.
  ///   - orientation: The interface's orientation.
  ///   - device: The device.
  ///   - settings: The user's settings.
  ///   - application: The application's settings.
  package init(
    _ root: ViewController, in orientation: InterfaceOrientation, on device: Device, _ settings: UserSettings,
    _ application: Application
  ) {
    state = WindowState(root, in: orientation, on: device, settings, application)
    composer = WindowComposer(writtenSize: device.windowSize(in: orientation), in: orientation)
  }

  /// The name of a controller.
  package func name(of index: ControllerHierarchy.Index) -> String { state.hierarchy[index].name }

  private func index(_ name: String) -> ControllerHierarchy.Index {
    guard let index = state.hierarchy.index(named: name) else { preconditionFailure("a controller of this window") }
    return index
  }

  // MARK: Presentations

  /// Adds a controller that another one presents, or the content of a popover that nobody presents.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - presentation: The presentation.
  ///   - presenter: The name of the controller that presents; `nil` for a popover that nobody presents.
  ///   - anchor: The anchor of a popover, which live views know.
  package mutating func add(
    _ controller: ViewController, _ presentation: ModalPresentation, by presenter: String?, anchor: PopoverAnchor? = nil
  ) {
    let name = controller.id ?? controller.kind.rawValue
    let added = state.hierarchy.insert(controller, under: nil, named: name)
    state.setPresentation(presentation, of: added)
    state.anchors[added] = anchor
    guard let presenter else { return state.hierarchy.addPopover(added) }
    state.hierarchy.join(added, presentedBy: index(presenter))
  }

  /// The style in which a presented controller is shown.
  package func style(of name: String) -> ModalPresentationStyle { state.style(of: index(name)) }

  /// Tells whether a presented controller, or a visible one of its content, makes taps beside it do nothing.
  package func isModal(_ name: String) -> Bool { state.isModal(index(name)) }

  /// The name of the controller whose presentation it is when one is asked to present.
  package func presenter(for asked: String, _ style: ModalPresentationStyle) -> String {
    self.name(of: state.hierarchy.presenter(for: index(asked), style, on: state.device))
  }

  /// The name of the controller that a containment hierarchy presents.
  package func standingPresentation(of presenter: String) -> String? {
    state.hierarchy.standingPresentation(of: index(presenter)).map(name)
  }

  /// The name of the controller that a dismissal takes away.
  package func dismissed(by asked: String) -> String? { state.hierarchy.dismissed(by: index(asked)).map(name) }

  /// Checks a presentation, and throws where UIKit does.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - presented: The name of the controller to present.
  ///   - presenter: The name of the one that presents.
  ///   - isPresented: A Boolean that tells whether it is presented already.
  /// - Throws: The refusal.
  package func check(
    _ presentation: ModalPresentation, of presented: String, by presenter: String, isPresented: Bool
  ) throws(PresentationRefusal) {
    let index = index(presenter)
    let parties = PresentationParties(
      presented: presented, isPresented: isPresented, presenter: presenter,
      presenterFillsWindow: state.fillsWindow(index),
      isPresenterPartiallyCurled: state.hierarchy[index].presentation?.transitionStyle == .partialCurl)
    try PresentationRefusal.check(
      presentation, parties, in: state.presentationEnvironment(for: index, over: [], in: state.environment))
  }

  /// The environment in which a controller presents.
  ///
  /// - Parameters:
  ///   - presenter: The name of the controller that presents.
  ///   - contextFrame: The frame of its view in the window, in points.
  /// - Returns: The environment.
  package func presentationEnvironment(
    for presenter: String, contextFrame: Rect? = nil
  ) -> PresentationEnvironment {
    var environment = state.presentationEnvironment(for: index(presenter), over: [], in: state.environment)
    if let contextFrame { environment.contextFrame = contextFrame }
    return environment
  }

  /// The names of controllers whose views a presentation takes out of the window: of whole containment hierarchies, and
  /// of those that define a context.
  package var namesOutOfWindow: Set<String> {
    let shown = state.containmentsInWindow
    let roots = Set(shown.map(\.root))
    let gone = state.hierarchy.containmentRoots.filter { !roots.contains($0) }
    return Set((gone + shown.flatMap(\.hidden)).map(name))
  }

  // MARK: Status bar

  /// The name of the controller that decides about the status bar: the topmost one presented in full, else the root.
  package var statusBarController: String {
    name(
      of: state.hierarchy.presentationChain.last { state.style(of: $0) == .fullScreen } ?? state.hierarchy.root)
  }

  // MARK: Orientations

  /// The name of the controller that is asked about orientations.
  package var askedController: String { name(of: state.askedController) }

  /// Gives a controller its answers about orientations.
  package mutating func setAnswers(_ answers: OrientationAnswers, of name: String) {
    state.hierarchy[index(name)].controller.orientations = answers
  }

  /// The decision on a requested orientation of the interface.
  package func decision(on requested: InterfaceOrientation, isLaunch: Bool = false) -> OrientationDecision {
    state.decision(on: requested, isLaunch: isLaunch)
  }

  /// The orientations that a decision allows and the interface may then keep.
  package func goals(of decision: OrientationDecision) -> [InterfaceOrientation] { state.goals(of: decision) }

  /// The effects of a turn, and its steps.
  ///
  /// - Parameters:
  ///   - next: The orientation to come.
  ///   - newcomer: The name of a controller that appears in that orientation and gets no callbacks of the turn.
  ///   - loaded: The names of controllers that have loaded their views.
  ///   - appeared: The names of those that have appeared.
  /// - Returns: The effects and the steps.
  /// - Throws: The errors of layout.
  package mutating func turn(
    to next: InterfaceOrientation, withoutTelling newcomer: String? = nil, loaded: Set<String>, appeared: Set<String>
  ) throws -> (turn: Turn, steps: TurnSequence) {
    func indices(_ names: Set<String>) -> Set<ControllerHierarchy.Index> {
      Set(names.compactMap { state.hierarchy.index(named: $0) })
    }
    let turn = try composer.turn(
      of: state, to: next, withoutTelling: newcomer.map(index), loaded: indices(loaded), appeared: indices(appeared))
    return (turn, TurnSequence(of: turn, state.behavior))
  }

  /// Tells whether a controller gets sizes: all containers around it, and all their presenters, have to pass sizes on.
  package func passesSizesOn(
    to index: ControllerHierarchy.Index, _ passesOn: (ControllerHierarchy.Index) -> Bool
  ) -> Bool { state.hierarchy.passesSizesOn(to: index, passesOn) }
}
