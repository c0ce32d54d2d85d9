/// An animator that moves views as bodies do: held, and nothing moves but what jumps to a point, which is there at once.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates bodies move.
  open private(set) weak var referenceView: UIView?
  /// The ways in which they move.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// A Boolean that tells whether anything moves: no.
  open var isRunning: Bool { false }
  /// The time for which things have moved, in seconds: none.
  open var elapsedTime: TimeInterval { 0 }
  /// An object that is told of it.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// An animator that moves nothing.
  public nonisolated override init() { super.init() }
  /// An animator that moves views in a view.
  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }
  /// An animator that moves the items of a collection's layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }
  private weak var layout: UICollectionViewLayout?

  /// Adds what moves views.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.begin(in: self)
  }
  /// Leaves out what moves views.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.end()
  }
  /// Leaves out all that moves views.
  open func removeAllBehaviors() {
    let former = behaviors
    behaviors = []
    for behavior in former { behavior.end() }
  }
  /// Returns the things that lie in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.dynamicItems).filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
      return frame.intersects(rect)
    }
  }
  /// Returns the attributes of an item that moves: `nil`, as none does.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Takes over where a view is now.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// An object that is told of what moves views.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Is told that things begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Is told that all is at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Nothing to be done.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Nothing to be done.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A thing that moves as a body does.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  /// Its size, at the origin.
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// The kind of shape that others bump into.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape that others bump into, around the middle.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of its size around the middle.
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

/// The kind of shape that others bump into.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  case ellipse
  /// A path of its own.
  case path
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
