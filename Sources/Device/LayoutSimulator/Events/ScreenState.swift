import Documents
public import LayoutModel
public import LayoutResolution

/// A screen at one moment: device, interface, controllers and their views; a value that events change.
///
///     var state = try ScreenState(scene, on: device)
///     for event in scene.events { steps.append(try state.handle(event)) }
///
/// The state consists of two values, the window's and the application's. The layout is a function of the window's. The
/// happenings since the last event are in its log; the work under way during an event is kept apart.
public struct ScreenState: Sendable {
  /// The scene that the screen's file declares.
  public let scene: Scene
  /// The offsets of the scene's controllers that are initially off the screen, by id.
  private let controllerOffsets: [String: Int]
  /// The state of the window: everything that its layout depends on.
  var window: WindowState
  /// The rest of the state.
  var application: ApplicationState
  /// The composer that lays the window out; it remembers layouts, and is no part of the state.
  var composer: WindowComposer
  /// The happenings since the last event.
  var log = EventLog()
  /// The work under way while an event is handled.
  var handling = EventHandling()

  /// Launches an application: its root controller and the initial presentations appear.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - device: The device.
  ///   - settings: The user's settings; the scene's where they aren't set.
  ///   - textMeasurer: The measurer of texts.
  /// - Throws: `SimulatedException` where UIKit would throw one; `LayoutFailure` where the solver fails.
  public init(
    _ scene: Scene, on device: Device, _ settings: UserSettings = UserSettings(),
    textMeasurer: TextMeasurer = .standard
  ) throws {
    self.init(
      beforeLaunchOf: scene, on: device, settings,
      by: LayoutMaker(keepingPlansIn: PlanLibrary(ofOneScreen: textMeasurer)))
    try launch()
  }

  /// The screen before any calls: the root controller as it is declared.
  init(beforeLaunchOf scene: Scene, on device: Device, _ settings: UserSettings, by maker: LayoutMaker) {
    self.scene = scene
    let offsets = scene.viewControllers.enumerated().compactMap { offset, controller in
      controller.id.map { ($0, offset) }
    }
    controllerOffsets = Dictionary(offsets) { first, _ in first }
    window = WindowState(of: scene, on: device, settings.merging(scene.userSettings))
    let decision = window.decision(on: scene.orientation, isLaunch: true)
    application = ApplicationState(
      deviceOrientation: DeviceOrientation(showing: scene.orientation), refusals: decision.diagnostics)
    composer = WindowComposer(for: scene, on: device, by: maker)
    window.orientation = decision.orientation
  }

  /// Lets the root controller and the initial presentations appear.
  ///
  /// - Parameter isWatched: A Boolean that tells whether calls and layouts of the launch matter. If they don't, a launch that
  ///   runs no code lays nothing out.
  /// - Throws: `SimulatedException` where UIKit would throw one, at the root controller's place if it has none of its
  ///   own; `LayoutFailure` where the solver fails.
  mutating func launch(isWatched: Bool = true) throws {
    do {
      try checkContainers(in: scene.rootViewController)
      guard isWatched || launchRunsCode else { return }
      try perform(scene.application.didFinishLaunching)
      try announceWindow()
      try exchange(since: [], during: 0, in: .ofContainer)
      try announceLaunch()
      try performWaiting()
    } catch var exception as SimulatedException {
      exception.position = exception.position ?? scene.rootViewController.position
      throw exception
    }
  }

  // MARK: State

  /// The device, with its system and its window.
  public var device: Device { window.device }

  /// The way the device is held.
  public var deviceOrientation: DeviceOrientation { application.deviceOrientation }

  /// The interface's orientation.
  public var orientation: InterfaceOrientation { window.orientation }

  /// The time, in seconds from the beginning.
  public var time: Double { application.time }

  var behavior: SystemBehavior { window.behavior }

  /// The controller of an id among those of the scene that are initially off the screen.
  func declaredController(_ id: String) -> ViewController? { controllerOffsets[id].map { scene.viewControllers[$0] } }

  /// The declared controller, with the changes that code has made before its first appearance.
  func waitingController(_ id: String) -> ViewController? {
    declaredController(id).map(settled)
  }

  /// A controller before its first appearance, with the changes that code has made to it and to the controllers inside.
  func settled(_ controller: ViewController) -> ViewController {
    guard !application.settingsOfWaiting.isEmpty else { return controller }
    var result = controller
    for setting in controller.id.flatMap({ application.settingsOfWaiting[$0] }) ?? [] { result.apply(setting) }
    result.viewControllers = controller.viewControllers.map(settled)
    result.childViewControllers = controller.childViewControllers.map { child in
      EmbeddedViewController(containerView: child.containerView, viewController: settled(child.viewController))
    }
    return result
  }

