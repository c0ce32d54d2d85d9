/// Gestures that code fires.
extension UIGestureRecognizer {
  /// Recognizes at a point of the view: the gesture begins and ends there, and calls the targets.
  ///
  /// - Returns: Whether the gesture was recognized: not where the recognizer is disabled, or its view or delegate refuses.
  @discardableResult
  package func recognize(at point: CGPoint) -> Bool {
    guard mayBegin(at: point) else { return false }
    run()
    return true
  }

  /// Tells whether view and delegate let it begin at a point of its view.
  func mayBegin(at point: CGPoint) -> Bool {
    guard isEnabled, let view else { return false }
    move(to: view.convert(point, to: view.topView))
    let touch = UITouch()
    (touch.view, touch.window, touch.locationInWindow) = (view, view.window, place)
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
      && view.gestureRecognizerShouldBegin(self) && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Goes through its states, and back to the first one.
  func run() {
    if isContinuous {
      state = .began
      state = .changed
    }
    state = .ended
    finish()
  }

  fileprivate func move(to point: CGPoint) {
    place = point
    touchPlaces = [point]
  }

  fileprivate func finish() {
    reset()
    state = .possible
    touchPlaces = []
  }
}

extension UIPanGestureRecognizer {
  /// Recognizes fingers that move from a point of its view to others, with a speed at the end, in points a second.
  @discardableResult
  package func pan(from start: CGPoint, through points: [CGPoint], velocity: CGPoint = .zero) -> Bool {
    guard mayBegin(at: start), let view else { return false }
    (storedTranslation, storedVelocity) = (.zero, .zero)
    state = .began
    var last = place
    for (index, point) in points.enumerated() {
      let next = view.convert(point, to: view.topView)
      storedTranslation.x += next.x - last.x
      storedTranslation.y += next.y - last.y
      last = next
      move(to: next)
      if index == points.count - 1 { storedVelocity = velocity }
      state = .changed
    }
    state = .ended
    finish()
    (storedTranslation, storedVelocity) = (.zero, .zero)
    return true
  }
}

/// Taps by code, as a finger's find their way.
extension UIView {
  /// Taps at a point of it: the view there gets the touch, unless a gesture on the view or around it takes precedence.
  ///
  /// - Parameters:
  ///   - point: The point, in its coordinates.
  ///   - count: The number of taps.
  /// - Returns: The view that was hit; `nil` where nothing can be touched.
  @discardableResult
  package func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    let event = UIEvent()
    guard let hit = hitTest(point, with: event) else { return nil }
    let touch = UITouch()
    (touch.view, touch.window, touch.tapCount) = (hit, hit.window, count)
    touch.locationInWindow = convert(point, to: topView)
    touch.previousLocationInWindow = touch.locationInWindow
    event.allTouches = [touch]
    hit.touchesBegan([touch], with: event)
    let recognizers = hit.tapRecognizers(for: touch, count)
    let takesTouch = recognizers.contains { $0.cancelsTouchesInView }
    touch.phase = takesTouch ? .cancelled : .ended
    for recognizer in recognizers { recognizer.run() }
    if takesTouch { hit.touchesCancelled([touch], with: event) } else { hit.touchesEnded([touch], with: event) }
    return hit
  }

  /// Taps in its middle.
  @discardableResult
  package func tap() -> UIView? { tap(at: CGPoint(x: bounds.midX, y: bounds.midY)) }

  /// The recognizers of taps that recognize: the innermost possible recognizer, and others that may recognize simultaneously.
  private func tapRecognizers(for touch: UITouch, _ count: Int) -> [UITapGestureRecognizer] {
    var chosen: [UITapGestureRecognizer] = []
    var outer: UIView? = self
    while let view = outer {
      for recognizer in (view.gestureRecognizers ?? []).reversed() {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == count else { continue }
        guard tap.numberOfTouchesRequired == 1, tap.takes(touch, from: self) else { continue }
        if chosen.allSatisfy({ $0.mayRecognize(with: tap) }) { chosen.append(tap) }
      }
      outer = view.superview
    }
    return chosen
  }
}

extension UITapGestureRecognizer {
  /// Tells whether the recognizer takes a touch of a view: the touched view, the recognizer's view and the delegate have to agree.
  fileprivate func takes(_ touch: UITouch, from hit: UIView) -> Bool {
    guard isEnabled, let view else { return false }
    move(to: touch.locationInWindow)
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    var inner: UIView? = hit
    while let current = inner {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === view { break }
      inner = current.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Tells whether two may recognize at the same time.
  fileprivate func mayRecognize(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
      || !canPrevent(other) || !other.canBePrevented(by: self)
  }
}
