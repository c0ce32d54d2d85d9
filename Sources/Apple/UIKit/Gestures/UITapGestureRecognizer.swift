@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The buttons that are pressed.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  private var taps = TapCount()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !taps.begin(at: place, fingers: touchPlaces.count, required: numberOfTouchesRequired) { state = .failed }
  }
  /// Fingers moved: a tap stays where it is.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps.hasMoved(to: place) { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.allTouches?.allSatisfy({ $0.phase == .ended }) ?? true else { return }
    guard taps.fingers == numberOfTouchesRequired else { return state = .failed }
    taps.end()
    guard taps.count < numberOfTapsRequired else { return state = .ended }
    let waited = taps.number
    AnimationClock.after(Fingers.timeBetweenTaps) { [weak self] in
      guard let self, taps.number == waited, state == .possible else { return }
      state = .failed
    }
  }
  /// The system took the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  /// Told after the gesture ended.
  open override func reset() {
    super.reset()
    taps.reset()
  }
}

/// Taps of fingers at one place.
struct TapCount {
  /// The number of taps.
  private(set) var count = 0
  /// The largest number of fingers of one.
  private(set) var fingers = 0
  /// A number that is another one after each change.
  private(set) var number = 0
  private var start = CGPoint.zero

  /// Notes fingers that come down.
  ///
  /// - Returns: Whether there aren't too many.
  mutating func begin(at place: CGPoint, fingers: Int, required: Int) -> Bool {
    number += 1
    start = place
    self.fingers = max(self.fingers, fingers)
    return fingers <= required
  }

  /// Tells whether fingers went too far for a tap.
  func hasMoved(to place: CGPoint) -> Bool { hypot(place.x - start.x, place.y - start.y) > 10 }

  mutating func end() {
    number += 1
    count += 1
    fingers = 0
  }

  mutating func reset() { (count, fingers, number) = (0, 0, number + 1) }
}

/// Recognizes fingers that stay.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The time that fingers stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that fingers may move, in points.
  open var allowableMovement: CGFloat = 10
  private var press = 0
  private var start = CGPoint.zero

  override var isContinuous: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchPlaces.count <= numberOfTouchesRequired else { return state = .failed }
    guard touchPlaces.count == numberOfTouchesRequired else { return }
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
    press += 1
    start = place
    let waited = press
    AnimationClock.after(minimumPressDuration) { [weak self] in
      guard let self, press == waited, state == .possible else { return }
      state = .began
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    state = state == .possible ? .failed : .ended
  }
  /// The system took the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    state = .cancelled
  }
}

/// Recognizes fingers that move quickly in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of fingers.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var startTime = 0.0
  private static let leastDistance: CGFloat = 50
  private static let longestTime = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchPlaces.count <= numberOfTouchesRequired else { return state = .failed }
    (start, startTime) = (place, event.timestamp)
  }
  /// Fingers moved: far and quickly enough along its direction, and little across it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - startTime <= Self.longestTime else { return state = .failed }
    let (across, down) = (place.x - start.x, place.y - start.y)
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, across, down), (.left, -across, down), (.down, down, across), (.up, -down, across),
    ]
    let goes = ways.contains { direction.contains($0.0) && $0.1 >= Self.leastDistance && abs($0.2) < $0.1 / 2 }
    if goes, touchPlaces.count == numberOfTouchesRequired { state = .ended }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  /// The system took the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Recognizes two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, by that at the beginning.
  open var scale: CGFloat = 1
  /// The speed of the scale, a second.
  open internal(set) var velocity: CGFloat = 0
  private var start: TwoFingers?

  override var isContinuous: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchPlaces.count <= 2 else { return state = .failed }
    start = TwoFingers(touchPlaces)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let now = TwoFingers(touchPlaces) else { return }
    scale = start.distance > 0 ? now.distance / start.distance : 1
    if state == .possible {
      if abs(now.distance - start.distance) > 8 { state = .began }
    } else {
      state = .changed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  /// The system took the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  /// Told after the gesture ended.
  open override func reset() {
    super.reset()
    (start, scale) = (nil, 1)
  }
}

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// The speed of the angle, in radians a second.
  open internal(set) var velocity: CGFloat = 0
  private var start: TwoFingers?

  override var isContinuous: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchPlaces.count <= 2 else { return state = .failed }
    start = TwoFingers(touchPlaces)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let now = TwoFingers(touchPlaces) else { return }
    rotation = now.angle - start.angle
    if state == .possible {
      if abs(rotation) > 0.1 { state = .began }
    } else {
      state = .changed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  /// The system took the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  /// Told after the gesture ended.
  open override func reset() {
    super.reset()
    (start, rotation) = (nil, 0)
  }
}

/// Recognizes a pointer above a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1.
  open internal(set) var zOffset: CGFloat = 0

  /// `false`: it takes no touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
  /// The direction of a pencil, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The slant of a pencil, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }

  override var isContinuous: Bool { true }
}

/// Two fingers: how far they are apart, and how the line between them lies.
private struct TwoFingers {
  let distance: CGFloat
  let angle: CGFloat

  init?(_ places: [CGPoint]) {
    guard places.count == 2 else { return nil }
    let (across, down) = (places[1].x - places[0].x, places[1].y - places[0].y)
    distance = hypot(across, down)
    angle = atan2(down, across)
  }
}
