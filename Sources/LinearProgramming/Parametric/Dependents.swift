/// The columns that depend on open components, each with what it is in terms of the others: as presolve has it, so that
/// a long chain of them stays a chain of short rows.
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
  /// What each column that isn't residual is.
  private(set) var definitions: [Int32: Definition] = [:]
  /// What the definitions have beside columns.
  private(set) var offsets: AffineForms
  /// An open component that each column depends on, by its place among them.
  private var places: [Int32: Int] = [:]
  private var sets: DisjointSets

  /// The dependents of open components.
  ///
  /// - Parameters:
  ///   - reduction: What presolve left.
  ///   - open: The numbers of the open components.
  ///   - forms: The columns' affine forms, as far as they are known.
  ///   - slots: The slots' affine forms.
  init(_ reduction: Reduction, open: [Int], _ forms: AffineForms, _ slots: AffineForms) {
    self.open = open
    sets = DisjointSets(count: open.count)
    offsets = AffineForms(width: slots.width)
    for (place, part) in open.enumerated() {
      for column in reduction.components.columns(of: part) { places[column] = place }
    }
    for combination in reduction.combinations {
      var definition = Definition(terms: [], offset: offsets.count)
      offsets.append(reduction.rowCount + Int(combination.column), of: slots)
      for number in combination.terms {
        let term = reduction.terms[Int(number)]
        if let other = reduction.representative(of: Int(term.index)), let place = places[Int32(other)] {
          depend(term.index, place)
        }
        guard let place = places[term.index] else {
          offsets.add(Int(term.index), of: forms, times: term.coefficient, to: definition.offset)
          continue
        }
        definition.terms.append(term)
        depend(combination.column, place)
      }
      if !definition.terms.isEmpty { definitions[combination.column] = definition }
    }
    for column in reduction.substitutes.indices.lazy.map(Int32.init) {
      guard let other = reduction.representative(of: Int(column)), let place = places[Int32(other)] else { continue }
      depend(column, place)
      definitions[column] = Definition(
        terms: [LinearProgram.Term(index: Int32(other), coefficient: reduction.factors[Int(column)])],
        offset: offsets.count)
      offsets.append(reduction.rowCount + Int(column), of: slots)
    }
  }

  private mutating func depend(_ column: Int32, _ place: Int) {
    if let known = places[column] { sets.join(known, place) } else { places[column] = place }
  }

  /// The open components, those together that a column connects.
  mutating func groups() -> [Group] {
    var groups: [Int: Group] = [:]
    for (place, part) in open.enumerated() { groups[sets.root(of: place), default: Group()].parts.append(part) }
    for (column, place) in places.sorted(by: { $0.key < $1.key }) {
      groups[sets.root(of: place), default: Group()].columns.append(column)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}
