public import LayoutModel

/// The place of every view of a tree in a window.
public struct Layout: Sendable {
  /// The views and guides, with their constraints.
  public let tree: ViewTree
  /// The window that it was laid out in.
  public let window: Window
  /// Each item's exact frame in its superview's coordinates, in points, as if no view had a transform: the views' in
  /// preorder, then the guides'.
  public let unroundedFrames: [Rect]
  /// The frames on the device's pixel grid (<doc:GoldenFiles#Frames>), with no negative sizes.
  public let frames: [Rect]
  /// The attributes of each item that the constraints leave open.
  public let ambiguities: [AmbiguousAttributes]
  /// The findings, conflicts first.
  public let diagnostics: [Diagnostic]

  package init(
    tree: ViewTree, window: Window, unroundedFrames: [Rect], frames: [Rect], ambiguities: [AmbiguousAttributes],
    diagnostics: [Diagnostic]
  ) {
    precondition(unroundedFrames.count == tree.count && frames.count == tree.count, "a frame for every item")
    self.tree = tree
    self.window = window
    self.unroundedFrames = unroundedFrames
    self.frames = frames
    self.ambiguities = ambiguities
    self.diagnostics = diagnostics
  }

  /// The layout with the same frames, and with the open attributes and their findings of another layout of the tree.
  package func withOpenAttributes(of other: Layout) -> Layout {
    let isOfOpenAttributes = { (diagnostic: Diagnostic) in diagnostic.code == .ambiguousLayout }
    return Layout(
      tree: tree, window: window, unroundedFrames: unroundedFrames, frames: frames, ambiguities: other.ambiguities,
      diagnostics: diagnostics.filter { !isOfOpenAttributes($0) } + other.diagnostics.filter(isOfOpenAttributes))
  }

  /// The view of an id in the layout.
  public subscript(id: String) -> ViewLayout? {
    tree.index(ofID: id).flatMap { tree.isGuide($0) ? nil : self[$0] }
  }

  /// The layout guide of an id in the layout.
  public func guide(_ id: String) -> GuideLayout? {
    guard let index = tree.index(ofID: id), tree.isGuide(index) else { return nil }
    return GuideLayout(
      layoutFrame: frames[index.position], unroundedFrame: unroundedFrames[index.position],
      ambiguity: ambiguities[index.position])
  }

  /// The view at an index in the layout.
  ///
  /// - Precondition: It is a view's index, not a guide's.
  public subscript(index: ViewTree.Index) -> ViewLayout {
    ViewLayout(
      view: tree[index], untransformedFrame: frames[index.position], unroundedFrame: unroundedFrames[index.position],
      contentSize: tree.contentSize(of: index.position, frames), contentOffset: contentOffset(of: index),
      ambiguity: ambiguities[index.position])
  }
}

extension Layout {
  /// The content offset of a scroll view: the declared offset, or that of the first appearance. A controller's view that scrolls shows its
  /// content below the safe area's top, unless it never adjusts for that.
  package func contentOffset(of index: ViewTree.Index) -> Point {
    let view = tree[index]
    guard let scroll = view.scroll else { return .zero }
    if let offset = scroll.contentOffset { return offset }
    guard index == tree.root, scroll.contentInsetAdjustmentBehavior != .never else { return .zero }
    return Point(x: 0, y: -window.safeAreaInsets.top)
  }
}

/// A layout guide in a layout: `UILayoutGuide`.
public struct GuideLayout: Hashable, Sendable {
  /// The frame on the pixel grid, in the coordinates of the guide's view, in points.
  public let layoutFrame: Rect
  /// The exact frame, in the same coordinates.
  public let unroundedFrame: Rect
  /// The attributes that the constraints leave open.
  public let ambiguity: AmbiguousAttributes
}

/// A view in a layout.
public struct ViewLayout: Hashable, Sendable {
  /// The view under the layout's traits.
  public let view: ResolvedView
  /// The frame on the pixel grid, before the transform, in the superview's coordinates, in points.
  public let untransformedFrame: Rect
  /// The exact frame before the transform, in the same coordinates.
  public let unroundedFrame: Rect
  /// The size of a scroll view's content, where constraints tie something to it.
  public let contentSize: Size
  /// The point of a scroll view's content at its upper left corner.
  public let contentOffset: Point
  /// The attributes that the constraints leave open.
  public let ambiguity: AmbiguousAttributes
}

extension ViewLayout {
  /// The frame as `UIView.frame` reports it, in the superview's coordinates, in points: on the pixel grid. For a view
  /// with a transform it is the upright rectangle around the drawing, which isn't rounded.
  public var frame: Rect {
    view.transform == .identity ? untransformedFrame : view.transform.boundingBox(of: untransformedFrame)
  }

  /// The arrow of a popover that is up, with the tip in the superview's coordinates, in points; `nil` where it has none.
  public var arrow: PopoverArrow? {
    view.popoverArrow.map { arrow in
      PopoverArrow(
        direction: arrow.direction,
        tip: Point(x: untransformedFrame.x + arrow.tip.x, y: untransformedFrame.y + arrow.tip.y))
    }
  }

  /// The view's centre in the superview's coordinates, which the transform doesn't move.
  public var center: Point { Point(x: untransformedFrame.midX, y: untransformedFrame.midY) }
}

/// The parts of a frame that the constraints leave open.
public struct AmbiguousAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The distance from the left.
  public static let x = AmbiguousAttributes(rawValue: 1)
  /// The distance from the top.
  public static let y = AmbiguousAttributes(rawValue: 2)
  /// The width.
  public static let width = AmbiguousAttributes(rawValue: 4)
  /// The height.
  public static let height = AmbiguousAttributes(rawValue: 8)

  /// The names in the order of a frame: x, y, width, height.
  public var names: [String] {
    let all: [(String, AmbiguousAttributes)] = [("x", .x), ("y", .y), ("width", .width), ("height", .height)]
    return all.filter { contains($0.1) }.map(\.0)
  }
}
