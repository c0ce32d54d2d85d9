import LayoutEngine
import LayoutModel
import LayoutResolution
import LinearProgramming

/// The outcome of systems whose numbers are far apart, held against exact arithmetic.
package struct ExtremeCounts: CustomStringConvertible {
  package private(set) var satisfiable = 0
  package private(set) var conflicting = 0
  /// The seeds of screens with frames so far out that doubles don't hold them.
  package private(set) var beyond: [UInt64] = []
  /// The seeds of screens that the reference takes too long for.
  package private(set) var undecided: [UInt64] = []
  /// The programs that the solver gave up on, and those that it got wrong; neither should be.
  package private(set) var faults: [String] = []

  private var routes = ParametricSolver.Routes()
  private let style: RandomScreen.Style
  private let depth: LayoutAudit.Depth

  /// - Parameters:
  ///   - style: What the screens are like.
  ///   - depth: What is compared beyond conflicts, requirements and levels.
  package init(_ style: RandomScreen.Style, depth: LayoutAudit.Depth = [.ambiguity, .stays]) {
    self.style = style
    self.depth = depth
  }

  /// Lays out the screen of a seed.
  package mutating func count(seed: UInt64) {
    let screen = RandomScreen(seed: seed, style: style)
    // A draw that leaves the bounds of `Magnitude` is no screen.
    guard let tree = try? screen.tree() else { return }
    let layout: Layout
    do {
      let plan = LayoutPlan(tree)
      layout = try plan.layout(in: screen.window)
      routes += plan.routes
    } catch  where error.cause == .magnitude && !error.items.isEmpty {
      beyond.append(seed)
      return
    } catch {
      faults.append("seed \(seed): \(error)")
      return
    }
    guard let audit = try? LayoutAudit(of: layout, depth: depth) else {
      undecided.append(seed)
      return
    }
    if audit.isConflicting { conflicting += 1 } else { satisfiable += 1 }
    if !audit.problems.isEmpty { faults.append("seed \(seed): \(audit.problems)") }
  }

  package var description: String {
    "\(satisfiable) satisfiable, \(conflicting) conflicting, \(beyond.count) beyond doubles, "
      + "\(undecided.count) undecided by the reference, \(faults.count) given up or wrong; routes: \(routes)"
  }
}
