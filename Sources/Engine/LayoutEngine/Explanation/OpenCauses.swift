import LinearProgramming

/// The open attributes, divided into attributes open by themselves and attributes that follow others.
///
/// The equalities over open attributes are solved one after the other, each for its most dependent attribute. Attributes that no equality
/// is solved for are *free*, and all others follow them. A constraint makes its first item's attribute depend on its second item's, as
/// people read it. In a cycle, and without a constraint, the earlier view in preorder is the starting point. Lengths in ties come first of
/// all, and before the positions that the same constraints place: a trailing edge that is known gives a position for each length.
struct OpenCauses {
  /// Each open attribute's rank. No attribute is followed by one of lower rank.
  private var ranks: [Int]
  /// The equality solved for an attribute, which is its last term; empty if the attribute is free.
  private var solved: [[OpenRows.Term]]
  /// The views whose free attributes each attribute follows.
  private(set) var leaders: [Leaders]
  /// A Boolean that tells whether every equality was solved. If not, some attributes wrongly count as free.
  private(set) var isComplete = true

  /// The highest rank of the free attributes that each attribute follows.
  private var reach: [Int]

  /// Some views by their indices, and whether there are more.
  struct Leaders: Hashable {
    /// The views' indices, ascending.
    var views: [Int]
    var hasMore = false
    /// The maximum number of views that a message has room for.
    static let maximum = 3
  }

  /// The limit on the work for all rows, relative to their terms. Attributes that aren't solved by then count as free.
  private static let effort = 100

  /// Finds the causes, given the lengths that are in ties.
  init(_ rows: OpenRows, tying lengths: [Int]) {
    let count = rows.columns.count
    ranks = DependencyOrder(count: count, rows.equalities, startingWith: lengths).ranks
    solved = Array(repeating: [], count: count)
    leaders = Array(repeating: Leaders(views: []), count: count)
    reach = ranks
    var budget = Self.effort * (count + rows.equalities.reduce(0) { $0 + $1.terms.count })
    for row in rows.equalities { solve(row, &budget) }
    findLeaders(rows)
  }

  /// Tells whether an attribute is open by itself.
  func isFree(_ index: Int) -> Bool { solved[index].isEmpty }

  /// Tells whether an attribute is determined before a free attribute, because everything that it follows ranks below the free attribute.
  func settles(_ index: Int, before free: Int) -> Bool { reach[index] < ranks[free] }

  /// The terms that determine a dependent attribute directly.
  func terms(_ index: Int) -> ArraySlice<OpenRows.Term> { solved[index].dropLast() }

  /// The rate of change of an attribute with another that alone determines it; `nil` if there are more.
  func slope(of index: Int, by other: Int) -> Double? {
    let row = solved[index]
    guard row.count == 2, row[0].index == other else { return nil }
    return -row[0].coefficient / row[1].coefficient
  }

  /// Returns the terms of a row over free attributes alone, as far as the effort allows: free attributes replace each
  /// dependent one.
  func reduced(_ row: OpenRows.Row) -> [OpenRows.Term] {
    var terms = row.terms.sorted { ranks[$0.index] < ranks[$1.index] }
    var budget = Self.effort * (ranks.count + terms.count)
    while let place = terms.lastIndex(where: { !solved[$0.index].isEmpty }), budget > 0 {
      // Terms behind it are free, and of higher rank than all that it follows.
      let (own, behind) = (Array(terms[...place]), terms[(place + 1)...])
      let other = solved[terms[place].index]
      budget -= terms.count + other.count
      guard let pivot = other.last, let last = own.last else { break }
      terms = difference(own, other, times: last.coefficient / pivot.coefficient) + behind
    }
    return terms
  }

