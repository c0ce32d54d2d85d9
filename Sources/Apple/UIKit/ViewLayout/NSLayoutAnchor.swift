import LayoutModel

/// A line or a length of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide, which is kept while the anchor is used.
  fileprivate let object: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  /// The two anchors of a distance; `nil` for other anchors.
  let distance: AnchorDistance?
  nonisolated fileprivate let line: AnchoredLine

  init(of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, distance: AnchorDistance? = nil) {
    self.object = object
    self.attribute = attribute
    self.distance = distance
    line = AnchoredLine(
      item: ObjectIdentifier(object), attribute: attribute, distance: distance.map { ObjectIdentifier($0) })
    super.init()
  }

  /// Tells whether another is of the same line or length of the same view or guide.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any LineIdentified)?.line == line }

  open override var hash: Int { line.hashValue }

  /// The view or guide.
  open var item: AnyObject? { object }
  /// The view or guide as a constraint names it.
  var reference: LayoutItemReference { LayoutItemReference(of: object) }
  /// A name for messages.
  open var name: String { attribute.attribute?.rawValue ?? "" }
  /// A Boolean that tells whether constraints leave it open.
  open var hasAmbiguousLayout: Bool { reference.owningView?.hasAmbiguousLayout ?? false }
  /// The constraints that decide on it.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    reference.owningView?.constraintsAffectingLayout(for: attribute.axis) ?? []
  }

  /// A constraint that lets it be equal to another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at most another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be so far behind another, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at least so far behind another, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at most so far behind another, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c, at: SourcePlace(fileID, line))
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, at place: SourcePlace
  ) -> NSLayoutConstraint {
    // Nothing of the other side is left in a multiple of 0: the right side is a number.
    let (own, other) = (resolved, multiplier == 0 ? nil : anchor?.resolved)
    let constraint = NSLayoutConstraint()
    constraint.place = place
    constraint.define(
      own.0, own.1, relation, other?.0 ?? LayoutItemReference(), other?.1 ?? .notAnAttribute,
      multiplier: multiplier == 0 ? 1 : multiplier, constant: constant)
    return constraint
  }

  /// The item and the attribute that constraints speak of: a distance has a guide of its own.
  private var resolved: (LayoutItemReference, NSLayoutConstraint.Attribute) {
    guard let distance else { return (reference, attribute) }
    return (LayoutItemReference(distance.guide), attribute)
  }
}

/// The subject of an anchor, by identity: a view or guide and its line or length, or a distance.
private struct AnchoredLine: Hashable {
  let item: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute
  let distance: ObjectIdentifier?
}

/// An anchor of any direction.
private protocol LineIdentified {
  var line: AnchoredLine { get }
}

extension NSLayoutAnchor: LineIdentified {}

/// An anchor of a horizontal line: top, bottom, a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another line.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      of: object, .height,
      distance: AnchorDistance(from: (reference, attribute), to: (otherAnchor.reference, otherAnchor.attribute)))
  }
  /// A constraint that lets it be so many system spacings below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: spacing(below: anchor) * multiplier, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at least so many system spacings below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at most so many system spacings below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier, at: SourcePlace(fileID, line))
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.distance(below: (anchor.reference, anchor.attribute), (reference, attribute))
  }
}

/// An anchor of a vertical line: leading, trailing, left, right.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another line.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      of: object, .width,
      distance: AnchorDistance(from: (reference, attribute), to: (otherAnchor.reference, otherAnchor.attribute)))
  }
  /// A constraint that lets it be so many system spacings behind another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: SystemSpacing.standard * multiplier, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at least so many system spacings behind another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: anchor, constant: SystemSpacing.standard * multiplier, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at most so many system spacings behind another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, to: anchor, constant: SystemSpacing.standard * multiplier, at: SourcePlace(fileID, line))
  }
}

/// An anchor of a length: width, height, a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that lets it be so long, in points.
  open func constraint(
    equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: nil, constant: c, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at least so long, in points.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: c, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at most so long, in points.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: c, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be so many times as long as another.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at least so many times as long as another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at most so many times as long as another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be so many times as long as another, and so much more, in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, constant: c, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at least so many times as long as another, and so much more, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, at: SourcePlace(fileID, line))
  }
  /// A constraint that lets it be at most so many times as long as another, and so much more, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, at: SourcePlace(fileID, line))
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which it lies.
  var axis: NSLayoutConstraint.Axis { attribute?.axis == .vertical ? .vertical : .horizontal }
}
