extension LinearProgram {
  /// Requirements that have no solution together: an irreducible infeasible subset (J. W. Chinneck and E. W. Dravnieks, 1991).
  package struct Conflict: Hashable, Sendable {
    /// The items that conflict, ascending: together they have no solution, without any one they have.
    package let items: [Int]
    /// The item left out of the solution.
    package let broken: Int
  }

  /// What is left out of a solution, for it conflicts with what isn't.
  package struct Omission: Hashable, Sendable {
    /// The items that are left out, ascending.
    package let items: [Int]
    /// The requirements among which that was decided, ascending.
    let requirements: [Int]
    /// The items among them that fractions have shown to conflict.
    package var itemsDecidedExactly: Set<Int> = []
    /// The conflicts that they are left out for where the solution was found; `nil` where they weren't looked for.
    package internal(set) var conflicts: [Conflict]?

    package static let none = Omission(items: [], requirements: [])
  }
}