  /// The relations of every controller, containment hierarchies from the root's on.
  public var relations: [ControllerRelations] {
    guard behavior.presentersAreParents else { return window.hierarchy.relations }
    return window.hierarchy.relations.map { relation in
      var relation = relation
      relation.parent = relation.parent ?? relation.presentingViewController
      return relation
    }
  }

  // MARK: Orientation

  /// The decision on a requested orientation of the interface.
  public func decision(on requested: InterfaceOrientation) -> OrientationDecision { window.decision(on: requested) }

  /// Turns the interface to an orientation, if it may, without any callbacks.
  mutating func decideOrientation(_ requested: InterfaceOrientation) {
    guard !window.hierarchy.isEmpty else { return }
    let decision = decision(on: requested)
    if decision.orientation != orientation {
      composer.turn()
      releaseKeptFrames()
    }
    window.orientation = decision.orientation
    application.refusals = decision.diagnostics
  }

  // MARK: Layout

  /// Lays out the window.
  ///
  /// - Parameter requested: The requested orientation; the present one if `nil`.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layout(requested: InterfaceOrientation? = nil) throws -> ScreenLayout {
    screenLayout(try composedWindow(), requested: requested)
  }

  /// The controllers whose views are in the window: containment hierarchies from the root's on, in each a container
  /// before the controllers that it shows.
  mutating func controllersInWindow() throws -> [ControllerHierarchy.Index] { try composedWindow().controllers }

  /// The window's layout. The anchors of popovers are kept, for when they leave the window.
  mutating func composedWindow() throws -> ComposedWindow {
    let composed = try composer.composed(window)
    window.keep(composed.anchors)
    return composed
  }

  /// A window's layout, with the refusals of the last event.
  func screenLayout(_ composed: ComposedWindow, requested: InterfaceOrientation? = nil) -> ScreenLayout {
    var layout = ScreenLayout(
      device: device, requestedOrientation: requested ?? orientation, orientation: orientation,
      window: composed.window, controllers: composed.layouts, refusals: application.refusals, scene: scene.id,
      sceneTitle: scene.title, emptyWindow: composed.emptyWindow)
    if window.isKeyboardShown { layout.keyboardHeight = behavior.keyboardHeight(on: device, in: orientation) }
    return layout
  }

  // MARK: Time

  /// Lets a transition take its time, during which the screen changes to a layout.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - layout: The layout; the present one if `nil`.
  ///   - movement: The movement of views meanwhile, if any.
  ///   - orientation: The former orientation, if the interface turns.
  ///   - jumping: The names of views that were changed beforehand, which jump.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func pass(
    _ duration: Double, to layout: ScreenLayout? = nil, showing movement: ViewMovement? = nil,
    turningFrom orientation: InterfaceOrientation? = nil, jumping: Set<String> = []
  ) throws {
    guard duration > 0 else { return }
    if let movement { tell(movement, during: duration) }
    log.transitions.append(
      TraceTransition(
        time: time, duration: duration, layout: try layout ?? self.layout(), movement: movement,
        turningFrom: orientation, jumping: jumping))
    application.time += duration
  }

  /// Notes that the screen changes to the present layout at once.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func jump(to layout: ScreenLayout) {
    log.transitions.append(TraceTransition(time: time, duration: 0, layout: layout))
  }

  // MARK: Telling

  /// Notes a call.
  mutating func note(_ kind: TraceCall.Kind, _ receiver: String, _ message: String) {
    log.calls.append(TraceCall(time: time, kind: kind, receiver: receiver, message: message))
  }

  /// Notes a call on controllers.
  mutating func call(_ controllers: [ControllerHierarchy.Index], _ method: String) {
    for index in controllers { note(.callback, window.hierarchy[index].name, method) }
  }

  /// Notes the movement of views.
  private mutating func tell(_ movement: ViewMovement, during duration: Double) {
    let style = "\(movement.isLeaving && movement.style == .push ? "pop" : movement.style.rawValue), "
    let words = style + "\(JSONText.thousandths(duration)) s: "
    note(.movement, window.receiver(ofView: movement.view), words + movement.words)
    if let below = movement.viewBelow {
      note(.movement, window.receiver(ofView: below), words + movement.wordsOfViewBelow)
    }
  }
}
