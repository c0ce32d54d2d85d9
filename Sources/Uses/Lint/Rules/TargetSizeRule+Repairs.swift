import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  /// The repair of a control that is too small, where constraints place it: its width and height become large enough, or at least so
  /// large where it has none.
  ///
  /// - Parameters:
  ///   - view: The control.
  ///   - lengths: The axes along which the control is too small, with the least lengths.
  ///   - screen: Its screen.
  /// - Returns: The repairs.
  static func enlargements(
    of view: LintView, _ lengths: [(axis: Axis, least: Double)], on screen: LintScreen
  ) -> [LintFinding.Repair] {
    guard let position = view.view.position, !view.view.translatesAutoresizingMaskIntoConstraints else { return [] }
    let own = screen.lengthConstraints(of: view).filter { $0.isDeclaredAndActive && $0.relation == .equal }
    let changes = lengths.map { axis, least -> SourceChange in
      let attribute: ConstraintAttribute = axis == .horizontal ? .width : .height
      if let place = own.first(where: { $0.firstAttribute == attribute })?.position {
        return .setConstant(least, ofConstraint: place)
      }
      return .addConstraint(SourceChange.NewConstraint(position, attribute, .greaterThanOrEqual, least))
    }
    let words = lengths.map { "its \($0.axis == .horizontal ? "width" : "height") at least \(points($0.least)) pt" }
    return [LintFinding.Repair("make \(words.listed("and"))", .offered, changes)]
  }
}
