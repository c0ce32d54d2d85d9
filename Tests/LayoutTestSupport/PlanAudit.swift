package import LayoutEngine
package import LayoutModel
package import LayoutResolution
package import LinearProgramming

/// Holds a plan's layouts against those that the same screen has by other ways; problems are sentences.
package enum PlanAudit {
  /// The distance by which unrounded frames may differ, in points and relative to their numbers.
  private static let tolerance = 1e-6

  /// The outcome of a layout.
  package typealias Outcome = Result<Layout, LayoutFailure>

  /// Returns the outcome of a plan in a window.
  package static func outcome(of plan: LayoutPlan, in window: Window) -> Outcome {
    Outcome { () throws(LayoutFailure) in try plan.layout(in: window) }
  }

  /// Warm equals cold: a plan that has laid out other windows lays a window out as a plan does that is asked for nothing
  /// else.
  package static func walkProblems(of screen: RandomScreen, seed: UInt64) throws -> [String] {
    let tree = try screen.tree()
    let plan = LayoutPlan(tree)
    return WindowWalk.windows(from: screen.window, seed: seed).enumerated().flatMap { step, window in
      differences(outcome(of: plan, in: window), outcome(of: LayoutPlan(tree), in: window))
        .map { "step \(step), \(window.size.width) by \(window.size.height): \($0)" }
    }
  }

  /// The routes by which a plan comes to its layouts in all windows of such a walk.
  package static func routes(of screen: RandomScreen, seed: UInt64) throws -> ParametricSolver.Routes {
    let plan = LayoutPlan(try screen.tree())
    for window in WindowWalk.windows(from: screen.window, seed: seed) { _ = outcome(of: plan, in: window) }
    return plan.routes
  }

  /// Presolved equals unpresolved: what is substituted, dropped and split off changes no layout.
  ///
  /// If a broken constraint makes several irreducible sets with others, either way may name its own, as long as it is
  /// one.
  package static func presolveProblems(of screen: RandomScreen) throws -> [String] {
    let tree = try screen.tree()
    let presolved = outcome(of: LayoutPlan(tree), in: screen.window)
    let unpresolved = outcome(of: unpresolvedPlan(of: tree), in: screen.window)
    guard case .success(let one) = presolved, case .success(let other) = unpresolved,
      one.diagnostics != other.diagnostics, one.diagnostics.map(\.broken) == other.diagnostics.map(\.broken)
    else { return differences(presolved, unpresolved) }
    return try differencesOfFrames(one, other) + LayoutAudit(of: one).problems + LayoutAudit(of: other).problems
  }

  /// The plan by which the solver gets all rows, those of masks among them, without a step that makes the program smaller.
  private static func unpresolvedPlan(of tree: ViewTree) -> LayoutPlan {
    LayoutPlan(tree, solvingAll: true, isPresolving: false)
  }

  /// Returns the differences between two layouts of a tree in a window: unrounded frames beyond rounding, all else at
  /// all.
  package static func differences(_ one: Outcome, _ other: Outcome) -> [String] {
    switch (one, other) {
    case (.success(let one), .success(let other)): differences(one, other)
    case (.failure, .failure): []
    case (.failure(let error), .success), (.success, .failure(let error)): ["one alone gave up: \(error)"]
    }
  }

  private static func differences(_ one: Layout, _ other: Layout) -> [String] {
    let differences = differencesOfFrames(one, other)
    guard one.diagnostics != other.diagnostics else { return differences }
    return differences + ["\(one.diagnostics.map(\.message)) or \(other.diagnostics.map(\.message))"]
  }

  /// Returns the differences of the frames and of what is open in them.
  private static func differencesOfFrames(_ one: Layout, _ other: Layout) -> [String] {
    var differences: [String] = []
    for view in one.tree.indices {
      let (a, b) = (one[view], other[view])
      let name = one.tree.name(of: view)
      if !a.unroundedFrame.isNear(b.unroundedFrame, within: tolerance) || a.frame != b.frame {
        differences.append("\(name) stands at \(a.unroundedFrame) or \(b.unroundedFrame)")
      }
      if a.ambiguity != b.ambiguity { differences.append("\(name): \(a.ambiguity.names) or \(b.ambiguity.names)") }
    }
    return differences
  }
}

extension Rect {
  /// Tells whether no number is off by more than this, relative to its size where that is above 1.
  package func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
  }
}
