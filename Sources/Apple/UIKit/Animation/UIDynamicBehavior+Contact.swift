/// The properties of bodies: held.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// The part of the speed that a bump leaves, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction of bodies that touch.
  open var friction: CGFloat = 0
  /// The mass by area.
  open var density: CGFloat = 1
  /// The resistance to moving.
  open var resistance: CGFloat = 0
  /// The resistance to turning.
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  /// A Boolean that keeps bodies where they are.
  open var isAnchored = false
  /// A Boolean that lets bodies turn.
  open var allowsRotation = true
  private var velocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// The properties of bodies.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// The properties of no body yet.
  public nonisolated override init() { super.init() }
  override var dynamicItems: [any UIDynamicItem] { items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Leaves out a body.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Adds to a body's speed, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    var known = velocities[ObjectIdentifier(item)] ?? (.zero, 0)
    known.linear = CGPoint(x: known.linear.x + velocity.x, y: known.linear.y + velocity.y)
    velocities[ObjectIdentifier(item)] = known
  }
  /// Returns a body's speed, in points a second: what was added to it.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)]?.linear ?? .zero
  }
  /// Adds to the speed at which a body turns, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    var known = velocities[ObjectIdentifier(item)] ?? (.zero, 0)
    known.angular += velocity
    velocities[ObjectIdentifier(item)] = known
  }
  /// Returns the speed at which a body turns, in radians a second: what was added to it.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    velocities[ObjectIdentifier(item)]?.angular ?? 0
  }
}

/// Bodies that bump into each other and into edges: held.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The things that bodies bump into.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    /// The things that they bump into, by bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  open private(set) var items: [any UIDynamicItem] = []
  /// The things that they bump into.
  open var collisionMode = Mode.everything
  /// A Boolean that makes an edge of the view's bounds.
  open var translatesReferenceBoundsIntoBoundary = false
  /// An object that is told of bumps: of none.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(name: AnyHashable, path: UIBezierPath)] = []

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public nonisolated override init() { super.init() }
  override var dynamicItems: [any UIDynamicItem] { items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Leaves out a body.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Makes an edge of the view's bounds, with room before it.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds an edge along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((Self.name(identifier), bezierPath))
  }
  /// Adds an edge along a line.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Returns an edge's path.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.name == Self.name(identifier) }?.path
  }
  /// Leaves out an edge.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.name == Self.name(identifier) }
  }
  /// The names of the edges.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.compactMap { $0.name.base as? any NSCopying } }
  /// Leaves out all edges.
  open func removeAllBoundaries() { boundaries = [] }

  private static func name(_ identifier: any NSCopying) -> AnyHashable {
    identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}

/// An object that is told of bumps.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Is told that two bodies begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Is told that two bodies don't touch any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Is told that a body begins to touch an edge.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Is told that a body doesn't touch an edge any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Nothing to be done.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Nothing to be done.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Nothing to be done.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Nothing to be done.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
