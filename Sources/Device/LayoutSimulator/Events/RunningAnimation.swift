package import LayoutModel
import LayoutResolution

/// An animation that was begun: its changes and its timing.
struct RunningAnimation: Hashable, Sendable {
  let animation: Animation
  /// The beginning, in seconds, after the delay.
  let start: Double
  /// The view before it.
  let from: View
  /// The frames before it of views that follow by their masks, by name.
  var followers: [String: Rect] = [:]
  /// The times at which other animations replaced its values, in seconds.
  var replacements: [Animation.Value: Double] = [:]
  /// A Boolean that tells whether its completion was called.
  var isFinished = false

  /// A Boolean that tells whether other animations replaced each of its values, so that nothing of it is left.
  private var isReplaced: Bool { !animation.values.isEmpty && animation.values.allSatisfy { replacements[$0] != nil } }

  /// True if the animation runs to its end: none of its values is replaced on the way.
  var runsToItsEnd: Bool { replacements.isEmpty }

  /// Tells whether it changes a value at a time: not once another animation does.
  func changes(_ value: Animation.Value, at time: Double) -> Bool {
    animation.values.contains(value) && replacements[value].map { time < $0 } ?? true
  }

  /// The time at which the animation ends, in seconds; infinity for endless repetition. An animation whose values were all replaced ends
  /// with the last replacement.
  var end: Double {
    isReplaced ? min(ownEnd, replacements.values.max() ?? ownEnd) : ownEnd
  }

  /// The time at which it ends by itself.
  private var ownEnd: Double {
    let timing = AnimationTiming(
      duration: animation.duration, autoreverses: animation.autoreverses, repeatCount: animation.repeatCount)
    return start + timing.length
  }

  /// The progress at a time: 0 before it begins, 1 at its final values.
  func progress(at time: Double) -> Double {
    guard time > start else { return 0 }
    guard time < ownEnd, animation.duration > 0 else { return 1 }
    let run = (time - start) / animation.duration
    let turn = run.rounded(.down)
    let fraction = run - turn
    let isBack = animation.autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return animation.curve.progress(at: isBack ? 1 - fraction : fraction)
  }
}

extension Animation.Curve {
  /// The progress at a share of the time, on a cubic Bézier curve from (0, 0) to (1, 1) with Core Animation's control
  /// points: 0.42, 0 and 0.58, 1 for ease in and out, only one of them for the others.
  ///
  /// - Parameter time: The share of the time, from 0 to 1.
  /// - Returns: The progress.
  package func progress(at time: Double) -> Double {
    let time = min(max(0, time), 1)
    let (x1, x2): (Double, Double)
    switch self {
    case .linear: return time
    case .easeInOut: (x1, x2) = (0.42, 0.58)
    case .easeIn: (x1, x2) = (0.42, 1)
    case .easeOut: (x1, x2) = (0, 0.58)
    }
    // The curve's x is monotone, so its parameter is found by bisection.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let rest = 1 - middle
      let x = 3 * rest * rest * middle * x1 + 3 * rest * middle * middle * x2 + middle * middle * middle
      if x < time { low = middle } else { high = middle }
    }
    let parameter = (low + high) / 2
    return (3 - 2 * parameter) * parameter * parameter
  }
}

extension Animation {
  /// A value of a view that animations change.
  enum Value: Hashable, Sendable {
    case frame, alpha, transform
  }

  /// The values that it changes.
  var values: [Value] {
    [frame.map { _ in .frame }, alpha.map { _ in .alpha }, transform.map { _ in .transform }].compactMap(\.self)
  }
}

extension Animation {
  /// The animation in words: `animates for 1.0 s after 0.25 s, linear, and back, 3.0 times`.
  fileprivate var words: String {
    var words = "animates for \(duration) s"
    if delay > 0 { words += " after \(delay) s" }
    words += ", \(curve.rawValue)"
    if autoreverses { words += ", and back" }
    if repeatCount == .infinity {
      words += ", without end"
    } else if repeatCount > 0, repeatCount != 1 {
      words += ", \(repeatCount) times"
    }
    return words
  }
}

