public import Documents

/// `first.attribute (==, <=, >=) multiplier * second.attribute + constant @priority`, as a screen declares it.
public struct Constraint: Hashable, Sendable {
  /// What a constraint speaks of.
  public enum Item: Hashable, Sendable {
    /// The view that holds the constraint.
    case holder
    /// The view or layout guide of this id.
    case id(String)
    /// The superview of the view of this id; of a guide, the view that owns it.
    case superview(of: String)
    /// A guide that every view has: of the view of this id, or of the one that holds the constraint. Few constraints name
    /// one, so it stands apart, and an item is no larger than an id.
    indirect case guide(SystemLayoutGuide, of: String?)
  }

  public var id: String?
  public var firstItem: Item
  public var firstAttribute: ConstraintAttribute
  public var relation: ConstraintRelation
  public var isActive: Bool
  /// Whether a multiplier on a location counts from the origin of the view that holds the constraint, as in Interface
  /// Builder's files, not from that of the items' nearest common ancestor.
  public var countsFromHolder = false
  /// Whether Interface Builder's canvas made it up for a view that nothing gives a size: it places views there, and what
  /// is open is told without it.
  public var isPlaceholder = false
  /// The other item and its attribute; `nil` where a size is compared with the constant alone.
  public var second: Second?
  /// The constant, in points.
  public var constant: Double
  public var priority: Priority
  /// What changes with the traits; later ones win.
  public var variations: [Variation<ConstraintSetting>]
  /// Where the constraint stands in its file.
  public var position: SourcePosition?

  /// The right side's item: `multiplier * item.attribute`.
  public struct Second: Hashable, Sendable {
    public var item: Item
    public var attribute: ConstraintAttribute
    /// The factor; of a location it counts from the origin of the items' nearest common ancestor.
    public var multiplier: Double

    public init(_ item: Item, _ attribute: ConstraintAttribute, multiplier: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.multiplier = multiplier
    }
  }

  public init(
    id: String? = nil, _ firstItem: Item, _ firstAttribute: ConstraintAttribute, _ relation: ConstraintRelation,
    _ second: Second?, constant: Double = 0, priority: Priority = .required, isActive: Bool = true,
    variations: [Variation<ConstraintSetting>] = [], position: SourcePosition? = nil
  ) {
    self.id = id
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.constant = constant
    self.priority = priority
    self.isActive = isActive
    self.variations = variations
    self.position = position
  }
}

/// A constraint's value that a variation sets.
public enum ConstraintSetting: Hashable, Sendable {
  case constant(Double)
  case multiplier(Double)
  case priority(Priority)
  case isActive(Bool)
}

extension Constraint {
  /// Sets one value.
  public mutating func apply(_ setting: ConstraintSetting) {
    switch setting {
    case .constant(let value): constant = value
    case .multiplier(let value): second?.multiplier = value
    case .priority(let value): priority = value
    case .isActive(let value): isActive = value
    }
  }

  /// The constraint as it is under some traits: its variations that hold, applied in order.
  package func resolved(for traits: Traits) -> Constraint {
    var constraint = self
    constraint.variations = []
    for variation in variations where variation.when.holds(for: traits) {
      variation.set.forEach { constraint.apply($0) }
    }
    return constraint
  }
}
