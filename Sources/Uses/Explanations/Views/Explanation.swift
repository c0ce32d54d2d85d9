public import Documents
import LayoutEngine
public import LayoutModel
public import LayoutResolution

/// The reasons for a view's frame: for each number, the constraints, contents and masks that hold with equality and
/// together determine it (<doc:WhyIsItSo>).
///
///     let explanation = try Explanation(of: "title", attributes: ["width"], in: layout)
///     explanation.attributes[0].terms.map(\.id)       // ["lead", "trail"]
///     explanation.attributes[0].words                 // “Name” is 362 wide because its leading edge is 20 after …
public struct Explanation: Sendable {
  /// The view's id, or its path.
  public let view: String
  /// People's name for the view.
  public let name: ItemName
  /// The numbers asked about, in the order asked.
  public let attributes: [Attribute]

  /// A number of a frame, or a line of it:
  ///
  ///     value = Σ multiplier · constant + perWidth · window width + perHeight · window height
  ///
  /// The window is that of the view's controller.
  public struct Attribute: Sendable {
    /// The number's name: `x`, `width`, or an attribute of constraints such as `trailing`.
    public let attribute: String
    /// The exact number, in points; a location is counted from the superview's left or top.
    public let value: Double
    /// The growth of the number with each point of the window's width.
    public let perWidth: Double
    /// The growth of the number with each point of the window's height.
    public let perHeight: Double
    /// The terms that determine the number, from the window to the view. Without any one of the terms the number would be open.
    public let terms: [Term]
    /// The view's unmet goals along this axis, the strongest first.
    public let unmet: [Goal]
    /// The rule that settled the number where constraints leave it open.
    public let settledBy: Settlement?
    /// A Boolean value that tells whether something else determines the number too. It then doesn't move if only one
    /// term's constant changes.
    public let isDegenerate: Bool
    /// The answer in a sentence.
    public let words: String
    /// The sum in words: `362 = 402 (the window's width) - 20 - 20`.
    public let equation: String
  }

  /// A rule that settles a number that constraints leave open.
  public enum Settlement: String, Hashable, Sendable, CaseIterable {
    /// Views tie for room, and the first takes it.
    case tie
    /// The view's declared frame applies.
    case declaredFrame
  }

  /// The origin of a term or of an unmet goal.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A constraint of the screen, or one that a stack view, a cell or a bar makes, with UIKit's identifier.
    case constraint
    /// An autoresizing mask.
    case mask
    /// A content that the view isn't larger than.
    case contentHugging
    /// A content that the view isn't smaller than.
    case contentCompressionResistance
    /// The rule that no length is negative.
    case zeroLength
    /// A number of a declared frame.
    case declaredFrame
    /// A safe area, margins, a baseline, or an alignment rectangle.
    case inset
  }

  /// Something that holds with equality.
  public struct Term: Sendable {
    /// The term's origin.
    public let kind: Kind
    /// A constraint's id or path; for other terms the view's, followed by the part concerned: `title.width`.
    public let id: String
    /// The view whose content, mask or insets these are, or that made the constraint.
    public let view: String?
    /// UIKit's identifier for a constraint that a view makes: `UISV-spacing`.
    public let identifier: String?
    /// The constraint, or other term, written as in a fixture.
    public let text: String
    /// The same term in plain words.
    public let words: String
    /// The term's place in its file.
    public let position: SourcePosition?
    /// The term's priority; `nil` if it has none.
    public let priority: Double?
    /// The right-hand side as written, in points.
    public let constant: Double
    /// The term's factor in the sum.
    public let multiplier: Double
  }

  /// A goal that isn't met.
  public struct Goal: Sendable {
    /// The goal's origin.
    public let kind: Kind
    /// A constraint's id or path; `nil` for a content.
    public let id: String?
    /// The view.
    public let view: String
    /// The goal's priority.
    public let priority: Double
    /// The requested value, in points.
    public let wanted: Double
    /// The shortfall, in points.
    public let missing: Double
    /// The ids of the terms that prevent it, as strong as the goal or stronger.
    public let because: [String]
    /// The same goal in words.
    public let words: String
  }

  /// Explains a view's frame.
  ///
  /// - Parameters:
  ///   - name: The view's or guide's id, path, or people's name for it.
  ///   - attributes: `x`, `y`, `width`, `height`, or attributes of constraints; the four numbers of the frame if none.
  ///   - layout: The layout.
  /// - Throws: `ExplanationError` if there is no such view or attribute.
  public init(of name: String, attributes: [String] = [], in layout: Layout) throws(ExplanationError) {
    try self.init(of: name, attributes: attributes, among: [layout])
  }

  /// Explains a view's frame on a screen of several controllers.
  ///
  /// - Parameters:
  ///   - name: The view's or guide's id, path, or people's name for it.
  ///   - attributes: `x`, `y`, `width`, `height`, or attributes of constraints; the four numbers of the frame if none.
  ///   - layout: The screen's layout.
  /// - Throws: `ExplanationError` if there is no such view or attribute.
  public init(of name: String, attributes: [String] = [], in layout: ScreenLayout) throws(ExplanationError) {
    try self.init(of: name, attributes: attributes, among: layout.controllers.map(\.layout))
  }

  private init(of name: String, attributes: [String], among layouts: [Layout]) throws(ExplanationError) {
    let (layout, view) = try Self.find(name, among: layouts)
    var measures: [(name: String, measure: FrameMeasure)] = []
    for attribute in attributes.isEmpty ? ["x", "y", "width", "height"] : attributes {
      measures.append((attribute, try FrameMeasure(named: attribute, of: view, in: layout)))
    }
    let writer = ExplanationWriter(layout, view)
    self.view = layout.tree.name(of: view)
    self.name = layout.tree.itemName(of: view)
    self.attributes = measures.map { writer.attribute($0.name, $0.measure) }
  }

  /// Returns what a constraint of a layout says, in plain words.
  ///
  /// - Parameters:
  ///   - index: The constraint's index in the layout's tree.
  ///   - layout: The layout.
  /// - Returns: The words.
  package static func words(ofConstraint index: Int, in layout: Layout) -> String {
    ExplanationWriter(layout, layout.tree.index(at: Int(layout.tree.constraints[index].firstView))).words(
      ofConstraint: index)
  }

  /// Finds a view by its id or path, else by people's name for it.
  private static func find(
    _ name: String, among layouts: [Layout]
  ) throws(ExplanationError) -> (layout: Layout, view: ViewTree.Index) {
    for layout in layouts {
      if let view = layout.tree.index(ofID: name) { return (layout, view) }
      if let index = layout.tree.names.firstIndex(of: name) { return (layout, layout.tree.index(at: index)) }
    }
    var found: [(layout: Layout, view: ViewTree.Index)] = []
    for layout in layouts {
      for (index, item) in layout.tree.itemNames.enumerated() where item.isCalled(name) {
        found.append((layout, layout.tree.index(at: index)))
      }
    }
    guard found.count <= 1 else { throw .several(name, ids: found.map { $0.layout.tree.name(of: $0.view) }) }
    guard let only = found.first else {
      if let dot = name.lastIndex(of: "."), (try? find(String(name[..<dot]), among: layouts)) != nil {
        let attribute = String(name[name.index(after: dot)...])
        throw .unknownAttribute(attribute, nearest: Spelling.nearest(to: attribute, among: FrameMeasure.names))
      }
      throw .unknownView(name, nearest: Spelling.nearest(to: name, among: layouts.flatMap(\.tree.names)))
    }
    return only
  }
}

