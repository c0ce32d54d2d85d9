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

  /// What diagnostics call it, unique in the screen; `nil` for a path such as `root/constraints[2]`.
  public var id: String?
  /// The view or guide on the left side.
  public var firstItem: Item
  /// The line or length of the first item.
  public var firstAttribute: ConstraintAttribute
  /// How the two sides compare.
  public var relation: ConstraintRelation
  /// Whether it takes part.
  public var isActive: Bool
  /// Whether a multiplier on a location counts from the origin of the view that holds the constraint, as in Interface
  /// Builder's files, not from that of the items' nearest common ancestor.
  public var countsFromHolder = false
  /// Whether it is left out of a conflict before others, whatever the order is: as Interface Builder's canvas lets what holds
  /// a root's bottom go. Of those that give a width or a height a number the largest is left out first.
  public var yieldsInConflicts = false
  /// Whether Interface Builder's canvas made it up for a view that nothing gives a size: it places views there, and what
  /// is open is told without it.
  public var isPlaceholder = false
  /// Whether Interface Builder removes it when the app is built: on its canvas it stands in for what code makes.
  public var isRemovedAtBuildTime = false
  /// The other item and its attribute; `nil` where a size is compared with the constant alone.
  public var second: Second?
  /// The constant, in points.
  public var constant: Double
  /// How strongly it holds: 1000 is required, anything below a goal.
  public var priority: Priority
  /// What changes with the traits; later ones win.
  public var variations: [Variation<ConstraintSetting>]
  /// Where the constraint stands in its file.
  public var position: SourcePosition?

  /// The right side's item: `multiplier * item.attribute`.
  public struct Second: Hashable, Sendable {
    /// The view or guide on the right side.
    public var item: Item
    /// Its line or length, of the same kind as the first one.
    public var attribute: ConstraintAttribute
    /// The factor; of a location it counts from the origin of the items' nearest common ancestor.
    public var multiplier: Double

    /// A right side without its constant.
    public init(_ item: Item, _ attribute: ConstraintAttribute, multiplier: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.multiplier = multiplier
    }
  }

  /// A constraint from its parts, unchecked; ``Scene`` checks it with the screen it stands in.
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
  /// The constant, in points.
  case constant(Double)
  /// The factor of the second item; without one it changes nothing.
  case multiplier(Double)
  /// The priority, above 0 and up to 1000.
  case priority(Priority)
  /// Whether it takes part.
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
    guard !variations.isEmpty else { return self }
    var constraint = self
    constraint.variations = []
    for variation in variations where variation.when.holds(for: traits) {
      variation.set.forEach { constraint.apply($0) }
    }
    return constraint
  }
}
