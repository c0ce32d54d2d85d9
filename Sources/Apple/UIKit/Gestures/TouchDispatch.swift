/// The way of touches in a window: first to the gestures of the view that is touched and of those around it, then to the view.
@MainActor enum TouchDispatch {
  /// Hands an event's touches on.
  static func dispatch(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.allTouches ?? []).filter { $0.window === window }
    guard let phase = touches.first?.phase else { return }
    let session = GestureSession.current ?? GestureSession()
    GestureSession.current = session
    if phase == .began { session.attach(touches, event) }
    session.tell(touches, phase, event)
    session.tellViews(touches, phase, event)
    session.endIfDone()
  }
}
