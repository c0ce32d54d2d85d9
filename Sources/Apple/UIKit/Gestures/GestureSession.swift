/// The gestures of the fingers that are down, until the last of them recognized or failed.
///
/// Of several recognizers, the first to recognize fails the others, unless delegates let them recognize together; a recognizer that waits
/// for another's failure recognizes after the failure.
@MainActor final class GestureSession {
  /// The one of the fingers that are down.
  static var current: GestureSession?

  private var recognizers: [UIGestureRecognizer] = []
  private var touches: [ObjectIdentifier: Set<UITouch>] = [:]
  private var waiting: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  /// The touches that views have.
  private var inViews: Set<UITouch> = []
  /// The touches whose end views aren't told of before gestures failed.
  private var held: [(touch: UITouch, event: UIEvent)] = []
  private var areDown: Set<UITouch> = []

  /// Tells whether a recognizer gets touches here.
  func has(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

  // MARK: Touches

  /// Finds the recognizers of touches that came down.
  func attach(_ began: Set<UITouch>, _ event: UIEvent) {
    for touch in began {
      areDown.insert(touch)
      var outer = touch.view
      while let view = outer {
        if let scroll = view as? UIScrollView { scroll.answerPans() }
        for recognizer in (view.gestureRecognizers ?? []).reversed()
        where recognizer.isEnabled && recognizer.shouldReceive(event)
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        {
          if !has(recognizer) { recognizers.append(recognizer) }
          touches[ObjectIdentifier(recognizer), default: []].insert(touch)
        }
        outer = view.superview
      }
    }
  }

  /// Tells recognizers of touches.
  func tell(_ changed: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in recognizers {
      guard recognizer.state != .failed, recognizer.state != .ended, recognizer.state != .cancelled else { continue }
      let own = changed.intersection(touches[ObjectIdentifier(recognizer)] ?? [])
      guard !own.isEmpty else { continue }
      recognizer.follow(touches[ObjectIdentifier(recognizer)] ?? [], isEnd: phase == .ended || phase == .cancelled)
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      case .cancelled: recognizer.touchesCancelled(own, with: event)
      default: break
      }
    }
    if phase == .ended || phase == .cancelled { areDown.subtract(changed) }
  }

  /// Tells the views that are touched, as far as no gesture took the touches.
  func tellViews(_ changed: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    for touch in changed.sorted(by: {
      ($0.locationInWindow.y, $0.locationInWindow.x) < ($1.locationInWindow.y, $1.locationInWindow.x)
    }) {
      guard let view = touch.view else { continue }
      switch phase {
      case .began:
        guard !isTaken(touch) else { continue }
        inViews.insert(touch)
        view.touchesBegan([touch], with: event)
      case .moved: if inViews.contains(touch) { view.touchesMoved([touch], with: event) }
      case .ended:
        guard inViews.contains(touch) else { continue }
        if delaysEnd(of: touch) { held.append((touch, event)) } else { end(touch, event) }
      case .cancelled:
        if inViews.remove(touch) != nil { view.touchesCancelled([touch], with: event) }
      default: break
      }
    }
  }

  private func end(_ touch: UITouch, _ event: UIEvent) {
    if inViews.remove(touch) != nil { touch.view?.touchesEnded([touch], with: event) }
  }

  private func isTaken(_ touch: UITouch) -> Bool {
    recognizers.contains {
      $0.cancelsTouchesInView && $0.hasRecognized && touches[ObjectIdentifier($0)]?.contains(touch) == true
    }
  }

  private func delaysEnd(of touch: UITouch) -> Bool {
    recognizers.contains {
      $0.delaysTouchesEnded && $0.state == .possible && touches[ObjectIdentifier($0)]?.contains(touch) == true
    }
  }

  // MARK: Recognizing

  /// Lets a recognizer recognize, unless others keep it from it.
  func request(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard recognizer.state == .possible else { return recognizer.enter(state) }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    for other in recognizers where other !== recognizer && recognizer.waits(for: other) {
      if other.state == .possible {
        waiting[ObjectIdentifier(recognizer)] = state
        return
      }
      if other.hasRecognized { return fail(recognizer) }
    }
    for other in recognizers where other !== recognizer && other.hasRecognized && other.prevents(recognizer) {
      return fail(recognizer)
    }
    waiting[ObjectIdentifier(recognizer)] = nil
    recognizer.enter(state)
    if recognizer.cancelsTouchesInView { takeTouches(of: recognizer) }
    for other in recognizers where other !== recognizer && other.state == .possible && recognizer.prevents(other) {
      fail(other)
    }
  }

  /// Fails a recognizer, and lets the recognizers that waited for its failure go on.
  func fail(_ recognizer: UIGestureRecognizer) {
    waiting[ObjectIdentifier(recognizer)] = nil
    recognizer.enter(.failed)
    for other in recognizers {
      guard let state = waiting[ObjectIdentifier(other)] else { continue }
      request(other, state)
    }
    endIfDone()
  }

  /// Tells whether a recognizer may begin: its own view, the touched views inside, and the delegate have to agree.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, let own = recognizer.view else { return false }
    for touch in touches[ObjectIdentifier(recognizer)] ?? [] {
      var inner = touch.view
      while let view = inner {
        guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
        if view === own { break }
        inner = view.superview
      }
    }
    if let scroll = own as? UIScrollView, recognizer === scroll.panGestureRecognizer, !scroll.canBePanned {
      return false
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func takeTouches(of recognizer: UIGestureRecognizer) {
    let taken = inViews.intersection(touches[ObjectIdentifier(recognizer)] ?? [])
    held.removeAll { taken.contains($0.touch) }
    for touch in taken {
      inViews.remove(touch)
      touch.view?.touchesCancelled([touch], with: nil)
    }
  }

  // MARK: End

  /// Ends it when no finger is down and nothing waits.
  func endIfDone() {
    guard GestureSession.current === self else { return }
    for (touch, event) in held where !delaysEnd(of: touch) {
      held.removeAll { $0.touch === touch }
      end(touch, event)
    }
    guard areDown.isEmpty, held.isEmpty, !recognizers.contains(where: { $0.state == .possible }) else { return }
    GestureSession.current = nil
    for recognizer in recognizers { recognizer.restart() }
  }
}

extension UIGestureRecognizer {
  /// True if the gesture was recognized; it may still go on.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Takes over the places of its fingers.
  fileprivate func follow(_ touches: Set<UITouch>, isEnd: Bool) {
    let places = touches.filter { isEnd || $0.phase != .ended }.map(\.locationInWindow)
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard !places.isEmpty else { return }
    touchPlaces = places
    place = CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }

  /// Goes back to the first state.
  fileprivate func restart() {
    reset()
    enter(.possible)
    touchPlaces = []
  }

  /// Tells whether it waits for another one to fail.
  fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Tells whether it keeps another one from recognizing.
  fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }
}
