/// An animator that moves views as bodies do: held, and nothing moves but what jumps to a point, which is there at once.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates bodies move.
  open private(set) weak var referenceView: UIView?
  /// The ways in which they move.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// A Boolean that tells whether anything moves: no.
  open var isRunning: Bool { false }
  /// An object that is told of it.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// An animator that moves nothing.
  public nonisolated override init() { super.init() }
  /// An animator that moves views in a view.
  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }
  /// Adds what moves views.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    (behavior as? UISnapBehavior)?.snap()
  }
  /// Leaves out what moves views.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  /// Leaves out all that moves views.
  open func removeAllBehaviors() { behaviors = [] }
  /// Takes over where a view is now.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// An object that is told of what moves views.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}

/// A thing that moves as a body does.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle.
  var center: CGPoint { get set }
  /// Its size, at the origin.
  var bounds: CGRect { get }
  /// Its turn.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A way in which views move.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The ways that it is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step: never.
  open var action: (() -> Void)?
  /// A way without movement.
  public nonisolated override init() { super.init() }
  /// Adds a way.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Leaves out a way.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// A thing that jumps to a point: it is there at once.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point that it jumps to.
  open var snapPoint: CGPoint { didSet { snap() } }
  /// The damping of its swing, of 1.
  open var damping: CGFloat = 0.5
  /// A thing that jumps to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }
  func snap() { item.center = snapPoint }
}

/// Things that fall: held.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem]
  /// The direction in which they fall.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The strength with which they fall.
  open var magnitude: CGFloat = 1
  /// Things that fall.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Leaves out a thing.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
