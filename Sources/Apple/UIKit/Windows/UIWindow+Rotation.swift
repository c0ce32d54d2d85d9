import LayoutModel
import LayoutSimulator

/// Turns of the interface, by the simulator's rules.
extension UIWindow {
  /// Turns the device, and with it the interface where its controllers and the application allow that.
  ///
  /// UIKit has no such method: on a device a hand does it. The device's notification is posted where it is asked for; what
  /// controllers are told is in the order of UIKit's (<doc:Rotation>).
  ///
  ///     window.turn(to: .landscapeLeft)
  ///     window.layoutIfNeeded()
  ///
  /// - Parameter orientation: The way in which the device is held from now on.
  public func turn(to orientation: UIDeviceOrientation) {
    UIDevice.current.hold(orientation)
    follow(orientation)
  }

  /// Turns the interface to the way in which the device is held, where that is allowed.
  func followDevice() { follow(UIDevice.current.orientation) }

  private func follow(_ orientation: UIDeviceOrientation) {
    if let requested = orientation.orientation.interfaceOrientation { turnInterface(to: requested) }
  }

  /// The controller that is asked about orientations.
  var askedController: UIViewController? { snapshot().flatMap { controller(named: $0.askedController) } }

  // MARK: Decisions

  /// The answers of a controller.
  private func answers(
    of controller: UIViewController, about requested: LayoutModel.InterfaceOrientation, isNoted: Bool
  ) -> OrientationAnswers {
    let record = isNoted ? ControllerRecord.current : nil
    var answers = OrientationAnswers()
    if controller.behavior.asksShouldAutorotate {
      answers.shouldAutorotate = controller.shouldAutorotate
      record?.note(.question, controller, "shouldAutorotate: \(answers.shouldAutorotate)")
    }
    guard answers.shouldAutorotate else { return answers }
    let supported = controller.supportedInterfaceOrientations.mask
    answers.supportedInterfaceOrientations = supported
    record?.note(
      .question, controller,
      controller.behavior.asksAboutOneOrientation
        ? "\(controller.behavior.orientationQuestion)(\(requested.words)): \(supported.allows(requested))"
        : "\(controller.behavior.orientationQuestion): \(supported.wordsWithRawValue)")
    return answers
  }

  /// The decision on an orientation, after its controller was asked; `nil` without a controller.
  private func decide(
    _ requested: LayoutModel.InterfaceOrientation, isLaunch: Bool = false
  ) -> (decision: OrientationDecision, snapshot: WindowSnapshot)? {
    guard var snapshot = snapshot(), let asked = controller(named: snapshot.askedController) else { return nil }
    if ApplicationSettings.declared(for: self).mayBeResized(on: environment.device) {
      return (snapshot.decision(on: requested, isLaunch: isLaunch), snapshot)
    }
    snapshot.setAnswers(answers(of: asked, about: requested, isNoted: !isLaunch), of: asked.objectName)
    return (snapshot.decision(on: requested, isLaunch: isLaunch), snapshot)
  }

  /// Turns the interface to an orientation, where that is allowed.
  ///
  /// - Returns: The refusals.
  @discardableResult
  func turnInterface(to requested: LayoutModel.InterfaceOrientation) -> [String] {
    guard !TransitionCoordinator.postpones(.change, { [weak self] in self?.turnInterface(to: requested) }) else {
      return []
    }
    guard requested != environment.orientation, let (decision, _) = decide(requested) else { return [] }
    let asked = askedController
    if decision.throwsException { raiseOrientationException() }
    let refusals = decision.diagnostics.map { "\($0.message)" }
    guard decision.orientation != environment.orientation else {
      for refusal in refusals { ControllerRecord.current?.note(.note, named: "application", refusal) }
      return refusals
    }
    turn(to: decision.orientation)
    if askedController !== asked { reconsiderOrientation() }
    return refusals
  }

  /// Turns the interface where the controllers don't allow its orientation: to the device's, if that is allowed.
  func reconsiderOrientation() {
    guard !TransitionCoordinator.postpones(.change, { [weak self] in self?.reconsiderOrientation() }),
      let (decision, snapshot) = decide(environment.orientation),
      !decision.allowed.contains(environment.orientation)
    else { return }
    let goals = snapshot.goals(of: decision)
    guard let first = goals.first else { raiseOrientationException() }
    let held = UIDevice.current.orientation.orientation.interfaceOrientation
    turn(to: goals.first { $0 == held } ?? first)
  }

  /// Gives the interface an orientation that its first controller allows, without any callbacks.
  func turnForLaunch(of controller: UIViewController) {
    // A window for a snapshot is as large as that, however its device is held.
    guard givenSafeArea == nil, let (decision, _) = decide(environment.orientation, isLaunch: true),
      decision.orientation != environment.orientation
    else { return }
    environment.orientation = decision.orientation
    frame = CGRect(origin: .zero, size: CGSize(environment.window.size))
  }

