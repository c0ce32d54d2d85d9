public import LayoutModel
public import LayoutResolution
import LinearProgramming

/// Changes of a node and of the window.
extension LayoutGraph {
  /// Changes the window's size: what masks and constraints make of it follows at the next layout.
  public mutating func setWindowSize(_ size: Size) {
    precondition(Magnitude.isSound(size.width) && Magnitude.isSound(size.height), Magnitude.words)
    program.setConstant(-size.width, of: items.nodes[0].rows[1])
    program.setConstant(-size.height, of: items.nodes[0].rows[3])
  }

  /// Changes what places a node.
  public mutating func setPlacement(_ placement: Node.Placement, of id: NodeID) {
    let slot = slot(id)
    let place = declaration(ofNode: slot)
    let former = items.declarations[place].placement
    guard slot != 0, former != placement else { return }
    items.declarations[place].placement = placement
    rewriteRows(of: slot)
    guard former.isMask != placement.isMask else { return }
    let isNonnegative = items.declarations[place].hasNonnegativeLengths
    program.setNonnegative(isNonnegative, ofColumn: 4 * slot + 1)
    program.setNonnegative(isNonnegative, ofColumn: 4 * slot + 3)
  }

  /// Gives a node a frame. A mask resizes the node from this frame on; constraints take the frame's values for the numbers that they leave
  /// open.
  public mutating func setFrame(_ frame: Rect, of id: NodeID) {
    let slot = slot(id)
    program.setStay(frame.x, ofColumn: 4 * slot)
    program.setStay(frame.width, ofColumn: 4 * slot + 1)
    program.setStay(frame.y, ofColumn: 4 * slot + 2)
    program.setStay(frame.height, ofColumn: 4 * slot + 3)
    guard let place = items.nodes[slot].declaration.value,
      case .mask(let mask, _, _) = items.declarations[place].placement
    else { return }
    let superior = self.frame(at: Int(items.nodes[slot].parent)).size
    setPlacement(.mask(mask, frame: frame, superviewSize: superior), of: id)
  }

  /// Changes the size that a node's content asks for.
  public mutating func setContentSize(_ size: IntrinsicContentSize, of id: NodeID) {
    setContentSize(size, at: slot(id))
  }

  mutating func setContentSize(_ size: IntrinsicContentSize, at slot: Int) {
    let place = declaration(ofNode: slot)
    let former = items.declarations[place].contentSize
    guard former.width != size.width || former.height != size.height else { return }
    items.declarations[place].contentSize = size
    noteContent(ofNode: slot)
    if items.declarations[place].placement.isMask { return }
    guard (former.width == nil) == (size.width == nil), (former.height == nil) == (size.height == nil) else {
      rewriteRows(of: slot)
      return
    }
    var (row, number) = (RowConstant(), 0)
    items.addRows(of: slot, to: &row) { row, column in
      if column != nil { program.setConstant(row.value, of: items.nodes[slot].rows[number]) }
      number += 1
    }
  }

  /// Changes how much a node's content resists growing and shrinking.
  public mutating func setContentPriorities(
    hugging: ContentPriorities, compressionResistance: ContentPriorities, of id: NodeID
  ) {
    let slot = slot(id)
    let place = declaration(ofNode: slot)
    guard
      items.declarations[place].contentHuggingPriority != hugging
        || items.declarations[place].contentCompressionResistancePriority != compressionResistance
    else { return }
    items.declarations[place].contentHuggingPriority = hugging
    items.declarations[place].contentCompressionResistancePriority = compressionResistance
    noteContent(ofNode: slot)
    rewriteContent(of: slot)
  }

  /// Changes how far the rectangle that constraints speak of lies within a node's frame.
  public mutating func setAlignmentRectInsets(_ insets: EdgeInsets, of id: NodeID) {
    let slot = slot(id)
    let place = declaration(ofNode: slot)
    guard items.declarations[place].alignmentRectInsets != insets else { return }
    items.declarations[place].alignmentRectInsets = insets
    rewriteContent(of: slot)
    var use = items.nodes[slot].firstUse
    while use != .none {
      refreshBeside(ofConstraint: use.constraint)
      use = items.link(of: use).next
    }
  }

  /// Lets a node's content be measured at the width that layout gives it; `nil` for a content of one size.
  public mutating func setMeasure(_ measure: Measure?, of id: NodeID) {
    let slot = slot(id)
    guard let measure else {
      measured[Int32(slot)] = nil
      return
    }
    let content = MeasuredContent(measure: measure, unwrapped: measure(nil))
    measured[Int32(slot)] = content
    unmeasured.insert(Int32(slot))
    setContentSize(content.unwrapped, at: slot)
    noteContent(ofNode: slot)
  }

  private mutating func rewriteContent(of slot: Int) {
    if slot != 0, let place = items.nodes[slot].declaration.value, !items.declarations[place].placement.isMask {
      rewriteRows(of: slot)
    }
  }

  /// Changes where a node's coordinates begin: what it has scrolled by, in points.
  public mutating func setBoundsOrigin(_ origin: Point, of id: NodeID) {
    let slot = slot(id)
    let place = declaration(ofNode: slot)
    guard items.declarations[place].boundsOrigin != origin else { return }
    items.declarations[place].boundsOrigin = origin
    items.hasBoundsOrigins = true
    for constraint in constraintsNaming(subtreeOf: slot) { refreshBeside(ofConstraint: constraint) }
  }

  // MARK: Insets

  /// Adds a rectangle within a node's, to be spoken of by constraints.
  ///
  /// - Parameters:
  ///   - insets: How far it lies within the node's frame, in points.
  ///   - id: The node.
  /// - Returns: Its identity, which lasts as long as the node.
  public mutating func addInsets(_ insets: EdgeInsets, in id: NodeID) -> InsetsID {
    items.insets.append(InsetsState(node: Int32(slot(id)), value: insets))
    return InsetsID(index: Int32(items.insets.count - 1))
  }

  /// Changes how far a rectangle lies within its node's frame.
  public mutating func setInsets(_ insets: EdgeInsets, of id: InsetsID) {
    let index = Int(id.index)
    guard items.insets[index].value != insets else { return }
    items.insets[index].value = insets
    for constraint in items.insets[index].constraints { refreshBeside(ofConstraint: Int(constraint)) }
  }
}

extension LayoutGraph.Node.Placement {
  /// A Boolean that says that a mask places the node.
  var isMask: Bool {
    if case .mask = self { true } else { false }
  }
}