/// The reason why a question can't be answered.
public enum ExplanationError: Error, Hashable, Sendable {
  /// No view has the name; the nearest existing name is given.
  case unknownView(String, nearest: String?)
  /// Several views have the name; their ids are given.
  case several(String, ids: [String])
  /// Frames have no such attribute; the nearest existing one is given.
  case unknownAttribute(String, nearest: String?)

  /// The names of everything that can be asked about a frame.
  package static let attributes = FrameMeasure.names
}

extension ItemName {
  /// Tells whether people know the item by this name: the text it shows, an outlet's name, or otherwise its class.
  fileprivate func isCalled(_ name: String) -> Bool {
    switch source {
    case .label(let label): label == name || "“\(label)”" == name
    case .identifier(let identifier): identifier == name
    case .none: term == name
    }
  }
}

extension FrameMeasure {
  /// The four numbers of a frame, as dumps have them: a width is the frame's, not the alignment rectangle's.
  private static let numbers: [String: FrameMeasure] = [
    "x": FrameMeasure(.horizontal, isLength: false), "y": FrameMeasure(.vertical, isLength: false),
    "width": FrameMeasure(.horizontal, isLength: true), "height": FrameMeasure(.vertical, isLength: true),
  ]

  fileprivate static let names = ["x", "y"] + ConstraintAttribute.allCases.map(\.rawValue)

  /// Creates the measure that a name stands for: a number of a frame, or an attribute of constraints.
  fileprivate init(named name: String, of view: ViewTree.Index, in layout: Layout) throws(ExplanationError) {
    if let number = Self.numbers[name] {
      self = number
    } else if let attribute = ConstraintAttribute(rawValue: name) {
      let isMirrored = attribute.isDirectional == true && layout.tree.traits.layoutDirection == .rightToLeft
      var inset = Self.inset(attribute, of: view, in: layout)
      var own = attribute.measure
      if [.firstBaseline, .lastBaseline].contains(attribute) {
        if inset == nil {
          let edge = attribute.withoutText(layout.tree.isGuide(view) ? .view : layout.tree[view].kind)
          inset = Self.inset(edge, of: view, in: layout)
          own = edge.measure
        }
        if case .centredBaseline? = inset?.insets.kind { own = ConstraintAttribute.centerY.measure }
      }
      let measure = isMirrored ? own.mirrored : own
      self.init(measure.axis, isLength: measure.isSize, fraction: measure.fraction, inset: inset)
    } else {
      throw .unknownAttribute(name, nearest: Spelling.nearest(to: name, among: Self.names))
    }
  }

  /// Returns the distance between a view's frame and the rectangle that an attribute refers to.
  private static func inset(
    _ attribute: ConstraintAttribute, of view: ViewTree.Index, in layout: Layout
  ) -> Inset? {
    guard !layout.tree.isGuide(view) else { return nil }
    let kind: ItemInsets.Kind?
    var insets: EdgeInsets?
    if attribute.isMargin {
      kind = .layoutMargins
      insets = layout.insets(of: .layoutMargins, in: view)
    } else if [.firstBaseline, .lastBaseline].contains(attribute) {
      kind = layout.tree.baselines(of: view)
    } else {
      kind = .fixed(layout.tree[view].alignmentRectInsets)
    }
    guard let kind else { return nil }
    let own = ItemInsets(view: Int32(view.position), kind: kind)
    guard let sides = (insets ?? own.fixed)?.along(attribute.axis), sides != (0, 0) else { return nil }
    return Inset(own, near: sides.near, far: sides.far)
  }
}
