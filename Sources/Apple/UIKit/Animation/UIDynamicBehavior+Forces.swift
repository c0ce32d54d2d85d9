/// Bodies that are pushed: held.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The time that a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as it is there.
    case continuous
    case instantaneous
  }

  open private(set) var items: [any UIDynamicItem]
  /// The time that the push lasts.
  public let mode: Mode
  /// A Boolean that lets it push.
  open var active = true
  /// The direction and the strength.
  open var pushDirection = CGVector.zero
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push of bodies.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }
  override var dynamicItems: [any UIDynamicItem] { items }
  /// The angle of the direction, in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the angle and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Leaves out a body.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Returns the place at which a body is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets the place at which a body is pushed, from its middle.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }
}

/// A body that hangs on a point, or on another: held.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The thing that a body hangs on.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  open private(set) var items: [any UIDynamicItem]
  /// The thing that the first hangs on.
  public let attachedBehaviorType: AttachmentType
  /// The point that it hangs on.
  open var anchorPoint: CGPoint
  /// The distance to what it hangs on, in points.
  open var length: CGFloat = 0
  /// The damping of its swing.
  open var damping: CGFloat = 0
  /// The frequency of its swing, in hertz.
  open var frequency: CGFloat = 0
  /// The resistance to turning.
  open var frictionTorque: CGFloat = 0
  /// The range in which it turns.
  open var attachmentRange = UIFloatRange.infinite

  /// A body whose middle hangs on a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// A body that hangs on a point, by a place beside its middle.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = Self.distance(CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical), point)
    super.init()
  }
  /// A body whose middle hangs on that of another.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// A body that hangs on another, by places beside their middles.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    let (first, second) = (item1.center, item2.center)
    length = Self.distance(
      CGPoint(x: first.x + offset1.horizontal, y: first.y + offset1.vertical),
      CGPoint(x: second.x + offset2.horizontal, y: second.y + offset2.vertical))
    super.init()
  }
  override var dynamicItems: [any UIDynamicItem] { items }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }
}

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  /// The range of the number 0.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// The range of 0 alone.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// A Boolean that tells whether it has all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// A force that fills a region: held.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// The middle of the region.
  open var position = CGPoint.zero
  open var strength: CGFloat = 1
  /// The power of the distance by which it falls.
  open var falloff: CGFloat = 0
  /// The distance within which it doesn't grow.
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector.zero
  /// The smoothness of noise.
  open var smoothness: CGFloat = 0
  /// The speed of noise.
  open var animationSpeed: CGFloat = 0

  override var dynamicItems: [any UIDynamicItem] { items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Leaves out a body.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// A field that slows bodies.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field that turns bodies around.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field that pulls as a spring does.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field of noise.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// A field that pulls to a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  /// A field that pulls in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
}
