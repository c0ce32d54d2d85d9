import Findings
import Fixtures
import LayoutModel
import LayoutOutput
import LayoutResolution
import Lint
import SceneSources

/// The findings of lint rules that appeared or disappeared between two versions of a file.
struct LintChanges {
  /// A finding that appeared or disappeared, and its views.
  struct Change {
    let difference: LayoutDifference
    let views: Set<String>
  }

  private let conditions: [Conditions]
  private let names: LayoutNames

  /// The rules whose findings the layouts' own diagnostics report, or that concern the file rather than its screens.
  private static let toldElsewhere: Set = [
    "ambiguous", "conflict", "exception", "misplaced", "not-understood", "popover", "screen-empty",
    "screen-failed", "unreadable", "unused-ignore",
  ]

  init(under conditions: [Conditions], _ names: LayoutNames) {
    self.conditions = conditions
    self.names = names
  }

  /// Returns the new findings, and the findings that are gone.
  func changes(from old: ComparedLayouts, to new: ComparedLayouts) -> [Change] {
    new.screens.map(\.layout.scene).uniqued().flatMap { scene in
      let before = findings(of: old, scene)
      let after = findings(of: new, scene)
      let olds = Set(before.map(\.key))
      let news = Set(after.map(\.key))
      return after.filter { !olds.contains($0.key) }.map { change("new", $0) }
        + before.filter { !news.contains($0.key) }.map { change("gone", $0) }
    }
  }

  private func findings(of side: ComparedLayouts, _ scene: String?) -> [LintFinding] {
    let linter = SceneLinter(
      file: side.file, path: side.file.name, id: scene, settings: LintFileSettings(), conditions: conditions)
    var run = SceneLintRun(linter: linter)
    run.look(at: side.screens.filter { $0.layout.scene == scene }.map { ($0.number, $0.layout) })
    // Conflicts are reported elsewhere, with their repairs.
    let found = run.finished(mends: false).findings.filter { !Self.toldElsewhere.contains($0.key.rule) }
    return found.sorted()
  }

  private func change(_ what: String, _ finding: LintFinding) -> Change {
    let difference = LayoutDifference(
      scene: finding.key.scene.map(names.scene), sceneID: finding.key.scene, views: [], viewNames: [],
      message: "\(what) \(finding.severity.rawValue): \(finding.text) [\(finding.key.rule)]", amount: "",
      conditions: finding.conditions)
    return Change(
      difference: difference, views: Set([finding.key.view, finding.key.partner].compactMap(\.self)))
  }
}
