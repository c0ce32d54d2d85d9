import Documents
import LayoutModel
import LayoutResolution

/// The views of a layout's controllers in preorder, each placed in the window's coordinates once its superview is.
struct PlacedViews {
  private(set) var views: [LintView] = []
  /// The index in `views` at which each controller's views begin.
  private(set) var starts: [Int] = []
  /// A Boolean value that tells whether any view sets rules aside.
  private(set) var hasIgnoredRules = false
  private let layout: ScreenLayout
  /// A flag for each controller that tells whether its views are the scene's.
  private let told: [Bool]
  /// The frames as shown, by controller.
  private var frames: ScreenFrames
  /// The frames as drawn, by their positions in the file; empty if views are where they are laid out.
  private let drawings: [SourcePosition: Canvas.Drawing]

  /// Places the views of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - told: A flag for each controller that tells whether its views are the scene's.
  ///   - frames: The frames of the views in their superviews.
  ///   - drawings: The frames as drawn, which replace them, by their positions in the file.
  init(
    of layout: ScreenLayout, told: [Bool], in frames: ScreenFrames, as drawings: [SourcePosition: Canvas.Drawing]
  ) {
    self.layout = layout
    self.told = told
    self.frames = frames
    self.drawings = drawings
    views.reserveCapacity(layout.controllers.reduce(0) { $0 + $1.layout.tree.viewCount })
    for controller in layout.controllers.indices { add(controller) }
  }

  /// Returns the same views in other frames.
  func standing(in frames: ScreenFrames) -> PlacedViews {
    var moved = self
    moved.frames = frames
    for (place, view) in views.enumerated() {
      moved.views[place] = LintView(
        view, standing: moved.placement(of: view.view, view.index, ofController: view.controller, in: view.parent))
    }
    return moved
  }

  /// The indices of the views that rules report and that aren't hidden.
  var toldPlaces: [Int] { views.indices.filter { views[$0].isTold && !views[$0].isHidden } }

  private mutating func add(_ number: Int) {
    let controller = layout.controllers[number]
    let tree = controller.layout.tree
    let start = views.count
    starts.append(start)
    let host = controller.superview.map { starts[$0.controller] + $0.view.position }
    for index in tree.viewIndices {
      let view = tree[index]
      let parent = tree.superview(of: index).map { start + $0.position } ?? host
      views.append(
        LintView(
          view, index, ofController: number, end: start + Int(tree.subtreeEnds[index.position]),
          isTold: told[number] && view.position != nil, in: parent.map { ($0, views[$0]) },
          standing: placement(of: view, index, ofController: number, in: parent)))
      hasIgnoredRules = hasIgnoredRules || views[views.count - 1].ignoresRules
    }
  }

  /// Returns the place of a view whose superview is placed.
  private func placement(
    of view: ResolvedView, _ index: ViewTree.Index, ofController number: Int, in parent: Int?
  ) -> LintView.Placement {
    let position = index.position
    let isRoot = position == 0
    let controller = frames.controllers[number]
    var frame = isRoot ? controller.own : controller.views[position]
    if !drawings.isEmpty, !isRoot, let drawn = view.position.flatMap({ drawings[$0]?.frame }) { frame = drawn }
    if view.transform != .identity { frame = view.transform.boundingBox(of: frame) }
    var clip = LintView.everywhere
    var clipper: Int?
    var isHidden = false
    var scrolls = false
    if let parent {
      let outer = views[parent]
      scrolls = outer.scrolls || outer.scroller != nil
      frame.x += outer.frame.x - outer.contentOffset.x
      frame.y += outer.frame.y - outer.contentOffset.y
      isHidden = outer.isHidden
      if outer.scrolls {
        // Scrolling can bring the view into sight.
        isHidden = isHidden || outer.visible == nil
      } else if outer.clips {
        clip = outer.clip.intersection(outer.frame)
        clipper = parent
      } else {
        clip = outer.clip
        clipper = outer.clipper
      }
    }
    isHidden = isHidden || view.isHidden || view.alpha < 0.01
    var seen = clip.isEmpty ? nil : Optional(frame.intersection(clip))
    if !scrolls { seen = seen?.intersection(Rect(frames.window)) }
    let isEmpty = seen.map { $0.width <= 0 || $0.height <= 0 } ?? true
    return LintView.Placement(
      frame: frame,
      contentOffset: view.kind.scrolls ? frames.contentOffset(of: index, ofController: number, in: layout) : .zero,
      clip: clip, clipper: clipper, isHidden: isHidden, visible: isHidden || isEmpty ? nil : seen)
  }
}
