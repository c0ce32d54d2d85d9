/// The kinds of scrolling that a recognizer takes.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By a wheel with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// By a surface without steps.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// The kinds of scrolling that it takes.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The way of the fingers, in the coordinates of the topmost view.
  var storedTranslation = CGPoint.zero
  /// The speed of the fingers, in points a second.
  var storedVelocity = CGPoint.zero

  /// The way of the fingers in a view, in points.
  open func translation(in view: UIView?) -> CGPoint { vector(storedTranslation, in: view) }
  /// Sets the way of the fingers in a view, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let top = self.view?.topView else { return storedTranslation = translation }
    let (start, end) = (view.convert(CGPoint.zero, to: top), view.convert(translation, to: top))
    storedTranslation = CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
  /// The speed of the fingers in a view, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { vector(storedVelocity, in: view) }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let top = self.view?.topView else { return vector }
    let (start, end) = (top.convert(CGPoint.zero, to: view), top.convert(vector, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  override var isContinuous: Bool { true }

  private var last = CGPoint.zero
  private var lastTime = 0.0
  /// The distance that fingers move before they pan, in points.
  private static let leastDistance: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchPlaces.count > maximumNumberOfTouches { return state = .failed }
    if state == .possible { (last, lastTime) = (place, event.timestamp) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = CGPoint(x: place.x - last.x, y: place.y - last.y)
    if state == .possible {
      guard touchPlaces.count >= minimumNumberOfTouches, hypot(way.x, way.y) >= Self.leastDistance else { return }
      (storedTranslation, storedVelocity) = (.zero, velocity(way, event))
      (last, lastTime) = (place, event.timestamp)
      state = .began
    } else if state == .began || state == .changed {
      storedTranslation.x += way.x
      storedTranslation.y += way.y
      storedVelocity = velocity(way, event)
      (last, lastTime) = (place, event.timestamp)
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
    (storedTranslation, storedVelocity) = (.zero, .zero)
  }

  private func velocity(_ way: CGPoint, _ event: UIEvent) -> CGPoint {
    let time = CGFloat(event.timestamp - lastTime)
    return time > 0 ? CGPoint(x: way.x / time, y: way.y / time) : storedVelocity
  }
}

/// Recognizes fingers that move inward from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  private static let widthOfEdge: CGFloat = 20

  /// Fingers came down: at one of its edges, or it fails.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let bounds = view?.topView.bounds ?? .zero
    let isAtEdge =
      edges.contains(.left) && place.x <= Self.widthOfEdge
      || edges.contains(.right) && place.x >= bounds.maxX - Self.widthOfEdge
      || edges.contains(.top) && place.y <= Self.widthOfEdge
      || edges.contains(.bottom) && place.y >= bounds.maxY - Self.widthOfEdge
    if !isAtEdge { state = .failed }
  }
}
