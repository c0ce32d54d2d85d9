public import LayoutModel
public import LayoutResolution

/// A scene's events played from its launch on: steps with their calls and the layouts after them.
///
///     let trace = try ScreenTrace(of: scene, on: device)
///     trace.steps.last?.layout["slider"]?.frame
///     trace.sample(at: 0.15).views
public struct ScreenTrace: Sendable {
  /// The steps: the launch, then one for each event. Where an exception ended the application, the last step has the
  /// calls until then and the last visible layout.
  public let steps: [TraceStep]
  /// The exception that ended the application, where one did.
  public let exception: SimulatedException?
  /// The visible layouts, one after another: the transitions of each step, and after them its layout.
  private let stretches: [TraceTransition]
  private let animations: [RunningAnimation]

  /// Plays a scene's events.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - device: The device.
  ///   - settings: The user's settings; the scene's where they aren't set.
  ///   - textMeasurer: The measurer of texts.
  /// - Throws: `LayoutFailure` where the solver fails. A `SimulatedException` ends the trace, and is part of it.
  public init(
    of scene: Scene, on device: Device, _ settings: UserSettings = UserSettings(),
    textMeasurer: TextMeasurer = .standard
  ) throws {
    try self.init(
      of: scene, on: device, settings,
      by: LayoutMaker(keepingPlansIn: PlanLibrary(ofOneScreen: textMeasurer)))
  }

  /// Plays a scene's events with the plans of a library as far as it has them, without repairs of conflicts.
  ///
  /// - Throws: As `init(of:on:)`.
  package init(
    of scene: Scene, on device: Device, _ settings: UserSettings, keepingPlansIn library: PlanLibrary
  ) throws {
    try self.init(of: scene, on: device, settings, by: LayoutMaker(keepingPlansIn: library, isMending: false))
  }

  /// A trace of steps that code played: from its end on, a step's layout is the visible one.
  ///
  /// - Parameters:
  ///   - steps: The steps, in order.
  ///   - exception: What ended the application in the last step, where something did.
  package init(of steps: [TraceStep], exception: SimulatedException?) {
    self.steps = steps
    self.exception = exception
    stretches = steps.map { TraceTransition(time: $0.time + $0.duration, duration: 0, layout: $0.layout) }
    animations = []
  }

  private init(of scene: Scene, on device: Device, _ settings: UserSettings, by maker: LayoutMaker) throws {
    var state = ScreenState(beforeLaunchOf: scene, on: device, settings, by: maker)
    var standing = state
    var steps: [TraceStep] = []
    var exception: SimulatedException?
    var event: Event?
    do {
      try state.launch()
      if state.decision(on: state.orientation).allowed.isEmpty {
        try state.refuseAll(at: scene.rootViewController.position)
      }
      steps.append(try state.launched())
      for next in scene.events {
        event = next
        steps.append(try state.handle(next))
      }
      // The completions of animations may begin others.
      for _ in 0..<Self.maximumWaits {
        guard let end = state.lastCompletion else { break }
        let wait = Event(.wait(max(0, end - state.time)))
        event = wait
        steps.append(try state.handle(wait))
      }
    } catch let thrown as SimulatedException {
      exception = thrown
      let former = try steps.last?.layout ?? standing.layout()
      steps.append(state.interrupted(event, since: steps.last.map { $0.time + $0.duration } ?? 0, former))
    }
    self.steps = steps
    self.exception = exception
    stretches = steps.flatMap { step in
      step.transitions + [TraceTransition(time: step.time + step.duration, duration: 0, layout: step.layout)]
    }
    animations = state.application.animations
  }

  /// The maximum number of times that a trace waits for animations after its events.
  private static let maximumWaits = 32

