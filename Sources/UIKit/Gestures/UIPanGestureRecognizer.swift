/// The kinds of scrolling that a recognizer takes.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By a wheel with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// By a surface without steps.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
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
}

/// Recognizes fingers that move inward from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}
