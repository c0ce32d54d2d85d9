package import FileSystem
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
  /// Tells whether a repair of a finding is tried; all are, as far as a finding takes them.
  package var isChosen: @Sendable (LintFinding, LintFinding.Repair) -> Bool = { _, _ in true }
  /// Tells whether a file that the screens of a build are made of may be repaired, beside the inputs.
  package var isWritable: @Sendable (Path) -> Bool = { _ in false }

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
    let formats = self.run.formats
    run.run.inputs = self.run.inputs.filtered { paths.contains($0.description) || formats.isBuilt($0) }
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
    let files = run.inputs.files.filter { !run.formats.isBuilt($0) }
    let threads = max(1, min(run.jobs, files.count))
    var own = run
    own.jobs = max(1, run.jobs / threads)
    let results = RepairResults(count: files.count)
    let (template, rules, isOffering, isChosen) = (own, rules, isOffering, isChosen)
    Threads.run(threads) { _ in
      while !template.isInterrupted(), let index = results.next() {
        guard let bytes = try? template.contents(files[index]) else { continue }
        var repairs = FileRepairs(
          of: bytes, at: files[index], template, rules: rules, isOffering: isOffering, isMaking: isMaking,
          isChosen: isChosen)
        if !isKept { repairs.letGoOfFrames() }
        results.keep(repairs, at: index)
      }
    }
    return (results.all + repairsOfBuilds(keeping: isKept, isMaking: isMaking)).sorted { $0.path < $1.path }
  }

  // MARK: Builds

  /// Repairs the files of builds, one after the other: each proof is a build with the files repaired before, and lays out all screens of the inputs.
  private func repairsOfBuilds(keeping isKept: Bool, isMaking: Bool) -> [FileRepairs] {
    var builds: [Path: [Path]] = [:]
    for file in run.inputs.files where run.formats.isBuilt(file) {
      let source = try? run.formats.source(at: file, in: run.projects ?? Projects())
      builds[source?.code?.files.first ?? file, default: []].append(file)
    }
    return builds.sorted { $0.key < $1.key }.flatMap { _, files in
      repairs(ofBuildShowing: files, keeping: isKept, isMaking: isMaking)
    }
  }

  private func repairs(ofBuildShowing files: [Path], keeping isKept: Bool, isMaking: Bool) -> [FileRepairs] {
    let first = (try? run.contents(files[0])) ?? []
    var state = FileState(of: first, at: files[0], run, showing: files, isTried: false)
    let layouts = state.layouts
    var own = run
    let inputs = Set(files)
    let others = Set(state.findings.map { Path($0.key.path) }).subtracting(inputs).filter(run.formats.isBuilt)
    var results: [FileRepairs] = []
    for path in (files + others).sorted() where !run.isInterrupted() {
      guard let bytes = try? run.contents(path) else { continue }
      var repairs = FileRepairs(of: bytes, at: path, in: state, showing: files, own, isChosen: isChosen)
      if inputs.contains(path) || isWritable(path) { repairs.repair(rules, isOffering, isMaking) }
      if repairs.bytes != bytes {
        state = repairs.state
        own.formats = own.formats.trying(repairs.bytes, at: path)
      }
      results.append(repairs)
    }
    if !results.isEmpty { results[0].layouts += layouts }
    // One file's frames are the next one's.
    if !isKept { for index in results.indices { results[index].letGoOfFrames() } }
    return results
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
