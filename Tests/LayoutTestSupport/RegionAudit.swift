import LayoutEngine
import LayoutModel
import LayoutResolution

/// Holds a plan's critical regions against the layouts of plans that know nothing; problems are sentences.
package enum RegionAudit {
  private static let maximumSteps = 400
  /// Frames are told apart by this, in points, and walks advance by more.
  private static let tolerance = 1e-6
  /// So near to a region's bounds tolerances decide what is open or left out.
  private static let margin = 1e-2

  /// Walks over all widths up to one: every step advances, nothing is missed between regions, and their forms are the frames.
  package static func walkProblems(
    of screen: RandomScreen, to end: Double
  ) throws -> (problems: [String], regions: Int) {
    let plan = LayoutPlan(try screen.tree())
    var window = screen.window
    window.size.width = 0
    var problems: [String] = []
    for step in 1...maximumSteps {
      let region = try plan.region(in: window, toward: [.wider])
      guard let extent = region.extent(from: window.size, toward: .wider), extent.upperBound > tolerance else {
        return (problems + ["stands still at \(window.size.width)"], step)
      }
      if extent.lowerBound > tolerance { problems.append("\(extent.lowerBound) are missed at \(window.size.width)") }
      let reach = min(extent.upperBound, end - window.size.width)
      for share in [0.01, 0.5, 0.99] where min(share, 1 - share) * reach > margin {
        var inner = window
        inner.size.width += share * reach
        problems += try differences(region, plan, inner)
      }
      window.size.width += reach
      if window.size.width >= end { return (problems, step) }
    }
    return (problems + ["more than \(maximumSteps) regions"], maximumSteps)
  }

  /// Asks for regions of the plane at whole sizes, where bounds meet: sizes inside them have their frames.
  package static func planeProblems(of screen: RandomScreen, seed: UInt64) throws -> [String] {
    let plan = LayoutPlan(try screen.tree())
    var random = SeededGenerator(seed: seed)
    var problems: [String] = []
    for directions in [[WindowDirection.wider, .taller], [.shorter, .narrower]] {
      var window = screen.window
      window.size = Size(width: Double(random.integer(0...40) * 10), height: Double(random.integer(0...40) * 10))
      let region = try plan.region(in: window, toward: directions)
      if !region.contains(window.size) { problems.append("\(window.size) isn't in its region") }
      for _ in 0..<8 {
        var inner = window
        inner.size.width += Double(random.integer(-400...400)) / 3
        inner.size.height += Double(random.integer(-400...400)) / 3
        let room = region.inequalities.map { $0[inner.size] }.min() ?? .infinity
        guard room > margin, inner.size.width >= 0, inner.size.height >= 0 else { continue }
        problems += try differences(region, plan, inner)
      }
    }
    return problems
  }

  private static func differences(
    _ region: WindowRegion, _ plan: LayoutPlan, _ window: Window
  ) throws -> [String] {
    let layout = try LayoutPlan(plan.tree).layout(in: window)
    var differences: [String] = []
    for (item, frame) in zip(plan.tree.indices, region.frames) {
      let (formed, found) = (frame[window.size], layout.unroundedFrames[item.position])
      if !formed.isNear(found, within: tolerance) {
        differences.append("\(plan.tree.name(of: item)) at \(formed) or \(found) in \(window.size)")
      }
    }
    if layout.ambiguities != region.ambiguities { differences.append("other ambiguities in \(window.size)") }
    let broken = Set(layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }.flatMap(\.broken)).count
    let omitted = region.omittedConstraints.count + region.omittedViews.count
    if broken != omitted { differences.append("\(omitted) left out, or \(broken), in \(window.size)") }
    return differences
  }
}
