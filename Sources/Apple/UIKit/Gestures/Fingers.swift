/// Fingers on a screen, as code moves them: their touches go the way of a real finger's.
@MainActor final class Fingers {
  /// The longest time between two taps that count as a double one, in seconds.
  static let timeBetweenTaps = 0.35
  private static let distanceBetweenTaps: CGFloat = 45

  private var touches: [UITouch] = []
  private var event = UIEvent()
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

  /// Puts fingers on points of a window.
  ///
  /// - Returns: The view under the first.
  @discardableResult
  func down(at points: [CGPoint], in window: UIWindow, _ clock: AnimationClock) -> UIView? {
    event = UIEvent()
    event.storedTimestamp = clock.time
    touches = points.map { point in
      let touch = UITouch()
      (touch.window, touch.view) = (window, window.hitTest(point, with: event))
      (touch.locationInWindow, touch.previousLocationInWindow) = (point, point)
      touch.timestamp = clock.time
      touch.tapCount = tapCount(at: point, clock.time)
      return touch
    }
    send(.began, clock)
    return touches.first?.view
  }

  func move(to points: [CGPoint], _ clock: AnimationClock) {
    for (touch, point) in zip(touches, points) {
      touch.previousLocationInWindow = touch.locationInWindow
      touch.locationInWindow = point
      if point != touch.previousLocationInWindow, hypot(point.x - startOfTap.x, point.y - startOfTap.y) > 10 {
        touch.tapCount = 0
      }
    }
    send(.moved, clock)
  }

  func up(_ clock: AnimationClock) {
    lastTap = touches.first.map { (clock.time, $0.locationInWindow, $0.tapCount) }
    for touch in touches { touch.previousLocationInWindow = touch.locationInWindow }
    send(.ended, clock)
    touches = []
  }

  private var startOfTap = CGPoint.zero

  private func tapCount(at point: CGPoint, _ time: TimeInterval) -> Int {
    startOfTap = point
    guard let last = lastTap, time - last.time <= Self.timeBetweenTaps,
      hypot(point.x - last.place.x, point.y - last.place.y) <= Self.distanceBetweenTaps
    else { return 1 }
    return last.count + 1
  }

  private func send(_ phase: UITouch.Phase, _ clock: AnimationClock) {
    for touch in touches { (touch.phase, touch.timestamp) = (phase, clock.time) }
    event.storedTimestamp = clock.time
    event.allTouches = Set(touches)
    UIApplication.shared.sendEvent(event)
  }
}
