import Documents
import FileSystem
import Findings
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import LayoutOutput
import LayoutResolution
import Notations
import SceneSources

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
    var content: (any SceneSource)?
    var failure: SceneFile.Failure?
    var scenes: [String?] = []
    /// The place of the result in the cache, if there is one.
    var cached: (cache: LintCache, name: Path)?
    /// The result found in the cache.
    var known: LintedFile?

    init(of path: Path, _ settings: LintFileSettings, _ run: LintRun) {
      do throws(SceneFile.Failure) {
        bytes = try run.contents(path)
        if let cache = run.cache, run.shard == nil, !run.wantsRepairs {
          // A different word-break library breaks lines differently.
          let words = WordBreaks.mayOccur(in: bytes) ? ICU.installed?.version : nil
          let name = cache.name(
            path, bytes,
            settings.signature + (run.projects?.signature(beside: path) ?? "") + (words ?? "")
              + (try run.formats.format(of: path)?.signature(path) ?? ""))
          cached = (cache, name)
          if let result = cache.result(name) {
            known = LintedFile(result.report, at: path, rules: settings.activeRules)
            known?.notes = result.notes
            bytes = []
            return
          }
        }
        let bytes = bytes
        let file = try run.formats.source(at: path, in: run.projects) { bytes }
        content = file
        scenes = file.sceneIDs.filter { run.isOwn(path.description, $0) && run.isWanted(file, $0) }
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
    let source = content.source(ofScene: scenes[scene])
    var linter = SceneLinter(
      file: source, path: path.description, id: scenes[scene], settings: own,
      conditions: source.conditions(lintedUnder: own.request(in: source.settings)).filter(run.isUnder))
    linter.isInterrupted = run.isInterrupted
    linter.index = LaidOutScene.Index(file: index, scene: scene)
    linter.progress = progress
    linter.sceneIsLaidOut = run.sceneIsLaidOut
    linter.wantsRepairs = run.wantsRepairs
    linter.layoutIsMade = run.layoutIsMade
    return linter.result()
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
    file.notes = (reading.content?.notes ?? []) + notesOfLeftOut(results) + notesOfProject()
    if let failure = reading.failure {
      if case .file = failure { file.isMissing = true }
      if isOwn { report(.failed(failure.reason, nil), in: &file) }
    }
    report(.warned(results.flatMap(\.warnings)), in: &file)
    var places = FindingPlaces(path, reading.bytes, others: reading.content?.code?.files ?? [])
    file.findings = file.findings.map { places.completed($0) }
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
    for words in results.compactMap(\.leftOutOrientations).uniqued() {
      notes.append(ProjectNote(path: path, message: words))
    }
    if let width = results.compactMap(\.unseenWidths).min() {
      notes.append(
        ProjectNote(
          path: path,
          message:
            "widths from \(points(width)) pt on aren't looked at under all conditions, for they would take too long; "
            + "ask for a narrower range, or for fewer conditions"))
    }
    if let content = reading.content, content.storyboard?.isForTelevision == true {
      notes.append(ProjectNote(path: path, message: "an Apple TV shows it; it is looked at on its canvas alone"))
    } else if let content = reading.content, !results.isEmpty,
      content.conditions(lintedUnder: settings.request).isEmpty,
      let reason = content.conditions(askedFor: settings.request).lazy.compactMap(content.impossibility).first
    {
      notes.append(ProjectNote(path: path, message: "nothing is laid out as it is asked for: \(reason)"))
    }
    return notes
  }

  /// Returns notes on what the project rules out or lacks.
  private func notesOfProject() -> [ProjectNote] { notesOfClasses() + notesOfConditions() }

  /// Returns a note on classes that aren't in the project's code.
  private func notesOfClasses() -> [ProjectNote] {
    let names = Set(reading.content?.codeChanges?.missingClasses.values.map(\.self) ?? []).sorted()
    guard !names.isEmpty else { return [] }
    let words = names.count == 1 ? "a class that isn't" : "classes that aren't"
    return [
      ProjectNote(
        path: path,
        message: "\(words) in the project's code: \(names.joined(separator: ", ")); findings of such views are guesses")
    ]
  }

  /// Returns a note on conditions that the project rules out, once for all its files.
  private func notesOfConditions() -> [ProjectNote] {
    guard let project = reading.content?.settings, let app = project.settings.apps.first else { return [] }
    let (all, own) = (settings.request, settings.request(in: project))
    var words: [String] = []
    if own.devices.count < all.devices.count, let idioms = project.settings.idioms {
      words.append("devices other than \(idioms == [.phone] ? "phones" : "pads") (as its settings say)")
    }
    if own.layoutDirections.count < all.layoutDirections.count {
      words.append("layouts from right to left (no language of the project runs so)")
    }
    guard !words.isEmpty else { return [] }
    let path = Files.workingFolder.map { app.file.shortened(from: $0) } ?? app.file
    return [ProjectNote(path: path, message: "not looked at unless asked for: \(words.joined(separator: ", "))")]
  }

  /// Adds what rules find in a fact about the whole file.
  private func report(_ fact: LintOccurrence, in file: inout LintedFile) {
    file.findings += settings.rules.findings(about: fact, ofFile: file.path)
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

extension SceneFile.Failure {
  /// The error by which the file couldn't be read.
  fileprivate var reason: any Error {
    switch self {
    case .file(let failure): failure
    case .input(let error): error
    case .configuration(let error): error
    }
  }
}

extension LintRules {
  /// Returns what the rules of facts find in one about a whole file.
  func findings(about fact: LintOccurrence, ofFile path: String) -> [LintFinding] {
    findings(about: fact).map { active, finding in
      LintFinding(
        LintFinding.Key(rule: active.rule.id, path: path, partner: finding.partnerID), active.severity,
        finding.words?().onOneLine ?? "",
        place: finding.position.map { LintFinding.Place(position: $0, endColumn: $0.column) })
    }
  }
}
