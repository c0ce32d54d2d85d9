import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  /// The repairs of what constraints leave open: of two texts that compete for room one gets a priority of one more or less, and a view
  /// that lacks a constraint is held where it stands on its canvas.
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - open: The numbers of its frame that are open.
  ///   - tied: The other views that share its room.
  ///   - tree: Their tree.
  /// - Returns: The repairs, the likeliest first.
  static func settlements(
    of index: ViewTree.Index, _ open: AmbiguousAttributes, tied: [Int], in tree: ViewTree
  ) -> [LintFinding.Repair] {
    guard !tree.isGuide(index) else { return [] }
    guard let other = tied.last.map(tree.index) else { return holding(index, open, in: tree) }
    let axis: Axis = open.contains(.width) ? .horizontal : .vertical
    return [(index, 1.0), (other, -1.0)].flatMap { view, step -> [LintFinding.Repair] in
      guard !tree.isGuide(view), let position = tree[view].position else { return [] }
      let name = tree.itemName(of: view).lintText
      let hugging = Priority(rawValue: tree[view].contentHuggingPriority[axis].rawValue + step)
      let resistance = Priority(rawValue: tree[view].contentCompressionResistancePriority[axis].rawValue + step)
      return [
        hugging.map {
          LintFinding.Repair(
            "set the \(axis.rawValue) hugging of \(name) to \(points($0.rawValue))", .offered,
            [.set(.contentHuggingPriority(axis, $0), ofView: position)])
        },
        resistance.map {
          LintFinding.Repair(
            "set the \(axis.rawValue) compression resistance of \(name) to \(points($0.rawValue))", .offered,
            [.set(.contentCompressionResistancePriority(axis, $0), ofView: position)])
        },
      ].compactMap(\.self)
    }
  }

  /// The repairs that hold a view where it is drawn: by one constraint along each axis where one may do, else by two.
  private static func holding(
    _ index: ViewTree.Index, _ open: AmbiguousAttributes, in tree: ViewTree
  ) -> [LintFinding.Repair] {
    guard let position = tree[index].position, !tree[index].translatesAutoresizingMaskIntoConstraints,
      let superview = tree.superview(of: index), let around = tree[superview].position
    else { return [] }
    let frame = tree[index].frame
    let choices = Axis.allCases.map { axis -> [[SourceChange.NewConstraint]] in
      let isWide = axis == .horizontal
      let length = isWide ? frame.width : frame.height
      let place = SourceChange.NewConstraint(
        position, isWide ? .leading : .top, in: around, isWide ? frame.x : frame.y)
      let size = SourceChange.NewConstraint(position, isWide ? .width : .height, .equal, length)
      switch (open.contains(isWide ? .x : .y), open.contains(isWide ? .width : .height)) {
      case (false, false): return [[]]
      case (true, false): return [[place]]
      case (false, true): return length > 0 ? [[size]] : []
      case (true, true): return [[place]] + (length > 0 ? [[size], [place, size]] : [])
      }
    }
    var combined: [[SourceChange.NewConstraint]] = []
    for across in choices[0] { combined += choices[1].map { across + $0 } }
    combined.sort { $0.count < $1.count }
    return combined.map { added in
      let words = added.map { "\($0.attribute.rawValue) \(points($0.constant))" }.listed("and")
      let changes = added.map { SourceChange.addConstraint($0) }
      return LintFinding.Repair("hold it where it is drawn: \(words)", .offered, changes)
    }
  }
}
