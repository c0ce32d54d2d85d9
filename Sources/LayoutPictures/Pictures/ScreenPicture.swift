package import LayoutModel
package import LayoutOutput
package import LayoutResolution

/// A picture of a screen: its views as they are drawn, from the back to the front. Nothing is laid out here.
///
///     ScreenPicture(layout, PictureStyle()).svg
package struct ScreenPicture: Sendable {
  /// The size of the window, in points.
  package let size: Size
  /// In preorder; hidden ones too.
  package let views: [DrawnView]
  package let style: PictureStyle
  /// What it is a picture of.
  package let title: String
  let screen: ScreenLayout

  /// The picture of a layout.
  ///
  /// - Parameters:
  ///   - screen: The layout.
  ///   - title: What it is a picture of; the conditions' name where nothing is said.
  ///   - style: What its views look like.
  package init(_ screen: ScreenLayout, title: String? = nil, _ style: PictureStyle) {
    self.init(
      screen, size: screen.window.size, title: title ?? screen.conditions.name, style, walk: { screen.forEachView($0) })
  }

  /// The picture of what is seen at a moment.
  package init(_ sample: ScreenSample, title: String, _ style: PictureStyle) {
    self.init(sample.layout, size: sample.windowSize, title: title, style, walk: { sample.views.forEach($0) })
  }

  private init(
    _ screen: ScreenLayout, size: Size, title: String, _ style: PictureStyle, walk: ((PlacedView) -> Void) -> Void
  ) {
    self.size = size
    self.style = style
    self.title = title
    self.screen = screen
    let traits = screen.layout.tree.traits
    let standardTint = Shade.system(traits.systemVersion.major < 7 ? "systemBlue" : "tint")
    var path: [Surroundings] = []
    var views: [DrawnView] = []
    walk { placed in
      path.removeLast(max(0, path.count - placed.depth))
      let outer = path.last
      let layout = placed.view
      let declared = layout.view.declaration
      let appearance =
        style.appearances[placed.name].map { $0.merged(into: declared.appearance) } ?? declared.appearance
      let origin = outer?.origin ?? .zero
      let frame = Rect(
        x: origin.x + layout.untransformedFrame.x, y: origin.y + layout.untransformedFrame.y,
        width: layout.untransformedFrame.width, height: layout.untransformedFrame.height)
      let tint = Shade(appearance.tintColor) ?? outer?.tint ?? standardTint
      let context = LookContext(
        view: declared, appearance: appearance, traits: traits, tint: tint, table: outer?.table, images: style.images)
      var look = LookTable.look(of: context)
      let isPresented = placed.depth == 0 && !views.isEmpty && declared.kind == .view
      if isPresented { look.present(declared.popoverArrow, fills: frame == Rect(size)) }
      look.reachEdges(declared.kind, frame, in: size, screen.window.safeAreaInsets)
      path.append(
        Surroundings(
          origin: frame.origin, tint: tint, table: declared.kind == .tableView ? appearance : outer?.table))
      views.append(
        DrawnView(
          name: placed.name, className: layout.view.className, depth: placed.depth, frame: frame,
          transform: layout.view.transform, contentOffset: layout.contentOffset, alpha: layout.view.alpha,
          isShown: !layout.view.isHidden && layout.view.alpha >= 0.01, look: look, isPresented: isPresented,
          isControllersView: placed.isControllersView))
    }
    self.views = views
  }

  private init(_ picture: ScreenPicture, size: Size, views: [DrawnView]) {
    (self.size, self.views, style, title, screen) = (size, views, picture.style, picture.title, picture.screen)
  }

  /// The same views where a dump has them: a picture of how a layout was. Views that the dump doesn't have are left out, with all
  /// that is in them.
  package func placed(as record: FrameDump.LayoutRecord) -> ScreenPicture {
    let records = Dictionary(record.views.map { ($0.id, $0) }) { first, _ in first }
    var path: [Point] = []
    var placed: [DrawnView] = []
    var missing: Int?
    for view in views {
      if let depth = missing, view.depth > depth { continue }
      path.removeLast(max(0, path.count - view.depth))
      guard let old = records[view.name], old.frame.count == 4 else {
        missing = view.depth
        continue
      }
      missing = nil
      let outer = path.last ?? .zero
      var frame = Rect(
        x: outer.x + old.frame[0], y: outer.y + old.frame[1], width: old.frame[2], height: old.frame[3])
      if old.bounds.count == 4, old.center.count == 2 {
        frame = Rect(
          x: outer.x + old.center[0] - old.bounds[2] / 2, y: outer.y + old.center[1] - old.bounds[3] / 2,
          width: old.bounds[2], height: old.bounds[3])
      }
      path.append(frame.origin)
      placed.append(view.placed(in: frame, isShown: !old.isHidden && old.alpha >= 0.01, alpha: old.alpha))
    }
    let window = record.window.count == 4 ? Size(width: record.window[2], height: record.window[3]) : size
    return ScreenPicture(self, size: window, views: placed)
  }

  /// What a view's subviews take from it.
  private struct Surroundings {
    let origin: Point
    let tint: Shade
    let table: ViewAppearance?
  }
}

