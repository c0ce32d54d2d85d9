package import Documents
package import LayoutModel

/// A change of what a file declares, whatever the file's format is: rules propose it, and an editor of the format writes it.
///
/// Constraints and views are named by their places in the file, as layouts have them.
package enum SourceChange: Hashable, Sendable {
  /// Removes a constraint.
  case removeConstraint(SourcePosition)
  /// Gives a constraint another priority.
  case setPriority(Priority, ofConstraint: SourcePosition)
  /// Gives a constraint another relation.
  case setRelation(ConstraintRelation, ofConstraint: SourcePosition)
  /// Gives a constraint another constant, in points.
  case setConstant(Double, ofConstraint: SourcePosition)
  /// Makes left and right of a constraint leading and trailing.
  case makeDirectional(constraint: SourcePosition)
  /// Ties a side of a constraint that is an edge of a controller's view, or a layout guide of the controller, to the view's safe
  /// area.
  case tieToSafeArea(constraint: SourcePosition, isFirst: Bool, of: SourcePosition)
  /// Gives a view another value of a setting.
  case set(ViewSettingChange, ofView: SourcePosition)
  /// Adds a constraint.
  case addConstraint(NewConstraint)
  /// Writes the frames that the constraints of a file give on its canvas, for one of its scenes.
  case updateFrames(scene: String?)

  /// Returns the change with other places.
  func placed(_ place: (SourcePosition) -> SourcePosition) -> SourceChange {
    switch self {
    case .removeConstraint(let constraint): .removeConstraint(place(constraint))
    case .setPriority(let priority, let constraint): .setPriority(priority, ofConstraint: place(constraint))
    case .setRelation(let relation, let constraint): .setRelation(relation, ofConstraint: place(constraint))
    case .setConstant(let constant, let constraint): .setConstant(constant, ofConstraint: place(constraint))
    case .makeDirectional(let constraint): .makeDirectional(constraint: place(constraint))
    case .tieToSafeArea(let constraint, let isFirst, let view):
      .tieToSafeArea(constraint: place(constraint), isFirst: isFirst, of: place(view))
    case .set(let setting, let view): .set(setting, ofView: place(view))
    case .addConstraint(let new):
      .addConstraint(
        NewConstraint(
          place(new.view), new.attribute, new.relation, in: new.superview.map(place), new.constant))
    case .updateFrames: self
    }
  }

  /// A setting of a view, with its new value.
  package enum ViewSettingChange: Hashable, Sendable {
    case numberOfLines(Int)
    case contentHuggingPriority(Axis, Priority)
    case contentCompressionResistancePriority(Axis, Priority)
    case translatesAutoresizingMaskIntoConstraints(Bool)
    case adjustsFontForContentSizeCategory(Bool)
    /// The room around a button's title and image: in the configuration, or in the button where there is none.
    case contentInsets(DirectionalEdgeInsets)
  }

  /// A constraint that isn't in the file yet: a view's attribute, and a number or another view's same attribute plus a number.
  package struct NewConstraint: Hashable, Sendable {
    /// The view.
    package let view: SourcePosition
    package let attribute: ConstraintAttribute
    package let relation: ConstraintRelation
    /// The view's superview, which holds the constraint; `nil` where the view's length is a number.
    package let superview: SourcePosition?
    package let constant: Double

    package init(
      _ view: SourcePosition, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal,
      in superview: SourcePosition? = nil, _ constant: Double
    ) {
      (self.view, self.attribute, self.relation) = (view, attribute, relation)
      (self.superview, self.constant) = (superview, constant)
    }
  }
}
