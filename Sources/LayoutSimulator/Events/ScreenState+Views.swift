import LayoutModel
import LayoutResolution

/// Changes of views while a screen is up.
extension ScreenState {
  /// Changes a view of an existing controller; notes where there is none.
  ///
  /// - Returns: True where there is one.
  @discardableResult
  mutating func changeView(_ id: String, _ change: (inout View) -> Void) -> Bool {
    // It is found before it is changed: unchanged controllers stay shared, and are known to be the same.
    guard let index = controller(ofView: id) else {
      note(.note, id, "no controller on the screen has this view")
      return false
    }
    window.hierarchy[index].controller.view.changeView(id, change)
    handling.changed.insert(index)
    return true
  }

  /// Changes a bar's item of an existing controller; notes where there is none.
  ///
  /// - Returns: True where there is one.
  mutating func changeItem(_ id: String, _ change: (inout BarButtonItem) -> Void) -> Bool {
    let owner = window.hierarchy.indices.first { window.hierarchy[$0].controller.bars.hasItem(id) }
    guard let owner else {
      note(.note, id, "no controller on the screen has this item")
      return false
    }
    window.hierarchy[owner].controller.bars.changeItem(id, change)
    // The bars that show it are those of the containers around.
    handling.changed.formUnion(window.hierarchy.ancestors(of: owner))
    return true
  }

  /// The existing controller that has a view.
  private func controller(ofView id: String) -> ControllerHierarchy.Index? {
    window.hierarchy.indices.first { window.hierarchy[$0].controller.view.path(to: id) != nil }
  }

  /// Tells whether an existing controller has a view of an id.
  func hasView(_ id: String) -> Bool { controller(ofView: id) != nil }

  /// A row as it is added to a table's data. Where its ids are those of an earlier row, each gets the first number that
  /// makes it free, as in `row1-2`.
  func rowWithFreeIDs(_ row: View) -> View {
    var taken = Set(window.hierarchy.indices.flatMap { window.hierarchy[$0].controller.view.ids })
    taken.formUnion(application.rows.unshown.values.joined().flatMap(\.ids))
    let ids = row.ids
    guard ids.contains(where: taken.contains) else { return row }
    let parts = SceneParts(scene)
    taken.formUnion(parts.ids)
    var names: [String: String] = [:]
    for id in ids {
      guard let number = (2...).first(where: { !taken.contains("\(id)-\($0)") }) else { continue }
      names[id] = "\(id)-\(number)"
      taken.insert("\(id)-\(number)")
    }
    return row.renamed(names)
  }

  /// Gives the views of a controller their present frames: a frame that is set is one in the present window, and masks
  /// continue from there.
  ///
  /// - Parameter id: A view of the controller.
  /// - Throws: The errors of layout.
  mutating func settleFrames(around id: String) throws {
    let layouts = try composedWindow().layouts
    guard let index = controller(ofView: id),
      let layout = layouts.first(where: { $0.name == window.hierarchy[index].name })?.layout,
      !window.hierarchy[index].controller.kind.isContainer
    else { return }
    var next = 0
    window.hierarchy[index].controller.view.setFrames(
      layout.unroundedFrames[..<layout.tree.viewCount], layout.tree, scene.orientation, &next)
  }
}

extension BarSettings {
  /// Tells whether there is an item of an id.
  fileprivate func hasItem(_ id: String) -> Bool {
    tabBarItem?.id == id
      || (navigationItem.leftBarButtonItems + navigationItem.rightBarButtonItems + toolbarItems).contains {
        $0.id == id
      }
  }

  /// Changes the item of an id, where there is one.
  fileprivate mutating func changeItem(_ id: String, _ change: (inout BarButtonItem) -> Void) {
    if tabBarItem?.id == id, var item = tabBarItem {
      change(&item)
      tabBarItem = item
      return
    }
    _ =
      navigationItem.leftBarButtonItems.changeItem(id, change)
      || navigationItem.rightBarButtonItems.changeItem(id, change) || toolbarItems.changeItem(id, change)
  }
}

extension [BarButtonItem] {
  fileprivate mutating func changeItem(_ id: String, _ change: (inout BarButtonItem) -> Void) -> Bool {
    guard let index = firstIndex(where: { $0.id == id }) else { return false }
    change(&self[index])
    return true
  }
}

extension View {
  /// Changes the view of an id among this one and those below it, where there is one.
  fileprivate mutating func changeView(_ id: String, _ change: (inout View) -> Void) {
    // It goes down the path to the view: views may be nested deeply, and only that path is copied.
    if let path = path(to: id) { self.change(at: path[...], change) }
  }

  /// The indices on the path to the view of an id, from this one on.
  fileprivate func path(to id: String) -> [Int]? {
    var pending: [(view: View, path: [Int])] = [(self, [])]
    while let (view, path) = pending.popLast() {
      if view.id == id { return path }
      for (index, subview) in view.subviews.enumerated() { pending.append((subview, path + [index])) }
    }
    return nil
  }

  private mutating func change(at path: ArraySlice<Int>, _ change: (inout View) -> Void) {
    guard let first = path.first else { return change(&self) }
    subviews[first].change(at: path.dropFirst(), change)
  }

  /// Sets the frames of a view and of all installed views below it, in preorder. Views with a frame for an orientation
  /// keep their declared one, and the size for which that is written.
  fileprivate mutating func setFrames(
    _ frames: ArraySlice<Rect>, _ tree: ViewTree, _ orientation: InterfaceOrientation, _ next: inout Int
  ) {
    // A view that isn't installed isn't in the tree.
    guard next < tree.viewCount, tree[tree.index(at: next)].position == position,
      tree[tree.index(at: next)].id == id || tree[tree.index(at: next)].className == className
    else { return }
    let standing = standingFrame(in: orientation, tree.traits)
    if !hasTurnedFrame { frame = frames[next] }
    let size = frames[next].size
    next += 1
    for index in subviews.indices where subviews[index].resolved(for: tree.traits).isInstalled {
      if subviews[index].hasTurnedFrame {
        subviews[index].writtenSuperviewSize = subviews[index].writtenSuperviewSize ?? standing?.size ?? .zero
      } else {
        subviews[index].writtenSuperviewSize = hasTurnedFrame ? size : nil
      }
      subviews[index].setFrames(frames, tree, orientation, &next)
    }
  }
}
