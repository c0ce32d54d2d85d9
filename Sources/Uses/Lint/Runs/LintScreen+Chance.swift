import LayoutEngine
import LayoutModel
import LayoutResolution

/// A constraint that was broken to resolve a conflict, with the indices of its views on the screen.
struct BrokenConstraint {
  let controller: Int
  /// The constraint's first item, by its index in the controller's tree, and the constraint's id.
  let firstItem: Int
  let id: String?
  let axis: Axis
  let items: [Int]
}

/// Facts of a layout that are chance: lengths that constraints leave open, and the outcome of conflicts.
extension LintScreen {
  /// Tells whether the constraints leave a view's length along an axis open: which of several views gets the room is
  /// then chance.
  func isLengthOpen(of view: LintView, along axis: Axis) -> Bool {
    ambiguity(of: view).contains(axis == .horizontal ? .width : .height)
  }

  /// Tells whether numbers of an item's frame are open only because a conflict broke a constraint.
  func isOpenedByConflict(_ item: ViewTree.Index, _ open: AmbiguousAttributes, inController number: Int) -> Bool {
    guard brokenConstraints.contains(where: { $0.controller == number }) else { return false }
    return certainty(ofController: number, isOfInterfaceBuilder: true).isOpenedByConflict(item, open)
  }

  /// Tells whether a broken constraint concerns a view's superview, anything inside that, or anything around the view.
  func isDecidedByConflict(_ view: LintView, in outer: LintView) -> Bool {
    let (place, around) = (self.place(of: view), self.place(of: outer))
    return brokenConstraints.contains { broken in
      broken.controller == view.controller
        && broken.items.contains { isWithin($0, around) || isWithin(place, $0) }
    }
  }

  /// Tells whether a broken constraint concerns a view's length or position along an axis. It may be a constraint of
  /// the view, of a view around it within the controller's view, or of a view that a stack view arranges beside one of
  /// these and that shares its room.
  func isDecidedByConflict(_ view: LintView, along axis: Axis) -> Bool { conflict(deciding: view, along: axis) != nil }

  /// Returns the broken constraint by which a conflict decides about a view's length or position along an axis.
  func conflict(deciding view: LintView, along axis: Axis) -> BrokenConstraint? {
    guard !brokenConstraints.isEmpty else { return nil }
    let root = tree(of: view).root
    let around = ([view] + superviews(of: place(of: view))).filter {
      $0.controller == view.controller && $0.index != root
    }
    return brokenConstraints.first { broken in
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

  /// Returns the constraints that conflicts broke.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - starts: The index on the screen at which each controller's views begin.
  /// - Returns: The constraints.
  static func brokenConstraints(of layout: ScreenLayout, _ starts: [Int]) -> [BrokenConstraint] {
    layout.controllers.enumerated().flatMap { number, controller -> [BrokenConstraint] in
      let layout = controller.layout
      let broken = layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }.compactMap(\.brokenMember)
      let ids = Dictionary(broken.compactMap { member in member.constraint.map { ($0, member.id) } }) { first, _ in
        first
      }
      return ids.sorted { $0.key < $1.key }.map { index, id in
        let constraint = layout.tree.constraints[index]
        let items = [Int(constraint.firstView)] + (constraint.secondView.map { [Int($0)] } ?? [])
        return BrokenConstraint(
          controller: number, firstItem: Int(constraint.firstView), id: id,
          axis: constraint.first.attribute.measure.axis,
          items: items.filter { $0 < layout.tree.viewCount }.map { starts[number] + $0 })
      }
    }
  }

  /// Tells whether a view's height depends on a row of the app's own class. Code gives the table that row's height; the
  /// one in the file is an example.
  func isInRowOfOwnClass(_ view: LintView) -> Bool {
    row(around: view)?.view.declaration.lint.hasOwnClass ?? false
  }

  /// Returns the nearest row around a view.
  private func row(around view: LintView) -> LintView? {
    // A view that nothing around it makes a space of its own has no row around it.
    guard view.unit != nil else { return nil }
    return superviews(of: place(of: view)).first(where: \.isRow)
  }

  /// Tells whether a view is in a table's own header or footer. Text of several lines there is as high as code makes
  /// the header, because UIKit doesn't fit it.
  func isInHeaderOfTable(_ view: LintView) -> Bool {
    ([view] + superviews(of: place(of: view))).contains { inner in
      !inner.isRow && inner.parent.map { views[$0].view.kind == .tableView } ?? false
    }
  }

  /// Tells whether a view's text is an example: code fills rows of the app's own class through their outlets.
  func showsExample(_ view: LintView) -> Bool {
    guard view.view.declaration.outlet != nil,
      let row = row(around: view)?.view.declaration.lint
    else { return false }
    return row.isPrototype && row.hasOwnClass
  }

  /// Tells whether code may hide or resize a view around this one, because it has an outlet to it.
  func isInViewWithOutlet(_ view: LintView) -> Bool {
    superviews(of: place(of: view)).contains {
      $0.index != tree(of: $0).root && !$0.scrolls && $0.view.declaration.outlet != nil
    }
  }
}
