public import LayoutModel

extension LayoutGraph {
  /// The identity of a constraint, until it is removed.
  public struct ConstraintID: Hashable, Sendable {
    /// The position among the graph's constraints; a new constraint may get it after a removal.
    package let slot: Int32
    let generation: UInt32
  }

  /// The identity of a rectangle within a node's: margins, a safe area.
  public struct InsetsID: Hashable, Sendable {
    let index: Int32
  }

  /// `first.attribute (==, <=, >=) multiplier * second.attribute + constant @priority`.
  public struct Constraint: Sendable {
    /// A line or length of a node, or of a rectangle within it.
    public struct Anchor: Sendable, Hashable {
      /// The node.
      public var node: NodeID
      /// The line or length.
      public var attribute: ConstraintAttribute
      /// The rectangle within the node; none for its alignment rectangle, or for its baselines.
      public var insets: InsetsID?
      /// A Boolean that lets a location count from the middle of the node, so far below it as the insets' near side says:
      /// a baseline of a text that stands in the middle.
      public var isCentred = false

      /// An anchor of a node.
      public init(_ node: NodeID, _ attribute: ConstraintAttribute, within insets: InsetsID? = nil) {
        self.node = node
        self.attribute = attribute
        self.insets = insets
      }
    }

    /// The left side.
    public var first: Anchor
    /// The relation between the two sides.
    public var relation: ConstraintRelation
    /// The right side's anchor; `nil` where the right side is a number.
    public var second: Anchor?
    /// The factor of the second anchor.
    public var multiplier: Double
    /// The constant, in points.
    public var constant: Double
    /// The strength with which it holds.
    public var priority: Priority
    /// A Boolean that lets horizontal locations count from the right.
    public var isMirrored = false
    /// The node from whose origin a multiplier on a location counts; `nil` for the nearest common ancestor.
    public var origin: NodeID?

    /// A constraint from its parts.
    public init(
      _ first: Anchor, _ relation: ConstraintRelation = .equal, to second: Anchor? = nil, multiplier: Double = 1,
      constant: Double = 0, priority: Priority = .required
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
    }
  }
}
