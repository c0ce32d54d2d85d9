import LayoutModel

/// Requirements that were planted so that they have no solution together, and without any one of them have.
package struct PlantedConflict: Hashable, Sendable {
  /// The kinds of conflicts that are planted.
  package enum Kind: String, CaseIterable, Sendable {
    /// Two widths or heights of one view.
    case twoSizes
    /// The same beside a twin of the first: a size against either of two equal ones.
    case twinSizes
    /// A second size that differs from the first in landscape alone, by a variation.
    case variedSize
    /// Places and heights one below the other against a distance from the first to the last.
    case chain
    /// A least size against a largest or an exact one.
    case bound
    /// Views as wide as each other, one after the other, and the last not as wide as the first.
    case cycle
    /// Shares of shares of a width against a constant, and two shares of one width.
    case share
    /// The contradiction of a mask to a constraint.
    case mask
    /// A required intrinsic size against a bound, of the view itself or of one that is as wide.
    case intrinsicSize
    /// Least widths from edge to edge that are too much together, or largest ones that aren't enough.
    case sum
    /// A view between the window's edges against a bound that the longer side alone violates.
    case landscapeOnly
    /// The same for the shorter side.
    case portraitOnly

    /// The places where such a conflict can be planted.
    var sections: [Section.Kind] {
      switch self {
      case .twoSizes, .twinSizes, .variedSize: [.column, .card, .maskBox]
      case .chain: [.column]
      case .bound: [.column, .card, .barRow]
      case .cycle: [.equalRow, .form]
      case .share: [.picture]
      case .mask: [.maskBox]
      case .intrinsicSize: [.labelRow, .form]
      case .sum: [.barRow]
      case .landscapeOnly, .portraitOnly: [.sidebar, .column]
      }
    }
  }

  /// The items: constraints and views.
  package var items: [String]
  /// Of a conflict with either of two equal constraints, the two; both are among the items.
  package var twins: [String] = []
  /// A Boolean that tells whether the other orientation is without a conflict.
  package var isQuietElsewhere = false

  package init(items: [String], twins: [String] = [], isQuietElsewhere: Bool = false) {
    self.items = items
    self.twins = twins
    self.isQuietElsewhere = isQuietElsewhere
  }

  /// The conflicts that are found in a document order, each as the sets that it may be.
  ///
  /// Constraints are entered in document order. Where the one against two twins comes first, both can't be entered
  /// behind it; where it comes between them, it conflicts with the first.
  package func expected(inOrder order: [String]) -> [[Set<String>]] {
    guard twins.count == 2 else { return [[Set(items)]] }
    let rest = Set(items).subtracting(twins)
    let sets = twins.map { rest.union([$0]) }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    func comesFirst(_ twin: String) -> Bool { rest.allSatisfy { places[$0, default: -1] < places[twin, default: -1] } }
    switch (comesFirst(twins[0]), comesFirst(twins[1])) {
    case (true, true): return sets.map { [$0] }
    case (false, false): return [sets]
    case (false, true): return [[sets[0]]]
    case (true, false): return [[sets[1]]]
    }
  }
}
