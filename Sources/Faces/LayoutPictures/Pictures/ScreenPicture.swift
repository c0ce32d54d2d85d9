package import LayoutModel
package import LayoutOutput
package import LayoutResolution
import ViewKinds

/// A picture of a screen: its views as they are drawn, from the back to the front. It lays out nothing.
///
///     ScreenPicture(layout, PictureStyle()).svg
package struct ScreenPicture: Sendable {
  /// The size of the window, in points.
  package let size: Size
  /// The views in preorder, including hidden ones.
  package let views: [DrawnView]
  package let style: PictureStyle
  /// The title of the picture.
  package var title: String { ownTitle ?? screen.conditions.name }
  /// The look over all views, in the window's bounds: the status bar and the keyboard; `nil` if there is neither.
  let overlook: Look?
  let screen: ScreenLayout
  private let ownTitle: String?
  let offsets: ContentOffsets

  /// Creates the picture of a layout.
  ///
  /// - Parameters:
  ///   - screen: The layout.
  ///   - title: The title of the picture; `nil` for the conditions' name.
  ///   - style: The style of the picture.
  package init(_ screen: ScreenLayout, title: String? = nil, _ style: PictureStyle) {
    var known = KnownLooks()
    self.init(screen, title: title, style, &known)
  }

  /// Creates the picture of one of a scene's layouts.
  ///
  /// - Parameters:
  ///   - screen: The layout.
  ///   - title: The title of the picture; `nil` for the conditions' name.
  ///   - style: The style of the picture.
  ///   - known: The looks of the scene's pictures so far.
  package init(_ screen: ScreenLayout, title: String? = nil, _ style: PictureStyle, _ known: inout KnownLooks) {
    self.init(
      screen, size: screen.window.size, title: title, style, &known, walk: { screen.forEachView($0) })
  }

  /// Creates the picture of a moment.
  package init(_ sample: ScreenSample, title: String, _ style: PictureStyle) {
    var known = KnownLooks()
    self.init(sample.layout, size: sample.windowSize, title: title, style, &known, walk: { sample.views.forEach($0) })
  }

  private init(
    _ screen: ScreenLayout, size: Size, title: String?, _ style: PictureStyle, _ known: inout KnownLooks,
    walk: ((PlacedView) -> Void) -> Void
  ) {
    self.size = size
    self.style = style
    ownTitle = title
    self.screen = screen
    let traits = screen.traits
    let offsets = ContentOffsets(of: screen, beginsBelowBars: style.beginsBelowBars)
    self.offsets = offsets
    let lookTraits = LookTraits(traits)
    let era = SystemEra(traits.systemVersion)
    var looks = known.take(lookTraits)
    let standardTint = Shade.system(traits.systemVersion.major < 7 ? "systemBlue" : "tint")
    var path: [Surroundings] = []
    var views: [DrawnView] = []
    views.reserveCapacity(screen.controllers.reduce(0) { $0 + $1.layout.tree.viewCount })
    var rows: [Int: RowLooks] = [:]
    var isDimmed = false
    let roots = Set(
      screen.controllers.filter { $0.superview == nil }.map { $0.layout.tree.name(of: $0.layout.tree.root) })
    walk { placed in
      path.removeLast(max(0, path.count - placed.depth))
      let outer = path.last
      let layout = placed.view
      let declared = layout.view.declaration
      let kind = declared.kind
      let className = declared.className
      let alpha = declared.alpha
      let origin = outer?.origin ?? .zero
      let frame = Rect(
        x: origin.x + layout.untransformedFrame.x, y: origin.y + layout.untransformedFrame.y,
        width: layout.untransformedFrame.width, height: layout.untransformedFrame.height)
      let tint = outer?.entry.context.tint ?? standardTint
      let sides =
        SideInsets.matter(to: kind) ? SideInsets(of: frame, in: size, screen.window.safeAreaInsets) : SideInsets()
      let subject = KnownLooks.Subject(
        name: placed.name, view: declared, sides: sides, outerTint: tint, table: outer?.table?.context.appearance)
      let entry = looks.entry(of: subject, at: views.count, lookTraits, style)
      var look = entry.look
      let isDimming = className == LookTable.dimmingView
      let isPresented = placed.depth == 0 && !views.isEmpty && roots.contains(placed.name) && !isDimming
      if isPresented { look.present(declared.popoverArrow, era, frame, in: size) }
      if era != .gloss { look.reachEdges(kind, frame, in: size, screen.window.safeAreaInsets) }
      if kind == .tableViewCell, let table = outer?.tableNumber {
        rows[table, default: RowLooks()].add(views.count, frame, entry.context)
      }
      let isTable = kind == .tableView
      path.append(
        Surroundings(
          origin: frame.origin, entry: entry, table: isTable ? entry : outer?.table,
          tableNumber: isTable ? views.count : outer?.tableNumber))
      views.append(
        DrawnView(
          name: placed.name, className: className, depth: placed.depth, frame: frame,
          transform: declared.transform, contentOffset: offsets.offset(of: placed), alpha: alpha,
          isShown: !declared.isHidden && alpha >= 0.01, look: look,
          isPresented: isPresented && !isDimmed,
          isCard: isPresented && look.isRoundAboveAlone && Recession.isKnown(under: traits),
          isControllersView: placed.isControllersView, scrolls: kind.scrolls))
      if placed.depth == 0 { isDimmed = isDimming }
    }
    known.keep(looks, of: lookTraits)
    for table in rows.values { table.forEachRow { view, finish in finish(&views[view].look) } }
    ImageBudget.apply(to: &views, noting: style.images.undrawn)
    self.views = views
    overlook = style.showsStatusBar ? Look(over: views, of: screen, size, recedes: style.recedes) : nil
  }

  private init(_ picture: ScreenPicture, size: Size, views: [DrawnView]) {
    (self.size, self.views, style, screen) = (size, views, picture.style, picture.screen)
    (overlook, offsets, ownTitle) = (picture.overlook, picture.offsets, picture.ownTitle)
  }

  /// The same views with the frames of a dump: a picture of an earlier layout. Views that the dump doesn't have are
  /// left out, with their subviews.
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

  /// The values that a view's subviews inherit.
  private struct Surroundings {
    let origin: Point
    let entry: KnownLooks.Entry
    /// The table around the view, or the view itself if it is a table.
    let table: KnownLooks.Entry?
    /// The table's number among the views.
    let tableNumber: Int?
  }
}

