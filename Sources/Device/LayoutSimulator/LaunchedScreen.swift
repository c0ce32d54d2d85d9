package import LayoutModel
package import LayoutResolution

/// A screen after its launch, for layouts in windows of other sizes on the same device: what appears, what is presented and how the
/// interface stands is decided once.
///
///     let launched = try LaunchedScreen(scene, in: .portrait, on: device, settings, keepingPlansIn: plans)
///     device.windowPlacement = .size(Size(width: 507, height: 874))
///     let layout = try launched?.layout(on: device)
///
/// A launch depends on the window's size where code runs in it, a popover finds its place, columns collapse, or the interface turns for
/// what is presented. There is no such screen then. Every other launch depends on the traits of the window alone.
package struct LaunchedScreen: Sendable {
  private let state: ScreenState
  private let requested: InterfaceOrientation
  private let library: PlanLibrary

  /// Launches a scene; `nil` if the launch depends on more than the window's traits.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - requested: The requested interface orientation.
  ///   - device: The device, with a window of the traits that all others have.
  ///   - settings: The user's settings; the scene's where they aren't set.
  ///   - library: The library that keeps the plans.
  /// - Throws: As `Scene.layout(in:on:)`.
  package init?(
    _ scene: Scene, in requested: InterfaceOrientation, on device: Device, _ settings: UserSettings,
    keepingPlansIn library: PlanLibrary
  ) throws {
    let maker = LayoutMaker(keepingPlansIn: library, isMending: false)
    var state = ScreenState(beforeLaunchOf: scene, on: device, settings, by: maker)
    let standing = state.orientation
    try state.launch(isWatched: false)
    guard state.orientation == standing, state.launchRestsOnTraits else { return nil }
    state.decideOrientation(requested)
    // The layouts of the launch aren't needed any more.
    state.log = EventLog()
    state.composer = WindowComposer(for: scene, on: device, by: maker)
    (self.state, self.requested, self.library) = (state, requested, library)
  }

  /// Returns the layout in another window of the same traits, without repairs of conflicts.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  package func layout(on device: Device) throws -> ScreenLayout {
    var state = state.resized(on: device, by: LayoutMaker(keepingPlansIn: library, isMending: false))
    return try state.layout(requested: requested)
  }

  /// Returns the same, and the evidence of the controllers' layouts, by their names.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  package func layoutWithEvidence(
    on device: Device
  ) throws -> (layout: ScreenLayout, evidence: [String: ControllerEvidence]) {
    var state = state.resized(on: device, by: LayoutMaker(keepingPlansIn: library, notesEvidence: true))
    return (try state.layout(requested: requested), state.composer.evidence)
  }
}

extension ScreenState {
  /// A Boolean that tells whether the launch, which is over, depended on nothing of the window but its traits.
  fileprivate var launchRestsOnTraits: Bool {
    guard scene.application.didFinishLaunching.isEmpty, scene.application.observers.isEmpty,
      window.hierarchy.popovers.isEmpty, log.transitions.allSatisfy({ $0.turnsFrom == nil })
    else { return false }
    return window.hierarchy.indices.allSatisfy { index in
      let controller = window.hierarchy[index].controller
      let presentation = window.hierarchy[index].presentation
      return controller.handlers.isEmpty && controller.observers.isEmpty && controller.kind != .splitViewController
        && controller.presents.allSatisfy(\.completion.isEmpty)
        && !(presentation.map { $0.isPopoverController || $0.style == .popover } ?? false)
    }
  }

  /// The screen in another window of the same traits on its device, before its layout.
  fileprivate func resized(on device: Device, by maker: LayoutMaker) -> ScreenState {
    var state = self
    state.window.resize(on: device)
    state.composer = WindowComposer(for: scene, on: device, by: maker)
    return state
  }
}
