import LayoutModel

/// The state of a window at a moment: all that the layout depends on, and nothing else that events change.
///
///     var turned = window
///     turned.orientation = .landscapeLeft
///     try composer.composed(turned)     // the layout after the turn
struct WindowState: Hashable, Sendable {
  /// The interface's orientation.
  var orientation: InterfaceOrientation
  var isKeyboardShown = false
  /// The device, with its system and its window.
  private(set) var device: Device
  /// The user's settings, completed by the scene's.
  let settings: UserSettings
  /// The application's settings for orientations and the status bar.
  let application: Application
  /// The controllers, with their relations.
  var hierarchy: ControllerHierarchy
  /// The anchors of popovers from their last layout, in the window.
  var anchors: [ControllerHierarchy.Index: PopoverAnchor] = [:]

  /// The window of a scene before any calls: the root controller as it is declared, in the scene's orientation.
  init(of scene: Scene, on device: Device, _ settings: UserSettings) {
    self.init(scene.rootViewController, in: scene.orientation, on: device, settings, scene.application)
  }

  /// A window with a root controller.
  init(
    _ root: ViewController, in orientation: InterfaceOrientation, on device: Device, _ settings: UserSettings,
    _ application: Application
  ) {
    self.orientation = orientation
    self.device = device
    self.settings = settings
    self.application = application
    hierarchy = ControllerHierarchy(root)
  }

  var behavior: SystemBehavior { SystemBehavior(device.systemVersion) }

  /// The same controllers on another device.
  func on(_ device: Device) -> WindowState {
    var state = self
    state.device = device
    for root in hierarchy.containmentRoots {
      if let presentation = hierarchy[root].presentation { state.setPresentation(presentation, of: root) }
    }
    return state
  }

  /// Changes the window of the device to one of the same traits, in which presentations keep their styles.
  mutating func resize(on device: Device) { self.device = device }

  // MARK: Orientation

  /// The controller that is asked about orientations: the topmost one presented in full, else the root.
  var askedController: ControllerHierarchy.Index {
    hierarchy.presentationChain.last { style(of: $0).decidesOrientations } ?? hierarchy.root
  }

  /// The decision on a requested orientation of the interface.
  func decision(on requested: InterfaceOrientation, isLaunch: Bool = false) -> OrientationDecision {
    OrientationDecision(
      requested, from: orientation, asking: askedController, in: hierarchy, application, on: device, isLaunch: isLaunch)
  }

  /// Tells whether the controller that counts in an orientation allows it: styles may change in a turn.
  func mayStand(in orientation: InterfaceOrientation) -> Bool {
    var turned = self
    turned.orientation = orientation
    return turned.decision(on: orientation).allowed.contains(orientation)
  }

  /// The orientations that the interface may turn to and then keep: during the turn styles may change, and another
  /// controller may count.
  ///
  /// - Parameter decision: The decision about the present orientation.
  /// - Returns: The orientations allowed now, in the application's order; if the interface may keep none of them, all
  ///   others that it may keep.
  func goals(of decision: OrientationDecision) -> [InterfaceOrientation] {
    let allowed = decision.allowed.filter(mayStand)
    let isStuck = allowed.isEmpty && !decision.allowed.isEmpty
    return isStuck ? InterfaceOrientation.allCases.filter(mayStand) : allowed
  }

  // MARK: Surroundings

  /// The environment of the root controller's view: the topmost controller presented in full decides about the status
  /// bar, else the root.
  ///
  /// - Complexity: O(*n*) in the presentations.
  var environment: ControllerEnvironment {
    let top = hierarchy.presentationChain.last { style(of: $0) == .fullScreen } ?? hierarchy.root
    var environment = ControllerEnvironment(device, in: orientation, statusBar: statusBar(under: top), settings)
    environment.keyboardHeight = keyboardHeight
    return environment
  }

  /// The height of the keyboard from the window's bottom; `nil` where none is up.
  var keyboardHeight: Double? { isKeyboardShown ? behavior.keyboardHeight(on: device, in: orientation) : nil }

  /// The status bar while a controller decides about it.
  func statusBar(under index: ControllerHierarchy.Index) -> ControllerEnvironment.StatusBar {
    let isHiddenByApplication = !behavior.controllersHideStatusBar && application.statusBarHidden
    return ControllerEnvironment.StatusBar(
      isHidden: hierarchy.isStatusBarHidden(under: index) ?? (isHiddenByApplication ? true : nil),
      style: application.statusBarStyle)
  }

  /// The containment hierarchies whose views are in the window, back to front. Each is given by its outermost
  /// controller, with those of its controllers whose views a presentation takes out of the window, in the order of the
  /// controllers that they present.
  var containmentsInWindow: [(root: ControllerHierarchy.Index, hidden: [ControllerHierarchy.Index])] {
    let roots = hierarchy.containmentRoots
    // A complete full-screen presentation takes everything behind it out of the window.
    let first = roots.dropFirst().lastIndex { style(of: $0).removesPresenterViews && !style(of: $0).isInContext } ?? 0
    var hidden: [ControllerHierarchy.Index: [ControllerHierarchy.Index]] = [:]
    for index in roots[first...].drop(while: { $0 == hierarchy.root }) where style(of: index).removesPresenterViews {
      guard let presenter = hierarchy[index].presenter else { continue }
      hidden[hierarchy.containmentRoot(of: presenter), default: []].append(presenter)
    }
    return roots[first...].map { ($0, hidden[$0] ?? []) }
  }
}
