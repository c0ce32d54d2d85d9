import FileSystem
package import Findings
import LayoutModel
package import Lint
import SceneSources

/// A run of repairs over files, parallel over the files.
package struct FixRun: Sendable {
  /// The run of lint: its inputs, settings and formats.
  package var run: LintRun
  /// The rules whose findings are repaired; all if empty.
  package var rules: Set<String> = []
  /// A Boolean that tells whether offered repairs are proved, which takes a layout of their scene each.
  package var isOffering = true

  package init(_ run: LintRun) { self.run = run }

  /// Finds the repairs of the files. Nothing is written.
  ///
  /// - Parameter isKept: Tells whether repairs can still be made of a result; frames of the others are let go.
  /// - Returns: The repairs of each file that can be read, in the inputs' order.
  package func repairs(keeping isKept: Bool = false) -> [FileRepairs] { repairs(keeping: isKept, isMaking: true) }

  /// Adds repairs to the findings of a report, as the proof has seen them. Nothing is made.
  ///
  /// - Parameter findings: The findings of the run.
  /// - Returns: The findings with their repairs.
  package func findingsWithRepairs(_ findings: [LintFinding]) -> [LintFinding] {
    var run = self
    let paths = Set(findings.map(\.key.path))
    run.run.inputs = self.run.inputs.filtered { paths.contains($0.description) }
    var repairs: [LintFinding.Key: [LintFinding.Repair]] = [:]
    for file in run.repairs(keeping: false, isMaking: false) {
      for finding in file.findingsWithRepairs { repairs[finding.key] = finding.repairs }
    }
    return findings.map { finding in
      guard let own = repairs[finding.key], !own.isEmpty else { return finding }
      var finding = finding
      finding.repairs = own
      return finding
    }
  }

  private func repairs(keeping isKept: Bool, isMaking: Bool) -> [FileRepairs] {
    let files = run.inputs.files
    let threads = max(1, min(run.jobs, files.count))
    var own = run
    own.jobs = max(1, run.jobs / threads)
    let results = RepairResults(count: files.count)
    let (template, rules, isOffering) = (own, rules, isOffering)
    Threads.run(threads) { _ in
      while !template.isInterrupted(), let index = results.next() {
        guard let bytes = try? template.contents(files[index]) else { continue }
        var repairs = FileRepairs(
          of: bytes, at: files[index], template, rules: rules, isOffering: isOffering, isMaking: isMaking)
        if !isKept { repairs.letGoOfFrames() }
        results.keep(repairs, at: index)
      }
    }
    return results.all
  }
}

/// The results of a run's files, from all threads.
private final class RepairResults: Sendable {
  private struct State {
    var next = 0
    var results: [FileRepairs?]
  }

  private let state: Guarded<State>

  init(count: Int) { state = Guarded(State(results: Array(repeating: nil, count: count))) }

  /// Returns the index of the next file; `nil` where none is left.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.results.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func keep(_ repairs: FileRepairs, at index: Int) { state.withLock { $0.results[index] = repairs } }

  var all: [FileRepairs] { state.withLock { $0.results.compactMap(\.self) } }
}
