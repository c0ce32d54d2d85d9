import LayoutModel
import LayoutResolution
import LinearProgramming

/// Lowers a tree's constraints, masks and intrinsic sizes to a linear program over the frames of the solved views.
///
/// The items of requirements are views, in preorder, followed by the constraints in document order. So in a conflict
/// the last constraint is broken. The rows themselves have an order that doesn't depend on the document's, so that
/// shuffling constraints changes nothing.
struct Lowering: Sendable {
  /// The solved views, which are the first items.
  private let views: [Int32]
  /// The row of each constraint.
  private let rowsOfConstraints: [Int32]
  /// The rows of intrinsic sizes, by their columns, which ascend.
  private let intrinsicRows: [(column: Int32, row: Int32)]

  /// The item that a requirement belongs to.
  enum Item: Hashable {
    /// A view's mask, or its intrinsic size if that is required.
    case view(ViewTree.Index)
    /// A constraint, by its index in the tree.
    case constraint(Int)

    /// All items of a tree's program, by their numbers.
    static func all(of tree: ViewTree, _ unknowns: Unknowns) -> [Item] {
      unknowns.views.map { Item.view(tree.index(at: Int($0))) } + tree.constraints.indices.map(Item.constraint)
    }
  }

  /// Writes a tree's rows into an empty program.
  init(
    _ tree: borrowing ViewTree, _ unknowns: Unknowns, _ parameters: Parameters, to program: inout LinearProgram
  ) {
    views = unknowns.views
    var rowsOfConstraints = [Int32](repeating: 0, count: tree.constraints.count)
    var intrinsicRows: [(column: Int32, row: Int32)] = []
    program.columns.reserveCapacity(4 * views.count)
    program.reserveRows(tree.constraints.count + views.count)
    var writer = RowWriter(tree, unknowns, parameters)
    for (index, view) in views.enumerated() {
      let view = Int(view)
      guard view < tree.viewCount else {
        // A guide has neither mask nor content.
        writer.addColumns(of: view, frame: .zero, followsMask: false, to: &program.columns)
        if tree.isContent(view) { for axis in Axis.allCases { writer.addContent(index, axis, to: &program) } }
        continue
      }
      let resolved = tree.views[view]
      let followsMask = resolved.translatesAutoresizingMaskIntoConstraints
      writer.addColumns(of: view, frame: resolved.frame, followsMask: followsMask, to: &program.columns)
      if followsMask {
        writer.addMask(of: view, index, in: tree, to: &program)
      } else {
        var row = Int32(program.rows.count)
        writer.addIntrinsicSize(of: resolved, view, index, to: &program) { column in
          intrinsicRows.append((Int32(column), row))
          row += 1
        }
      }
    }
    let constraints = tree.constraints.span
    for index in canonicalOrder(of: tree, tree.constraints.indices).lazy.map(Int.init) {
      writer.addAnchors(of: index, constraints, to: &program)
      writer.addConstraint(index, of: constraints, item: views.count + index, to: &program)
      rowsOfConstraints[index] = Int32(program.rows.count - 1)
    }
    self.rowsOfConstraints = rowsOfConstraints
    self.intrinsicRows = intrinsicRows
  }

  /// The source of a row.
  enum Source: Hashable {
    /// A constraint, by its index in the tree.
    case constraint(Int)
    /// The content of a view, by its index in the tree.
    case intrinsicSize(Int, Axis)
    /// The mask of a view, by its index in the tree.
    case mask(Int)
    /// A definition of a column, which nothing asks for.
    case definition
  }

  /// The source of each of a lowered program's rows.
  func sources(of program: LinearProgram) -> [Source] {
    var sources = program.rows.indices.map { row in
      if case .requirement(_, let item?) = program.kind(of: row), Int(item) < views.count {
        Source.mask(Int(views[Int(item)]))
      } else {
        Source.definition
      }
    }
    for (column, row) in intrinsicRows {
      guard let part = Unknowns.part(of: Int(column), views) else { continue }
      sources[Int(row)] = .intrinsicSize(part.view, part.axis)
    }
    for (index, row) in rowsOfConstraints.enumerated() { sources[Int(row)] = .constraint(index) }
    return sources
  }

  /// The row of a constraint.
  func row(ofConstraint index: Int) -> Int { Int(rowsOfConstraints[index]) }

  /// The rows of a solved view's intrinsic size along an axis: none if it has no goal, two if hugging or compression
  /// resistance is required.
  func rows(ofIntrinsicSizeAt index: Int, _ axis: Axis) -> [Int] {
    let column = Int32(Unknowns.lengthColumn(index, axis))
    return intrinsicRows.filter { $0.column == column }.map { Int($0.row) }
  }
}
