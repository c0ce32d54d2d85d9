import LayoutModel

/// Fingers on the screen.
extension ScreenState {
  /// Taps a view, a bar's item or a point of the window.
  mutating func tap(_ target: TapTarget) throws {
    guard let id = try id(of: target) else {
      note(.note, "window", "nothing is there")
      return
    }
    guard try reaches(id) else { return }
    guard let tapped = hierarchy.tapped(id, for: try traits(of: id)) else {
      note(.note, id, "no view or item of the screen has this id")
      return
    }
    guard tapped.isEnabled else {
      note(.note, id, "it is disabled: nothing happens")
      return
    }
    if let tab = tapped.tab {
      note(.action, id, "a tap selects its tab")
      try selectTab(tab.place, of: tab.container)
      return
    }
    note(.action, id, tapped.actions.isEmpty ? "a tap, of which nobody knows" : "a tap")
    try perform(tapped.actions)
  }

  /// Whether a tap comes through to an item: not past what covers it. A tap outside dismisses a popover, and its delegate is
  /// told; the items of the bar at which it is anchored come through (facts/presentation.json, `popover`; general
  /// knowledge).
  private mutating func reaches(_ id: String) throws -> Bool {
    let screen = try layout()
    guard let frame = screen.controllers.frameInWindow(ofView: id) else {
      note(.note, id, "it isn't in the window")
      return false
    }
    let owner = screen.controllers.first { $0.layout.tree.index(ofID: id) != nil }
    let roots = hierarchy.familyRoots
    if let place = roots.lastIndex(where: { style(of: $0) == .popover }) {
      let popover = roots[place]
      let name = hierarchy[popover].name
      let family = roots[place...].flatMap(hierarchy.family)
      let inside = Set(family.map { hierarchy[$0].name } + ["\(name)/UIPopoverView"])
      let isInside = owner.map { inside.contains($0.name) } ?? false
      var isInBar = false
      if case .barButtonItem(let item)? = hierarchy[popover].presentation?.popover?.anchor {
        isInBar = screen.controllers.areInOneBar(id, item)
      }
      if !isInside, !isInBar {
        try dismissByTap(outside: popover)
        return false
      }
    }
    if let owner, let view = owner.layout.tree.index(ofID: id), owner.layout.isHidden(view) {
      note(.note, id, "it is hidden")
      return false
    }
    let covering = screen.topmost(at: Point(x: frame.midX, y: frame.midY))
    guard let covering, !covering.path.contains(id) else { return true }
    note(.note, id, "'\(covering.name)' lies over it: the tap doesn't come through")
    return false
  }

  private mutating func dismissByTap(outside popover: ControllerHierarchy.Index) throws {
    let name = hierarchy[popover].name
    let isOld = !behavior.announcesSizes
    note(.action, "window", "a tap outside the popover '\(name)'")
    note(
      .delegate, name,
      isOld
        ? "popoverControllerShouldDismissPopover(_:)" : "popoverPresentationControllerShouldDismissPopover(_:)")
    try remove(popover)
    note(
      .delegate, name,
      isOld ? "popoverControllerDidDismissPopover(_:)" : "popoverPresentationControllerDidDismissPopover(_:)")
  }

  private mutating func id(of target: TapTarget) throws -> String? {
    switch target {
    case .item(let id): return id
    case .point(let point): return try layout().topmost(at: point)?.path.last
    }
  }

  /// The traits under which an item is seen.
  private mutating func traits(of id: String) throws -> Traits {
    let layouts = try layout().controllers
    return layouts.first { $0.layout.tree.index(ofID: id) != nil }?.layout.tree.traits ?? windowEnvironment.traits
  }
}

extension [ControllerLayout] {
  /// Whether two items stand in one bar.
  fileprivate func areInOneBar(_ a: String, _ b: String) -> Bool {
    for controller in self {
      let tree = controller.layout.tree
      guard let first = tree.index(ofID: a), let second = tree.index(ofID: b) else { continue }
      return tree.superview(of: first) == tree.superview(of: second)
    }
    return false
  }
}

extension ControllerHierarchy {
  /// What a tap meets.
  struct Tapped {
    var isEnabled: Bool
    var actions: [Action] = []
    /// Of a tab bar's item: the tab bar controller, and the place of the tab.
    var tab: (container: String, place: Int)?
  }

  /// The view or bar item of an id, under given traits.
  func tapped(_ id: String, for traits: Traits) -> Tapped? {
    for index in indices {
      let controller = self[index].controller
      let bars = controller.bars
      if controller.kind == .tabBarController {
        for (place, child) in self[index].children.enumerated() {
          guard let item = tabBarItem(of: child), item.id == id else { continue }
          return Tapped(isEnabled: item.resolved(for: traits).isEnabled, tab: (self[index].name, place))
        }
      }
      let items = bars.navigationItem.leftBarButtonItems + bars.navigationItem.rightBarButtonItems + bars.toolbarItems
      if let item = items.first(where: { $0.id == id })?.resolved(for: traits) {
        return Tapped(isEnabled: item.isEnabled, actions: item.actions)
      }
      if let view = controller.view.view(ofID: id, for: traits) {
        return Tapped(isEnabled: view.isEnabled, actions: view.actions)
      }
    }
    return nil
  }
}

extension View {
  /// The view of an id among this one and those below it, with the variations that hold.
  fileprivate func view(ofID id: String, for traits: Traits) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.id == id { return view.resolved(for: traits) }
      pending += view.subviews
    }
    return nil
  }
}

extension ScreenLayout {
  /// The topmost view at a point of the window: its name, and the ids from its outermost superview on to itself; `nil` where
  /// there is none. A view is met within all that it stands in, and where nothing of that is hidden.
  func topmost(at point: Point) -> (name: String, path: [String])? {
    /// A view that the walk is in: where its content begins in the window, its ids, and whether the point lies in it.
    struct Outer {
      let origin: Point
      let path: [String]
      let isMet: Bool
    }
    var outers: [Outer] = []
    var found: (name: String, path: [String])?
    for placed in views {
      outers.removeSubrange(placed.depth...)
      let outer = outers.last ?? Outer(origin: .zero, path: [], isMet: true)
      let (view, frame) = (placed.view.view, placed.view.untransformedFrame)
      let origin = Point(x: outer.origin.x + frame.x, y: outer.origin.y + frame.y)
      let isInside =
        point.x >= origin.x && point.y >= origin.y && point.x < origin.x + frame.width
        && point.y < origin.y + frame.height
      let isMet = outer.isMet && isInside && !view.isHidden && view.alpha >= 0.01
      let path = outer.path + [view.id].compactMap(\.self)
      if isMet { found = (placed.name, path) }
      let offset = placed.view.contentOffset
      outers.append(
        Outer(origin: Point(x: origin.x - offset.x, y: origin.y - offset.y), path: path, isMet: isMet))
    }
    return found
  }
}

extension Layout {
  /// Whether a view or one that it stands in is hidden, or lets everything shine through.
  fileprivate func isHidden(_ view: ViewTree.Index) -> Bool {
    var next: ViewTree.Index? = view
    while let index = next {
      if tree[index].isHidden || tree[index].alpha < 0.01 { return true }
      next = tree.superview(of: index)
    }
    return false
  }
}
