import Documents
import FileSystem
import Findings
import LayoutModel
import Lint
import SceneSources

/// A version of a file: bytes, findings of lint, and the frames of the scenes.
struct FileState: Sendable {
  var bytes: [UInt8]
  var findings: [LintFinding]
  var frames: FrameRecord
  /// A Boolean that tells whether the file could be read and laid out.
  let isSound: Bool
  /// The scenes that were laid out, and the names of their conditions.
  let scenes: [LintReport.Scene]
  /// The number of layouts that were made.
  var layouts: Int
  /// The largest movement in each scene under each of the conditions, against a state before.
  let movements: [FrameRecord.Movement]

  /// Lays out a file and runs the rules on it.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file.
  ///   - template: The run that the file is one input of.
  ///   - scenes: The ids of the scenes to lay out; all if `nil`.
  ///   - conditions: The name of the only conditions; all that the run asks for if `nil`.
  ///   - before: The state with whose frames the new ones are compared.
  init(
    of bytes: [UInt8], at path: Path, _ template: LintRun, scenes: Set<String?>? = nil,
    under conditions: String? = nil, comparedWith before: FileState? = nil
  ) {
    let frames = FrameRecord(comparedWith: before?.frames)
    var run = template
    run.inputs = LintInputs(named: [path])
    run.contents = { _ throws(SceneFile.Failure) in bytes }
    run.cache = nil
    run.wantsRepairs = true
    let isWanted = template.isWanted
    run.isWanted = { file, scene in isWanted(file, scene) && (scenes?.contains(scene) ?? true) }
    if let conditions { run.isUnder = { $0.name == conditions } }
    run.layoutIsMade = { scene, layout, conditions in frames.record(scene, layout, conditions) }
    let outcome = run.outcome()
    self.bytes = bytes
    findings = outcome.report.findings
    self.frames = frames
    isSound = outcome.faults.isEmpty && !outcome.hasUnreadable && !outcome.hasMissing && !outcome.isInterrupted
    self.scenes = outcome.report.scenes
    layouts = outcome.report.layouts
    movements = frames.movements
  }

  /// Returns the state with the scenes of a later one.
  func updated(by later: FileState, scenes: Set<String?>) -> FileState {
    var state = self
    state.bytes = later.bytes
    state.findings = findings.filter { !scenes.contains($0.key.scene) }
    state.findings += later.findings.filter { scenes.contains($0.key.scene) }
    state.findings.sort()
    state.frames = frames.updated(by: later.frames)
    return state
  }
}