extension Look {
  /// Creates the look of the status bar and the keyboard over a screen's views.
  fileprivate init?(over views: [DrawnView], of screen: ScreenLayout, _ size: Size, recedes: Bool) {
    // Until iOS 7 a window doesn't rotate with its content.
    guard screen.device.id != Device.inlineID, size == screen.window.size else { return nil }
    self.init()
    let traits = screen.traits
    // Until iOS 6 views begin below the status bar.
    let isOld = traits.systemVersion.major < 7
    var height = screen.window.safeAreaInsets.top
    if isOld {
      let isBelow = views.enumerated().contains { index, view in
        (index == 0 || view.className == ViewKind.navigationBar.rawValue) && view.frame.y == 20
      }
      height = isBelow ? 20 : 0
    }
    if height >= 20 {
      let point = Point(x: size.width / 2, y: height / 2)
      let isBlack = recedes && Recession.card(of: views) != nil
      let ground = isBlack ? Shade("000000") : views.last { $0.fill(at: point) != nil }?.fill(at: point)
      marks += StatusBarLook.marks(
        height: height, traits, over: ground ?? (isOld ? Shade("000000") : .system("systemBackground")))
    }
    if let height = screen.keyboardHeight { marks += KeyboardLook.marks(height: height, traits) }
    if marks.isEmpty { return nil }
  }
}

extension DrawnView {
  /// The fill at a point of the window, if it hides most of what is behind it.
  fileprivate func fill(at point: Point) -> Shade? {
    guard isShown, alpha > 0.5 else { return nil }
    func covers(_ rect: Rect) -> Bool {
      rect.x <= point.x && point.x < rect.maxX && rect.y <= point.y && point.y < rect.maxY
    }
    if let background = look.background, background.light.alpha > 0.5, covers(frame) { return background }
    guard case .box(let area, _, let paint) = look.marks.first, let fill = paint.fill, fill.light.alpha > 0.5 else {
      return nil
    }
    return covers(area.rect(in: frame)) ? fill : nil
  }
}

extension Look {
  /// Extends a bar at the window's edge under the status bar or the home indicator.
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

  /// Turns it into the look of a presented controller's view: a sheet or a popover, with its arrow.
  fileprivate mutating func present(_ arrow: PopoverArrow?, _ era: SystemEra, _ frame: Rect, in size: Size) {
    if background == nil { background = .system("systemBackground") }
    guard frame != Rect(size) else { return }
    if arrow == nil, frame.maxY >= size.height { isRoundAboveAlone = true }
    cornerRadius = era == .glass ? 34 : era == .flat ? 13 : 8
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

extension ScreenPicture {
  /// The device's scale, in pixels a point.
  package var scale: Double { screen.window.scale }

  /// The maximum number of pixels along a side of a picture, a limit of librsvg and of cairo's surfaces.
  package static let largestSide = 32_767.0

  /// The size in pixels at a scale, in pixels a point; `nil` for a picture that no program can draw.
  package func pixels(scale: Double) -> Size? {
    let pixels = Size(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    return max(pixels.width, pixels.height) <= Self.largestSide ? pixels : nil
  }
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
