import LayoutModel

/// The arrangement of one stack view: the constraints and guides that UIKit makes for it, under UIKit's identifiers.
///
///     stack/UISV-canvas-connection[0]   first.leading == stack.leading
///     stack/UISV-spacing[0]             second.leading == first.trailing + spacing
///
/// Identifiers, priorities and shapes: <doc:AutoLayout#Stack-views>, and the constraints that real stack views
/// printed. The latter win where the two disagree: hidden views at the ends keep their connection to the canvas.
/// Leading and trailing are the stack view's, whatever its subviews set.
struct StackArrangement {
  let stack: Int
  let settings: StackSettings
  /// The arranged views' positions in the tree, including hidden ones.
  let arranged: [Int]
  let isShown: [Bool]
  /// The indices in `arranged` of the shown views.
  let shown: [Int]
  /// The lengths along the axis that the arranged views' contents ask for.
  let naturalLengths: [Double?]
  let along: AxisAttributes
  let across: AxisAttributes
  let behavior: SystemBehavior
  /// The index of the canvas' insets in the stack view; `nil` where the canvas is its alignment rectangle.
  private let canvas: Int32?
  /// The margins that bound the canvas, without the safe area's addition.
  let margins: EdgeInsets
  /// The lengths across the axis that the arranged views' contents ask for.
  let naturalBreadths: [Double?]
  /// The indices in `arranged` of the shown views whose text may wrap.
  let wrapping: [Int]
  /// The distances after the arranged views, except the last.
  let gaps: [StackGap]
  private let name: String
  private var counts: [Identifier: Int] = [:]

  /// UIKit's identifiers of its constraints.
  enum Identifier: String {
    case spacing = "UISV-spacing"
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// The arrangement of a stack view.
  ///
  /// - Parameters:
  ///   - stack: The stack view's position in the tree.
  ///   - settings: Its settings.
  ///   - arranged: The positions of the views that it arranges, at least one.
  ///   - naturalSizes: The sizes that inner stack views' contents ask for.
  ///   - builder: The tree.
  init(
    of stack: Int, _ settings: StackSettings, _ arranged: [Int], _ naturalSizes: [Int: IntrinsicContentSize],
    _ builder: inout ViewTreeBuilder
  ) {
    let view = builder.views[stack]
    self.stack = stack
    self.arranged = arranged
    self.settings = settings
    isShown = arranged.map { !builder.views[$0].isHidden }
    shown = arranged.indices.filter { !builder.views[arranged[$0]].isHidden }
    gaps = StackGap.gaps(between: arranged.map { builder.views[$0] }, settings)
    name = builder.name(ofHolder: stack)
    behavior = SystemBehavior(builder.traits.systemVersion)
    let axis = settings.axis
    along = AxisAttributes(axis)
    across = AxisAttributes(axis.other)
    func natural(_ axis: Axis) -> [Double?] {
      arranged.map { builder.views[$0].intrinsicContentSize[axis] ?? naturalSizes[$0]?[axis] }
    }
    naturalLengths = natural(axis)
    naturalBreadths = natural(axis.other)
    wrapping = shown.filter { builder.views[arranged[$0]].mayWrap }
    guard settings.isLayoutMarginsRelativeArrangement else {
      canvas = nil
      margins = .zero
      return
    }
    canvas = builder.number(of: ItemInsets(view: Int32(stack), kind: .layoutMargins))
    margins = view.declaration.layoutMargins(for: builder.direction(of: stack)) ?? behavior.layoutMargins
  }

  /// Adds all constraints.
  mutating func implyConstraints(_ builder: inout ViewTreeBuilder) {
    implyHiding(&builder)
    implyDistribution(&builder)
    implyAlignment(&builder)
  }

  // MARK: Parts

  /// Adds a constraint under an identifier.
  mutating func imply(
    _ identifier: Identifier, _ first: Int, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation,
    _ second: Int?, _ secondAttribute: ConstraintAttribute? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, to builder: inout ViewTreeBuilder
  ) {
    let number = counts[identifier, default: 0]
    counts[identifier] = number + 1
    builder.imply(
      "\(name)/\(identifier.rawValue)[\(number)]", first, attribute, relation, second, secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority, heldBy: stack)
  }

  /// Connects an item's location with the same one of the canvas.
  mutating func connect(
    _ item: Int, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal,
    _ builder: inout ViewTreeBuilder
  ) {
    let number = counts[.canvasConnection, default: 0]
    counts[.canvasConnection] = number + 1
    builder.imply(
      "\(name)/\(Identifier.canvasConnection.rawValue)[\(number)]", item, attribute, relation, stack, attribute,
      insets: canvas, heldBy: stack)
  }

  /// Makes the canvas as small as possible, at a low priority.
  mutating func fitCanvas(_ attribute: ConstraintAttribute, _ builder: inout ViewTreeBuilder) {
    imply(.canvasFit, stack, attribute, .equal, nil, priority: 49, to: &builder)
  }

  /// Adds an invisible guide of the stack view.
  func addGuide(_ guide: String, _ builder: inout ViewTreeBuilder) -> Int {
    builder.addGuide("\(name)/\(guide)", of: stack)
  }

  /// Gives a hidden view no length along the axis; across it the view keeps its place.
  private mutating func implyHiding(_ builder: inout ViewTreeBuilder) {
    for (view, isShown) in zip(arranged, isShown) where !isShown {
      imply(.hiding, view, along.length, .equal, nil, to: &builder)
    }
  }
}

extension ResolvedView {
  /// A Boolean that tells whether the view is a label whose text may take several lines.
  fileprivate var mayWrap: Bool { kind == .label && declaration.numberOfLines != 1 }
}
