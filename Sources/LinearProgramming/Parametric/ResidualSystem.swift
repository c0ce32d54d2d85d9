/// One component of what presolve leaves, with affine right-hand sides: taken apart anew for each, in memory that stays.
///
/// Components of one shape (the same columns, coefficients and priorities, whatever the numbers on the right) have the
/// same bases, so what was found out about one holds for all. A thousand rows of a table are one component a thousand
/// times.
struct ResidualSystem {
  /// A row over the component's own columns.
  struct Row {
    var demand: LinearProgram.Demand
    var terms: Range<Int>
  }

  private(set) var isNonnegative: [Bool] = []
  private(set) var rows: [Row] = []
  private(set) var terms: [LinearProgram.Term] = []
  /// What each row's sum of terms is compared with: affine forms, one behind the other.
  private(set) var sides: [Double] = []
  /// The same for the parameters at hand.
  private(set) var sidesAtHand: [Double] = []
  /// All that the shape is made of, in words of 64 bits; of a single column, nothing.
  private(set) var signature: [UInt64] = []
  private var isSigned = true

  /// The number of doubles of an affine form.
  let width: Int

  init(width: Int) {
    self.width = width
  }

  /// Takes a component.
  ///
  /// - Parameters:
  ///   - part: Its number among the reduction's components.
  ///   - reduction: What presolve left.
  ///   - columns: The program's columns.
  ///   - slots: The affine forms of the reduction's slots.
  ///   - values: The values of the parameters in use.
  mutating func take(
    _ part: Int, of reduction: borrowing Reduction, _ columns: [LinearProgram.Column], _ slots: [Double],
    at values: [Double]
  ) {
    isNonnegative.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    sides.removeAll(keepingCapacity: true)
    sidesAtHand.removeAll(keepingCapacity: true)
    signature.removeAll(keepingCapacity: true)
    let own = reduction.components.columns(of: part)
    isSigned = own.count > 1
    for column in own {
      isNonnegative.append(columns[Int(column)].isNonnegative)
      if isSigned { signature.append(columns[Int(column)].isNonnegative ? 1 : 0) }
    }
    for number in reduction.components.rows(of: part) { take(reduction.rows[Int(number)], reduction, slots, values) }
  }

  private mutating func take(
    _ row: Reduction.Row, _ reduction: borrowing Reduction, _ slots: [Double], _ values: [Double]
  ) {
    let start = terms.count
    if isSigned { sign(row.demand, count: row.terms.count) }
    for place in row.terms {
      let term = reduction.terms[Int(place)]
      let column = reduction.components.localColumns[Int(term.index)]
      terms.append(LinearProgram.Term(index: column, coefficient: term.coefficient))
      guard isSigned else { continue }
      signature.append(UInt64(UInt32(bitPattern: column)))
      signature.append(term.coefficient.bitPattern)
    }
    rows.append(Row(demand: row.demand, terms: start..<terms.count))
    let slot = Int(row.slot) * width
    var atHand = -slots[slot]
    sides.append(-slots[slot])
    for place in values.indices {
      sides.append(-slots[slot + 1 + place])
      atHand -= slots[slot + 1 + place] * values[place]
    }
    sidesAtHand.append(atHand)
  }

  /// The coefficient of a row of a single column.
  func coefficient(_ row: Int) -> Double { terms[rows[row].terms.lowerBound].coefficient }

  private mutating func sign(_ demand: LinearProgram.Demand, count: Int) {
    switch demand {
    case .requirement(let relation, _):
      signature.append(UInt64(relation.rawValue) | UInt64(count) << 8)
    case .goal(let goal):
      signature.append(3 | UInt64(count) << 8)
      signature.append((goal.levelAbove ?? .infinity).bitPattern)
      signature.append((goal.levelBelow ?? .infinity).bitPattern)
    }
  }

  /// The signature's hash (Fowler, Noll and Vo's, word by word).
  var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in signature {
      hash = (hash ^ word) &* 0x0000_0100_0000_01b3
      hash ^= hash >> 29
    }
    return hash
  }

  /// The component for the parameters at hand, for the simplex method.
  var program: ComponentProgram {
    var program = ComponentProgram()
    program.columns = isNonnegative.map { LinearProgram.Column(isNonnegative: $0, stay: 0) }
    for (row, side) in zip(rows, sidesAtHand) {
      var demand = row.demand
      if case .goal(let goal) = demand {
        demand = .goal(LinearProgram.Goal(above: goal.levelAbove, below: goal.levelBelow))
      }
      program.add(demand, terms[row.terms], side: side)
    }
    return program
  }
}
