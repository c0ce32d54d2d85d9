public import Documents
import LayoutEngine
public import LayoutModel
public import LayoutResolution

/// Why a view's frame is what it is: for each number the constraints, contents and masks that hold with equality and together
/// determine it (<doc:WhyIsItSo>).
///
///     let explanation = try Explanation(of: "title", attributes: ["width"], in: layout)
///     explanation.attributes[0].terms.map(\.id)       // ["lead", "trail"]
///     explanation.attributes[0].words                 // “Name” is 362 wide because its leading edge is 20 after …
public struct Explanation: Sendable {
  /// The view's id, or its path.
  public let view: String
  /// What people call the view.
  public let name: ItemName
  /// The numbers that were asked for, in their order.
  public let attributes: [Attribute]

  /// A number of a frame, or a line of it:
  ///
  ///     value = Σ multiplier · constant + perWidth · window width + perHeight · window height
  ///
  /// The window is that of the view's controller.
  public struct Attribute: Sendable {
    /// `x`, `width`, or an attribute of constraints: `trailing`.
    public let attribute: String
    /// The number, exact, in points; of a location from the superview's left or top.
    public let value: Double
    /// What the number grows by with each point of the window's width.
    public let perWidth: Double
    /// Likewise with its height.
    public let perHeight: Double
    /// What determines it, from the window to the view. Without any one of them it would be open.
    public let terms: [Term]
    /// What the view would rather have otherwise along this axis, the strongest first.
    public let unmet: [Goal]
    /// What settled the number where constraints leave it open.
    public let settledBy: Settlement?
    /// Whether something else says the same: then the number doesn't move with a term's constant alone.
    public let isDegenerate: Bool
    /// The answer in a sentence.
    public let words: String
    /// The sum in words: `362 = 402 (the window's width) - 20 - 20`.
    public let equation: String
  }

  /// What settles a number that constraints leave open.
  public enum Settlement: String, Hashable, Sendable, CaseIterable {
    /// Views that tie for room: the first takes it.
    case tie
    /// The frame that the view is declared with.
    case declaredFrame
  }

  /// What a term, or something unmet, comes from.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A constraint of the screen, or one that a stack view, a cell or a bar makes, with UIKit's identifier.
    case constraint
    /// An autoresizing mask.
    case mask
    /// A content that a view isn't larger than.
    case contentHugging
    /// A content that a view isn't smaller than.
    case contentCompressionResistance
    /// That no length is negative.
    case zeroLength
    /// A number of a frame as it was declared.
    case declaredFrame
    /// A safe area, margins, a baseline, an alignment rectangle.
    case inset
  }

  /// Something that holds with equality.
  public struct Term: Sendable {
    /// What it comes from.
    public let kind: Kind
    /// A constraint's id or path; of the rest the view's, with what of it: `title.width`.
    public let id: String
    /// The view whose content, mask or insets these are, or that made the constraint.
    public let view: String?
    /// UIKit's identifier of a constraint that a view makes: `UISV-spacing`.
    public let identifier: String?
    /// The constraint in the words of a fixture; the rest likewise.
    public let text: String
    /// The same in plain words.
    public let words: String
    /// Where it stands in its file.
    public let position: SourcePosition?
    /// How strongly it holds; `nil` of what has no priority.
    public let priority: Double?
    /// The right-hand side as it is written, in points.
    public let constant: Double
    /// How often it counts.
    public let multiplier: Double
  }

  /// Something that isn't met.
  public struct Goal: Sendable {
    /// What it comes from.
    public let kind: Kind
    /// A constraint's id or path; `nil` of a content.
    public let id: String?
    /// The view.
    public let view: String
    /// How strongly it is asked for.
    public let priority: Double
    /// What is asked for, in points.
    public let wanted: Double
    /// By how much it is missed, in points.
    public let missing: Double
    /// The ids of what stands against it, as strong or stronger.
    public let because: [String]
    /// The same in words.
    public let words: String
  }

  /// Why a view's frame is what it is.
  ///
  /// - Parameters:
  ///   - name: The view's or guide's id, path, or what people call it.
  ///   - attributes: `x`, `y`, `width`, `height`, or attributes of constraints; the four numbers of the frame if none.
  ///   - layout: The layout.
  /// - Throws: `ExplanationError` where there is no such view or attribute.
  public init(of name: String, attributes: [String] = [], in layout: Layout) throws(ExplanationError) {
    try self.init(of: name, attributes: attributes, among: [layout])
  }

  /// Why a view's frame is what it is, of a screen of several controllers.
  ///
  /// - Parameters:
  ///   - name: The view's or guide's id, path, or what people call it.
  ///   - attributes: `x`, `y`, `width`, `height`, or attributes of constraints; the four numbers of the frame if none.
  ///   - layout: The screen's layout.
  /// - Throws: `ExplanationError` where there is no such view or attribute.
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

  /// The view of a name: by its id or path, else by what people call it.
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

/// Why a question can't be answered.
public enum ExplanationError: Error, Hashable, Sendable {
  /// No view has the name; the nearest that one has.
  case unknownView(String, nearest: String?)
  /// Several views are called so; their ids.
  case several(String, ids: [String])
  /// Frames have no such attribute; the nearest that they have.
  case unknownAttribute(String, nearest: String?)

  /// The names of what can be asked of a frame.
  package static let attributes = FrameMeasure.names
}

extension ItemName {
  /// Whether people call the item so: by what it shows, its outlet, or its class where it has neither.
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

  /// What is asked by a name: a number of a frame, or an attribute of constraints.
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

  /// What lies between a view's frame and the rectangle that an attribute speaks of.
  private static func inset(
    _ attribute: ConstraintAttribute, of view: ViewTree.Index, in layout: Layout
  ) -> Inset? {
    guard !layout.tree.isGuide(view) else { return nil }
    let kind: ItemInsets.Kind?
    var insets: EdgeInsets?
    if attribute.isMargin {
      (kind, insets) = (.layoutMargins, layout.insets(of: .layoutMargins, in: view))
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
