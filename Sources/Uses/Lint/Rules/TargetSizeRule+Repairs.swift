import Documents
import Findings
import LayoutModel
import LayoutResolution
import ViewKinds

extension LintRule {
  /// The repairs of a control that is too small, where constraints place it: more room around a button's title, or a width and height that
  /// are large enough, or at least so large where it has none.
  ///
  /// - Parameters:
  ///   - view: The control.
  ///   - lengths: The axes along which the control is too small, with the least lengths.
  ///   - screen: Its screen.
  /// - Returns: The repairs, the likelier first.
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
    let constrained = LintFinding.Repair("make \(words.listed("and"))", .offered, changes)
    let isFree = own.allSatisfy { constraint in
      !lengths.contains { $0.axis == constraint.firstAttribute.measure.axis }
    }
    guard isFree, let insets = insets(of: view, lengths, on: screen) else { return [constrained] }
    let sides = "\(points(insets.top)), \(points(insets.leading)), \(points(insets.bottom)), \(points(insets.trailing))"
    return [
      LintFinding.Repair(
        "keep \(sides) pt free around its title", .offered, [.set(.contentInsets(insets), ofView: position)]),
      constrained,
    ]
  }

  /// Returns the insets with which a button asks for lengths; `nil` for another control, or one whose title can't be measured.
  private static func insets(
    of view: LintView, _ lengths: [(axis: Axis, least: Double)], on screen: LintScreen
  ) -> DirectionalEdgeInsets? {
    guard view.view.kind == .button else { return nil }
    let traits = screen.tree(of: view).traits
    var button = view.view.declaration
    let asked = button.contentSize(for: traits, wrappedTo: view.frame.width)
    // Without a configuration, insets of 0 count as none: a button has room of its own then.
    let trial = button.content.configuration == nil ? 1.0 : 0
    button.content.contentEdgeInsets = EdgeInsets(top: trial, left: trial, bottom: trial, right: trial)
    button.content.configuration?.contentInsets = DirectionalEdgeInsets()
    let bare = button.contentSize(for: traits, wrappedTo: view.frame.width)
    guard let width = asked.width, let height = asked.height, let bareWidth = bare.width, let bareHeight = bare.height
    else { return nil }
    func side(_ axis: Axis, _ asked: Double, _ bare: Double) -> Double {
      let length = lengths.first { $0.axis == axis }.map { max($0.least, asked) } ?? asked
      return max(0, ((length - bare + 2 * trial) / 2).rounded(.up))
    }
    let (across, down) = (side(.horizontal, width, bareWidth), side(.vertical, height, bareHeight))
    return DirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
  }
}
