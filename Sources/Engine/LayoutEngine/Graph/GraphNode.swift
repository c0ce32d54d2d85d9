public import LayoutModel
public import LayoutResolution

extension LayoutGraph {
  /// The identity of a node, until it is removed.
  public struct NodeID: Hashable, Sendable {
    /// The position among the graph's nodes; a new node may get it after a removal.
    package let slot: Int32
    let generation: UInt32
  }

  /// The part of a view, or of a layout guide, that layout has to know.
  public struct Node: Sendable {
    /// The source of a node's place.
    public enum Placement: Sendable, Hashable {
      /// Constraints alone.
      case constraints
      /// Its autoresizing mask, from the frame that it has in a superview of a size.
      case mask(AutoresizingMask, frame: Rect, superviewSize: Size)
      /// A place at the origin of what scrolls: its size comes from constraints.
      case scrolledContent
    }

    /// The source of its place.
    public var placement: Placement
    /// The frame that it keeps where nothing settles it, in points, in the superview's coordinates.
    public var stay: Rect
    /// The size that its content asks for, of the alignment rectangle, in points; `nil` along an axis without one.
    public var contentSize: IntrinsicContentSize
    /// The priorities with which its content resists growing.
    public var contentHuggingPriority: ContentPriorities
    /// The priorities with which its content resists shrinking.
    public var contentCompressionResistancePriority: ContentPriorities
    /// A Boolean that lets its content's width come late where lengths tie: true for a label that may wrap, whose width is measured anew
    /// after layout (<doc:AutoLayout#Ties>).
    public var isContentWidthLate = false
    /// The distances of the rectangle that constraints speak of from the frame's sides, in points.
    public var alignmentRectInsets: EdgeInsets
    /// The origin of its coordinates: what a scroll view has scrolled by, in points.
    public var boundsOrigin: Point

    /// The places of its baselines.
    public var baselines = Baselines.edges
    /// A Boolean that says that it isn't shown: a stack view gives it no room.
    public var isHidden = false
    /// True for a text that takes several lines where necessary; stack views treat such texts apart.
    public var mayWrap = false

    /// A Boolean that lets its lengths be negative: those of a distance between two lines, which may lie either way.
    public var hasSignedLengths = false

    /// The places of a node's baselines.
    public enum Baselines: Sendable, Hashable {
      /// Its top and its bottom: those of a view without text.
      case edges
      /// Its bottom for both: those of an image.
      case bottom
      /// So far below its frame's top, and so far above its bottom, in points.
      case text(first: Double, last: Double)
      /// One line, so far below the middle of its frame, in points.
      case centredText(Double)
    }

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

extension LayoutGraph.Node {
  /// True if the lengths are at least 0; a mask may make a length negative.
  var hasNonnegativeLengths: Bool { !placement.isMask && !hasSignedLengths }

  /// True where a node keeps its frame and declares nothing else.
  var isPlain: Bool {
    placement == .constraints && contentSize.width == nil && contentSize.height == nil && !isContentWidthLate
      && contentHuggingPriority.horizontal == .defaultLow && contentHuggingPriority.vertical == .defaultLow
      && contentCompressionResistancePriority.horizontal == .defaultHigh
      && contentCompressionResistancePriority.vertical == .defaultHigh && alignmentRectInsets == .zero
      && boundsOrigin == .zero && baselines == .edges && !isHidden && !mayWrap && !hasSignedLengths
  }
}
