import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// Random screens against the exact reference. A failure names the seed, with which it can be repeated alone.
struct RandomSystemsTests {
  @Test("Conflicts, requirements and levels are what exact arithmetic says", arguments: 0..<60)
  func agrees(chunk: Int) throws {
    for seed in chunk * 50..<(chunk + 1) * 50 {
      let audit = try LayoutAudit(of: RandomScreen(seed: UInt64(seed)))
      #expect(audit.problems.isEmpty, "seed \(seed)")
    }
  }

  @Test("What is ambiguous, and where it stays, is what exact arithmetic says", arguments: 0..<20)
  func measures(chunk: Int) throws {
    for seed in 10_000 + chunk * 50..<10_000 + (chunk + 1) * 50 {
      let audit = try LayoutAudit(of: RandomScreen(seed: UInt64(seed)), depth: [.ambiguity, .stays])
      #expect(audit.problems.isEmpty, "seed \(seed)")
    }
  }

  @Test("Large and small multipliers and large constants do no harm", arguments: 0..<10)
  func standsWildNumbers(chunk: Int) throws {
    for seed in 20_000 + chunk * 50..<20_000 + (chunk + 1) * 50 {
      let audit = try LayoutAudit(of: RandomScreen(seed: UInt64(seed), style: .wild), depth: [.ambiguity, .stays])
      #expect(audit.problems.isEmpty, "seed \(seed)")
    }
  }

  @Test(
    "Degenerate, redundant, infeasible and unbounded systems do no harm",
    arguments: RandomScreen.Family.allCases.dropFirst(), 0..<10)
  func standsFamilies(family: RandomScreen.Family, chunk: Int) throws {
    for seed in 30_000 + chunk * 25..<30_000 + (chunk + 1) * 25 {
      let audit = try LayoutAudit(of: RandomScreen(seed: UInt64(seed), family), depth: [.ambiguity, .stays])
      #expect(audit.problems.isEmpty, "seed \(seed)")
    }
  }

  @Test("Random screens are of every kind")
  func areMixed() throws {
    var conflicting = 0
    var ambiguous = 0
    var determined = 0
    for seed in 0..<1_000 {
      let screen = RandomScreen(seed: UInt64(seed))
      let layout = try LayoutPlan(screen.tree()).layout(in: screen.window)
      let isAmbiguous = layout.ambiguities.contains { !$0.isEmpty }
      if layout.diagnostics.contains(where: { $0.code == .unsatisfiableConstraints }) { conflicting += 1 }
      if isAmbiguous { ambiguous += 1 } else { determined += 1 }
    }
    #expect(conflicting > 200 && conflicting < 600, "\(conflicting)")
    #expect(ambiguous > 300 && determined > 150, "\(ambiguous), \(determined)")
  }

  @Test("The audit sees when a determined view isn't where it has to be", arguments: 0..<100)
  func seesFaults(seed: Int) throws {
    let screen = RandomScreen(seed: UInt64(seed))
    let layout = try LayoutPlan(screen.tree()).layout(in: screen.window)
    for view in layout.ambiguities.indices.dropFirst() where !layout.ambiguities[view].contains(.x) {
      var frames = layout.unroundedFrames
      frames[view].x += 0.01
      let wrong = Layout(
        tree: layout.tree, window: layout.window, unroundedFrames: frames, frames: layout.frames,
        ambiguities: layout.ambiguities, diagnostics: layout.diagnostics)
      #expect(try !LayoutAudit(of: wrong).problems.isEmpty, "view \(view)")
    }
  }
}
