/// A component of a presolved program, with affine right-hand sides. It is filled anew for each component, in the same
/// memory.
///
/// Components of one shape (the same columns, coefficients and priorities, whatever the right-hand sides) have the same
/// bases. So a basis found for one serves all. A thousand rows of a table are one component a thousand times.
struct ParametricComponent {
  /// The component for the present parameters.
  private(set) var component = Component()
  /// The right-hand side of each row.
  private(set) var sides: AffineForms
  /// The shape, in words of 64 bits; empty for a single column.
  private(set) var signature: [UInt64] = []
  private var isSigned = true

  /// The number of doubles of an affine form.
  var width: Int { sides.width }

  init(width: Int) {
    sides = AffineForms(width: width)
    component.reserve(columns: 4, rows: Self.usualRows, terms: 2 * Self.usualRows)
    sides.reserve(Self.usualRows)
  }

  /// The size that most components don't exceed.
  private static let usualRows = 8

  /// Fills in a component.
  ///
  /// - Parameters:
  ///   - part: Its number among the reduction's components.
  ///   - reduction: The reduction by presolve.
  ///   - columns: The program's columns.
  ///   - slots: The affine forms of the reduction's slots.
  ///   - values: The values of the parameters in use.
  mutating func take(
    _ part: Int, of reduction: borrowing Reduction, _ columns: [LinearProgram.Column], _ slots: AffineForms,
    at values: [Double]
  ) {
    component.removeAll()
    sides.removeAll()
    signature.removeAll(keepingCapacity: true)
    let own = reduction.components.columns(of: part)
    isSigned = own.count > 1
    for column in own {
      let isNonnegative = columns[Int(column)].isNonnegative
      component.columns.append(LinearProgram.Column(isNonnegative: isNonnegative, stay: 0))
      if isSigned { signature.append(isNonnegative ? 1 : 0) }
    }
    for number in reduction.components.rows(of: part) { take(reduction.rows[Int(number)], reduction, slots, values) }
  }

  private mutating func take(
    _ row: Reduction.Row, _ reduction: borrowing Reduction, _ slots: AffineForms, _ values: [Double]
  ) {
    if isSigned { sign(row.kind, count: row.terms.count) }
    let start = component.terms.count
    for position in row.terms {
      let term = reduction.terms[Int(position)]
      let column = reduction.components.localColumns[Int(term.index)]
      component.terms.append(LinearProgram.Term(index: column, coefficient: term.coefficient))
      guard isSigned else { continue }
      signature.append(UInt64(UInt32(bitPattern: column)))
      signature.append(term.coefficient.bitPattern)
    }
    sides.append(Int(row.slot), of: slots, times: -1)
    let side = sides.value(of: sides.count - 1, at: values)
    component.rows.append(
      Component.Row(kind: row.kind.withoutSizedColumn, terms: start..<component.terms.count, side: side))
  }

  // MARK: Row by row

  /// Empties it for another component, which is added row by row, and has no signature.
  mutating func removeAll() {
    component.removeAll()
    sides.removeAll()
    signature.removeAll(keepingCapacity: true)
  }

  /// Adds a column.
  mutating func append(isNonnegative: Bool) {
    component.columns.append(LinearProgram.Column(isNonnegative: isNonnegative, stay: 0))
  }

  /// Adds a row over one or two columns.
  ///
  /// - Parameters:
  ///   - kind: The kind of the row.
  ///   - first: A column and its coefficient.
  ///   - second: A second column and its coefficient; none if the coefficient is 0.
  ///   - form: The number of the form of the row's part without columns.
  ///   - forms: The forms.
  ///   - values: The values of the parameters in use.
  mutating func append(
    _ kind: LinearProgram.RowKind, _ first: (column: Int32, coefficient: Double),
    _ second: (column: Int32, coefficient: Double), _ form: Int, of forms: AffineForms, at values: [Double]
  ) {
    let start = component.terms.count
    for term in [first, second] where term.coefficient != 0 {
      component.terms.append(LinearProgram.Term(index: term.column, coefficient: term.coefficient))
    }
    sides.append(form, of: forms, times: -1)
    component.rows.append(
      Component.Row(
        kind: kind, terms: start..<component.terms.count,
        side: sides.value(of: sides.count - 1, at: values)))
  }

  private mutating func sign(_ kind: LinearProgram.RowKind, count: Int) {
    switch kind {
    case .requirement(let relation, _):
      signature.append(UInt64(relation.rawValue) | UInt64(count) << 8)
    case .goal(let goal):
      signature.append(3 | UInt64(count) << 8)
      signature.append((goal.levelAbove ?? .infinity).bitPattern)
      signature.append((goal.levelBelow ?? .infinity).bitPattern)
    }
  }

  /// The signature's hash (Fowler–Noll–Vo, word by word).
  var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in signature {
      hash = (hash ^ word) &* 0x0000_0100_0000_01b3
      hash ^= hash >> 29
    }
    return hash
  }
}

extension LinearProgram.RowKind {
  /// The kind without the column of its size. Ties are settled elsewhere, where columns have their names.
  var withoutSizedColumn: LinearProgram.RowKind {
    guard case .goal(let goal) = self else { return self }
    return .goal(LinearProgram.Goal(above: goal.levelAbove, below: goal.levelBelow))
  }
}
