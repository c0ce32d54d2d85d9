public import LayoutModel

extension Constraint {
  /// The alignment of a visual format's views across it, its direction, and the edges that distances are measured
  /// between: `NSLayoutConstraint.FormatOptions`, with its raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges of all views in the format are equal; only vertical formats may say so.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are equal; only in vertical formats.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are equal; only in horizontal formats.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are equal; only in horizontal formats.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are equal; only in vertical formats.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are equal; only in vertical formats.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centres are equal; only in vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centres are equal; only in horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are equal; only in horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are equal; only in horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The direction from leading to trailing, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format runs from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format runs from right to left, whatever the language; a vertical one ignores it.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Distances from edge to edge, the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances between views from the last baseline of one to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }
}

extension Constraint.FormatOptions {
  /// The options by name, as fixtures write them.
  package static let named: [(name: String, option: Constraint.FormatOptions)] =
    alignments.map { ($0.name, $0.option) } + [
      ("alignAllBaseline", .alignAllLastBaseline),
      ("directionLeadingToTrailing", .directionLeadingToTrailing), ("directionLeftToRight", .directionLeftToRight),
      ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
      ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ]

  /// The options that align views, each with its attribute.
  static let alignments: [(name: String, option: Constraint.FormatOptions, attribute: ConstraintAttribute)] = [
    ("alignAllLeft", .alignAllLeft, .left), ("alignAllRight", .alignAllRight, .right),
    ("alignAllTop", .alignAllTop, .top), ("alignAllBottom", .alignAllBottom, .bottom),
    ("alignAllLeading", .alignAllLeading, .leading), ("alignAllTrailing", .alignAllTrailing, .trailing),
    ("alignAllCenterX", .alignAllCenterX, .centerX), ("alignAllCenterY", .alignAllCenterY, .centerY),
    ("alignAllLastBaseline", .alignAllLastBaseline, .lastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline, .firstBaseline),
  ]

  /// Looks why the options don't fit a format.
  ///
  /// - Parameters:
  ///   - axis: The format's axis.
  ///   - isAligning: Whether there are views to be aligned with each other.
  /// - Returns: The reason, or `nil`.
  package func fault(along axis: Axis, aligning isAligning: Bool = true) -> VisualFormatOptionFault? {
    if isSuperset(of: [.directionLeftToRight, .directionRightToLeft]) { return .twoDirections }
    if axis == .horizontal, contains(.spacingBaselineToBaseline) { return .baselinesAcross }
    guard isAligning else { return nil }
    let wrong = Self.alignments.first { contains($0.option) && $0.attribute.axis == axis }
    return wrong.map { .alongAxis($0.name, axis) }
  }
}
