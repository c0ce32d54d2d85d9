import LayoutModel
import LayoutResolution
package import LinearProgramming

extension LayoutPlan {
  /// The size of a plan, and the work done so far: counts that are the same on every machine.
  public struct Statistics: Hashable, Sendable {
    /// The views, including those that follow masks.
    public var views: Int
    /// The unknowns of the linear program: four for each view that constraints place.
    public var unknowns: Int
    /// The rows that are active.
    public var rows: Int
    /// The unknowns that presolve substituted.
    public var substitutions: Int
    /// The rows and bounds that presolve left without unknowns.
    public var checks: Int
    /// The independent parts that presolve left.
    public var components: Int
    /// The simplex method's steps so far.
    public var pivots: Int
    /// The regions kept so far.
    public var regions: Int
  }

  /// The plan's current statistics.
  public var statistics: Statistics {
    let solver = regions.solver
    return Statistics(
      views: tree.viewCount, unknowns: solver.program.columns.count, rows: solver.program.rows.count(where: \.isActive),
      substitutions: solver.substitutionCount, checks: solver.checkCount, components: solver.componentCount,
      pivots: solver.work.pivots, regions: regions.count)
  }

  /// The solver's routes to its solutions so far.
  package var routes: ParametricSolver.Routes { regions.routes }
}
