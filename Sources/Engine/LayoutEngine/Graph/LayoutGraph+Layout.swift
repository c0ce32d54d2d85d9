public import LayoutModel
public import LayoutResolution
import LinearProgramming

extension LayoutGraph {
  /// So many passes at most: what insets and measured contents ask for is mostly settled after two, and need not settle at all.
  private static let maximumPasses = 8

  /// Lays out what isn't up to date.
  ///
  /// - Returns: The nodes whose frames changed, each once.
  /// - Throws: `LayoutFailure` where the solver gives up; what was edited stays to be laid out.
  @discardableResult
  public mutating func layout() throws(LayoutFailure) -> [NodeID] {
    if !staleStacks.isEmpty { arrangeStacks() }
    order.refresh(items)
    moved.removeAll(keepingCapacity: true)
    let partsBefore = program.solvedPartCount
    for pass in 1...Self.maximumPasses {
      try solve()
      if pass == 1, program.solvedPartCount != partsBefore, unwrapContents() { try solve() }
      guard pass < Self.maximumPasses else { break }
      updateInsets?(&self)
      measureContents()
      guard program.needsSolution else { break }
    }
    for node in moved { items.nodes[Int(node.slot)].isMoved = false }
    return moved
  }

  /// Brings the frames up to date, and lists the nodes that moved.
  private mutating func solve() throws(LayoutFailure) {
    do throws(SolverFailure) {
      try program.solve(in: order) { column in
        let slot = column >> 2
        guard !items.nodes[slot].isMoved, !items.nodes[slot].isGuide else { return }
        items.nodes[slot].isMoved = true
        moved.append(NodeID(slot: Int32(truncatingIfNeeded: slot), generation: items.nodes[slot].generation))
      }
    } catch {
      throw LayoutFailure(.solver, reason: error.description, items: [], position: nil)
    }
  }

  /// Measures the contents of nodes that moved, at their widths.
  private mutating func measureContents() {
    guard !measured.isEmpty else { return }
    for node in moved { measureContent(of: node.slot) }
    for node in unmeasured { measureContent(of: node) }
    unmeasured = []
  }

  private mutating func measureContent(of slot: Int32) {
    guard let content = measured[slot] else { return }
    setContentSize(content.measure(frame(at: Int(slot)).width), at: Int(slot))
  }

  /// Lets contents ask for what they would like without a width, where more than equalities decides on that: what they were given
  /// before doesn't count.
  ///
  /// - Returns: Whether there are some that asked for something else.
  private mutating func unwrapContents() -> Bool {
    var isChanged = false
    for (slot, content) in measured where program.isSoft(column: 4 * Int(slot) + 1) {
      let asked = items.nodes[Int(slot)].declaration.value.map { items.declarations[$0].contentSize } ?? .none
      guard asked.width != content.unwrapped.width || asked.height != content.unwrapped.height else { continue }
      isChanged = true
      unmeasured.insert(slot)
      setContentSize(content.unwrapped, at: Int(slot))
    }
    return isChanged
  }

  // MARK: Facts

  /// The attributes of a node that constraints leave open, before the kept values settle them.
  public func ambiguousAttributes(of id: NodeID) -> AmbiguousAttributes {
    let slot = slot(id)
    let all: [(AmbiguousAttributes, Int)] = [(.x, 0), (.width, 1), (.y, 2), (.height, 3)]
    return all.reduce(into: []) { open, attribute in
      if program.range(ofColumn: 4 * slot + attribute.1) > Tolerances.length { open.insert(attribute.0) }
    }
  }

  /// A member of a conflict.
  public enum Item: Hashable, Sendable {
    /// A node's mask, or its content's size where that is required.
    case node(NodeID)
    /// A constraint.
    case constraint(ConstraintID)
  }

  /// Requirements that have no solution together.
  public struct Conflict: Hashable, Sendable {
    /// The members: without any one the others have a solution.
    public let items: [Item]
    /// The one that is left out.
    public let leftOut: Item
  }

  /// The items left out of the last layout, for they conflict with the rest.
  public var leftOut: [Item] { program.omissions.flatMap(\.leftOut).map { item($0) } }

  /// A conflict for each of them.
  ///
  /// - Throws: `LayoutFailure` where the solver gives up.
  public func conflicts() throws(LayoutFailure) -> [Conflict] {
    do throws(SolverFailure) {
      var conflicts: [Conflict] = []
      for omission in program.omissions {
        for conflict in try omission.conflicts() {
          conflicts.append(Conflict(items: conflict.items.map { item($0) }, leftOut: item(conflict.leftOut)))
        }
      }
      return conflicts
    } catch {
      throw LayoutFailure(.solver, reason: error.description, items: [], position: nil)
    }
  }

  private func item(_ number: Int) -> Item {
    let slot = number >> 1
    return number & 1 == 0
      ? .node(identity(Int32(slot)))
      : .constraint(ConstraintID(slot: Int32(slot), generation: items.constraints[slot].generation))
  }
}
