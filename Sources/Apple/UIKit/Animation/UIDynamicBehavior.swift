/// A way in which views move.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The ways that it is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step: never.
  open var action: (() -> Void)?
  /// A way without movement.
  public nonisolated override init() { super.init() }
  /// The animator that it is in.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The things that it moves.
  var dynamicItems: [any UIDynamicItem] { childBehaviors.flatMap(\.dynamicItems) }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.begin(in: dynamicAnimator) }
  }
  /// Leaves out a way.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.end()
  }
  /// Is told of another animator, or of none.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Is put into an animator.
  func begin(in animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    for behavior in childBehaviors { behavior.begin(in: animator) }
  }

  /// Is taken out of its animator.
  func end() {
    willMove(to: nil)
    dynamicAnimator = nil
    for behavior in childBehaviors { behavior.end() }
  }
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
  override var dynamicItems: [any UIDynamicItem] { [item] }
  override func begin(in animator: UIDynamicAnimator) {
    super.begin(in: animator)
    snap()
  }
}

/// Things that fall: held.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// The direction in which they fall.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The strength with which they fall.
  open var magnitude: CGFloat = 1
  /// The angle of the direction in which they fall, in radians.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { gravityDirection = CGVector(dx: cos(newValue) * magnitude, dy: sin(newValue) * magnitude) }
  }
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// Nothing that falls yet.
  public nonisolated override init() { super.init() }
  override var dynamicItems: [any UIDynamicItem] { items }
  /// Sets the angle and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.magnitude = magnitude
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Leaves out a thing.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
