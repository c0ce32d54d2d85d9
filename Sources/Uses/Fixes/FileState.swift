import Documents
import FileSystem
import Findings
import LayoutModel
import Lint
import SceneSources

/// A version of a file: bytes, findings of lint, and the frames of the scenes. The scenes are the file's own, or those that a build makes
/// of it and of the files beside it.
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
  ///   - files: The files whose scenes are laid out; the file itself if `nil`.
  ///   - isTried: Whether the file may lie on the disk with other bytes.
  ///   - scenes: The ids of the scenes to lay out; all if `nil`.
  ///   - conditions: The name of the only conditions; all that the run asks for if `nil`.
  ///   - before: The state with whose frames the new ones are compared.
  init(
    of bytes: [UInt8], at path: Path, _ template: LintRun, showing files: [Path]? = nil, isTried: Bool = true,
    scenes: Set<String?>? = nil, under conditions: String? = nil, comparedWith before: FileState? = nil
  ) {
    let frames = FrameRecord(comparedWith: before?.frames)
    var run = template
    run.inputs = LintInputs(named: files ?? [path])
    run.contents = { file throws(SceneFile.Failure) in file == path ? bytes : try template.contents(file) }
    if isTried { run.formats = template.formats.trying(bytes, at: path) }
    run.cache = nil
    run.wantsRepairs = true
    let isWanted = template.isWanted
    run.isWanted = { file, scene in isWanted(file, scene) && (scenes?.contains(scene) ?? true) }
    if let conditions { run.isUnder = { $0.name == conditions } }
    run.layoutIsMade = { frames.record(FrameRecord.Screen(path: $0, scene: $1), $2, $3) }
    let outcome = run.outcome()
    self.bytes = bytes
    findings = outcome.report.findings
    self.frames = frames
    // What of a build can't be made is a finding, as it was before.
    let isWhole = run.formats.isBuilt(path) || !outcome.hasUnreadable && !outcome.hasMissing
    isSound = outcome.faults.isEmpty && isWhole && !outcome.isInterrupted
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
