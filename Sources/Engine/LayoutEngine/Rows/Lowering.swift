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
  init(_ items: consuming TreeItems, to program: inout LinearProgram) {
    views = items.unknowns.views
    var rowsOfConstraints = [Int32](repeating: 0, count: items.constraints.count)
    var intrinsicRows: [(column: Int32, row: Int32)] = []
    program.columns.reserveCapacity(4 * views.count)
    program.reserveRows(items.constraints.count + views.count)
    for view in views.lazy.map(Int.init) {
      items.addColumns(of: view, to: &program.columns)
      items.addRows(of: view, to: &program) { program, column in
        if let column { intrinsicRows.append((Int32(column), Int32(program.rows.count - 1))) }
      }
    }
    for number in items.canonicalOrder(items.constraints.indices).lazy.map(Int.init) {
      items.addAnchors(of: number, to: &program)
      items.addConstraint(number, to: &program)
      rowsOfConstraints[number] = Int32(program.rows.count - 1)
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

extension TreeItems {
  /// Adds a solved item's four columns. A size isn't negative, unless a mask may make it so. Subviews that follow masks
  /// move with the view's lengths, in proportion to the range of these.
  fileprivate func addColumns(of item: Int, to columns: inout [LinearProgram.Column]) {
    let (frame, followsMask, hasFollowers) = (frame(of: item), unknowns.followsMask(item), hasFollowers(item))
    func add(_ position: Double, _ length: Double) {
      columns.append(LinearProgram.Column(isNonnegative: false, stay: position))
      columns.append(
        LinearProgram.Column(isNonnegative: !followsMask, stay: length, isRangeRequested: hasFollowers))
    }
    add(frame.x, frame.width)
    add(frame.y, frame.height)
  }
}