  /// Turns the interface for a controller that is about to be presented in full, where that doesn't allow its orientation.
  func turnForPresentation(of controller: UIViewController) {
    guard let (decision, snapshot) = decide(environment.orientation) else { return }
    guard !decision.allowed.isEmpty else { raiseOrientationException() }
    guard !decision.allowed.contains(environment.orientation) else { return }
    let preferred = controller.preferredInterfaceOrientationForPresentation.orientation
    if let preferred, !decision.controller.supported.allows(preferred) {
      raise(
        named: "UIApplicationInvalidInterfaceOrientation",
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!")
    }
    let goals = snapshot.goals(of: decision)
    guard let goal = goals.first(where: { $0 == preferred }) ?? goals.first else { return }
    turn(to: goal, withoutTelling: controller)
  }

  /// Turns the interface to one of some orientations, as a scene asks for them.
  ///
  /// - Returns: The refusal; `nil` where the interface has one of them.
  func request(_ orientations: UIInterfaceOrientationMask) -> UISceneError? {
    guard !orientations.mask.allows(environment.orientation) else { return nil }
    var refusals: [String] = []
    for orientation in LayoutModel.InterfaceOrientation.allCases where orientations.mask.allows(orientation) {
      refusals += turnInterface(to: orientation)
      if environment.orientation == orientation { return nil }
    }
    return UISceneError(
      description:
        "None of the requested orientations are supported by the view controller. \(refusals.joined(separator: "; "))")
  }

  private func raiseOrientationException() -> Never {
    raise(
      named: "UIApplicationInvalidInterfaceOrientation",
      OrientationDecision.reason(asking: askedController.map { "\(type(of: $0))" } ?? "UIViewController"))
  }

  // MARK: Turning

  /// Turns the interface, with all callbacks on the way.
  private func turn(
    to next: LayoutModel.InterfaceOrientation, withoutTelling newcomer: UIViewController? = nil
  ) {
    // A turn ends the one that is under way: its controllers have appeared and disappeared before others do.
    controllers.lazy.compactMap(\.transition).first { $0.kind == .ofTurn }?.finish()
    var turned = environment
    turned.orientation = next
    let isCompact = turned.window.traits.horizontalSizeClass == .compact
    let splits = controllers.compactMap { $0 as? UISplitViewController }
    for split in splits { split.isAboutToCollapse = isCompact }
    var isTurned = false
    // A turn that doesn't come collapses nothing.
    defer { if !isTurned { for split in splits { split.isAboutToCollapse = false } } }
    guard var snapshot = snapshot() else { return }
    let (all, old) = (controllers, environment.orientation)
    let loaded = Set(all.filter(\.isViewLoaded).map(\.objectName))
    let appeared = Set(all.filter(\.isShown).map(\.objectName))
    guard
      let (turn, steps) = try? snapshot.turn(
        to: next, withoutTelling: newcomer?.objectName, loaded: loaded, appeared: appeared)
    else { return }
    isTurned = true
    let isHalfTurn = old.isLandscape == next.isLandscape
    let behavior = SystemBehavior(environment.device.systemVersion)
    let duration = behavior.rotationDuration(on: environment.device.idiom, isHalfTurn: isHalfTurn)
    let coordinator = TransitionCoordinator(.ofTurn, in: self, duration: newcomer == nil ? duration : 0)
    coordinator.targetTransform = CGAffineTransform(rotationAngle: TurnPlan.angle(from: old, to: next))
    TurnPlan(
      window: self, snapshot: snapshot, turn: turn, steps: steps, coordinator: coordinator, old: old, new: next,
      duration: duration
    ).perform()
  }

  /// Gives the interface an orientation: the window takes the size, and its content the traits.
  func take(_ orientation: LayoutModel.InterfaceOrientation) {
    environment.orientation = orientation
    if UIScreen.main.environment.device == environment.device { UIScreen.main.environment.orientation = orientation }
    frame = CGRect(origin: .zero, size: CGSize(environment.window.size))
    updateSafeArea()
    statusBarMayHaveChanged()
    for controller in containmentRoots {
      controller.presentation?.container?.place()
      controller.placeShownContent()
    }
  }
}

extension UIDevice {
  /// Holds the device in another way, and turns the windows that follow it.
  ///
  /// UIKit has no such method: on a device a hand does it.
  ///
  /// - Parameter orientation: The way in which it is held from now on.
  public func turn(to orientation: UIDeviceOrientation) {
    hold(orientation)
    for window in UIScreen.main.windows { window.followDevice() }
  }
}