extension ScreenState {
  /// Begins an animation: the view has its new values at once, like UIKit's model; the visible values follow.
  mutating func animate(_ requested: Animation) throws {
    let animation = handling.animation.map(requested.inheriting(from:)) ?? requested
    if animation.frame != nil { try settleFrames(around: animation.view) }
    let before = animation.frame == nil ? nil : try layout()
    var from: View?
    changeView(animation.view) { view in
      from = view
      if let alpha = animation.alpha { view.alpha = alpha }
      if let transform = animation.transform { view.transform = transform }
    }
    guard let from else { return }
    if let frame = animation.frame { _ = setFrame(frame, of: animation.view) }
    note(
      .action, animation.view,
      animation.words
        + (animation == requested ? "" : ", as the animation around it does (\(requested.duration) s were asked for)"))
    replaceAnimations(of: animation)
    var running = RunningAnimation(animation: animation, start: time + animation.delay, from: from)
    if let before { running.followers = before.framesOfFollowers(of: animation.view, in: try layout()) }
    application.animations.append(running)
  }

  /// Ends what runs of the same values of a view, where systems have one animation take another's place.
  private mutating func replaceAnimations(of next: Animation) {
    guard behavior.replacesAnimations else { return }
    for index in application.animations.indices {
      let running = application.animations[index]
      guard running.animation.view == next.view, !running.isFinished, running.end > time else { continue }
      for value in next.values where running.animation.values.contains(value) && running.replacements[value] == nil {
        application.animations[index].replacements[value] = time
      }
    }
  }

  /// Lets time pass, and calls the completions of animations as they end. An end during an event's transitions waits
  /// for them, so that time never goes back.
  ///
  /// - Parameter goal: The time to wait for, in seconds from the beginning.
  /// - Throws: The errors of completions; `SimulatedException` where they lead to each other endlessly.
  mutating func finishAnimations(by goal: Double) throws {
    var ended = 0
    while let index = nextEnd(by: max(goal, time)) {
      ended += 1
      guard ended < Self.maximumEnds else {
        throw SimulatedException(name: "EXC_BAD_ACCESS", reason: "animations lead to each other without end")
      }
      application.animations[index].isFinished = true
      handling.actionsLeft += Self.actionsOfAnEnd
      let (animation, finished) = (application.animations[index].animation, application.animations[index].runsToItsEnd)
      let before = log.transitions.isEmpty ? try layout() : nil
      application.time = max(time, application.animations[index].end)
      if hasView(animation.view) {
        note(.note, animation.view, "its animation has ended" + (finished ? "" : ", for another took its place"))
      }
      guard !animation.completion.isEmpty else { continue }
      // Until then only animations changed anything.
      if let before { jump(to: before) }
      try perform(animation.completion, finished: finished)
      try performWaiting()
      jump(to: try layout())
    }
    application.time = max(goal, time)
  }

  /// The number of further actions that an event may lead to with each ending animation: animations may follow each
  /// other for a long time.
  private static let actionsOfAnEnd = 10
  /// The maximum number of animations that an event may end.
  private static let maximumEnds = 10_000

  /// The animation with the earliest end, up to a time.
  private func nextEnd(by time: Double) -> Int? {
    application.animations.indices.filter {
      !application.animations[$0].isFinished && application.animations[$0].end <= time
    }
    .min { application.animations[$0].end < application.animations[$1].end }
  }

  /// The time of the last animation's end that has a completion; `nil` where none has.
  var lastCompletion: Double? {
    application.animations.filter { !$0.isFinished && !$0.animation.completion.isEmpty && $0.end.isFinite }.map(\.end)
      .max()
  }
}

extension ScreenLayout {
  /// The frames of views that follow a view by their masks, and come to others in another layout; by name.
  fileprivate func framesOfFollowers(of name: String, in next: ScreenLayout) -> [String: Rect] {
    let coming = Dictionary(next.views.map { ($0.name, $0.view.untransformedFrame) }) { first, _ in first }
    var followers: [String: Rect] = [:]
    var known: Set<String> = [name]
    for placed in views {
      guard let superview = placed.superview, known.contains(superview),
        placed.view.view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      known.insert(placed.name)
      let frame = placed.view.untransformedFrame
      if let next = coming[placed.name], next != frame { followers[placed.name] = frame }
    }
    return followers
  }
}
