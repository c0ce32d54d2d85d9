import LayoutEngine
package import LayoutModel
package import LayoutResolution

/// The exact geometry of a screen's items in its window.
package struct ScreenGeometry {
  private let layout: ScreenLayout

  package init(_ layout: ScreenLayout) {
    self.layout = layout
  }

  /// An item in one of the screen's controllers.
  package struct Item {
    package let controller: Int
    package let index: ViewTree.Index
    let guide: SystemLayoutGuide?
  }

  /// Returns the item that an assertion names; `nil` if it doesn't exist.
  package func item(_ name: Constraint.Item) -> Item? {
    let guide: SystemLayoutGuide? = if case .guide(let guide, of: _) = name { guide } else { nil }
    guard let id = name.id else { return nil }
    for (position, controller) in layout.controllers.enumerated() {
      if let index = controller.layout.tree.index(ofID: id) {
        return Item(controller: position, index: index, guide: guide)
      }
    }
    return nil
  }

  /// Returns an item's frame in the window; for a guide, the guide's rectangle.
  package func frame(of item: Item) -> Rect {
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

  /// Returns the rectangle that a constraint's attribute refers to: within alignment insets, margins or baselines.
  package func rectangle(of item: Item, for attribute: ConstraintAttribute) -> Rect {
    let controller = layout.controllers[item.controller].layout
    if item.guide != nil, !attribute.isMargin { return frame(of: item) }
    let own = viewFrame(of: item)
    // A layout guide has neither margins nor text; its rectangle is its frame.
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

  /// Returns the direction of text at an item.
  package func direction(around item: Item) -> UserInterfaceLayoutDirection {
    let tree = layout.controllers[item.controller].layout.tree
    let owner = tree.isGuide(item.index) ? tree.superview(of: item.index) ?? item.index : item.index
    return tree[owner].direction(in: tree.traits.layoutDirection)
  }

  /// The window's width.
  var windowWidth: Double { layout.window.size.width }

  /// Returns how the text of a view fits into it.
  package func textFit(of item: Item) -> TextFit? {
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

  /// Returns a view's upper left corner in the window. It follows superviews with their scrolling, and the views that
  /// hold controllers' views.
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
      index = superview.view
      controller = superview.controller
      let offset = layout.controllers[controller].layout.contentOffset(of: index)
      origin.x -= offset.x
      origin.y -= offset.y
    }
  }
}

extension Rect {
  /// Returns the rectangle that remains within insets.
  fileprivate func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
