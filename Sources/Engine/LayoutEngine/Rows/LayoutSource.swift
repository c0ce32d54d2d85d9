import LayoutModel
import LinearProgramming

/// A source of items to lay out, in the terms of rows: a tree of a file, or a graph under edits.
///
/// An item is a view or a layout guide, by its number. Its frame has four columns in this order: x, width, y, height.
/// An item has a placement and a content, a constraint has two sides; `addRows`, `addMask` and `addConstraint` make rows
/// of these for any builder.
protocol LayoutSource: ~Copyable {
  // MARK: Items

  /// The superview of an item that isn't the root.
  func superview(of item: Int) -> Int

  /// The innermost view that contains or equals two items.
  func nearestCommonSuperview(of first: Int, _ second: Int) -> Int

  /// The first of an item's four columns; `nil` of the root, which is the window.
  func firstColumn(of item: Int) -> Int?

  /// The window's length along an axis.
  func windowLength(_ axis: Axis) -> RowQuantity

  /// The source of an item's place.
  func placement(of item: Int) -> ItemPlacement

  /// The rule by which a mask places an item along an axis.
  func autoresizing(of item: Int, along axis: Axis) -> AutoresizingRule

  /// The size that an item's content asks for, of the alignment rectangle.
  func contentSize(of item: Int) -> IntrinsicContentSize

  /// The goals of an item's content along an axis, by the length of its size.
  func content(_ length: Double, of item: Int, along axis: Axis) -> ItemContent

  /// The number of an item among those of requirements.
  func requirementItem(ofItem item: Int) -> Int32

  // MARK: Constraints

  /// A constraint by its number.
  func constraint(_ number: Int) -> RowConstraint

  /// Tells whether a side belongs to its item's frame, where the attribute alone decides the measure.
  func isPlain(_ side: RowSide) -> Bool

  /// The measure of a side.
  func measured(_ side: RowSide) -> MeasuredSide

  /// The number of a constraint among the items of requirements.
  func requirementItem(ofConstraint number: Int) -> Int32

  // MARK: Coordinates

  /// A Boolean that tells whether some view's coordinates begin elsewhere than at its corner.
  var hasBoundsOrigins: Bool { get }

  /// The coordinate of a view's own corner in its coordinates: what it has scrolled by.
  func boundsOrigin(of item: Int, _ axis: Axis) -> RowQuantity

  /// A Boolean that tells whether there are anchors.
  var hasAnchors: Bool { get }

  /// The columns of an item's position in the root's coordinates, and of the view's that its position is compared in;
  /// `nil` where positions between the two are added up.
  func anchors(of item: Int, in owner: Int, _ axis: Axis) -> (own: Int, outer: Int?)?
}

/// A number that rows are made of.
enum RowQuantity {
  case number(Double)
  case parameter(Int)
  case column(Int)
}

/// The source of an item's place.
enum ItemPlacement {
  case constraints
  case mask
  /// The origin of what scrolls: content begins there, and constraints give its size.
  case scrolledContent
}

/// The length that an item's content asks for, with its priorities.
struct ItemContent {
  /// The length of the alignment rectangle.
  let length: RowQuantity
  /// The distances of the alignment rectangle from the frame's sides, in points.
  let insets: (near: Double, far: Double)
  let goals: ContentGoals
  /// A Boolean that tells whether the goal comes after all others if lengths tie.
  let isLate: Bool
}

/// A constraint as its source has it.
struct RowConstraint {
  let first: RowSide
  /// The right side's item; `RowSide.none` where the right side is a number.
  let second: RowSide
  let multiplier: Double
  let constant: Double
  let priority: Priority
  let relation: ConstraintRelation
  /// A Boolean that tells whether locations count from the right.
  let isMirrored: Bool
  let isActive: Bool
  /// The view from whose origin a multiplier on a location counts; −1 for the items' nearest common superview.
  let origin: Int32
}

/// A length or location of an item, or of a rectangle within it.
struct RowSide: Hashable {
  let item: Int32
  /// The insets of the rectangle within the item, by their number; −1 for its own rectangle.
  let insets: Int32
  let attribute: ConstraintAttribute
  /// A Boolean that lets a location count from the middle of the item, so far below it as the insets' near side says.
  let isCentred: Bool

  init(_ item: Int32, _ attribute: ConstraintAttribute, within insets: Int32 = -1, isCentred: Bool = false) {
    self.item = item
    self.insets = insets
    self.attribute = attribute
    self.isCentred = isCentred
  }

  /// The right side of a constraint that has none.
  static let none = RowSide(-1, .width)
}

/// The measure of a constraint's side.
struct MeasuredSide {
  let item: Int
  let measure: AttributeMeasure
  /// The distances of the rectangle from the item's sides along the axis.
  let near, far: RowQuantity
}

extension LinearProgram.RowKind {
  /// The kind of a constraint's row.
  init(_ relation: ConstraintRelation, _ priority: Priority, item: Int32) {
    let relation = LinearProgram.Relation(relation)
    self =
      priority.rawValue == Priority.required.rawValue
      ? .requirement(relation, item: item) : .goal(LinearProgram.Goal(relation, level: priority.rawValue))
  }
}

extension LinearProgram.Relation {
  init(_ relation: ConstraintRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
