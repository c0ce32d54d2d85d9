import Documents
import FileSystem
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import LayoutOutput
import LayoutResolution
import Notations
import SceneSources

/// The work of a run: files to read, and the scenes of those already read. Threads prefer scenes to files, so that no
/// more files are open than there are threads.
final class LintQueue: Sendable {
  private let run: LintRun
  private let state: Guarded<State>

  private struct State {
    var nextFile = 0
    /// The waiting scenes, taken from the end.
    var scenes: [(file: OpenFile, place: Int)] = []
    /// The number of files being read, each of which may bring scenes.
    var reading = 0
    var results: [LintedFile?]
    var progress = LintProgress()
    /// The fraction done of each scene of the open files, by the files' indices.
    var shares: [Int: [Double]] = [:]

    /// Notes the fraction of a scene that is done.
    mutating func note(_ share: Double, of scene: Int, in file: Int) {
      shares[file]?[scene] = share
      sumUp()
    }

    /// Notes that a file is done.
    mutating func close(_ file: Int) {
      shares[file] = nil
      progress.files += 1
      sumUp()
    }

    private mutating func sumUp() {
      progress.partsOfFiles = shares.values.reduce(0) { $0 + $1.reduce(0, +) / Double(max(1, $1.count)) }
    }
  }

  init(_ run: LintRun) {
    self.run = run
    var state = State(results: Array(repeating: nil, count: run.inputs.files.count))
    state.progress.totalFiles = run.inputs.files.count
    self.state = Guarded(state)
  }

  /// Returns the files' results, in their order, without files that weren't examined.
  func results() -> [LintedFile] { state.withLock { $0.results.compactMap(\.self) } }

  private enum Step {
    case scene(OpenFile, Int)
    case file(Int)
    case wait, end
  }

  /// Works until nothing is left.
  func work() {
    while true {
      let isInterrupted = run.isInterrupted()
      let step: Step = state.withLock { state in
        if let (file, place) = state.scenes.popLast() { return .scene(file, place) }
        if state.nextFile < state.results.count, !isInterrupted {
          state.nextFile += 1
          state.reading += 1
          return .file(state.nextFile - 1)
        }
        return state.reading > 0 ? .wait : .end
      }
      switch step {
      case .scene(let file, let place): lint(file, place)
      case .file(let index): open(index)
      case .wait: Threads.pause()
      case .end: return
      }
    }
  }

  private func open(_ index: Int) {
    let path = run.inputs.files[index]
    let file = OpenFile(reading: path, index, run)
    let count = file.scenes.count
    if count == 0 { finish(file) }
    state.withLock { state in
      if count > 0 { state.shares[index] = Array(repeating: 0, count: count) }
      state.scenes += (0..<count).reversed().map { (file, $0) }
      state.reading -= 1
    }
  }

  private func lint(_ file: OpenFile, _ place: Int) {
    let result = file.result(ofScene: place, run) { [self] share in note(share, of: place, in: file) }
    note(1, of: place, in: file)
    if file.keep(result, at: place) { finish(file) }
  }

  private func note(_ share: Double, of scene: Int, in file: OpenFile) {
    let progress = state.withLock { state in
      state.note(share, of: scene, in: file.index)
      return state.progress
    }
    run.progress(progress)
  }

  private func finish(_ file: OpenFile) {
    let result = file.result(isWhole: !run.isInterrupted())
    let progress = state.withLock { state in
      state.results[file.index] = result
      state.close(file.index)
      state.progress.layouts += result.layouts
      return state.progress
    }
    run.progress(progress)
  }
}

/// A file whose scenes are being examined.
final class OpenFile: Sendable {
  let index: Int
  private let path: Path
  private let settings: LintFileSettings
  private let isOwn: Bool
  private let reading: Reading
  private let results: Guarded<[LintedSceneResult?]>

  /// The result of reading a file's bytes.
  private struct Reading {
    var bytes: [UInt8] = []
    var content: SceneFile?
    var failure: SceneFile.Failure?
    var scenes: [String?] = []
    /// The place of the result in the cache, if there is one.
    var cached: (cache: LintCache, name: Path)?
    /// The result found in the cache.
    var known: LintedFile?