extension Look {
  /// Lets a bar at the window's edge reach under the status bar or the home indicator, as bars do.
  fileprivate mutating func reachEdges(_ kind: ViewKind, _ frame: Rect, in size: Size, _ safeArea: EdgeInsets) {
    let above = kind == .navigationBar && frame.y > 0 && frame.y <= max(20, safeArea.top) + 1 ? frame.y : 0
    let below =
      (kind == .tabBar || kind == .toolbar) && frame.maxY < size.height
        && frame.maxY >= size.height - safeArea.bottom - 1
      ? size.height - frame.maxY : 0
    guard above + below > 0, let background else { return }
    let area = Area(left: .start, top: Anchor(0, -above), right: .end, bottom: Anchor(1, below))
    marks.insert(.box(area, radius: 0, Paint(fill: background)), at: 0)
  }

  /// Makes it that of the view of a controller that is presented: a sheet or a popover, with the arrow that it has.
  fileprivate mutating func present(_ arrow: PopoverArrow?, fills: Bool) {
    if background == nil { background = .system("systemBackground") }
    guard !fills else { return }
    cornerRadius = 13
    clips = arrow == nil
    guard let arrow else { return }
    let tip = Mark.Spot(Anchor(0, arrow.tip.x), Anchor(0, arrow.tip.y))
    let across = arrow.direction == .up || arrow.direction == .down
    let (edgeX, edgeY): (Anchor, Anchor) =
      switch arrow.direction {
      case .up: (tip.x, .start)
      case .down: (tip.x, .end)
      case .left: (.start, tip.y)
      default: (.end, tip.y)
      }
    let half = 18.0
    marks.insert(
      .path(
        [
          tip, Mark.Spot(across ? edgeX - half : edgeX, across ? edgeY : edgeY - half),
          Mark.Spot(across ? edgeX + half : edgeX, across ? edgeY : edgeY + half),
        ], isClosed: true, Paint(fill: background)), at: 0)
  }
}

extension ViewAppearance {
  /// What a file says apart from the view, and else what the view says: titles of bars' items among it.
  fileprivate func merged(into own: ViewAppearance) -> ViewAppearance {
    var merged = self
    merged.title = title ?? own.title
    merged.prompt = prompt ?? own.prompt
    merged.systemItem = systemItem ?? own.systemItem
    merged.isTitleLarge = isTitleLarge || own.isTitleLarge
    merged.isChosen = isChosen || own.isChosen
    return merged
  }
}

extension ScreenPicture {
  /// Pixels a point, as the device has them.
  package var scale: Double { screen.window.scale }
}

extension Scene {
  /// The images that its views name.
  package var imageNames: Set<String> {
    var names: Set<String> = []
    var controllers = [rootViewController] + viewControllers
    while let controller = controllers.popLast() {
      controllers += controller.viewControllers + controller.childViewControllers.map(\.viewController)
      var views = [controller.view]
      while let view = views.popLast() {
        views += view.subviews
        if let name = view.appearance.imageName { names.insert(name) }
      }
    }
    return names
  }
}
