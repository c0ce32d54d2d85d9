public import LayoutModel
public import LayoutResolution

/// A screen at one moment: device, interface, controllers, and what they show; a value that events change.
///
///     var state = try ScreenState(scene, on: device)
///     for event in scene.events { steps.append(try state.handle(event)) }
public struct ScreenState: Sendable {
  /// What the screen's file declares.
  public let scene: Scene
  /// The device, with the system and the window that it has.
  public private(set) var device: Device
  /// The scene's own device, for which frames are written that variations set for an orientation, with the system that lays it
  /// out; the one that lays it out where the scene has none.
  let ownDevice: Device
  /// What the user has set, completed by the scene's.
  let settings: UserSettings
  /// The controllers, and how they stand to each other.
  var hierarchy: ControllerHierarchy
  /// How the device is held.
  public internal(set) var deviceOrientation: DeviceOrientation
  /// How the interface stands.
  public internal(set) var orientation: InterfaceOrientation
  /// In seconds from the beginning.
  public internal(set) var time = 0.0
  var isKeyboardShown = false
  /// What was found when the interface was last asked to turn.
  var refusals: [Diagnostic] = []
  /// Rows that were added to tables' data and aren't shown yet, by the table's id.
  var unshownRows: [String: [View]] = [:]
  /// Rows that were taken out of tables' data and are still shown, by the table's id.
  var removedRows: [String: Set<String>] = [:]
  /// Rows that were inserted, by the id that they are declared with: the ids that they got.
  var insertedRows: [String: [String]] = [:]
  /// Observers that went away without unregistering.
  var forgottenObservers: [(name: String, observer: NotificationObserver)] = []
  /// Controllers whose views were loaded.
  var loaded: Set<ControllerHierarchy.Index> = []
  /// The sizes in which controllers last laid out.
  var laidOut: [ControllerHierarchy.Index: Size] = [:]
  /// Controllers whose views have appeared.
  var appeared: Set<ControllerHierarchy.Index> = []
  /// Controllers that have presented what they present when they appear first.
  var hasPresented: Set<ControllerHierarchy.Index> = []
  /// Controllers that appeared first, and whose presentations come one after the other now.
  var firstPresenters: [ControllerHierarchy.Index] = []
  /// What popovers point at, or last did.
  var anchors: [ControllerHierarchy.Index: PopoverAnchor] = [:]
  /// Animations that run or are to run.
  var animations: [RunningAnimation] = []
  /// What happened since the last event.
  var calls: [TraceCall] = []
  /// What of it took time.
  var transitions: [TraceTransition] = []
  var composer: ScreenComposer
  /// What is around the root controller's view while all is laid out: it is the same for every presentation.
  var environmentOfLayout: ControllerEnvironment?
  /// The window with a status bar, by orientations: styles depend on it, and are asked for often.
  private(set) var plainEnvironments: [InterfaceOrientation: ControllerEnvironment]
  /// What goes on while handlers are called.
  var transition: Transition?
  /// What handlers asked for that has to wait until it is over.
  var waiting: [Action] = []
  /// How deeply actions have led to others.
  var nesting = 0
  /// How many more actions the present event may lead to.
  var actionsLeft = ScreenState.mostActions
  /// The traits to come that a callback names, for conditions in its handler.
  var comingTraits: Traits?
  /// Counts what was changed of views.
  var viewChanges = 0
  /// What the device watches beside how it is held.
  var monitors = DeviceMonitors()
  /// The layout of the present moment, where nothing changed since it was made.
  var known: KnownLayout?
  /// The styles of what is presented, by how the interface stands.
  var styles: [ControllerHierarchy.Index: PresentationStyles] = [:]
  /// The places of the scene's controllers that aren't on the screen at first, by id.
  private let placesOfControllers: [String: Int]

  /// A layout, and the controllers whose views are in the window.
  struct KnownLayout {
    let layout: ScreenLayout
    let controllers: [ControllerHierarchy.Index]
  }

  /// Launches an application: its root controller appears, and what is presented from the beginning.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - device: The device.
  ///   - settings: What the user has set; the scene's where nothing is said.
  ///   - textMeasurer: What measures text.
  /// - Throws: `SimulatedException` where UIKit would throw one; `LayoutFailure` where the solver fails.
  public init(
    _ scene: Scene, on device: Device, _ settings: UserSettings = UserSettings(),
    textMeasurer: TextMeasurer = .standard
  ) throws {
    self.init(beforeLaunchOf: scene, on: device, settings, textMeasurer: textMeasurer)
    try launch()
  }

