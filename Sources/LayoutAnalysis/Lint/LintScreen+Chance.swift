import LayoutEngine
import LayoutModel
import LayoutResolution

/// A constraint that a conflict left out: which axis it speaks of, and the places of the views among the screen's.
struct BrokenConstraint {
  let controller: Int
  let axis: Axis
  let items: [Int]
}

/// What is so by chance: of lengths that constraints leave open, and where a conflict decides.
extension LintScreen {
  /// Whether the constraints leave a view's length along an axis open: which of several views gets the room is chance.
  func isLengthOpen(of view: LintView, along axis: Axis) -> Bool {
    layout.controllers[view.controller].layout.ambiguities[view.index.position]
      .contains(axis == .horizontal ? .width : .height)
  }

  /// Whether numbers of an item's frame are open only for a constraint that a conflict left out.
  func isOpenedByConflict(_ item: ViewTree.Index, _ open: AmbiguousAttributes, inController number: Int) -> Bool {
    guard brokenConstraints.contains(where: { $0.controller == number }) else { return false }
    return certainty(ofController: number, isOfInterfaceBuilder: true).isOpenedByConflict(item, open)
  }

  /// Whether a constraint that was left out of a conflict speaks of a view's superview, of what stands in that, or of what the
  /// view stands in.
  func isDecidedByConflict(_ view: LintView, in outer: LintView) -> Bool {
    let (place, around) = (self.place(of: view), self.place(of: outer))
    return brokenConstraints.contains { broken in
      broken.controller == view.controller
        && broken.items.contains { isWithin($0, around) || isWithin(place, $0) }
    }
  }

  /// Whether a constraint that was left out of a conflict speaks of a view's length or place along an axis: of the view, of what it
  /// stands in within the controller's view, or of what a stack view arranges beside one of these, for it shares what there is.
  func isDecidedByConflict(_ view: LintView, along axis: Axis) -> Bool {
    guard !brokenConstraints.isEmpty else { return false }
    let root = tree(of: view).root
    let around = ([view] + superviews(of: place(of: view))).filter {
      $0.controller == view.controller && $0.index != root
    }
    return brokenConstraints.contains { broken in
      guard broken.controller == view.controller, broken.axis == axis else { return false }
      return broken.items.contains { item in
        around.contains { inner in
          place(of: inner) == item
            || inner.parent != nil && inner.parent == views[item].parent
              && inner.parent.map { views[$0].view.kind == .stackView } ?? false
        }
      }
    }
  }

  /// What conflicts left out.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - starts: Where each controller's views begin among the screen's.
  /// - Returns: The constraints.
  static func brokenConstraints(of layout: ScreenLayout, _ starts: [Int]) -> [BrokenConstraint] {
    layout.controllers.enumerated().flatMap { number, controller -> [BrokenConstraint] in
      let layout = controller.layout
      let left = Set(layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }.flatMap(\.broken))
      guard !left.isEmpty else { return [] }
      return layout.tree.constraints.filter { left.contains(layout.tree.name(of: $0)) }.map { constraint in
        let items = [Int(constraint.firstView)] + (constraint.secondView.map { [Int($0)] } ?? [])
        return BrokenConstraint(
          controller: number, axis: constraint.first.attribute.measure.axis,
          items: items.filter { $0 < layout.tree.viewCount }.map { starts[number] + $0 })
      }
    }
  }

  /// Whether how high a view is hangs on a row of the app's own class, whose height code tells the table: what the file has of
  /// it is an example.
  func isInRowOfOwnClass(_ view: LintView) -> Bool {
    let row = superviews(of: place(of: view)).first(where: \.isRow)
    return row?.view.declaration.lint.hasOwnClass ?? false
  }

  /// Whether a view stands in a table's own header or footer: what of several lines it shows is as high as code makes the
  /// header, for UIKit doesn't fit it.
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
    superviews(of: place(of: view)).contains {
      $0.index != tree(of: $0).root && !$0.scrolls && $0.view.declaration.outlet != nil
    }
  }
}
