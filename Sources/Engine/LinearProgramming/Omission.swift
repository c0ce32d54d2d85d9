extension LinearProgram {
  /// Requirements that have no solution together: an irreducible infeasible subset (J. W. Chinneck and E. W. Dravnieks, 1991).
  package struct Conflict: Hashable, Sendable {
    /// The items of an irreducible infeasible subset, ascending: infeasible together, feasible without any single item.
    package let items: [Int]
    /// The omitted item.
    package let broken: Int
  }

  /// The items that a solution omits, because they conflict with others.
  package struct Omission: Hashable, Sendable {
    /// The omitted items, ascending.
    package let items: [Int]
    /// The requirements among which the omission was decided, ascending.
    let requirements: [Int]
    /// The items among them that fractions have shown to conflict.
    package var itemsDecidedExactly: Set<Int> = []
    /// The conflicts of the omitted items at the parameters of the solution; `nil` if they weren't computed.
    package internal(set) var conflicts: [Conflict]?

    package static let none = Omission(items: [], requirements: [])
  }
}
