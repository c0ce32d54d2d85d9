import Cases
import LayoutKit

/// The work behind a layout, in numbers that don't waver with the machine's load.
struct WorkCounts: Codable {
  let views, unknowns, rows, substitutions, checks, components, pivots, regions: Int

  /// What a plan counts when it has laid a screen out in both windows.
  init(ofLayoutsOf tree: ViewTree, _ screen: Screen) throws {
    let plan = LayoutPlan(tree)
    _ = try plan.frames(in: Screen.window(screen.portrait))
    _ = try plan.frames(in: Screen.window(screen.landscape))
    let counts = plan.statistics
    views = counts.views
    unknowns = counts.unknowns
    rows = counts.rows
    substitutions = counts.substitutions
    checks = counts.checks
    components = counts.components
    pivots = counts.pivots
    regions = counts.regions
  }
}
