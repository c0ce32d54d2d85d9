/// The columns that depend on open components, each with its definition by others. The definitions are presolve's, so
/// that a long chain of columns stays a chain of short rows.
struct Dependents {
  /// Open components that columns connect, and all columns that depend on them, ascending.
  struct Group {
    var parts: [Int] = []
    var columns: [Int32] = []
  }

  /// `Σ coefficient · column + offset` over other dependent columns.
  struct Definition {
    var terms: [LinearProgram.Term]
    /// The number of an affine form among the offsets.
    let offset: Int
  }

  private let open: [Int]
  /// The definition of each column that isn't residual.
  private(set) var definitions: [Int32: Definition] = [:]
  /// The parts of the definitions without columns.
  private(set) var offsets: AffineForms
  /// An open component that each column depends on, by its position among them.
  private var positions: [Int32: Int] = [:]
  private var sets: DisjointSets

  /// Finds the dependents of open components.
  ///
  /// - Parameters:
  ///   - reduction: The reduction by presolve.
  ///   - open: The numbers of the open components.
  ///   - forms: The columns' affine forms, as far as they are known.
  ///   - slots: The slots' affine forms.
  init(_ reduction: Reduction, open: [Int], _ forms: AffineForms, _ slots: AffineForms) {
    self.open = open
    sets = DisjointSets(count: open.count)
    offsets = AffineForms(width: slots.width)
    for (position, part) in open.enumerated() {
      for column in reduction.components.columns(of: part) { positions[column] = position }
    }
    for combination in reduction.combinations {
      var definition = Definition(terms: [], offset: offsets.count)
      offsets.append(reduction.rowCount + Int(combination.column), of: slots)
      for number in combination.terms {
        let term = reduction.terms[Int(number)]
        if let other = reduction.representative(of: Int(term.index)), let position = positions[Int32(other)] {
          depend(term.index, position)
        }
        guard let position = positions[term.index] else {
          offsets.add(Int(term.index), of: forms, times: term.coefficient, to: definition.offset)
          continue
        }
        definition.terms.append(term)
        depend(combination.column, position)
      }
      if !definition.terms.isEmpty { definitions[combination.column] = definition }
    }
    for column in reduction.substitutes.indices.lazy.map(Int32.init) {
      guard let other = reduction.representative(of: Int(column)), let position = positions[Int32(other)] else {
        continue
      }
      depend(column, position)
      definitions[column] = Definition(
        terms: [LinearProgram.Term(index: Int32(other), coefficient: reduction.factors[Int(column)])],
        offset: offsets.count)
      offsets.append(reduction.rowCount + Int(column), of: slots)
    }
  }

  private mutating func depend(_ column: Int32, _ position: Int) {
    if let known = positions[column] { sets.join(known, position) } else { positions[column] = position }
  }

  /// The groups of open components that a column connects.
  mutating func groups() -> [Group] {
    var groups: [Int: Group] = [:]
    for (position, part) in open.enumerated() { groups[sets.root(of: position), default: Group()].parts.append(part) }
    for (column, position) in positions.sorted(by: { $0.key < $1.key }) {
      groups[sets.root(of: position), default: Group()].columns.append(column)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}
