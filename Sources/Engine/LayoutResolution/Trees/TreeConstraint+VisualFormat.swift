import Documents
package import LayoutModel

/// Constraints and sizes in visual format, as UIKit's log prints them:
///
///     H:|-(8)-[title]        title.leading == root.leading + 8, where `|` is the superview
///     V:[title]-(>=8)-[body] body.top >= title.bottom + 8
///     V:[title(==44)]        title.height == 44
///     H:[title(<=2*body+3)]  title.width <= 2 * body.width + 3
///
/// It is more than UIKit reads: a size may have a factor and a constant.
extension TreeConstraint {
  /// The constraint in visual format; `nil` where the format can't express it: centres, edges on the same side of
  /// siblings, left and right (it means leading and trailing), locations with a factor.
  package func visualFormat(in tree: ViewTree) -> String? {
    guard tree.text(of: first) == tree.termName(of: first.view),
      second.map({ tree.text(of: $0) == tree.termName(of: $0.view) }) ?? true
    else { return nil }
    return first.attribute.isSize ? sizeFormat(in: tree) : gapFormat(in: tree)
  }

  private func sizeFormat(in tree: ViewTree) -> String? {
    var value = JSONText.number(constant)
    if let second {
      guard second.attribute == first.attribute else { return nil }
      let factor = multiplier == 1 ? "" : "\(JSONText.number(multiplier))*"
      let sum = constant == 0 ? "" : constant < 0 ? value : "+\(value)"
      value = factor + tree.termName(of: second.view) + sum
    }
    if !priority.isRequired { value += "@\(JSONText.number(priority.rawValue))" }
    return tree.sizeFormat(of: first.view, first.attribute.axis, relation, value)
  }

  private func gapFormat(in tree: ViewTree) -> String? {
    guard multiplier == 1, let gap = gap(in: tree) else { return nil }
    var text = gap.relation == .equal ? "" : gap.relation.symbol
    text += JSONText.number(gap.length)
    if !priority.isRequired { text += "@\(JSONText.number(priority.rawValue))" }
    return "\(first.attribute.axis.formatPrefix):\(gap.before)-(\(text))-\(gap.after)"
  }

  /// The distance between two edges, from the near one to the far one.
  private struct Gap {
    let before: String
    let after: String
    let relation: ConstraintRelation
    let length: Double
  }

  private func gap(in tree: ViewTree) -> Gap? {
    guard let second, let edge = Edge(first.attribute), let otherEdge = Edge(second.attribute) else { return nil }
    func part(_ term: Term) -> String { "[\(tree.termName(of: term.view))]" }
    /// The gap from the second item's edge to the first one's.
    func forward(_ before: String, _ after: String) -> Gap {
      Gap(before: before, after: after, relation: relation, length: constant)
    }
    /// The gap from the first item's edge to the second one's.
    func backward(_ before: String, _ after: String) -> Gap {
      Gap(before: before, after: after, relation: relation.flipped, length: -constant)
    }
    if tree.superview(of: first.view) == second.view {
      guard edge == otherEdge else { return nil }
      return edge == .near ? forward("|", part(first)) : backward(part(first), "|")
    }
    if tree.superview(of: second.view) == first.view {
      guard edge == otherEdge else { return nil }
      return edge == .near ? backward("|", part(second)) : forward(part(second), "|")
    }
    let owner = tree.nearestCommonAncestor(first.view, second.view)
    guard edge != otherEdge, owner != first.view, owner != second.view else { return nil }
    return edge == .near ? forward(part(second), part(first)) : backward(part(first), part(second))
  }
}

extension ViewTree {
  /// The requirements of a view's intrinsic size: `H:[title(==100)] V:[title(>=20)]`; empty where nothing is required.
  package func formatOfRequiredIntrinsicSize(of index: Index) -> String {
    let view = self[index]
    let formats = Axis.allCases.compactMap { axis -> String? in
      guard let size = view.intrinsicContentSize[axis] else { return nil }
      let relation: ConstraintRelation
      switch (
        view.contentHuggingPriority[axis].isRequired, view.contentCompressionResistancePriority[axis].isRequired
      ) {
      case (true, true): relation = .equal
      case (true, false): relation = .lessThanOrEqual
      case (false, true): relation = .greaterThanOrEqual
      case (false, false): return nil
      }
      return sizeFormat(of: index, axis, relation, JSONText.number(size))
    }
    return formats.joined(separator: " ")
  }

  fileprivate func sizeFormat(
    of index: Index, _ axis: Axis, _ relation: ConstraintRelation, _ value: String
  ) -> String {
    "\(axis.formatPrefix):[\(termName(of: index))(\(relation.symbol)\(value))]"
  }
}

extension AutoresizingMask {
  /// The mask as in UIKit's log: `h=-&- v=--&`, where `&` is flexible and `-` is fixed. Along an axis without any
  /// flexible part, the far one takes the rest (<doc:Autoresizing#Masks-beside-constraints>).
  package var logFormat: String {
    func format(_ parts: [AutoresizingMask]) -> String {
      let text = parts.map { contains($0) ? "&" : "-" }.joined()
      return text == "---" ? "--&" : text
    }
    return "h=\(format([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]))"
      + " v=\(format([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}

/// The edges that visual format has.
private enum Edge {
  case near, far

  init?(_ attribute: ConstraintAttribute) {
    switch attribute {
    case .leading, .top: self = .near
    case .trailing, .bottom: self = .far
    default: return nil
    }
  }
}

extension ConstraintRelation {
  /// The relation with the two sides exchanged.
  package var flipped: ConstraintRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Axis {
  fileprivate var formatPrefix: String { self == .horizontal ? "H" : "V" }
}