  /// Reduces a row by those before it, until its last attribute isn't solved yet.
  private mutating func solve(_ row: OpenRows.Row, _ budget: inout Int) {
    var terms = row.terms.sorted { ranks[$0.index] < ranks[$1.index] }
    while let last = terms.last, !solved[last.index].isEmpty {
      let other = solved[last.index]
      budget -= terms.count + other.count
      guard budget > 0, let pivot = other.last else {
        isComplete = false
        return
      }
      terms = difference(terms, other, times: last.coefficient / pivot.coefficient)
    }
    // A row of a single attribute is due to rounding, because the attribute would be determined.
    if terms.count > 1, let last = terms.last { solved[last.index] = terms }
  }

  /// A row minus a multiple of another; both ascend in rank and have the same last attribute.
  private func difference(_ a: [OpenRows.Term], _ b: [OpenRows.Term], times factor: Double) -> [OpenRows.Term] {
    let largest = max(
      a.reduce(0) { max($0, abs($1.coefficient)) }, b.reduce(0) { max($0, abs(factor * $1.coefficient)) })
    var terms: [OpenRows.Term] = []
    terms.reserveCapacity(a.count + b.count)
    var rest = a.dropLast()
    func append(_ term: OpenRows.Term) {
      if abs(term.coefficient) > Tolerances.relative * largest { terms.append(term) }
    }
    for term in b.dropLast() {
      while let first = rest.first, ranks[first.index] < ranks[term.index] { append(rest.removeFirst()) }
      var sum = OpenRows.Term(index: term.index, coefficient: -factor * term.coefficient)
      if let first = rest.first, first.index == term.index { sum.coefficient += rest.removeFirst().coefficient }
      append(sum)
    }
    rest.forEach(append)
    return terms
  }

  private mutating func findLeaders(_ rows: OpenRows) {
    let ascending = ranks.indices.sorted { ranks[$0] < ranks[$1] }
    for index in ascending {
      guard !isFree(index) else {
        leaders[index] = Leaders(views: [rows.columns[index] / 4])
        continue
      }
      var views: Set<Int> = []
      var hasMore = false
      reach[index] = terms(index).reduce(0) { max($0, reach[$1.index]) }
      for term in terms(index) {
        views.formUnion(leaders[term.index].views)
        hasMore = hasMore || leaders[term.index].hasMore || views.count > Leaders.maximum
        views = Set(views.sorted().prefix(Leaders.maximum))
      }
      leaders[index] = Leaders(views: views.sorted(), hasMore: hasMore)
    }
  }
}

/// An order of open attributes in which each attribute stands behind the attributes that rows place it by.
private struct DependencyOrder {
  /// Each attribute's index in the order.
  private(set) var ranks: [Int]
  /// The attributes that have a rank, or are about to get one.
  private var isVisited: [Bool]
  private var needed: [[Int]]
  private var next = 0

  init(count: Int, _ rows: [OpenRows.Row], startingWith first: [Int]) {
    ranks = Array(repeating: 0, count: count)
    isVisited = Array(repeating: false, count: count)
    needed = Array(repeating: [], count: count)
    let tying = Set(first)
    for row in rows {
      for placed in row.placed {
        needed[placed] += row.terms.map(\.index).filter { !row.placed.contains($0) }
        if !tying.contains(placed) { needed[placed] += row.placed.filter(tying.contains) }
      }
    }
    for index in 0..<count { needed[index].sort() }
    for index in first { visit(index) }
    for index in 0..<count { visit(index) }
    needed = []
  }

  /// Ranks the attributes that an attribute depends on, then the attribute itself. It is a loop, because chains can be as long as screens
  /// are large.
  private mutating func visit(_ start: Int) {
    guard !isVisited[start] else { return }
    isVisited[start] = true
    var path = [(index: start, done: 0)]
    while let (index, done) = path.last {
      if done < needed[index].count {
        path[path.count - 1].done += 1
        let other = needed[index][done]
        if !isVisited[other] {
          isVisited[other] = true
          path.append((other, 0))
        }
      } else {
        ranks[index] = next
        next += 1
        path.removeLast()
      }
    }
  }
}
