/// Rows that share columns and so are solved together, with numbers on the right-hand side: the input of the simplex
/// method.
struct Component {
  /// A row over the component's own columns.
  struct Row {
    var kind: LinearProgram.RowKind
    /// The range of its terms.
    var terms: Range<Int>
    /// The right-hand side.
    var side: Double
    /// The factor that the row was multiplied by. The row's violation divided by it is in points.
    var unit = 1.0
    /// The slack, in points.
    var slack = 0.0
  }

  var columns: [LinearProgram.Column] = []
  var rows: [Row] = []
  /// The rows' terms, one row after the other.
  var terms: [LinearProgram.Term] = []

  /// The coefficient of a row of a single column.
  func coefficient(_ row: Int) -> Double { terms[rows[row].terms.lowerBound].coefficient }

  /// Reserves memory for a component.
  mutating func reserve(columns columnCount: Int, rows rowCount: Int, terms termCount: Int) {
    columns.reserveCapacity(columnCount)
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  /// Empties it for another component in the same memory.
  mutating func removeAll() {
    columns.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
  }

  /// Adds a row over this component's columns.
  mutating func add(
    _ kind: LinearProgram.RowKind, _ newTerms: some Sequence<LinearProgram.Term>, side: Double, unit: Double = 1,
    slack: Double = 0
  ) {
    let start = terms.count
    terms.append(contentsOf: newTerms)
    rows.append(Row(kind: kind, terms: start..<terms.count, side: side, unit: unit, slack: slack))
  }
}

extension Component {
  /// Creates a program's component, for given parameters.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - component: Some of its columns, and rows over these.
  ///   - parameters: The parameters' values.
  ///   - elasticItems: The items whose requirements become goals of one level, to find their minimum violation.
  init(
    _ program: LinearProgram, _ component: LinearProgram.Part, _ parameters: [Double],
    elasticItems: Set<Int> = []
  ) {
    columns = component.columns.map { program.columns[$0] }
    let local = Dictionary(uniqueKeysWithValues: component.columns.enumerated().map { (Int32($1), Int32($0)) })
    func number(_ column: Int32) -> Int32 {
      guard let number = local[column] else { preconditionFailure("a component has all columns of its rows") }
      return number
    }
    for row in component.rows {
      var kind = program.kind(of: row)
      switch kind {
      case .requirement(let relation, let item):
        if let item, elasticItems.contains(Int(item)) { kind = .goal(LinearProgram.Goal(relation, level: 0)) }
      case .goal(let goal):
        let sized = goal.sizedColumn.flatMap { local[Int32($0)] }.map(Int.init)
        kind = .goal(goal.sizing(sized))
      }
      let terms = program.terms(of: row).lazy.map { position in
        LinearProgram.Term(
          index: number(program.terms[position].index), coefficient: program.terms[position].coefficient)
      }
      add(kind, terms, side: -program.offset(of: row, parameters))
    }
  }
}
