import LayoutModel

/// What Interface Builder's canvas leaves out of conflicts before all else: such constraints are entered last
/// (<doc:CanvasRules#Conflicts>).
extension ViewTreeBuilder {
  /// Constraints of an Interface Builder file in the order in which they are entered.
  func inOrderOfCanvas(_ constraints: [TreeConstraint]) -> [TreeConstraint] {
    var (first, last) = ([TreeConstraint](), [TreeConstraint]())
    let cells = contentsOfCellsInTables
    var sizes: [TreeConstraint] = []
    for constraint in constraints {
      if !cells.isEmpty, constraint.isRequiredSize, isInside(Int(constraint.firstView), any: cells) {
        sizes.append(constraint)
      } else if givesFirst(constraint) {
        last.append(constraint)
      } else {
        first.append(constraint)
      }
    }
    // The largest first.
    sizes = sizes.enumerated().sorted {
      ($0.element.constant, $0.offset) < ($1.element.constant, $1.offset)
    }.map(\.element)
    return first + last + sizes
  }

  /// Whether a constraint holds the bottom of the root, or of the content of a table's cell that stands alone; there its
  /// trailing edge too.
  private func givesFirst(_ constraint: TreeConstraint) -> Bool {
    switch views.first?.kind {
    case .tableViewCell:
      let content = views.indices.first { views[$0].kind == .tableViewCellContentView && parents[$0] == 0 }
      return content.map {
        constraint.speaks(
          of: [.bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin], ofView: Int32($0))
      } ?? false
    case .collectionViewCell, .collectionReusableView, .tableViewHeaderFooterView: return false
    default: return constraint.speaks(of: [.bottom, .bottomMargin], ofView: 0)
    }
  }

  /// The content views of cells that stand in a table or a collection.
  private var contentsOfCellsInTables: [Int] {
    views.indices.filter { item in
      // The root is number 0, and a cell that stands alone is the root.
      parents[item] > 0
        && (views[item].kind == .tableViewCellContentView || views[Int(parents[item])].kind == .collectionViewCell)
    }
  }

  private func isInside(_ item: Int, any outer: [Int]) -> Bool {
    outer.contains { item == $0 || isInside(item, $0) }
  }
}

extension TreeConstraint {
  /// Whether a required constraint gives a length a constant.
  fileprivate var isRequiredSize: Bool {
    second == nil && firstAttribute.isSize && relation == .equal && priority == .required
  }

  /// Whether it speaks of some attributes of a view.
  fileprivate func speaks(of attributes: [ConstraintAttribute], ofView view: Int32) -> Bool {
    firstView == view && attributes.contains(firstAttribute)
      || secondView == view && attributes.contains(secondAttribute)
  }
}
