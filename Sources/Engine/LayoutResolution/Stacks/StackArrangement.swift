package import LayoutModel

/// The arrangement of a stack view: the constraints and guides that UIKit makes for it, under UIKit's identifiers.
///
///     UISV-canvas-connection[0]   first.leading == stack.leading
///     UISV-spacing[0]             second.leading == first.trailing + spacing
///
/// Identifiers, priorities and shapes: <doc:AutoLayout#Stack-views>, and the constraints that real stack views
/// printed, which win where the two disagree: hidden views at the ends keep their connection to the canvas. Leading and
/// trailing lie as they do in the stack view, whatever its subviews say.
package struct StackArrangement {
  /// A view as its arrangement needs it.
  package struct View: Hashable, Sendable {
    /// A Boolean that says that it isn't shown, and takes no length along the axis.
    package let isHidden: Bool
    /// The distance behind it, in points, where that isn't the stack view's.
    package let customSpacing: Double?
    /// The size that its content asks for, or an inner stack view's content.
    package let naturalSize: IntrinsicContentSize
    /// True for a text that takes several lines where necessary.
    package let mayWrap: Bool
    /// The priority with which its content resists being cut.
    package let horizontalCompressionResistance: Priority

    /// A view from its parts.
    package init(
      isHidden: Bool, customSpacing: Double?, naturalSize: IntrinsicContentSize, mayWrap: Bool,
      horizontalCompressionResistance: Priority
    ) {
      self.isHidden = isHidden
      self.customSpacing = customSpacing
      self.naturalSize = naturalSize
      self.mayWrap = mayWrap
      self.horizontalCompressionResistance = horizontalCompressionResistance
    }
  }

  let settings: StackSettings
  /// The arranged views, hidden ones too.
  let views: [View]
  /// The indices of the views that are shown.
  let shown: [Int]
  let along: AxisAttributes
  let across: AxisAttributes
  let behavior: SystemBehavior
  /// The margins that bound the canvas, without the safe area's addition.
  let margins: EdgeInsets
  /// The indices of the shown views whose text may wrap.
  let wrapping: [Int]
  /// The distances after the arranged views, except the last.
  let gaps: [StackGap]
  private var counts: [StackConstraint.Identifier: Int] = [:]

  /// The constraints, in UIKit's order.
  package private(set) var constraints: [StackConstraint] = []
  /// The names of the invisible guides.
  package private(set) var guides: [String] = []

  /// The arrangement of a stack view, without its constraints as yet.
  ///
  /// - Parameters:
  ///   - views: The views that it arranges, at least one.
  ///   - settings: How it arranges them.
  ///   - margins: The margins that bound the canvas, without what the safe area adds; zero where they don't.
  ///   - behavior: The system's rules.
  package init(of views: [View], _ settings: StackSettings, margins: EdgeInsets, _ behavior: SystemBehavior) {
    self.views = views
    self.settings = settings
    self.margins = margins
    self.behavior = behavior
    shown = views.indices.filter { !views[$0].isHidden }
    gaps = StackGap.gaps(between: views, settings.spacing)
    along = AxisAttributes(settings.axis)
    across = AxisAttributes(settings.axis.other)
    wrapping = views.indices.filter { !views[$0].isHidden && views[$0].mayWrap }
  }

  /// Adds all constraints.
  package mutating func implyConstraints() {
    implyHiding()
    implyDistribution()
    implyAlignment()
  }

  // MARK: Parts

  /// Adds a constraint under an identifier.
  mutating func imply(
    _ identifier: StackConstraint.Identifier, _ first: StackConstraint.Item, _ attribute: ConstraintAttribute,
    _ relation: ConstraintRelation, _ second: StackConstraint.Item?, _ secondAttribute: ConstraintAttribute? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required
  ) {
    let number = counts[identifier, default: 0]
    counts[identifier] = number + 1
    constraints.append(
      StackConstraint(
        identifier: identifier, number: number, first: first, firstAttribute: attribute, relation: relation,
        second: second, secondAttribute: secondAttribute ?? attribute, multiplier: multiplier, constant: constant,
        priority: priority))
  }

  /// Connects an item's location with the same one of the canvas.
  mutating func connect(
    _ item: StackConstraint.Item, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal
  ) {
    imply(.canvasConnection, item, attribute, relation, .canvas)
  }

  /// Makes the canvas as small as possible, at a low priority.
  mutating func fitCanvas(_ attribute: ConstraintAttribute) {
    imply(.canvasFit, .stack, attribute, .equal, nil, priority: 49)
  }

  /// Adds an invisible guide of the stack view.
  mutating func addGuide(_ name: String) -> StackConstraint.Item {
    guides.append(name)
    return .guide(guides.count - 1)
  }

  /// Gives a hidden view no length along the axis; across it the view keeps its place.
  private mutating func implyHiding() {
    for index in views.indices where views[index].isHidden {
      imply(.hiding, .arranged(index), along.length, .equal, nil)
    }
  }
}
