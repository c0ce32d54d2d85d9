import LayoutModel
import LayoutResolution
import LinearProgramming

/// Nodes and constraints as a graph keeps them: small, for there are thousands.
extension LayoutGraph {
  struct NodeState {
    var parent: Int32
    var generation: UInt32
    /// The first of the uses of it by constraints, which are a list.
    var firstUse = Use.none
    /// The index of the node's declaration, if any.
    var declaration = OptionalIndex.none
    var subnodes: [Int32] = []
    /// The rows of its mask, or of its content.
    var rows = NodeRows()
    var isInUse = true
    var isMoved = false
    /// True for a guide that a stack view made for itself.
    var isGuide = false
  }

  /// The rows of a node, which are few.
  struct NodeRows: BitwiseCopyable {
    private var rows = (
      EditableProgram.RowID.none, EditableProgram.RowID.none, EditableProgram.RowID.none, EditableProgram.RowID.none,
      EditableProgram.RowID.none, EditableProgram.RowID.none
    )
    private(set) var count: Int32 = 0

    subscript(index: Int) -> EditableProgram.RowID {
      switch index {
      case 0: rows.0
      case 1: rows.1
      case 2: rows.2
      case 3: rows.3
      case 4: rows.4
      default: rows.5
      }
    }

    mutating func append(_ row: EditableProgram.RowID) {
      switch count {
      case 0: rows.0 = row
      case 1: rows.1 = row
      case 2: rows.2 = row
      case 3: rows.3 = row
      case 4: rows.4 = row
      default: rows.5 = row
      }
      count += 1
    }
  }

  /// A side of a constraint, which names a node.
  struct Use: Hashable, BitwiseCopyable {
    let raw: Int32

    static let none = Use(raw: -1)

    init(raw: Int32) { self.raw = raw }

    /// The left side of a constraint, or its right one.
    init(_ constraint: Int, isSecond: Bool) { raw = Int32(truncatingIfNeeded: constraint << 1 | (isSecond ? 1 : 0)) }

    /// The constraint, by its slot.
    var constraint: Int { Int(raw >> 1) }
    var isSecond: Bool { raw & 1 == 1 }
  }

  /// The uses of a node before and behind one.
  struct Link: BitwiseCopyable {
    var previous = Use.none
    var next = Use.none
  }

  struct ConstraintState {
    let first: RowSide
    let second: RowSide
    let multiplier: Double
    var constant: Double
    var priority: Priority
    /// The part of the row's constant that insets and origins add.
    var beside = 0.0
    /// The node from whose origin a multiplier on a location counts; −1 for the nearest common ancestor.
    let origin: Int32
    let relation: ConstraintRelation
    let isMirrored: Bool
    var isInUse = true
    var generation: UInt32 = 0
    var row = EditableProgram.RowID.none
    /// The row that asks for equality where nothing else decides; none of an equality.
    var tightRow = EditableProgram.RowID.none
    var links = (first: Link(), second: Link())

    init(
      _ first: RowSide, _ relation: ConstraintRelation, to second: RowSide, multiplier: Double, constant: Double,
      priority: Priority, isMirrored: Bool, origin: Int32
    ) {
      self.first = first
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.origin = origin
      self.relation = relation
      self.isMirrored = isMirrored
    }

    init(_ constraint: Constraint) {
      self.init(
        RowSide(constraint.first), constraint.relation, to: constraint.second.map { RowSide($0) } ?? .none,
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
        isMirrored: constraint.isMirrored, origin: constraint.origin?.slot ?? -1)
    }

    var hasSecond: Bool { second.item >= 0 }
  }

  /// A content that is measured.
  struct MeasuredContent {
    let measure: Measure
    /// The size without a width to wrap to.
    let unwrapped: IntrinsicContentSize
  }

  struct InsetsState {
    let node: Int32
    var value: EdgeInsets
    /// The constraints that speak of it.
    var constraints: [Int32] = []
  }
}

extension RowSide {
  /// A side of a constraint of a graph.
  init(_ anchor: LayoutGraph.Constraint.Anchor) {
    self.init(
      anchor.node.slot, anchor.attribute, within: anchor.insets?.index ?? -1, isCentred: anchor.isCentred)
  }
}
