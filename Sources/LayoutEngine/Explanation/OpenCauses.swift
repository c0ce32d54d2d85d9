/// Which open attributes are open by themselves, and which follow others.
///
/// The equalities over open attributes are solved one after the other, each for the attribute that depends on most: what
/// none is solved for is *free*, and all others follow what is free. An attribute depends on those that constraints place
/// it by, from their second item to their first, as people read them; where these go in a circle, and for want of a
/// constraint, the earlier view in preorder is the one to start from. Lengths that tie come first of all.
struct OpenCauses {
  /// Each open attribute's rank: none is followed by one of lower rank.
  private var ranks: [Int]
  /// The equality solved for an attribute, the attribute itself last; empty where it is free.
  private var solved: [[OpenRows.Term]]
  /// The views whose free attributes each attribute follows.
  private(set) var leaders: [Leaders]
  /// Whether every equality was solved; else some attributes count as free that aren't.
  private(set) var isComplete = true

  /// The highest rank of the free attributes that each attribute follows.
  private var reach: [Int]

  /// Some views, by their places, and whether there are more.
  struct Leaders: Hashable {
    /// Ascending.
    var views: [Int]
    var hasMore = false
    /// A message has room for so many.
    static let most = 3
  }

  /// How much work all rows may take, relative to their terms: what is left over then is taken for free.
  private static let effort = 100
  /// A coefficient this small beside others is rounding.
  private static let noise = 1e-9

  /// The causes, where some lengths tie with others.
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

  /// Whether an attribute is open by itself.
  func isFree(_ place: Int) -> Bool { solved[place].isEmpty }

  /// Whether all that an attribute follows ranks below a free one, so that it is settled before that one is.
  func settles(_ place: Int, before free: Int) -> Bool { reach[place] < ranks[free] }

  /// What an attribute that isn't free is computed from, directly.
  func terms(_ place: Int) -> ArraySlice<OpenRows.Term> { solved[place].dropLast() }

  /// By how much an attribute changes with another that it is computed from, and nothing else; `nil` where there is more.
  func slope(of place: Int, by other: Int) -> Double? {
    let row = solved[place]
    guard row.count == 2, row[0].place == other else { return nil }
    return -row[0].coefficient / row[1].coefficient
  }

  /// Reduces a row by those before it, until its last attribute isn't solved for.
  private mutating func solve(_ row: OpenRows.Row, _ budget: inout Int) {
    var terms = row.terms.sorted { ranks[$0.place] < ranks[$1.place] }
    while let last = terms.last, !solved[last.place].isEmpty {
      let other = solved[last.place]
      budget -= terms.count + other.count
      guard budget > 0, let pivot = other.last else {
        isComplete = false
        return
      }
      terms = difference(terms, other, times: last.coefficient / pivot.coefficient)
    }
    // One attribute alone would be determined, and isn't: what says so is rounding.
    if terms.count > 1, let last = terms.last { solved[last.place] = terms }
  }

  /// A row less another, both ascending in rank and with the same last attribute.
  private func difference(_ a: [OpenRows.Term], _ b: [OpenRows.Term], times factor: Double) -> [OpenRows.Term] {
    let largest = max(
      a.reduce(0) { max($0, abs($1.coefficient)) }, b.reduce(0) { max($0, abs(factor * $1.coefficient)) })
    var terms: [OpenRows.Term] = []
    terms.reserveCapacity(a.count + b.count)
    var rest = a.dropLast()
    func append(_ term: OpenRows.Term) {
      if abs(term.coefficient) > Self.noise * largest { terms.append(term) }
    }
    for term in b.dropLast() {
      while let first = rest.first, ranks[first.place] < ranks[term.place] { append(rest.removeFirst()) }
      var sum = OpenRows.Term(place: term.place, coefficient: -factor * term.coefficient)
      if let first = rest.first, first.place == term.place { sum.coefficient += rest.removeFirst().coefficient }
      append(sum)
    }
    rest.forEach(append)
    return terms
  }

  private mutating func findLeaders(_ rows: OpenRows) {
    let ascending = ranks.indices.sorted { ranks[$0] < ranks[$1] }
    for place in ascending {
      guard !isFree(place) else {
        leaders[place] = Leaders(views: [rows.columns[place] / 4])
        continue
      }
      var views: Set<Int> = []
      var hasMore = false
      reach[place] = terms(place).reduce(0) { max($0, reach[$1.place]) }
      for term in terms(place) {
        views.formUnion(leaders[term.place].views)
        hasMore = hasMore || leaders[term.place].hasMore || views.count > Leaders.most
        views = Set(views.sorted().prefix(Leaders.most))
      }
      leaders[place] = Leaders(views: views.sorted(), hasMore: hasMore)
    }
  }
}

/// An order of open attributes in which each stands behind those that rows place it by.
private struct DependencyOrder {
  /// Each attribute's place in the order.
  private(set) var ranks: [Int]
  private var needed: [[Int]]
  private var next = 0

  init(count: Int, _ rows: [OpenRows.Row], startingWith first: [Int]) {
    ranks = Array(repeating: -1, count: count)
    needed = Array(repeating: [], count: count)
    for row in rows {
      for placed in row.placed {
        needed[placed] += row.terms.map(\.place).filter { !row.placed.contains($0) }
      }
    }
    for place in 0..<count { needed[place].sort() }
    for place in first { visit(place) }
    for place in 0..<count { visit(place) }
    needed = []
  }

  /// Ranks what an attribute needs, then itself; a loop, for chains are as long as screens are large.
  private mutating func visit(_ start: Int) {
    guard ranks[start] < 0 else { return }
    let isUnderWay = Int.max
    ranks[start] = isUnderWay
    var path = [(place: start, done: 0)]
    while let (place, done) = path.last {
      if done < needed[place].count {
        path[path.count - 1].done += 1
        let other = needed[place][done]
        if ranks[other] < 0 {
          ranks[other] = isUnderWay
          path.append((other, 0))
        }
      } else {
        ranks[place] = next
        next += 1
        path.removeLast()
      }
    }
  }
}
