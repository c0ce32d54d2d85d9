import LayoutModel
import LayoutResolution
import LinearProgramming

/// A graph's nodes, their declarations and the constraints: the source of rows.
struct GraphItems: ~Copyable {
  var nodes: [LayoutGraph.NodeState] = []
  /// The declarations of the nodes that declare something.
  var declarations: [LayoutGraph.Node] = []
  var constraints: [LayoutGraph.ConstraintState] = []
  var insets: [LayoutGraph.InsetsState] = []
  /// The nodes that arrange others.
  var stacks: [Int32: LayoutGraph.StackState] = [:]
  /// A Boolean that tells whether some node's coordinates have ever begun elsewhere than at its corner.
  var hasBoundsOrigins = false

  /// The uses beside one.
  func link(of use: LayoutGraph.Use) -> LayoutGraph.Link {
    use.isSecond ? constraints[use.constraint].links.second : constraints[use.constraint].links.first
  }

  func kind(ofConstraint number: Int) -> LinearProgram.RowKind {
    LinearProgram.RowKind(
      constraints[number].relation, constraints[number].priority, item: GraphOrder.item(ofConstraint: number))
  }

  /// The node whose baseline a node has: of a stack view, an arranged node.
  func baselineNode(of node: Int32, _ attribute: ConstraintAttribute) -> Int32 {
    guard !stacks.isEmpty else { return node }
    var node = node
    while let baselines = stacks[node]?.baselines {
      node = attribute == .firstBaseline ? baselines.first : baselines.last
    }
    return node
  }

  func depth(of node: Int) -> Int {
    var (depth, outer) = (0, nodes[node].parent)
    while outer >= 0 {
      depth += 1
      outer = nodes[Int(outer)].parent
    }
    return depth
  }
}

extension GraphItems: LayoutSource {
  @inline(__always)
  func superview(of node: Int) -> Int { Int(nodes[node].parent) }

  func nearestCommonSuperview(of first: Int, _ second: Int) -> Int {
    var (x, y) = ((node: first, depth: depth(of: first)), (node: second, depth: depth(of: second)))
    while x.node != y.node {
      if x.depth >= y.depth {
        x = (Int(nodes[x.node].parent), x.depth - 1)
      } else {
        y = (Int(nodes[y.node].parent), y.depth - 1)
      }
    }
    return x.node
  }

  @inline(__always)
  func firstColumn(of node: Int) -> Int? { node == 0 ? nil : 4 * node }

  @inline(__always)
  func windowLength(_ axis: Axis) -> RowQuantity { .column(Unknowns.column(0, axis, isLength: true)) }

  func placement(of node: Int) -> ItemPlacement {
    guard let place = nodes[node].declaration.value else { return .constraints }
    return switch declarations[place].placement {
    case .constraints: .constraints
    case .mask: .mask
    case .scrolledContent: .scrolledContent
    }
  }

  func autoresizing(of node: Int, along axis: Axis) -> AutoresizingRule {
    guard let place = nodes[node].declaration.value,
      case .mask(let mask, let frame, let superviewSize) = declarations[place].placement
    else { preconditionFailure("a node that follows its mask") }
    return AutoresizingRule(
      frame: frame, mask: mask, superLength: axis == .horizontal ? superviewSize.width : superviewSize.height,
      along: axis)
  }

  func contentSize(of node: Int) -> IntrinsicContentSize {
    nodes[node].declaration.value.map { declarations[$0].contentSize } ?? .none
  }

  func content(_ length: Double, of node: Int, along axis: Axis) -> ItemContent {
    guard let place = nodes[node].declaration.value else { preconditionFailure("a node that declares its content") }
    return ItemContent(
      length: .number(length), insets: declarations[place].alignmentRectInsets.along(axis),
      goals: ContentGoals(
        hugging: declarations[place].contentHuggingPriority[axis],
        resistance: declarations[place].contentCompressionResistancePriority[axis],
        mayWrap: declarations[place].isContentWidthLate && axis == .horizontal),
      isLate: declarations[place].isContentWidthLate && axis == .horizontal)
  }

  @inline(__always)
  func requirementItem(ofItem node: Int) -> Int32 { GraphOrder.item(ofNode: node) }

  @inline(__always)
  func requirementItem(ofConstraint number: Int) -> Int32 { GraphOrder.item(ofConstraint: number) }

  @inline(__always)
  func constraint(_ number: Int) -> RowConstraint {
    RowConstraint(
      first: constraints[number].first, second: constraints[number].second,
      multiplier: constraints[number].multiplier, constant: constraints[number].constant,
      priority: constraints[number].priority, relation: constraints[number].relation,
      isMirrored: constraints[number].isMirrored, isActive: true, origin: constraints[number].origin)
  }

  @inline(__always)
  func isPlain(_ side: RowSide) -> Bool {
    guard side.insets < 0, !side.attribute.isBaseline else { return false }
    return nodes[Int(side.item)].declaration.value.map { declarations[$0].alignmentRectInsets == .zero } ?? true
  }

  func measured(_ side: RowSide) -> MeasuredSide {
    let measure = side.attribute.measure
    guard side.insets < 0 else {
      return MeasuredSide(
        Int(side.item), side.isCentred ? ConstraintAttribute.centerY.measure : measure,
        within: insets[Int(side.insets)].value)
    }
    let node = Int(side.attribute.isBaseline ? baselineNode(of: side.item, side.attribute) : side.item)
    guard let place = nodes[node].declaration.value else { return MeasuredSide(node, measure, within: .zero) }
    let rectangle = declarations[place].alignmentRectInsets
    guard side.attribute.isBaseline else { return MeasuredSide(node, measure, within: rectangle) }
    return switch declarations[place].baselines {
    case .edges: MeasuredSide(node, measure, within: rectangle)
    case .bottom: MeasuredSide(node, ConstraintAttribute.bottom.measure, within: rectangle)
    case .text(let first, let last): MeasuredSide(node, measure, within: EdgeInsets(top: first, bottom: last))
    // Half of the near inset counts in the middle.
    case .centredText(let offset):
      MeasuredSide(node, ConstraintAttribute.centerY.measure, within: EdgeInsets(top: 2 * offset))
    }
  }

  func boundsOrigin(of node: Int, _ axis: Axis) -> RowQuantity {
    guard let place = nodes[node].declaration.value else { return .number(0) }
    let origin = declarations[place].boundsOrigin
    return .number(axis == .horizontal ? origin.x : origin.y)
  }

  var hasAnchors: Bool { false }

  func anchors(of item: Int, in owner: Int, _ axis: Axis) -> (own: Int, outer: Int?)? { nil }
}

extension MeasuredSide {
  /// A side of a rectangle within an item.
  fileprivate init(_ item: Int, _ measure: AttributeMeasure, within insets: EdgeInsets) {
    let (near, far) = insets.along(measure.axis)
    self.init(item: item, measure: measure, near: .number(near), far: .number(far))
  }
}

extension ConstraintAttribute {
  /// A Boolean that says that it is the first line's or the last line's.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
