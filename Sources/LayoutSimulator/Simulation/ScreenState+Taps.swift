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

  /// Whether a tap comes through to an item: not past what is presented over it. A tap outside dismisses a popover, and its
  /// delegate is told; the items of the bar at which it is anchored come through (facts/presentation.json, `popover`;
  /// general knowledge).
  private mutating func reaches(_ id: String) throws -> Bool {
    let layouts = try layout().controllers
    guard layouts.frameInWindow(ofView: id) != nil else {
      note(.note, id, "it isn't in the window")
      return false
    }
    guard let top = hierarchy.presentationChain.last else { return true }
    let family = hierarchy.family(of: top).map { hierarchy[$0].name }
    let owner = layouts.first { $0.layout.tree.index(ofID: id) != nil }?.name
    if let owner, family.contains(owner) { return true }
    switch try style(of: top) {
    case .popover:
      if case .barButtonItem(let item)? = hierarchy[top].presentation?.popover?.anchor,
        layouts.areInOneBar(id, item)
      {
        return true
      }
      try dismissByTap(outside: top)
      return false
    case .currentContext, .overCurrentContext:
      // What isn't covered can be tapped.
      return true
    default:
      note(.note, id, "'\(hierarchy[top].name)' is presented over it: the tap doesn't come through")
      return false
    }
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
    case .point(let point): return try layout().hitTest(point)
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
      if bars.tabBarItem?.id == id, let parent = self[index].parent,
        let place = self[parent].children.firstIndex(of: index)
      {
        return Tapped(isEnabled: bars.tabBarItem?.isEnabled ?? true, tab: (self[parent].name, place))
      }
      let items = bars.navigationItem.leftBarButtonItems + bars.navigationItem.rightBarButtonItems + bars.toolbarItems
      if let item = items.first(where: { $0.id == id })?.resolved(for: traits) {
        return Tapped(isEnabled: item.isEnabled, actions: item.actions)
      }
      if let view = controller.view.view(ofID: id, for: traits) {
        return Tapped(isEnabled: view.isEnabled && !view.isHidden, actions: view.actions)
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
  /// The topmost view at a point of the window that has an id, and isn't hidden.
  func hitTest(_ point: Point) -> String? {
    for controller in controllers.indices.reversed() {
      let layout = controllers[controller].layout
      let origin = controllers.frameInWindow(of: controller)
      for view in layout.tree.viewIndices.reversed() {
        guard let id = layout.tree[view].id, !layout.isHidden(view) else { continue }
        let frame = view == layout.tree.root ? Rect(origin.size) : layout.frameInRoot(of: view)
        let (x, y) = (point.x - origin.x - frame.x, point.y - origin.y - frame.y)
        if x >= 0, y >= 0, x < frame.width, y < frame.height { return id }
      }
    }
    return nil
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
