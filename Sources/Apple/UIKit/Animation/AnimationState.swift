import LayoutModel
import LayoutSimulator

/// The animations of views: with running blocks, or without an end so far.
@MainActor package enum AnimationState {
  static var isEnabled = true

  /// Forgets all animations: another screen begins.
  package static func reset() { (isEnabled, blocks, running) = (true, [], []) }

  /// The animations whose blocks run, the innermost last.
  private static var blocks: [ViewAnimation] = []
  /// The animations that haven't ended.
  private static var running: [ViewAnimation] = []

  /// The animation whose block runs.
  static var current: ViewAnimation? { blocks.last }
  /// The duration of the animation whose block runs, in seconds.
  static var duration: TimeInterval { isEnabled ? current?.timing.duration ?? 0 : 0 }

  /// Makes changes at once, and tells of the end when the clock says so; at once where nothing is animated.
  ///
  /// - Parameters:
  ///   - timing: The timing.
  ///   - delay: The time until it begins, in seconds.
  ///   - isOfSystem: Whether it is UIKit's own, which takes no other animation's place.
  ///   - changes: The changes.
  ///   - completion: Told whether the animation ran to its end.
  static func run(
    _ timing: AnimationTiming, delay: TimeInterval = 0, ofSystem isOfSystem: Bool = false, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    begin(ViewAnimation(timing, delay: delay, isOfSystem: isOfSystem, completion))
    changes()
    commit()
  }

  /// The timing of an animation with a duration. Inside another animation the outer duration holds, unless options override that.
  static func timing(_ duration: TimeInterval, _ options: UIView.AnimationOptions = []) -> AnimationTiming {
    let inherited = options.contains(.overrideInheritedDuration) ? 0 : self.duration
    return AnimationTiming(
      duration: inherited > 0 ? inherited : max(0, duration), autoreverses: options.contains(.autoreverse),
      repeatCount: options.contains(.repeat) ? .infinity : 0)
  }

  /// Begins the block of an animation.
  static func begin(_ animation: ViewAnimation) {
    if !isEnabled { (animation.timing.duration, animation.delay) = (0, 0) }
    blocks.append(animation)
  }

  /// Ends the block of the innermost animation: from then on the animation runs.
  static func commit() {
    guard let animation = blocks.popLast() else { return }
    if !animation.isOfSystem, animation.behavior?.replacesAnimations == true {
      for former in running where !former.isOfSystem { former.remove(animation.values) }
    }
    animation.start()
    if !animation.isOver { running.append(animation) }
    running.removeAll(where: \.isOver)
  }

  /// Notes that the animation whose block runs changes a value of a view.
  static func noteChange(_ value: ViewAnimation.Value, of view: UIView) { current?.note(value, of: view) }

  /// Takes the animations of a view away, as they are taken from its layer.
  static func removeAnimations(of view: UIView) {
    let key = ObjectIdentifier(view)
    for animation in running { animation.remove(animation.values.filter { $0.view == key }) }
    running.removeAll(where: \.isOver)
  }

  /// Takes the animations of views away that leave the window.
  static func removeAnimations(in view: UIView) {
    guard !running.isEmpty else { return }
    view.forEachInTree { removeAnimations(of: $0) }
  }
}

/// An animation of views.
@MainActor final class ViewAnimation {
  /// A value that animations change.
  enum Value { case frame, transform, alpha, backgroundColor }

  /// A value of a view, as a layer has an animation of it.
  struct Key: Hashable {
    let view: ObjectIdentifier
    let value: Value
  }

  var timing: AnimationTiming
  var delay: TimeInterval
  let isOfSystem: Bool
  private let completion: ((Bool) -> Void)?
  /// Called as it begins.
  var willStart: (() -> Void)?
  /// The object of older code that it is of.
  weak var owner: AnyObject?
  /// The changed values of views.
  private(set) var values: Set<Key> = []
  private var left: Set<Key> = []
  /// The rules of the system where it runs.
  private(set) var behavior: SystemBehavior?
  private(set) var isOver = false

  init(
    _ timing: AnimationTiming, delay: TimeInterval = 0, isOfSystem: Bool = false, _ completion: ((Bool) -> Void)?
  ) {
    (self.timing, self.delay, self.isOfSystem, self.completion) = (timing, delay, isOfSystem, completion)
  }

  func note(_ value: Value, of view: UIView) {
    values.insert(Key(view: ObjectIdentifier(view), value: value))
    if behavior == nil { behavior = SystemBehavior(view.traitCollection.traits.systemVersion) }
  }

  /// Lets it run: to its end, where it has one.
  func start() {
    left = values
    guard completion != nil, timing.duration > 0 || delay > 0 else { return end(isFinished: true) }
    if let willStart { AnimationClock.after(delay) { [self] in if !isOver { willStart() } } }
    guard timing.length.isFinite else { return }
    AnimationClock.after(delay + timing.length) { [self] in end(isFinished: left == values) }
  }

  /// Takes values from it. Once all are gone it has ended before its time.
  func remove(_ keys: some Collection<Key>) {
    guard !isOver, !values.isDisjoint(with: keys) else { return }
    left.subtract(keys)
    if left.isEmpty { end(isFinished: false) }
  }

  private func end(isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    guard let completion else { return }
    AnimationClock.after(0) { completion(isFinished) }
  }
}
