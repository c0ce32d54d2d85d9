import FileSystem
import Findings
import Fixtures
public import LayoutModel
import Lint
import SceneSources

#if os(Linux)
  public import UIKit
#endif

/// Returns what the rules of lint find in a screen: texts that are cut, views that overlap or leave the screen, constraints that
/// contradict each other or leave something open (<doc:Rules>).
///
///     #expect(try findings(of: loginScene()).isEmpty)
///
/// - Parameters:
///   - scene: The screen.
///   - conditions: The conditions of its layouts; its own device in portrait and landscape if empty.
/// - Returns: The findings in the order of reports, each once.
/// - Throws: `LayoutFailure` where a layout can't be made.
public func findings(of scene: Scene, in conditions: [Conditions] = []) throws -> [LintFinding] {
  try findings(in: scene, under: conditions, LintRules())
}

/// Runs rules on a scene. They tell of the views that a file names, so that the scene is written as one first; the findings
/// have no places in it.
private func findings(
  in scene: Scene, under conditions: [Conditions], _ rules: LintRules
) throws -> [LintFinding] {
  let file = try SceneFormats.documents.source(at: Path("\(scene.name).json"), in: nil) {
    Array(Fixture.text(of: scene).utf8)
  }
  let resolved = conditions.isEmpty ? file.conditions(askedFor: LayoutRequest()) : conditions.map(file.resolved)
  let result = SceneLinter(
    file: file, path: scene.name, id: nil, settings: LintFileSettings(rules: rules), conditions: resolved
  ).result()
  if let fault = result.faults.first { throw fault }
  return result.findings.sorted().map { finding in
    var finding = finding
    (finding.place, finding.partnerPlace) = (nil, nil)
    for index in finding.related.indices { finding.related[index].place = nil }
    return finding
  }
}

#if os(Linux)
  /// Returns the findings of lint's rules in a view made by code, laid out in a window under the conditions. The view's texts are final,
  /// because code has set them, so that a text that is cut off counts.
  ///
  ///     #expect(try findings(of: { LoginView() }, in: Conditions(device: "iphone-se-3rd-gen")).isEmpty)
  ///
  /// - Parameters:
  ///   - view: Makes the view.
  ///   - conditions: The conditions of its layout.
  /// - Returns: The findings in the order of reports. Their path is the view's class.
  /// - Throws: What making the view throws; `DeviceError` where there is no such device; `LayoutFailure` where the layout
  ///   can't be made.
  @MainActor public func findings(
    of view: () throws -> UIView, in conditions: Conditions = .current
  ) throws -> [LintFinding] {
    try findings(in: try Scene(capturing: view(), in: conditions), under: [conditions], .ofCode)
  }
#endif