    init(of path: Path, _ settings: LintFileSettings, _ run: LintRun) {
      do throws(SceneFile.Failure) {
        bytes = try run.contents(path)
        if let cache = run.cache, run.shard == nil {
          // A different word-break library breaks lines differently.
          let words = WordBreaks.mayOccur(in: bytes) ? ICU.installed?.version : nil
          let name = cache.name(
            path, bytes, settings.signature + (run.projects?.signature(beside: path) ?? "") + (words ?? ""))
          cached = (cache, name)
          if let result = cache.result(name) {
            known = LintedFile(result.report, at: path, rules: settings.activeRules)
            known?.notes = result.notes
            bytes = []
            return
          }
        }
        let file = try SceneFile(bytes, at: path, in: run.projects)
        content = file
        scenes = file.sceneIDs.filter { run.isOwn(path.description, $0) }
      } catch {
        failure = error
      }
    }
  }

  init(reading path: Path, _ index: Int, _ run: LintRun) {
    self.path = path
    self.index = index
    settings = run.settings(path)
    isOwn = run.isOwn(path.description, nil)
    reading = Reading(of: path, settings, run)
    results = Guarded(Array(repeating: nil, count: reading.scenes.count))
  }

  /// The ids of the scenes to examine.
  var scenes: [String?] { reading.scenes }

  /// Examines a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene's index in the file.
  ///   - run: The run.
  ///   - progress: Called now and then with the fraction of the scene that is done.
  /// - Returns: The scene's result.
  func result(
    ofScene scene: Int, _ run: LintRun, progress: @escaping @Sendable (Double) -> Void
  ) -> LintedSceneResult {
    guard let content = reading.content else { preconditionFailure("a file that was read has scenes") }
    let own = settings.ofScene(named: content.names(ofScene: scenes[scene]))
    return SceneLinter(
      file: content, path: path.description, id: scenes[scene], settings: own,
      conditions: content.conditions(lintedUnder: own.request),
      isInterrupted: run.isInterrupted, index: LaidOutScene.Index(file: index, scene: scene), progress: progress,
      sceneIsLaidOut: run.sceneIsLaidOut
    ).result()
  }

  /// Stores the result of a scene.
  ///
  /// - Returns: Whether it is the last scene of the file.
  func keep(_ result: LintedSceneResult, at place: Int) -> Bool {
    results.withLock { results in
      results[place] = result
      return !results.contains { $0 == nil }
    }
  }

  /// Returns the result of the file.
  func result(isWhole: Bool = true) -> LintedFile {
    if let known = reading.known { return known }
    let results = results.withLock { $0.compactMap(\.self) }
    var file = LintedFile(path: path.description)
    file.rules = settings.activeRules
    file.scenes = results.map(\.scene)
    file.layouts = results.reduce(0) { $0 + $1.layouts }
    file.findings = results.flatMap(\.findings)
    if let first = results.lazy.compactMap(\.faults.first).first { file.faults = [first] }
    file.notes = (reading.content?.notes ?? []) + notesOfLeftOut(results)
    if isOwn || reading.failure != nil { tellProblems(in: &file) }
    tellWarnings(results.flatMap(\.warnings), in: &file)
    let lines = SourceLines(reading.bytes)
    file.findings = file.findings.map { finding in
      var finding = finding
      finding.place = finding.place.map(lines.completed)
      finding.partnerPlace = finding.partnerPlace.map(lines.completed)
      for index in finding.related.indices {
        finding.related[index].place = finding.related[index].place.map(lines.completed)
      }
      return finding
    }
    if let cached = reading.cached, file.faults.isEmpty, isWhole, results.allSatisfy({ $0.unseenWidths == nil }) {
      cached.cache.keep(file.report, file.notes, cached.name)
    }
    return file
  }

