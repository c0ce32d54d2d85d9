public import Documents

/// `first.attribute (==, <=, >=) multiplier * second.attribute + constant @priority`, as a screen declares it.
public struct Constraint: Hashable, Sendable {
  /// An item that a constraint relates.
  public enum Item: Hashable, Sendable {
    /// The view that holds the constraint.
    case holder
    /// The view or layout guide of this id.
    case id(String)
    /// The superview of the view with this id; for a guide, the view that owns it.
    case superview(of: String)
    /// A guide that every view has: of the view with this id, or of the view that holds the constraint. Few constraints
    /// name one, so it is indirect, and an item is no larger than an id.
    indirect case guide(SystemLayoutGuide, of: String?)
  }

  /// The constraint's id in diagnostics, unique in the screen; `nil` for a path such as `root/constraints[2]`.
  public var id: String?
  /// The view or guide on the left side.
  public var firstItem: Item
  /// The line or length of the first item.
  public var firstAttribute: ConstraintAttribute
  /// The relation between the two sides.
  public var relation: ConstraintRelation
  /// A Boolean that tells whether the constraint takes part in the layout.
  public var isActive: Bool
  /// A Boolean that tells whether a multiplier on a location counts from the origin of the view that holds the
  /// constraint, as in Interface Builder's files. Otherwise it counts from that of the items' nearest common ancestor.
  public var countsFromHolder = false
  /// A Boolean that tells whether a conflict drops this constraint before all others, as Interface Builder's canvas
  /// drops constraints to a root's bottom. Among those that give a width or a height a number, the largest is dropped
  /// first.
  public var yieldsInConflicts = false
  /// A Boolean that tells whether Interface Builder's canvas made it up for a view without a size. The canvas places
  /// views with it, but ambiguity is reported without it.
  public var isPlaceholder = false
  /// A Boolean that tells whether Interface Builder removes it when the app is built: on the canvas it stands in for
  /// code's constraints.
  public var isRemovedAtBuildTime = false
  /// The other item and its attribute; `nil` where a size is compared with the constant alone.
  public var second: Second?
  /// The constant, in points.
  public var constant: Double
  /// The priority: 1000 is required, anything below is a goal.
  public var priority: Priority
  /// The changes under other traits; later ones win.
  public var variations: [Variation<ConstraintSetting>]
  /// The constraint's place in its file.
  public var position: SourcePosition?

  /// The right side's item: `multiplier * item.attribute`.
  public struct Second: Hashable, Sendable {
    /// The view or guide on the right side.
    public var item: Item
    /// Its line or length, of the same kind as the first one.
    public var attribute: ConstraintAttribute
    /// The factor; for a location it counts from the origin of the items' nearest common ancestor.
    public var multiplier: Double

    /// A right side without its constant.
    public init(_ item: Item, _ attribute: ConstraintAttribute, multiplier: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.multiplier = multiplier
    }
  }

  /// A constraint from its parts, unchecked; ``Scene`` checks it together with its screen.
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
  /// A Boolean that tells whether it takes part in the layout.
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
