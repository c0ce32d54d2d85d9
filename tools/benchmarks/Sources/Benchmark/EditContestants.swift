import Cases
import Kiwi
import LayoutKit

/// A screen laid out by a graph and by kiwi, to be edited in the same ways.
///
/// Each edit has two steps, there and back, and frames follow each: constants grow by a point and shrink again; a constraint is
/// taken out and put in again; the last view is taken out with its constraints and put in again; a content becomes wider and narrower.
final class EditContestants {
  typealias Step = (EditContestants, _ step: Int) throws -> Void

  private var graph: LayoutGraph
  private let system: KiwiSystem
  private let solver: OpaquePointer
  private var constraints: [LayoutGraph.ConstraintID]
  private let root: View

  /// The node whose content is edited, its width, and kiwi's constraints for both widths; none of a screen without contents.
  private var content: (node: LayoutGraph.NodeID, width: Double, kiwis: Range<Int32>, kiwisGrown: Range<Int32>)?
  /// By how much it grows, in points.
  private static let growth = 10.0

  /// The places of edited constraints: near the top, in the middle, at the end.
  private let places: [(name: String, constraint: Int)]

  init(_ screen: Screen) throws {
    root = screen.root
    let tree = try screen.tree()
    graph = LayoutGraph(tree, in: Screen.window(screen.portrait))
    try graph.layout()
    superior = graph.root
    constraints = graph.constraintIDs
    let count = constraints.count
    places = [("near the top", min(3, count - 1)), ("in the middle", count / 2), ("at the end", count - 2)]
    system = KiwiSystem(root, editing: places.map(\.constraint))
    solver = kiwi_solver_create(system.pointer)
    for (_, constraint) in places {
      guard let variable = system.constant(of: constraint) else { continue }
      let constant = graph.constraint(constraints[constraint]).constant
      guard kiwi_solver_edit(solver, variable), kiwi_solver_suggest(solver, variable, constant) else {
        throw EditFailure()
      }
    }
    guard kiwi_solver_start(solver, screen.portrait.width, screen.portrait.height) else { throw EditFailure() }
    let middle = system.contents.count / 2
    guard middle < system.contents.count, let width = system.contents[middle].view.intrinsicContentSize.width,
      let index = system.contents[middle].view.id.flatMap({ tree.index(ofID: $0) })
    else { return }
    content = (
      graph.node(of: index), width, system.contents[middle].constraints,
      system.addWidth(width + Self.growth, ofContent: middle)
    )
  }

  deinit {
    kiwi_solver_free(solver)
  }

  /// Tells whether the graph's frames are those of one that was made anew, to the bit. (kiwi's aren't compared: of the rows that don't fit
  /// it has others after some edits than from scratch, for its priorities are weights.)
  func isAsAnew(_ screen: Screen) throws -> Bool {
    var anew = LayoutGraph(try screen.tree(), in: Screen.window(screen.portrait))
    try anew.layout()
    return anew.frames == graph.frames
  }

  /// The edits by their names, ours and kiwi's.
  var edits: [(name: String, ours: Step, kiwis: Step)] {
    var edits: [(name: String, ours: Step, kiwis: Step)] = []
    for (name, constraint) in places {
      edits.append(
        (
          "a constant \(name)", { try $0.setConstant(of: constraint, $1) },
          { try $0.suggestConstant(of: constraint, $1) }
        ))
    }
    for (name, constraint) in places {
      edits.append(
        (
          "a constraint out and in, \(name)", { try $0.toggle([constraint], $1) },
          { try $0.toggleKiwis([Int32(constraint)], $1) }
        ))
    }
    let leaf = constraintsOfLastView
    edits.append(
      ("a leaf out and in", { try $0.toggleLeaf(leaf, $1) }, { try $0.toggleKiwis(leaf.map(Int32.init), $1) }))
    if content != nil {
      edits.append(("a content's size", { try $0.resizeContent($1) }, { try $0.resizeKiwisContent($1) }))
    }
    return edits
  }

  // MARK: Ours

  private func setConstant(of constraint: Int, _ step: Int) throws {
    let id = constraints[constraint]
    graph.setConstant(graph.constraint(id).constant + (step % 2 == 0 ? 1 : -1), of: id)
    try graph.layout()
  }

  private var removed: [LayoutGraph.Constraint] = []

  private func toggle(_ numbers: [Int], _ step: Int) throws {
    if step % 2 == 0 {
      removed = numbers.map { graph.constraint(constraints[$0]) }
      for number in numbers { graph.removeConstraint(constraints[number]) }
    } else {
      for (number, constraint) in zip(numbers, removed) { constraints[number] = graph.addConstraint(constraint) }
    }
    try graph.layout()
  }

  private var removedNode = LayoutGraph.Node()
  private var superior: LayoutGraph.NodeID
  private var place = 0

  private func toggleLeaf(_ numbers: [Int], _ step: Int) throws {
    if step % 2 == 0 {
      removed = numbers.map { graph.constraint(constraints[$0]) }
      guard let leaf = removed.first?.first.node else { return }
      removedNode = graph.node(leaf)
      superior = graph.superior(of: leaf) ?? graph.root
      place = graph.subnodes(of: superior).firstIndex(of: leaf) ?? 0
      graph.remove(leaf)
    } else {
      let leaf = graph.insert(removedNode, under: superior, at: place)
      guard let former = removed.first?.first.node else { return }
      for (number, var constraint) in zip(numbers, removed) {
        if constraint.first.node == former { constraint.first.node = leaf }
        if constraint.second?.node == former { constraint.second?.node = leaf }
        constraints[number] = graph.addConstraint(constraint)
      }
    }
    try graph.layout()
  }

  private func resizeContent(_ step: Int) throws {
    guard let content else { return }
    let width = content.width + (step % 2 == 0 ? Self.growth : 0)
    graph.setContentSize(IntrinsicContentSize(width: width, height: nil), of: content.node)
    try graph.layout()
  }

  /// The constraints that name the view of the last constraint, which is the last one of its row or level.
  private var constraintsOfLastView: [Int] {
    guard let last = constraints.last else { return [] }
    let leaf = graph.constraint(last).first.node
    return constraints.indices.filter {
      let constraint = graph.constraint(constraints[$0])
      return constraint.first.node == leaf || constraint.second?.node == leaf
    }
  }

  // MARK: kiwi's

  private func suggestConstant(of constraint: Int, _ step: Int) throws {
    guard let variable = system.constant(of: constraint) else { return }
    // Ours was timed before, and stands where it began.
    let constant = graph.constraint(constraints[constraint]).constant + (step % 2 == 0 ? 1 : 0)
    guard kiwi_solver_suggest(solver, variable, constant) else { throw EditFailure() }
    kiwi_solver_update(solver)
  }

  private func resizeKiwisContent(_ step: Int) throws {
    guard let content else { return }
    let (out, into) =
      step % 2 == 0 ? (content.kiwis, content.kiwisGrown) : (content.kiwisGrown, content.kiwis)
    for (former, latter) in zip(out, into) {
      guard kiwi_solver_remove(solver, former), kiwi_solver_add(solver, latter) else { throw EditFailure() }
    }
    kiwi_solver_update(solver)
  }

  private func toggleKiwis(_ numbers: [Int32], _ step: Int) throws {
    for number in numbers {
      let isDone = step % 2 == 0 ? kiwi_solver_remove(solver, number) : kiwi_solver_add(solver, number)
      guard isDone else { throw EditFailure() }
    }
    kiwi_solver_update(solver)
  }
}
