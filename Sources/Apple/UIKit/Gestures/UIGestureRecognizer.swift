/// The object that recognizes a gesture in a view's touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    /// It began, goes on, or ended as it should.
    case began, changed, ended
    /// It was broken off, or was none.
    case cancelled, failed
    /// It ended as it should.
    public static var recognized: State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []
  private var required: [WeakRecognizer] = []
  private var storedState = State.possible
  /// The place of the gesture, in the coordinates of its view's window or topmost view.
  var place = CGPoint.zero
  /// The places of its fingers.
  var touchPlaces: [CGPoint] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The view that it watches.
  open internal(set) weak var view: UIView?
  /// A Boolean that lets it recognize.
  open var isEnabled = true
  /// An object that decides about it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean that takes touches from the view once it recognized.
  open var cancelsTouchesInView = true
  /// A Boolean that keeps touches from the view until it failed.
  open var delaysTouchesBegan = false
  /// A Boolean that keeps the end of touches from the view until it failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that it takes.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
  /// The kinds of presses that it takes.
  open var allowedPressTypes: [NSNumber] = []
  /// A Boolean that takes touches of one kind alone.
  open var requiresExclusiveTouchType = true
  /// Its name, for messages.
  open var name: String?
  /// The keys that are held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that are pressed.
  open internal(set) var buttonMask: UIEvent.ButtonMask = .primary

  /// A recognizer that calls a target's method; the target isn't kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recognizer of a file.
  public init?(coder: NSCoder) { super.init() }

  /// The recognizer's state. A state of recognition, when set, calls the targets.
  open var state: State {
    get { storedState }
    set {
      guard newValue != storedState || newValue == .changed else { return }
      guard storedState == .possible, let session = GestureSession.current, session.has(self) else {
        return enter(newValue)
      }
      switch newValue {
      case .began, .ended: session.request(self, newValue)
      case .failed, .cancelled: session.fail(self)
      case .possible, .changed: break
      }
    }
  }

  /// Takes a state, and calls its targets where it recognized.
  func enter(_ state: State) {
    storedState = state
    if state != .possible, state != .failed { callTargets() }
  }

  private func callTargets() {
    targets.removeAll { $0.object == nil }
    for target in targets {
      if let object = target.object { target.action.perform(on: object, with: [self]) }
    }
  }

  /// Lets a target be called; it isn't kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Lets a target be called no longer; without a target or a method, all of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
  }

  /// True if someone is called at its gesture.
  package var hasTargets: Bool { targets.contains { $0.object != nil } }

  /// Waits for another one to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The recognizers that it waits for.
  var requiredToFail: [UIGestureRecognizer] { required.compactMap(\.recognizer) }

  // MARK: Places

  /// The place of the gesture in a view, in points.
  open func location(in view: UIView?) -> CGPoint { converted(place, in: view) }
  /// The number of its fingers.
  open var numberOfTouches: Int { touchPlaces.count }
  /// The place of a finger in a view, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    converted(touchPlaces.indices.contains(touchIndex) ? touchPlaces[touchIndex] : place, in: view)
  }

  private func converted(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let own = self.view else { return point }
    return own.topView.convert(point, to: view)
  }

  // MARK: What subclasses override

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system guesses less of touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system took the presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Lets a touch be none of the gesture's.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Lets a press be none of the gesture's.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Told after the gesture ended.
  open func reset() {}
  /// Asked before it keeps another one from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Asked before another one keeps it from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Asked whether it waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Asked whether another one waits for it to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Asked whether it takes an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// A Boolean that tells whether its gesture goes on for a time.
  var isContinuous: Bool { false }
}

/// An object that decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asked before a gesture begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asked whether two may recognize at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked whether one waits for another to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked whether another one waits for it to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked whether it takes a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Asked whether it takes a press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Asked whether it takes an event.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}
