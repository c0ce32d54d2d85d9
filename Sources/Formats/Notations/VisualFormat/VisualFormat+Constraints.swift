import Documents
public import LayoutModel
import LayoutResolution

extension VisualFormat {
  /// The distance between neighbours that `-` stands for, in points: <doc:AutoLayout#Standard-spacing>. At the
  /// superview it leads to the margin.
  private static let standardSpacing = 8.0

  /// A constraint, and its origin in the format.
  package typealias Placed = (constraint: Constraint, offset: Int, hasPriority: Bool)

  /// The constraints of the format in its order, followed by those that align.
  ///
  /// `|` is the superview of the view beside it, as in UIKit; mostly that is the view that holds the constraints.
  /// Explicit distances, numbers or names, count from the superview's edge, by Apple's rule.
  ///
  /// - Parameters:
  ///   - options: The direction and the alignment; they must fit the format's axis.
  ///   - item: Gives the item of a name.
  /// - Returns: The constraints, each with its place in the format.
  package func constraints(
    options: Constraint.FormatOptions, item: (_ name: String) -> Constraint.Item
  ) -> [Placed] {
    let edges = Edges(axis: axis, options: options)
    var constraints: [Placed] = []
    for (index, part) in parts.enumerated() {
      let own = item(part.name)
      if let connection = part.before {
        constraints +=
          index == 0
          ? edges.constraints(connection, from: own.superview, edges.near, to: own, edges.near, standard: nil)
          : edges.constraints(
            connection, from: item(parts[index - 1].name), edges.leaving, to: own, edges.entering,
            standard: Self.standardSpacing)
      }
      constraints += part.sizes.map { size in
        constraint(own, edges.size, size.relation, object: size.object, item, size.priority, at: size.offset)
      }
    }
    if let end, let last = parts.last {
      let own = item(last.name)
      constraints += edges.constraints(end, from: own, edges.far, to: own.superview, edges.far, standard: nil)
    }
    for alignment in Constraint.FormatOptions.alignments where options.contains(alignment.option) {
      for (one, other) in zip(parts, parts.dropFirst()) {
        let second = Constraint.Second(item(one.name), alignment.attribute)
        constraints.append((Constraint(item(other.name), alignment.attribute, .equal, second), other.offset, false))
      }
    }
    return constraints
  }

  private func constraint(
    _ first: Constraint.Item, _ size: ConstraintAttribute, _ relation: ConstraintRelation, object: Object,
    _ item: (String) -> Constraint.Item, _ priority: Priority?, at offset: Int
  ) -> Placed {
    var constraint =
      switch object {
      case .constant(let constant): Constraint(first, size, relation, nil, constant: constant)
      case .view(let name): Constraint(first, size, relation, Constraint.Second(item(name), size))
      }
    constraint.priority = priority ?? .required
    return (constraint, offset, priority != nil)
  }
}

/// The attributes that neighbours in a format are related by, and the direction of distances.
private struct Edges {
  /// The near and the far edge, relative to the superview.
  let near, far: ConstraintAttribute
  /// The edges at which a distance between two views begins and ends.
  let leaving, entering: ConstraintAttribute
  let size: ConstraintAttribute
  /// A Boolean that tells whether distances lead to smaller coordinates, as from right to left.
  let isReversed: Bool

  /// Creates the attributes for an axis. Directions change nothing along the vertical axis.
  init(axis: Axis, options: Constraint.FormatOptions) {
    size = axis == .horizontal ? .width : .height
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    (near, far) =
      axis == .vertical
      ? (.top, .bottom)
      : isReversed ? (.right, .left) : options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    (leaving, entering) =
      options.contains(.spacingBaselineToBaseline) ? (.lastBaseline, .firstBaseline) : (far, near)
  }

  /// Makes `to.attribute == from.attribute + distance` for each distance. A standard distance is `standard` points. If
  /// that is `nil`, one of the two is the superview, and the distance is none from its margin.
  func constraints(
    _ connection: VisualFormat.Connection, from: Constraint.Item, _ fromAttribute: ConstraintAttribute,
    to: Constraint.Item, _ toAttribute: ConstraintAttribute, standard: Double?
  ) -> [VisualFormat.Placed] {
    switch connection.gap {
    case .standard:
      let constant = standard.map { isReversed ? -$0 : $0 } ?? 0
      func attribute(of item: Constraint.Item, _ attribute: ConstraintAttribute, beside other: Constraint.Item)
        -> ConstraintAttribute
      {
        standard == nil && item == other.superview ? attribute.ofMargin : attribute
      }
      let second = Constraint.Second(from, attribute(of: from, fromAttribute, beside: to))
      let constraint = Constraint(to, attribute(of: to, toAttribute, beside: from), .equal, second, constant: constant)
      return [(constraint, connection.offset, false)]
    case .distances(let distances):
      return distances.map { distance in
        let length = if case .constant(let length) = distance.object { length } else { 0.0 }
        let constraint = Constraint(
          to, toAttribute, isReversed ? distance.relation.flipped : distance.relation,
          Constraint.Second(from, fromAttribute), constant: isReversed ? -length : length,
          priority: distance.priority ?? .required)
        return (constraint, distance.offset, distance.priority != nil)
      }
    }
  }
}

extension ConstraintAttribute {
  /// The margin's attribute at an edge.
  fileprivate var ofMargin: ConstraintAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension Constraint {
  /// The constraints of a visual format, such as `H:|-[label]-[field(>=100@750)]-|`, in its order.
  ///
  /// `|` is the view that will hold the constraints: its margin in `|-[label]`, its edge in `|-20-[label]`.
  /// - Parameters:
  ///   - format: The format, by the grammar of Apple's Auto Layout Guide.
  ///   - options: The alignment, the direction of the format, and the edges at which distances begin.
  ///   - metrics: The numbers that the format names.
  ///   - views: The items that it names; if `nil`, the names are ids.
  /// - Returns: The constraints, those that align last.
  /// - Throws: `InputError` with the fault, its place, and the format with a caret under that.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem]? = nil
  ) throws(InputError) -> [Constraint] {
    let parsed: VisualFormat
    do throws(VisualFormatParser.Failure) {
      parsed = try VisualFormatParser.parse(format, metrics: metrics, names: views.map { Set($0.keys) })
    } catch {
      let kind = InputProblem.Kind.visualFormat(error.fault, TextExcerpt(format, offset: error.offset))
      throw InputError([InputProblem(kind, at: SourcePosition(line: 1, column: error.offset + 1))])
    }
    if let fault = options.fault(along: parsed.axis) {
      throw InputError([InputProblem(.visualFormatOption(fault), at: nil)])
    }
    return parsed.constraints(options: options) { views?[$0]?.constraintItem ?? .id($0) }.map(\.constraint)
  }
}

extension Constraint.Item {
  /// The superview beside the item: the item's superview, or the owning view of a guide.
  fileprivate var superview: Constraint.Item {
    switch self {
    case .id(let id): .superview(of: id)
    case .guide(_, of: let id?): .id(id)
    case .guide(_, of: nil), .superview, .holder: .holder
    }
  }
}
