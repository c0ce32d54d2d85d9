import LayoutEngine
import LayoutModel
import LayoutResolution

/// A view as a node of the graph.
extension UIView {
  /// Its node, with all that the graph has to know.
  func makeNode(isTop: Bool) -> LayoutGraph.Node {
    let stay = isTop ? stayOfTop : rare?.loaded?.declared.frame ?? .zero
    var node = LayoutGraph.Node(placement: placement(isTop: isTop), stay: stay)
    node.contentSize = engineContentSize
    (node.contentHuggingPriority, node.contentCompressionResistancePriority) = contentPriorities
    node.alignmentRectInsets = alignmentRectInsets.insets
    if storedBoundsOrigin != .zero {
      node.boundsOrigin = Point(x: Double(storedBoundsOrigin.x), y: Double(storedBoundsOrigin.y))
    }
    node.isHidden = flags.contains(.isHidden)
    node.baselines = baselines
    node.mayWrap = mayWrap
    node.isContentWidthLate = isContentWidthLate && measureInLayout != nil
    return node
  }

  /// The place of the topmost view where nothing else decides: zero, as any other view's, or its frame where there are no constraints.
  private var stayOfTop: Rect {
    var isConstrained = false
    if !flags.contains(.translatesMask) {
      forEachInTree { if !$0.heldConstraints.isEmpty { isConstrained = true } }
    }
    return isConstrained ? .zero : Rect(untransformedFrame)
  }

  /// The source of the view's place: constraints, or the mask with the present frame.
  func placement(isTop: Bool) -> LayoutGraph.Node.Placement {
    guard flags.contains(.translatesMask) else { return .constraints }
    let isHeeded = !isTop && superview?.flags.contains(.autoresizesSubviews) == true
    return .mask(
      isHeeded ? storedMask : [], frame: Rect(untransformedFrame),
      superviewSize: isTop ? .zero : superview.map { Size($0.storedSize) } ?? .zero)
  }

  /// The content's size in the engine's form.
  var engineContentSize: IntrinsicContentSize {
    let size = contentSizeInPlace
    func length(_ length: CGFloat) -> Double? { length >= 0 ? Double(length) : nil }
    return contentSize(IntrinsicContentSize(width: length(size.width), height: length(size.height)))
  }
}

extension NSLayoutConstraint {
  /// A Boolean that tells whether its horizontal locations count from the right: where the view that holds it runs from right to left,
  /// unless it speaks of left or right.
  var isMirrored: Bool {
    guard let attribute = firstAttribute.attribute, attribute.axis == .horizontal, !attribute.isSize else {
      return false
    }
    guard attribute.isDirectional != false, secondAttribute.attribute?.isDirectional != false else { return false }
    return holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
