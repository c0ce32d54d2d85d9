import Documents
public import LayoutModel
import LayoutResolution

extension VisualFormat {
  /// The distance between neighbours that `-` stands for, in points: <doc:AutoLayoutRules#Standard-spacing>. To the
  /// superview it leads to the margin.
  private static let standardSpacing = 8.0

  /// A constraint and where in the format it comes from.
  typealias Placed = (constraint: Constraint, offset: Int, hasPriority: Bool)

  /// The constraints that the format means, in its order, then those that align.
  ///
  /// `|` is the superview of the view that it stands beside, as in UIKit; mostly that is the view that holds them.
  /// Numbers and names are Apple's: a distance to the superview counts from its edge.
  ///
  /// - Parameters:
  ///   - options: How it runs and what it aligns; they fit the format's axis.
  ///   - item: The item of a name.
  /// - Returns: The constraints, each with its place in the format.
  func constraints(
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

/// The attributes by which a format's neighbours stand, and which way distances count.
private struct Edges {
  /// Where a view begins and ends against the superview.
  let near, far: ConstraintAttribute
  /// Where a distance between two views begins and ends.
  let leaving, entering: ConstraintAttribute
  let size: ConstraintAttribute
  /// From right to left, distances lead to smaller coordinates.
  let isReversed: Bool

  /// Directions change nothing along the vertical axis.
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

  /// `to.attribute == from.attribute + distance` for each distance; a standard one is `standard` points or, where that
  /// is `nil`, none from the margin of the superview, which one of the two then is.
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
  /// The constraints that a visual format means, such as `H:|-[label]-[field(>=100@750)]-|`, in its order.
  ///
  /// `|` is the view that will hold the constraints; at `|-[label]` its margin stands, at `|-20-[label]` its edge.
  /// - Parameters:
  ///   - format: The format, by the grammar of Apple's Auto Layout Guide.
  ///   - options: What to align, which way the format runs, and where distances begin.
  ///   - metrics: The numbers that the format names.
  ///   - views: The items that it names; if `nil`, the names are ids.
  /// - Returns: The constraints; those that align come last.
  /// - Throws: `InputError` with what is wrong, where, and the format with a caret under the place.
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
  /// What `|` beside the item is: the superview, or the view whose guide it is.
  fileprivate var superview: Constraint.Item {
    switch self {
    case .id(let id): .superview(of: id)
    case .guide(_, of: let id?): .id(id)
    case .guide(_, of: nil), .superview, .holder: .holder
    }
  }
}