  /// Returns notes on what was requested but not laid out.
  private func notesOfLeftOut(_ results: [LintedSceneResult]) -> [ProjectNote] {
    var notes: [ProjectNote] = []
    let sizes = Set(results.flatMap(\.leftOutTextSizes))
    if !sizes.isEmpty {
      let names = ContentSizeCategory.allCases.filter(sizes.contains).map(\.rawValue)
      notes.append(
        ProjectNote(
          path: path,
          message:
            "larger text sizes are skipped for views that no controller shows (ask for one with "
            + "--content-size-category): \(names.joined(separator: ", "))"))
    }
    if let width = results.compactMap(\.unseenWidths).min() {
      notes.append(
        ProjectNote(
          path: path,
          message:
            "widths from \(points(width)) pt on aren't looked at under all conditions, for they would take too long; "
            + "ask for a narrower range, or for fewer conditions"))
    }
    if let content = reading.content, !results.isEmpty,
      content.conditions(lintedUnder: settings.request).isEmpty,
      let reason = content.conditions(askedFor: settings.request).lazy.compactMap(content.impossibility).first
    {
      notes.append(ProjectNote(path: path, message: "nothing is laid out as it is asked for: \(reason)"))
    }
    return notes
  }

  private func tellProblems(in file: inout LintedFile) {
    guard let failure = reading.failure else { return }
    if case .file = failure { file.isMissing = true }
    guard isOwn else { return }
    switch failure {
    case .file(let failure):
      guard let rule = settings.rules[.unreadable] else { return }
      file.findings.append(
        LintFinding(LintFinding.Key(rule: rule.rule.id, path: file.path), rule.severity, failure.message))
    case .input(let error):
      for problem in error.problems {
        guard let rule = settings.rules[problem.isOfOtherSystem ? "not-understood" : "unreadable"] else { continue }
        file.findings.append(
          LintFinding(
            LintFinding.Key(rule: rule.rule.id, path: file.path, partner: problem.code), rule.severity,
            problem.message.onOneLine,
            place: problem.position.map { LintFinding.Place(position: $0, endColumn: $0.column) }))
      }
    }
  }

  private func tellWarnings(_ warnings: [InputWarning], in file: inout LintedFile) {
    guard let rule = settings.rules[.notUnderstood] else { return }
    for warning in warnings.sorted(by: { $0.position < $1.position }).uniqued(by: \.subject) {
      file.findings.append(
        LintFinding(
          LintFinding.Key(rule: rule.rule.id, path: file.path, partner: warning.subject), rule.severity,
          warning.message, place: LintFinding.Place(position: warning.position, endColumn: warning.position.column)))
    }
  }
}

extension LintedFile {
  /// The file's part of the report.
  fileprivate var report: LintReport {
    LintReport(
      inputs: [path], scenes: scenes, conditions: Set(scenes.flatMap(\.conditions)).sorted(), layouts: layouts,
      findings: findings.sorted(), rules: [])
  }

  /// Creates a file's result from the part of a report that the cache kept.
  fileprivate init(_ report: LintReport, at path: Path, rules: [String]) {
    self.init(path: path.description)
    scenes = report.scenes
    layouts = report.layouts
    findings = report.findings
    self.rules = rules
  }
}

extension InputProblem {
  /// A Boolean value that tells whether the file is sound but for a Mac or a watch; apps keep such files beside their
  /// own.
  fileprivate var isOfOtherSystem: Bool {
    if case .ofOtherSystem = kind { true } else { false }
  }
}

/// The lines of a file, used to find the end of what begins at a position.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(place + 1) }
    self.starts = starts
  }

  /// Returns a place with its end: after the tag's name, the string, or else the first character.
  func completed(_ place: LintFinding.Place) -> LintFinding.Place {
    let position = place.position
    guard starts.indices.contains(position.line - 1) else { return place }
    let start = starts[position.line - 1] + position.column - 1
    guard start < bytes.count else { return place }
    var end = start + 1
    if bytes[start] == UInt8(ascii: "<") {
      let ends = Array(" \t\r\n/>".utf8)
      while end < bytes.count, !ends.contains(bytes[end]) { end += 1 }
    } else if bytes[start] == UInt8(ascii: "\"") {
      // An escaped character doesn't end the string.
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { end += 1 }
      end = min(end, bytes.count)
    }
    return LintFinding.Place(position: position, endColumn: position.column + end - start)
  }
}
