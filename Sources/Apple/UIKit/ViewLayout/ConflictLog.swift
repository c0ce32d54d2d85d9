import LayoutEngine
import LayoutModel
import LayoutResolution

/// The log of a conflict, as UIKit prints it (`layout explain --log` reads it).
@MainActor enum ConflictLog {
  /// Prints a conflict on standard error.
  static func tell(_ items: [String], broken: String) {
    standardError(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t(1) look at each constraint and try to figure out which you don't expect; \n\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n(
      \(items.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint \n\(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """)
  }

  /// The line of a content's size that has to hold.
  static func contentLine(of item: AnyObject?, _ node: LayoutGraph.Node, along axis: LayoutModel.Axis) -> String {
    let address = item.map { ConstraintWords.address(of: $0, beyond: axis == .horizontal ? 6 : 7) } ?? "0x0"
    let length = (axis == .horizontal ? node.contentSize.width : node.contentSize.height) ?? 0
    let (hugs, resists) = (
      node.contentHuggingPriority[axis] == .required, node.contentCompressionResistancePriority[axis] == .required
    )
    let relation: ConstraintRelation = hugs == resists ? .equal : hugs ? .lessThanOrEqual : .greaterThanOrEqual
    let attribute = axis == .horizontal ? "width" : "height"
    return
      "<NSContentSizeLayoutConstraint:\(address) \(ConstraintWords.item(item)).\(attribute) \(relation.symbol) \(ConstraintWords.number(length))   (active)>"
  }

  /// The line of a constraint that a stack view made.
  static func stackConstraint(
    _ identifier: String, _ constraint: LayoutGraph.Constraint, _ item: (LayoutGraph.NodeID) -> AnyObject?
  ) -> String {
    func side(_ anchor: LayoutGraph.Constraint.Anchor) -> String {
      "\(ConstraintWords.item(item(anchor.node))).\(anchor.attribute.rawValue)"
    }
    let right =
      constraint.second.map { side($0) + ConstraintWords.summand(constraint.constant) }
      ?? ConstraintWords.number(constraint.constant)
    let address = item(constraint.first.node).map { ConstraintWords.address(of: $0, beyond: 5) } ?? "0x0"
    return
      "<NSLayoutConstraint:\(address) '\(identifier)' \(side(constraint.first)) \(constraint.relation.symbol) \(right)   (active)>"
  }
}

/// The stream on which UIKit itself says something.
package enum StandardError {
  /// The stream's descriptor: that of standard error, unless lines of the app's code are read along.
  nonisolated(unsafe) package static var descriptor: Int32 = 2
}

/// Prints a line on standard error.
func standardError(_ line: String) {
  FileHandle(fileDescriptor: unsafe StandardError.descriptor, closeOnDealloc: false).write(Data((line + "\n").utf8))
}
