package import FileSystem
package import Findings
import LayoutModel
package import Lint
import SceneSources

/// The repairs of one file: made, offered and refused ones, and the findings that are left.
///
///     var repairs = FileRepairs(of: bytes, at: path, run)
///     repairs.bytes        // the repaired file, which nothing has written yet
///     repairs.offered      // what somebody may choose: repairs.make([…])
package struct FileRepairs: Sendable {
  package let path: Path
  /// The file as it was read.
  package let original: [UInt8]
  /// The repairs that are made.
  package private(set) var made: [RepairCandidate] = []
  /// The repairs that are proved, and made if somebody chooses them. Those of one finding are alternatives, the likeliest first.
  package internal(set) var offered: [RepairCandidate] = []
  /// The repairs that a proof refutes, of findings that have no other.
  package internal(set) var refused: [RepairCandidate] = []
  /// The scenes that were laid out, and the names of their conditions.
  package let scenes: [LintReport.Scene]
  /// The number of layouts that were made.
  package internal(set) var layouts = 0
  var state: FileState
  /// The scenes that were laid out after the last edit.
  private var freshScenes: Set<String?> = []
  private(set) var run: LintRun
  let isChosen: @Sendable (LintFinding, LintFinding.Repair) -> Bool
  /// The files whose scenes the file is part of; `nil` where the file says its scenes itself.
  private let shown: [Path]?

  /// The file with the repairs made.
  package var bytes: [UInt8] { state.bytes }
  /// The findings that the repairs leave.
  package var left: [LintFinding] {
    isBuilt ? state.findings.filter { $0.key.path == path.description } : state.findings
  }
  /// A Boolean that tells whether a build makes the scenes: each trial is a build then.
  var isBuilt: Bool { shown != nil }

  /// A Boolean that tells whether the file couldn't be read as what it claims to be.
  package var isUnreadable: Bool {
    left.contains { $0.key.rule == LintRule.unreadable.id && $0.severity == .error }
  }

  /// The maximum number of passes over a file: repairs that touch each other are made one after the other.
  private static let maximumRounds = 4
  /// The maximum number of repairs offered for a finding, and of those that are tried.
  static let maximumOffers = 3
  static let maximumTries = 6
  /// The maximum number of repairs that are tried for a finding where each trial is a build.
  static let maximumTriesOfBuilds = 4

  /// Repairs a file.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: The file.
  ///   - run: The run of lint with the settings, formats and projects of the file.
  ///   - rules: The rules whose findings are repaired; all if empty.
  ///   - isOffering: Whether offered repairs are proved too.
  ///   - isMaking: Whether safe repairs are made. If not, all repairs are of the file as it was read, and `made` lists those that would be.
  ///   - isChosen: Tells whether a repair of a finding is tried; all are if left out, as far as a finding takes them.
  package init(
    of bytes: [UInt8], at path: Path, _ run: LintRun, rules: Set<String> = [], isOffering: Bool = true,
    isMaking: Bool = true, isChosen: @escaping @Sendable (LintFinding, LintFinding.Repair) -> Bool = { _, _ in true }
  ) {
    let state = FileState(of: bytes, at: path, run)
    self.init(from: state, at: path, run, scenes: state.scenes, layouts: state.layouts, isChosen: isChosen)
    repair(rules, isOffering, isMaking)
  }

  /// A file whose scenes a build makes, with no repairs yet.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: The file.
  ///   - build: The build's files as they are laid out, with the files repaired before.
  ///   - files: The files whose scenes the build makes.
  ///   - run: The run of lint, with the formats of the build.
  ///   - isChosen: Tells whether a repair of a finding is tried.
  init(
    of bytes: [UInt8], at path: Path, in build: FileState, showing files: [Path], _ run: LintRun,
    isChosen: @escaping @Sendable (LintFinding, LintFinding.Repair) -> Bool
  ) {
    var state = build
    state.bytes = bytes
    let scenes = state.scenes.filter { $0.path == path.description }
    self.init(from: state, at: path, run, showing: files, scenes: scenes, layouts: 0, isChosen: isChosen)
  }

  private init(
    from state: FileState, at path: Path, _ run: LintRun, showing files: [Path]? = nil, scenes: [LintReport.Scene],
    layouts: Int, isChosen: @escaping @Sendable (LintFinding, LintFinding.Repair) -> Bool
  ) {
    self.path = path
    self.isChosen = isChosen
    self.run = run
    shown = files
    original = state.bytes
    self.state = state
    (self.scenes, self.layouts) = (scenes, layouts)
  }

  /// Finds the repairs.
  ///
  /// - Parameters:
  ///   - rules: The rules whose findings are repaired; all if empty.
  ///   - isOffering: Whether offered repairs are proved too.
  ///   - isMaking: Whether safe repairs are made.
  mutating func repair(_ rules: Set<String>, _ isOffering: Bool, _ isMaking: Bool) {
    guard state.isSound else { return }
    let (path, isBuilt) = (path.description, isBuilt)
    func isAsked(_ finding: LintFinding) -> Bool {
      (rules.isEmpty || rules.contains(finding.key.rule)) && (!isBuilt || finding.key.path == path)
    }
    let first = state
    makeSafe(isAsked, inRounds: isMaking ? Self.maximumRounds : 1)
    if !isMaking {
      state = first
      let mended = Set(made.flatMap(\.findings).map(\.key))
      if isOffering { offer { isAsked($0) && !mended.contains($0.key) } }
    } else if isOffering {
      offer(isAsked)
    }
  }

  /// The findings of the file as it was read, each with the repairs that a proof has seen; of `isMaking: false`.
  package var findingsWithRepairs: [LintFinding] {
    var repairs: [LintFinding.Key: [LintFinding.Repair]] = [:]
    for candidate in made + offered + refused {
      for finding in candidate.findings { repairs[finding.key, default: []].append(candidate.repair) }
    }
    return left.map { finding in
      var finding = finding
      finding.repairs = repairs[finding.key] ?? []
      return finding
    }
  }

  /// Tells whether a build makes the scenes of both files.
  package func isOfSameBuild(as other: FileRepairs) -> Bool { isBuilt && shown == other.shown && path != other.path }

  /// Looks at the file anew beside other files of its build as they have been repaired: what is made next is proved with them.
  package mutating func follow(_ others: [FileRepairs]) {
    for other in others where other.bytes != other.original {
      run.formats = run.formats.trying(other.bytes, at: other.path)
    }
    state = FileState(of: state.bytes, at: path, run, showing: shown)
    layouts += state.layouts
    offered.removeAll { candidate in !state.findings.contains { $0.key == candidate.finding.key } }
  }

  /// Lets go of the frames with which further repairs would be compared: nothing can be made any more.
  package mutating func letGoOfFrames() { state.frames.clear() }

  // MARK: Safe repairs

  private mutating func makeSafe(_ isAsked: (LintFinding) -> Bool, inRounds rounds: Int) {
    var refuted: Set<Attempt> = []
    for _ in 0..<rounds where !run.isInterrupted() {
      guard let editor = run.formats.editor(of: path, state.bytes) else { return }
      let candidates = RepairCandidate.candidates(of: state.findings.filter(isAsked)) { finding in
        for repair in finding.repairs
        where repair.kind == .safe && !refuted.contains(Attempt(finding, repair)) && isChosen(finding, repair) {
          let edited = finding.edited(repair, by: editor)
          if edited.kind == .safe { return edited }
        }
        return nil
      }
      let apart = Self.apart(candidates)
      guard !apart.isEmpty else { return }
      let before = state.bytes
      for candidate in accept(apart) {
        refuted.formUnion(candidate.findings.map { Attempt($0, candidate.repair) })
        // Another repair of the finding may still be made, or chosen.
        if candidate.repair.kind == .refused { refused.append(candidate) }
      }
      refresh(since: before)
    }
  }

  /// Looks at the whole file anew where findings are of scenes that the last edit left out: their places may have moved.
  mutating func refresh(since bytes: [UInt8]) {
    let isStale = state.findings.contains { !freshScenes.contains($0.key.scene) }
    guard state.bytes != bytes, isStale, !isBuilt else { return }
    state = FileState(of: state.bytes, at: path, run)
    layouts += state.layouts
  }

  /// A repair of a finding that was tried.
  private struct Attempt: Hashable {
    let key: LintFinding.Key
    let words: String

    init(_ finding: LintFinding, _ repair: LintFinding.Repair) { (key, words) = (finding.key, repair.words) }
  }

  /// Returns the repairs that touch none before them.
  static func apart(_ candidates: [RepairCandidate]) -> [RepairCandidate] {
    candidates.reduce(into: []) { apart, candidate in
      if !apart.contains(where: candidate.overlaps) { apart.append(candidate) }
    }
  }

  /// Makes the repairs that are proved together. Where one does harm, the list is split again and again, down to that repair.
  ///
  /// - Parameters:
  ///   - candidates: The repairs, which don't touch each other.
  ///   - areChosen: Whether a user chose the repairs, with movements known.
  /// - Returns: The repairs that aren't made, refused or offered.
  mutating func accept(_ candidates: [RepairCandidate], areChosen: Bool = false) -> [RepairCandidate] {
    let base = state.bytes
    var accepted: [RepairCandidate] = []
    var rejected: [RepairCandidate] = []
    var pending = [candidates]
    while let part = pending.popLast(), !run.isInterrupted() {
      func split() { pending += parts(of: part, by: \.scenes).reversed() }
      guard let later = trial(part, besides: accepted, of: base) else {
        if part.count > 1 {
          split()
        } else {
          rejected += part.map { $0.refused(because: "its edits touch those of another repair") }
        }
        continue
      }
      let isMoving =
        if case .moves = later.result { part.allSatisfy { $0.repair.movement == .offeredElsewhere } } else { false }
      switch later.result {
      case .moves where areChosen && isMoving, .proved:
        accepted += part
        state = state.updated(by: later.state, scenes: later.scenes)
        freshScenes = later.scenes
        made += part.map { $0.proved(as: $0.repair.kind) }
      case .stale where part.contains { !$0.hasFrames }: pending.append(part.map { withFrames($0, in: base) })
      case .moves(let words), .refuted(let words), .stale(let words):
        guard part.count == 1 else {
          split()
          continue
        }
        rejected.append(isMoving ? part[0].proved(as: .offered) : part[0].refused(because: words))
      }
    }
    return rejected
  }

  /// Returns a repair with the stored frames that follow from it, where there are any.
  func withFrames(_ candidate: RepairCandidate, in bytes: [UInt8]) -> RepairCandidate {
    var candidate = candidate
    candidate.hasFrames = true
    if let edits = run.formats.edits(candidate.repair.edits, withFramesOf: candidate.scenes, in: bytes, at: path) {
      candidate.editsAlone = candidate.repair.edits
      candidate.repair.edits = edits
    }
    return candidate
  }

  /// A file with repairs made, and what the proof says.
  struct Trial {
    let state: FileState
    let scenes: Set<String?>
    let result: RepairProof.Result
  }

  /// Makes repairs of a file and lays out the scenes that they touch.
  ///
  /// - Parameters:
  ///   - candidates: The repairs.
  ///   - accepted: The repairs that the present state has already.
  ///   - base: The bytes that the edits are of.
  /// - Returns: The changed file with the proof's result; `nil` where the edits overlap.
  mutating func trial(
    _ candidates: [RepairCandidate], besides accepted: [RepairCandidate] = [], of base: [UInt8]
  ) -> Trial? {
    guard let bytes = (accepted + candidates).edits.applied(to: base) else { return nil }
    // Any scene of a build may show what the file makes.
    let scenes =
      isBuilt
      ? Set(state.scenes.map(\.id) + [nil]) : candidates.reduce(into: Set()) { $0.formUnion($1.scenes) }
    let after = FileState(
      of: bytes, at: path, run, showing: shown, scenes: isBuilt ? nil : scenes, comparedWith: state)
    layouts += after.layouts
    return Trial(
      state: after, scenes: scenes, result: RepairProof.result(of: candidates, state, after, scenes: scenes))
  }
}
