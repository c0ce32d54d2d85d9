import Findings
import LayoutResolution

extension LintRule {
  /// The repair of a text in a style that stays as large as it is: its font follows the user's size of text.
  static func adjusting(_ view: LintView) -> [LintFinding.Repair] {
    guard let position = view.view.position else { return [] }
    return [
      LintFinding.Repair(
        "let its font follow the user's size of text", .offered,
        [.set(.adjustsFontForContentSizeCategory(true), ofView: position)])
    ]
  }
}
