import Documents
package import FileSystem
package import Findings
import LayoutEngine
package import LayoutModel
import LayoutOutput
package import LayoutResolution
package import SceneSources

/// The outcome of a run.
package struct LintOutcome: Sendable {
  package var report: LintReport
  /// The reasons why some layouts couldn't be made; these are no findings about a file.
  package var faults: [(path: String, failure: LayoutFailure)]
  /// Notes on what isn't understood in the projects' files, each once: for one, the fonts that can't be measured.
  package var notes: [ProjectNote]
  /// A Boolean value that tells whether files couldn't be read or aren't what they claim to be.
  package var hasUnreadable: Bool
  /// A Boolean value that tells whether files don't exist or may not be read.
  package var hasMissing: Bool
  /// A Boolean value that tells whether the user ended the run.
  package var isInterrupted: Bool
  /// The files that weren't looked at, or not under all conditions, since the run was ended.
  package var left: [Path]
}

/// The progress of a run.
package struct LintProgress: Sendable {
  package var files = 0
  package var totalFiles = 0
  package var layouts = 0
  /// The work done on unfinished files, in files.
  var partsOfFiles = 0.0

  /// The fraction of the run that is done, from 0 to 1.
  package var share: Double { totalFiles > 0 ? (Double(files) + partsOfFiles) / Double(totalFiles) : 1 }
}

/// A run of lint over files, parallel over their scenes.
package struct LintRun: Sendable {
  package var inputs: LintInputs
  /// The projects that the files belong to.
  package var projects: Projects? = Projects(marksChanges: true)
  /// Reads a file.
  package var contents: @Sendable (Path) throws(SceneFile.Failure) -> [UInt8] = { path throws(SceneFile.Failure) in
    try SceneFile.bytes(of: path)
  }
  /// The formats of the files.
  package var formats = SceneFormats.documents
  /// Returns the settings for a file.
  package var settings: @Sendable (Path) -> LintFileSettings
  /// The number of threads; by default the number of processors.
  package var jobs = Threads.processorCount
  /// The part of the scenes to examine, and the number of parts.
  package var shard: (index: Int, count: Int)?
  /// Tells whether a scene of a file is examined, given its id.
  package var isWanted: @Sendable (any SceneSource, String?) -> Bool = { _, _ in true }
  /// Tells whether scenes are examined under conditions that their settings ask for.
  package var isUnder: @Sendable (Conditions) -> Bool = { _ in true }
  /// A Boolean that tells whether findings have the repairs that their rules propose (`LintFinding.edited(by:)` makes them edits).
  package var wantsRepairs = false
  /// Receives each layout that the rules look at, from any thread, with its file, its scene's id and its conditions.
  package var layoutIsMade: LayoutReceiver?
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// The cache that keeps results from run to run.
  package var cache: LintCache?
  /// Called with each scene once it has been examined, from any thread, so that it can be drawn too.
  package var sceneIsLaidOut: (@Sendable (LaidOutScene) -> Void)?
  /// Called now and then with the progress.
  package var progress: @Sendable (LintProgress) -> Void = { _ in }

  package typealias LayoutReceiver = @Sendable (_ path: String, _ scene: String?, ScreenLayout, Conditions) -> Void

  /// Creates a run over inputs.
  package init(_ inputs: LintInputs, settings: @escaping @Sendable (Path) -> LintFileSettings) {
    self.inputs = inputs
    self.settings = settings
  }

  /// Examines all files and returns the outcome.
  package func outcome() -> LintOutcome {
    let queue = LintQueue(self)
    Threads.run(max(1, jobs)) { _ in queue.work() }
    return outcome(of: queue.results())
  }

  private func outcome(of results: [LintedFile]) -> LintOutcome {
    var findings = results.flatMap(\.findings)
    for (path, failure) in inputs.failures {
      findings += settings(path).rules.findings(about: .failed(failure, nil), ofFile: path.description)
    }
    findings.sort()
    let scenes = results.flatMap(\.scenes).sorted { ($0.path, $0.id ?? "") < ($1.path, $1.id ?? "") }
    let active = Set(results.flatMap(\.rules))
    let report = LintReport(
      inputs: (inputs.files.map(\.description) + inputs.failures.map(\.path.description)).uniqued().sorted(),
      scenes: scenes, conditions: Set(scenes.flatMap(\.conditions)).sorted(),
      layouts: results.reduce(0) { $0 + $1.layouts }, findings: findings,
      rules: LintRule.table.map(\.description).filter { active.contains($0.id) })
    let whole = Set(results.filter(\.isWhole).map(\.path))
    let left = isInterrupted() ? inputs.files.filter { !whole.contains($0.description) } : []
    return LintOutcome(
      report: report, faults: results.flatMap { file in file.faults.map { (file.path, $0) } },
      notes: ProjectNote.union(results.map(\.notes)),
      hasUnreadable: findings.contains { $0.key.rule == LintRule.unreadable.id && $0.severity == .error },
      hasMissing: !inputs.failures.isEmpty || results.contains(where: \.isMissing), isInterrupted: isInterrupted(),
      left: left)
  }

  /// Tells whether a scene belongs to the shard.
  func isOwn(_ path: String, _ scene: String?) -> Bool {
    guard let shard else { return true }
    // FNV-1a, 64 bits: the same everywhere.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Array("\(path)\t\(scene ?? "")".utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash % UInt64(shard.count) == UInt64(shard.index - 1)
  }
}

/// The result of a file.
struct LintedFile: Sendable {
  var path: String
  var scenes: [LintReport.Scene] = []
  var layouts = 0
  var findings: [LintFinding] = []
  var rules: [String] = []
  var faults: [LayoutFailure] = []
  /// Notes on what isn't understood in its project's files.
  var notes: [ProjectNote] = []
  var isMissing = false
  /// A Boolean value that tells whether all of its scenes were looked at under all conditions.
  var isWhole = true
}
