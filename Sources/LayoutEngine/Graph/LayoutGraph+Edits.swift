public import LayoutModel
public import LayoutResolution
import LinearProgramming

/// Changes of a node and of the window.
extension LayoutGraph {
  /// Changes the window's size: what masks and constraints make of it follows at the next layout.
  public mutating func setWindowSize(_ size: Size) {
    precondition(Magnitude.isSound(size.width) && Magnitude.isSound(size.height), Magnitude.words)
    program.setConstant(-size.width, of: nodes[0].rows[1])
    program.setConstant(-size.height, of: nodes[0].rows[3])
  }

  /// Changes what places a node.
  public mutating func setPlacement(_ placement: Node.Placement, of id: NodeID) {
    let slot = slot(id)
    guard slot != 0, nodes[slot].node.placement != placement else { return }
    let former = nodes[slot].node.placement
    nodes[slot].node.placement = placement
    rewriteRows(of: slot)
    guard former.isMask != placement.isMask else { return }
    // A mask may make a length negative; constraints may not.
    for axis in Axis.allCases {
      program.setNonnegative(!placement.isMask, ofColumn: Unknowns.lengthColumn(slot, axis))
    }
  }

  /// Gives a node a frame: where its mask places it, the frame that this goes by from now on; where constraints do, what it
  /// keeps of what they leave open.
  public mutating func setFrame(_ frame: Rect, of id: NodeID) {
    let slot = slot(id)
    nodes[slot].node.stay = frame
    for (part, value) in [frame.x, frame.width, frame.y, frame.height].enumerated() {
      program.setStay(value, ofColumn: 4 * slot + part)
    }
    guard case .mask(let mask, _, _) = nodes[slot].node.placement else { return }
    let superior = nodes[Int(nodes[slot].parent)].frame.size
    setPlacement(.mask(mask, frame: frame, superviewSize: superior), of: id)
  }

  /// Changes the size that a node's content asks for.
  public mutating func setContentSize(_ size: IntrinsicContentSize, of id: NodeID) {
    setContentSize(size, at: slot(id))
  }

  mutating func setContentSize(_ size: IntrinsicContentSize, at slot: Int) {
    let former = nodes[slot].node.contentSize
    guard former != size else { return }
    nodes[slot].node.contentSize = size
    if case .mask = nodes[slot].node.placement { return }
    guard (former.width == nil) == (size.width == nil), (former.height == nil) == (size.height == nil) else {
      rewriteRows(of: slot)
      return
    }
    let node = nodes[slot].node
    var rows = nodes[slot].rows.makeIterator()
    if case .scrolledContent = node.placement { (_, _) = (rows.next(), rows.next()) }
    for axis in Axis.allCases {
      guard let length = size[axis] else { continue }
      let insets = node.alignmentRectInsets.along(axis)
      for _ in 0..<node.goals(along: axis).count {
        guard let row = rows.next() else { return }
        program.setConstant(-length - insets.near - insets.far, of: row)
      }
    }
  }

  /// Changes how much a node's content resists growing and shrinking.
  public mutating func setContentPriorities(
    hugging: ContentPriorities, compressionResistance: ContentPriorities, of id: NodeID
  ) {
    let slot = slot(id)
    nodes[slot].node.contentHuggingPriority = hugging
    nodes[slot].node.contentCompressionResistancePriority = compressionResistance
    rewriteContent(of: slot)
  }

  /// Changes how far the rectangle that constraints speak of lies within a node's frame, as far as its content's size goes
  /// by it.
  public mutating func setAlignmentRectInsets(_ insets: EdgeInsets, of id: NodeID) {
    let slot = slot(id)
    guard nodes[slot].node.alignmentRectInsets != insets else { return }
    nodes[slot].node.alignmentRectInsets = insets
    rewriteContent(of: slot)
  }

  /// Lets a node's content be measured at the width that layout gives it; `nil` for a content of one size.
  public mutating func setMeasure(_ measure: Measure?, of id: NodeID) {
    let slot = slot(id)
    measured[Int32(slot)] = measure
    if let measure { nodes[slot].node.contentSize = measure(nil) }
    rewriteContent(of: slot)
  }

  private mutating func rewriteContent(of slot: Int) {
    if case .mask = nodes[slot].node.placement { return }
    if slot != 0 { rewriteRows(of: slot) }
  }

  /// Changes where a node's coordinates begin: what it has scrolled by, in points.
  public mutating func setBoundsOrigin(_ origin: Point, of id: NodeID) {
    let slot = slot(id)
    guard nodes[slot].node.boundsOrigin != origin else { return }
    nodes[slot].node.boundsOrigin = origin
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
    self.insets.append(InsetsState(node: Int32(slot(id)), value: insets))
    return InsetsID(index: Int32(self.insets.count - 1))
  }

  /// Changes how far a rectangle lies within its node's frame.
  public mutating func setInsets(_ insets: EdgeInsets, of id: InsetsID) {
    let index = Int(id.index)
    guard self.insets[index].value != insets else { return }
    self.insets[index].value = insets
    for constraint in self.insets[index].constraints { refreshBeside(ofConstraint: Int(constraint)) }
  }
}

extension LayoutGraph.Node.Placement {
  /// A Boolean that says that a mask places the node.
  var isMask: Bool {
    if case .mask = self { true } else { false }
  }
}
