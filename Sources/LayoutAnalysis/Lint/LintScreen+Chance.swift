import LayoutModel
import LayoutResolution

/// What is so by chance: of lengths that constraints leave open, and where a conflict decides.
extension LintScreen {
  /// Whether the constraints leave a view's length along an axis open: which of several views gets the room is chance.
  func isLengthOpen(of view: LintView, along axis: Axis) -> Bool {
    layout.controllers[view.controller].layout.ambiguities[view.index.position]
      .contains(axis == .horizontal ? .width : .height)
  }

  /// Whether a constraint that was left out of a conflict speaks of a view's superview, of what stands in that, or of what the
  /// view stands in; along an axis, where one is given.
  func isDecidedByConflict(_ view: LintView, in outer: LintView, along axis: Axis? = nil) -> Bool {
    let layout = layout.controllers[view.controller].layout
    let (place, around) = (self.place(of: view), self.place(of: outer))
    return layout.diagnostics.contains { diagnostic in
      guard diagnostic.code == .unsatisfiableConstraints else { return false }
      return diagnostic.broken.contains { id in
        guard let index = layout.tree.constraintIndex(ofID: id) else { return false }
        let constraint = layout.tree.constraints[index.position]
        if let axis, constraint.first.attribute.measure.axis != axis { return false }
        return [constraint.firstView, constraint.secondView].compactMap(\.self).contains { item in
          guard let item = self.view(controller: view.controller, Int(item)).map(self.place(of:)) else { return false }
          return isWithin(item, around) || isWithin(place, item)
        }
      }
    }
  }

  /// Whether how high a view is hangs on a row of the app's own class, whose height code tells the table: what the file has of it is
  /// an example.
  func isInRowOfOwnClass(_ view: LintView) -> Bool {
    let row = superviews(of: place(of: view)).first(where: \.isRow)
    return row?.view.declaration.lint.hasOwnClass ?? false
  }

  /// Whether a view stands in a table's own header or footer: what of several lines it shows is as high as code makes the header, for
  /// UIKit doesn't fit it.
  func isInHeaderOfTable(_ view: LintView) -> Bool {
    ([view] + superviews(of: place(of: view))).contains { inner in
      !inner.isRow && inner.parent.map { views[$0].view.kind == .tableView } ?? false
    }
  }

  /// Whether a view's text is an example: code fills rows of the app's own class by their outlets.
  func showsExample(_ view: LintView) -> Bool {
    guard view.view.declaration.outlet != nil,
      let row = superviews(of: place(of: view)).first(where: \.isRow)?.view.declaration.lint
    else { return false }
    return row.isPrototype && row.hasOwnClass
  }

  /// Whether code may hide what a view stands in, or size it: it has an outlet of it.
  func isInViewWithOutlet(_ view: LintView) -> Bool {
    superviews(of: place(of: view)).contains { $0.index != tree(of: $0).root && $0.view.declaration.outlet != nil }
  }
}
