import LayoutEngine
import LayoutModel

/// A relation between an attribute of one view or guide and that of another, or a number.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation of the two sides.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// A line or a length of a view.
  public enum Attribute: Int, Sendable {
    /// None: the right side is a number.
    case notAnAttribute = 0
    /// A line or a length of the alignment rectangle.
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    /// A line of the rectangle within the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    /// The middle of the rectangle within the margins.
    case centerYWithinMargins

    /// The last line's baseline.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1

    var axis: LayoutModel.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// The items, as weak as UIKit's: a constraint keeps none alive.
  var first = LayoutItemReference()
  var second = LayoutItemReference()
  /// The line or length on the left side.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The line or length on the right side.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The relation between the sides.
  public private(set) var relation = Relation.equal
  /// The factor of the right side's attribute.
  public private(set) var multiplier: CGFloat = 1
  var storedConstant = 0.0
  var storedPriority = UILayoutPriority.required
  var storedIdentifier: String?
  /// The view that holds the constraint while active.
  var holder: UIView? {
    get { unsafe unownedHolder }
    set { unsafe unownedHolder = newValue }
  }
  /// The holder, whose deinitializer clears this reference.
  nonisolated(unsafe) unowned(unsafe) var unownedHolder: UIView?
  /// Its place among all constraints in the order in which they became active.
  var sequence = 0
  static var lastSequence = 0
  /// Its identity in the graph of its hierarchy.
  var graphID: LayoutGraph.ConstraintID?
  /// Its places in the lists of its items.
  var (firstPlace, secondPlace) = (-1, -1)

  /// The line of the program that made it, as far as that is known.
  var place: SourcePlace?
  /// The place in the file of Interface Builder that declares it; `nil` for one that code made.
  var declaration: FilePlace?

  /// A Boolean that tells whether Interface Builder's files keep it.
  open var shouldBeArchived = false

  /// A constraint without items, for subclasses and for the other initializers.
  public override init() { super.init() }

  /// A constraint between two items' attributes, or between an attribute and a number.
  ///
  /// - Parameters:
  ///   - view1: The left side's view or layout guide.
  ///   - attr1: Its line or length.
  ///   - relation: The relation between the sides.
  ///   - view2: The right side's view or layout guide; `nil` where that is a number.
  ///   - attr2: Its line or length; `notAnAttribute` where the right side is a number.
  ///   - multiplier: The factor of the right side's attribute.
  ///   - c: What is added to it, in points.
  ///   - fileID: The file that makes it, for logs and exceptions.
  ///   - line: The line that makes it.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    let place = SourcePlace(fileID, line)
    self.place = place
    define(
      LayoutItemReference(view1, role: "first", place), attr1, relation,
      view2.map { LayoutItemReference($0, role: "second", place) } ?? LayoutItemReference(), attr2,
      multiplier: multiplier,
      constant: c)
  }

  func define(
    _ first: LayoutItemReference, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItemReference,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    checkDefinition(first, firstAttribute, second, secondAttribute, multiplier: multiplier, constant: constant)
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second.isEmpty ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    storedConstant = Double(constant)
  }

  /// The left side's view or guide.
  open var firstItem: AnyObject? { first.object }
  /// The right side's view or guide.
  open var secondItem: AnyObject? { second.object }

  /// The left side's anchor. An anchor keeps its item, so the item must be there.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let item = first.object else {
      preconditionFailure("the first item of the constraint isn't there any longer")
    }
    return NSLayoutAnchor(of: item, firstAttribute)
  }
  /// The right side's anchor; `nil` where that is a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.object.map { NSLayoutAnchor(of: $0, secondAttribute) }
  }

  /// The number added to the right side, in points. It may change at any time.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      let value = Double(newValue)
      guard value != storedConstant else { return }
      checkConstant(value)
      storedConstant = value
      if let graphID, let layout = holder?.hierarchyLayout { layout.setConstant(value, of: graphID) }
    }
  }

  /// The strength with which it holds. It may change at any time, but not between required and optional once it is active.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      checkPriority(newValue)
      storedPriority = newValue
      if let graphID, let layout = holder?.hierarchyLayout { layout.setPriority(newValue.priority, of: graphID) }
    }
  }

  /// The name that logs show.
  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// A Boolean that tells whether layout heeds it. An active one is held by the nearest view that has both items in it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let own = first.owningView else {
      raise(
        .invalidArgument, "Unable to activate constraint: its first item \(first.words) belongs to no view.", at: place)
    }
    var common: UIView? = own
    if !second.isEmpty {
      guard let other = second.owningView else {
        raise(
          .invalidArgument, "Unable to activate constraint: its second item \(second.words) belongs to no view.",
          at: place)
      }
      common = own.nearestCommonView(with: other)
    }
    guard let common else {
      raise(
        .generic,
        "Unable to activate constraint with anchors \(self) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
        at: place)
    }
    common.hold(self)
  }

  func deactivate() { holder?.release(self) }

  /// A word that logs and exceptions show for it.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { ConstraintWords.description(of: self) }
  }
}
