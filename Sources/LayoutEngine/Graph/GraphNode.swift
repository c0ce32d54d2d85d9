public import LayoutModel
public import LayoutResolution

extension LayoutGraph {
  /// The identity of a node, until it is removed.
  public struct NodeID: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
  }

  /// What layout has to know of a view, or of a layout guide.
  public struct Node: Sendable {
    /// What places it.
    public enum Placement: Sendable, Hashable {
      /// Constraints alone.
      case constraints
      /// Its autoresizing mask, from the frame that it has in a superview of a size.
      case mask(AutoresizingMask, frame: Rect, superviewSize: Size)
      /// A place at the origin of what scrolls: its size comes from constraints.
      case scrolledContent
    }

    /// What places it.
    public var placement: Placement
    /// The frame that it keeps where nothing settles it, in points, in the superview's coordinates.
    public var stay: Rect
    /// The size that its content asks for, of the alignment rectangle, in points; `nil` along an axis without one.
    public var contentSize: IntrinsicContentSize
    /// How much its content resists growing.
    public var contentHuggingPriority: ContentPriorities
    /// How much its content resists shrinking.
    public var contentCompressionResistancePriority: ContentPriorities
    /// Whether its content's width comes late where lengths tie: that of a label that may wrap, which asks anew once it was laid
    /// out (<doc:AutoLayoutRules#Ties>).
    public var isContentWidthLate = false
    /// How far the rectangle that constraints speak of lies within the frame, in points.
    public var alignmentRectInsets: EdgeInsets
    /// Where its coordinates begin: what a scroll view has scrolled by, in points.
    public var boundsOrigin: Point

    /// A node that asks for nothing.
    public init(placement: Placement = .constraints, stay: Rect = .zero) {
      self.placement = placement
      self.stay = stay
      contentSize = IntrinsicContentSize(width: nil, height: nil)
      contentHuggingPriority = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
      contentCompressionResistancePriority = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
      alignmentRectInsets = .zero
      boundsOrigin = .zero
    }
  }

  /// Measures content whose height follows its width: at its frame's width in points, or as wide as it likes where there is none.
  public typealias Measure = (_ width: Double?) -> IntrinsicContentSize
}