  /// The screen before anything was called: the root controller as it is declared.
  init(beforeLaunchOf scene: Scene, on device: Device, _ settings: UserSettings, textMeasurer: TextMeasurer) {
    self.scene = scene
    self.device = device
    self.settings = settings.merging(scene.userSettings)
    plainEnvironments = Self.plainEnvironments(of: device, self.settings)
    let places = scene.viewControllers.enumerated().compactMap { place, controller in controller.id.map { ($0, place) }
    }
    placesOfControllers = Dictionary(places) { first, _ in first }
    hierarchy = ControllerHierarchy(scene.rootViewController)
    orientation = scene.orientation
    deviceOrientation = DeviceOrientation(showing: scene.orientation)
    ownDevice = (try? scene.device(systemVersion: device.systemVersion)) ?? device
    composer = ScreenComposer(
      writtenSize: device.size(in: scene.orientation), writtenIn: scene.orientation, textMeasurer: textMeasurer)
    let decision = OrientationDecision(
      scene.orientation, from: orientation, asking: askedController, in: hierarchy, scene.application, on: device,
      isLaunch: true)
    orientation = decision.orientation
    refusals = decision.diagnostics
  }

  /// Lets the root controller appear, and what is presented from the beginning.
  ///
  /// - Throws: `SimulatedException` where UIKit would throw one, at the root controller's place if it has none of its own;
  ///   `LayoutFailure` where the solver fails.
  mutating func launch() throws {
    do {
      try checkContainers(in: scene.rootViewController)
      try perform(scene.application.didFinishLaunching)
      try exchange(since: [], during: 0, in: .ofContainer)
      try performWaiting()
    } catch var exception as SimulatedException {
      exception.position = exception.position ?? scene.rootViewController.position
      throw exception
    }
  }

  var behavior: SystemBehavior { SystemBehavior(device.systemVersion) }

  private static func plainEnvironments(
    of device: Device, _ settings: UserSettings
  ) -> [InterfaceOrientation: ControllerEnvironment] {
    Dictionary(
      uniqueKeysWithValues: InterfaceOrientation.allCases.map { ($0, ControllerEnvironment(device, in: $0, settings)) })
  }

  /// The same controllers on the scene's own device.
  var onOwnDevice: ScreenState {
    var own = self
    own.device = ownDevice
    own.plainEnvironments = Self.plainEnvironments(of: ownDevice, settings)
    own.environmentOfLayout = nil
    own.composer = ScreenComposer(
      writtenSize: ownDevice.size(in: scene.orientation), writtenIn: scene.orientation,
      textMeasurer: composer.textMeasurer)
    own.known = nil
    own.styles = [:]
    return own
  }

  /// The controller of an id among those of the scene that aren't on the screen at first.
  func declaredController(_ id: String) -> ViewController? { placesOfControllers[id].map { scene.viewControllers[$0] } }

  /// The relations of every controller, families from the root's on.
  public var relations: [ControllerRelations] {
    guard behavior.presentersAreParents else { return hierarchy.relations }
    return hierarchy.relations.map { relation in
      var relation = relation
      relation.parent = relation.parent ?? relation.presentingViewController
      return relation
    }
  }

  // MARK: Orientation

  /// The controller that is asked about orientations: the topmost that is presented in full, else the root.
  var askedController: ControllerHierarchy.Index {
    hierarchy.presentationChain.last { style(of: $0).decidesOrientations } ?? hierarchy.root
  }

  /// What comes of it when the interface is asked to take an orientation.
  public func decision(on requested: InterfaceOrientation) -> OrientationDecision {
    OrientationDecision(
      requested, from: orientation, asking: askedController, in: hierarchy, scene.application, on: device)
  }

  /// Lets the interface take an orientation, if it may, without anybody being told.
  mutating func decideOrientation(_ requested: InterfaceOrientation) {
    let decision = decision(on: requested)
    if decision.orientation != orientation { composer.forgetPlans() }
    orientation = decision.orientation
    refusals = decision.diagnostics
    known = nil
  }

  // MARK: Time

  /// Lets a transition take its time, in which what is seen goes over to a layout.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - layout: The layout; that of now if `nil`.
  ///   - movement: How views come and go meanwhile, where they do.
  ///   - orientation: How the interface stood, if it turns.
  ///   - jumping: The names of views that were set beforehand, which jump.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func pass(
    _ duration: Double, to layout: ScreenLayout? = nil, showing movement: ViewMovement? = nil,
    turningFrom orientation: InterfaceOrientation? = nil, jumping: Set<String> = []
  ) throws {
    guard duration > 0 else { return }
    if let movement { tell(movement, during: duration) }
    transitions.append(
      TraceTransition(
        time: time, duration: duration, layout: try layout ?? self.layout(), movement: movement,
        turningFrom: orientation, jumping: jumping))
    time += duration
  }

  // MARK: Telling

  /// Notes something that happened.
  mutating func note(_ kind: TraceCall.Kind, _ receiver: String, _ message: String) {
    calls.append(TraceCall(time: time, kind: kind, receiver: receiver, message: message))
  }

  /// Notes a call on controllers.
  mutating func call(_ controllers: [ControllerHierarchy.Index], _ method: String) {
    for index in controllers { note(.callback, hierarchy[index].name, method) }
  }
}
