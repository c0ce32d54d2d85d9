import LayoutEngine
import LayoutModel
import LayoutResolution

/// Where the items of a screen lie in its window, exactly.
struct ScreenGeometry {
  private let layout: ScreenLayout

  init(_ layout: ScreenLayout) {
    self.layout = layout
  }

  /// An item of one of the controllers.
  struct Item {
    let controller: Int
    let index: ViewTree.Index
    let guide: SystemLayoutGuide?
  }

  /// The item that an assertion names; `nil` where it isn't there.
  func item(_ name: Constraint.Item) -> Item? {
    let guide: SystemLayoutGuide? = if case .guide(let guide, of: _) = name { guide } else { nil }
    guard let id = name.id else { return nil }
    for (position, controller) in layout.controllers.enumerated() {
      if let index = controller.layout.tree.index(ofID: id) {
        return Item(controller: position, index: index, guide: guide)
      }
    }
    return nil
  }

  /// An item's frame in the window; of a guide the rectangle that it is.
  func frame(of item: Item) -> Rect {
    let own = viewFrame(of: item)
    guard let guide = item.guide else { return own }
    let controller = layout.controllers[item.controller].layout
    guard guide != .content else {
      let size = controller.tree.contentSize(of: item.index.position, controller.unroundedFrames)
      let offset = controller.contentOffset(of: item.index)
      return Rect(x: own.x - offset.x, y: own.y - offset.y, width: size.width, height: size.height)
    }
    return own.inset(by: controller.insets(of: guide, in: item.index))
  }

  /// The rectangle that a constraint's attribute speaks of: within alignment insets, margins, or baselines.
  func rectangle(of item: Item, for attribute: ConstraintAttribute) -> Rect {
    let controller = layout.controllers[item.controller].layout
    if item.guide != nil, !attribute.isMargin { return frame(of: item) }
    let own = viewFrame(of: item)
    // A layout guide has neither margins nor text: it is its frame.
    if controller.tree.isGuide(item.index) { return own }
    if attribute.isMargin { return own.inset(by: controller.insets(of: .layoutMargins, in: item.index)) }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      switch controller.tree.baselines(of: item.index) {
      case .fixed(let insets)?: return own.inset(by: insets)
      case .centredBaseline(let offset)?:
        return Rect(x: own.x, y: own.y + own.height / 2 + offset, width: own.width, height: 0)
      default:
        let view = controller.tree[item.index]
        let rectangle = own.inset(by: view.alignmentRectInsets)
        guard attribute.withoutText(view.kind) == .bottom else { return rectangle }
        return Rect(x: rectangle.x, y: rectangle.maxY, width: rectangle.width, height: 0)
      }
    }
    return own.inset(by: controller.tree[item.index].alignmentRectInsets)
  }

  /// The direction of text around an item.
  func direction(around item: Item) -> UserInterfaceLayoutDirection {
    let tree = layout.controllers[item.controller].layout.tree
    let owner = tree.isGuide(item.index) ? tree.superview(of: item.index) ?? item.index : item.index
    return tree[owner].direction(in: tree.traits.layoutDirection)
  }

  /// The width of the window.
  var windowWidth: Double { layout.window.size.width }

  /// How the text of a view fits into it.
  func textFit(of item: Item) -> TextFit? {
    let controller = layout.controllers[item.controller].layout
    return controller.tree.textFit(of: item.index, in: controller.unroundedFrames[item.index.position].size)
  }

  // MARK: Frames in the window

  private func viewFrame(of item: Item) -> Rect {
    let controller = layout.controllers[item.controller].layout
    let size = controller.unroundedFrames[item.index.position].size
    let origin = self.origin(of: item.index, in: item.controller)
    let isRoot = item.index == controller.tree.root
    let exact = isRoot ? layout.controllers[item.controller].unroundedFrame.size : size
    return Rect(x: origin.x, y: origin.y, width: exact.width, height: exact.height)
  }

  /// A view's upper left corner in the window: through its superviews, as far as they are scrolled, and through the views that
  /// controllers' views stand in.
  private func origin(of index: ViewTree.Index, in controller: Int) -> Point {
    var origin = Point.zero
    var (index, controller) = (index, controller)
    while true {
      let part = layout.controllers[controller]
      let tree = part.layout.tree
      while index != tree.root, let superview = tree.superview(of: index) {
        let frame = part.layout.unroundedFrames[index.position]
        let offset = part.layout.contentOffset(of: superview)
        origin.x += frame.x - offset.x
        origin.y += frame.y - offset.y
        index = superview
      }
      origin.x += part.unroundedFrame.x
      origin.y += part.unroundedFrame.y
      guard let superview = part.superview else { return origin }
      (index, controller) = (superview.view, superview.controller)
      let offset = layout.controllers[controller].layout.contentOffset(of: index)
      origin.x -= offset.x
      origin.y -= offset.y
    }
  }
}

extension Rect {
  /// What insets leave of the rectangle.
  fileprivate func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
