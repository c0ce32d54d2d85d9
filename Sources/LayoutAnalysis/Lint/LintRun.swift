import Documents
package import FileSystem
import LayoutEngine
import LayoutInput
package import LayoutModel
import LayoutOutput
import LayoutResolution

/// What came of a run.
package struct LintOutcome: Sendable {
  package var report: LintReport
  /// Why some layouts couldn't be made, which is no finding about a file.
  package var faults: [(path: String, failure: LayoutFailure)]
  /// What of the projects' files isn't understood, each once: which of their fonts can't be measured, for one.
  package var notes: [ProjectNote]
  /// Files that couldn't be read or aren't what they claim to be.
  package var hasUnreadable: Bool
  /// Files that aren't there, or may not be read.
  package var hasMissing: Bool
  /// Whether the user ended it.
  package var isInterrupted: Bool
}

/// How far a run is.
package struct LintProgress: Sendable {
  package var files = 0
  package var totalFiles = 0
  package var layouts = 0
  /// How much is done of the files that aren't, in files.
  package var partsOfFiles = 0.0

  /// How much of the run is done, from nothing to 1.
  package var share: Double { totalFiles > 0 ? (Double(files) + partsOfFiles) / Double(totalFiles) : 1 }
}

/// A run of lint over files, parallel over their scenes.
package struct LintRun: Sendable {
  package var inputs: LintInputs
  /// The projects that the files are of.
  package var projects: Projects? = Projects()
  /// What reads a file.
  package var contents: @Sendable (Path) throws(SceneFile.Failure) -> [UInt8] = { path throws(SceneFile.Failure) in
    try SceneFile.bytes(of: path)
  }
  /// What holds for a file.
  package var settings: @Sendable (Path) -> LintFileSettings
  /// How many threads; as many as there are processors.
  package var jobs = Threads.processorCount
  /// Which part of the scenes is looked at, of how many.
  package var shard: (index: Int, count: Int)?
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Where results are kept from run to run.
  package var cache: LintCache?
  /// Called with each scene once it is looked at, from any thread, so that it can be drawn too.
  package var sceneIsLaidOut: (@Sendable (LaidOutScene) -> Void)?
  /// Called now and then.
  package var progress: @Sendable (LintProgress) -> Void = { _ in }

  /// A run over inputs.
  package init(_ inputs: LintInputs, settings: @escaping @Sendable (Path) -> LintFileSettings) {
    (self.inputs, self.settings) = (inputs, settings)
  }

  /// Looks at all files.
  package func outcome() -> LintOutcome {
    let queue = LintQueue(self)
    Threads.run(max(1, jobs)) { _ in queue.work() }
    return outcome(of: queue.results())
  }

  private func outcome(of results: [LintedFile]) -> LintOutcome {
    var findings = results.flatMap(\.findings)
    for (path, failure) in inputs.failures {
      guard let rule = settings(path).rules[.unreadable] else { continue }
      findings.append(
        LintFinding(LintFinding.Key(rule: "unreadable", path: path.description), rule.severity, failure.message))
    }
    findings.sort()
    let scenes = results.flatMap(\.scenes).sorted { ($0.path, $0.id ?? "") < ($1.path, $1.id ?? "") }
    let active = Set(results.flatMap(\.rules))
    let report = LintReport(
      inputs: (inputs.files.map(\.description) + inputs.failures.map(\.path.description)).uniqued().sorted(),
      scenes: scenes, conditions: Set(scenes.flatMap(\.conditions)).sorted(),
      layouts: results.reduce(0) { $0 + $1.layouts }, findings: findings,
      rules: LintRule.table.map(\.description).filter { active.contains($0.id) })
    return LintOutcome(
      report: report, faults: results.flatMap { file in file.faults.map { (file.path, $0) } },
      notes: ProjectNote.union(results.map(\.notes)),
      hasUnreadable: findings.contains { $0.key.rule == "unreadable" && $0.severity == .error },
      hasMissing: !inputs.failures.isEmpty || results.contains(where: \.isMissing), isInterrupted: isInterrupted())
  }

  /// Whether a scene is of the shard.
  func isOwn(_ path: String, _ scene: String?) -> Bool {
    guard let shard else { return true }
    // FNV-1a, 64 bits: the same everywhere.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Array("\(path)\t\(scene ?? "")".utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash % UInt64(shard.count) == UInt64(shard.index - 1)
  }
}

/// What came of a file.
struct LintedFile: Sendable {
  var path: String
  var scenes: [LintReport.Scene] = []
  var layouts = 0
  var findings: [LintFinding] = []
  var rules: [String] = []
  var faults: [LayoutFailure] = []
  /// What of its project's files isn't understood.
  var notes: [ProjectNote] = []
  var isMissing = false
}