  /// The visible state at a time: between two layouts while something comes, leaves or turns, with the present state of animations.
  ///
  /// If one event leads to several transitions, each has its own time. A transition eases in and out; a view that was
  /// already in the window moves from its former frame. The view of a coming or leaving controller moves by its
  /// transition's style (`MovementSample`); others have their final place at once. While the interface turns, the views
  /// in the window turn too (`TurningViews`).
  ///
  /// - Parameter time: The time, in seconds from the beginning.
  /// - Returns: The visible state.
  public func sample(at time: Double) -> ScreenSample {
    let index = stretches.lastIndex { $0.time <= time } ?? 0
    let stretch = stretches[index]
    var views = stretch.layout.views
    var windowSize: Size?
    if index > 0, time < stretch.time + stretch.duration {
      let progress = Animation.Curve.easeInOut.progress(at: (time - stretch.time) / stretch.duration)
      let former = Dictionary(
        stretches[index - 1].layout.views.map { ($0.name, $0.view) }, uniquingKeysWith: { first, _ in first })
      views = views.map { view in
        guard !stretch.jumping.contains(view.name) else { return view }
        return former[view.name].map {
          view.onTheWay(from: $0, progress: progress, isTurning: stretch.turnsFrom != nil)
        }
          ?? view
      }
      if stretch.turnsFrom != nil {
        let turn = TurningViews(from: stretches[index - 1].layout, to: stretch.layout, progress: progress)
        views = turn.seen(views)
        windowSize = turn.windowSize
      }
      let before = stretches[index - 1].layout
      // Views from before another turn of the interface were oriented otherwise.
      if let movement = stretch.movement, before.orientation == stretch.layout.orientation {
        views = MovementSample.views(
          movement, from: before.views, to: views, in: stretch.layout.window.size, progress: progress)
      }
    }
    for running in animations where running.isSeen(at: time) {
      for index in views.indices {
        if views[index].name == running.animation.view {
          views[index] = running.shown(views[index], at: time)
        } else if let frame = running.followers[views[index].name], running.changes(.frame, at: time) {
          let end = views[index].view.untransformedFrame
          views[index] = views[index].seen(frame: frame.interpolated(to: end, progress: running.progress(at: time)))
        }
      }
    }
    return ScreenSample(time: time, layout: stretch.layout, windowSize: windowSize, views: views)
  }
}

extension PlacedView {
  /// The view between its old and its new state.
  ///
  /// While the interface turns, everything that changes with the orientation is animated, and so are the changes in
  /// `willAnimateRotation`. A view that becomes hidden fades out, and one that was hidden fades in (chosen: the book
  /// says that both are animated).
  fileprivate func onTheWay(from old: ViewLayout, progress: Double, isTurning: Bool) -> PlacedView {
    let frame = old.untransformedFrame.interpolated(to: view.untransformedFrame, progress: progress)
    guard isTurning else { return seen(frame: frame) }
    let (before, after) = (old.view, view.view)
    func opacity(_ view: ResolvedView) -> Double { view.isHidden ? 0 : view.alpha }
    let isChanged = before.isHidden != after.isHidden
    let (first, last) = isChanged ? (opacity(before), opacity(after)) : (before.alpha, after.alpha)
    return seen(
      frame: frame, alpha: first + (last - first) * progress,
      transform: before.transform.interpolated(to: after.transform, progress: progress),
      isHidden: isChanged ? false : nil)
  }
}

extension RunningAnimation {
  /// Tells whether a view isn't at its final values: from the request of the animation to its end.
  fileprivate func isSeen(at time: Double) -> Bool { time >= start - animation.delay && time < end }

  /// The view as the animation shows it at a time.
  fileprivate func shown(_ view: PlacedView, at time: Double) -> PlacedView {
    let progress = progress(at: time)
    return view.seen(
      frame: changes(.frame, at: time)
        ? from.frame?.interpolated(to: view.view.untransformedFrame, progress: progress) : nil,
      alpha: changes(.alpha, at: time) ? animation.alpha.map { from.alpha + ($0 - from.alpha) * progress } : nil,
      transform: changes(.transform, at: time)
        ? animation.transform.map { from.transform.interpolated(to: $0, progress: progress) } : nil)
  }
}
