import LayoutModel
import LayoutResolution

/// Changes of views while a screen is up.
extension ScreenState {
  /// Changes a view of a controller that lives; a note where there is none.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func changeView(_ id: String, _ change: (inout View) -> Void) -> Bool {
    for index in hierarchy.indices where hierarchy[index].controller.view.changeView(id, change) {
      noteChange(of: index)
      return true
    }
    note(.note, id, "no controller on the screen has this view")
    return false
  }

  /// Changes a bar's item of a controller that lives; a note where there is none.
  ///
  /// - Returns: Whether there is one.
  mutating func changeItem(_ id: String, _ change: (inout BarButtonItem) -> Void) -> Bool {
    for index in hierarchy.indices where hierarchy[index].controller.bars.changeItem(id, change) {
      // The bars that show it are those of the containers around.
      hierarchy.ancestors(of: index).forEach { noteChange(of: $0) }
      return true
    }
    note(.note, id, "no controller on the screen has this item")
    return false
  }

  private mutating func noteChange(of index: ControllerHierarchy.Index) {
    hierarchy[index].revision += 1
    viewChanges += 1
    known = nil
  }

  /// Whether a controller that lives has a view of an id.
  func hasView(_ id: String) -> Bool {
    hierarchy.indices.contains { hierarchy[$0].controller.view.path(to: id) != nil }
  }

  /// A row as it is added to a table's data: where its ids are those of a row that was added before, each gets the first
  /// number behind it that makes it free, as in `row1-2`.
  func rowWithFreeIDs(_ row: View) -> View {
    var taken = Set(hierarchy.indices.flatMap { hierarchy[$0].controller.view.ids })
    taken.formUnion(unshownRows.values.joined().flatMap(\.ids))
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

  /// Gives the views of a controller the frames that they have now: a frame that is set is one in the present window, and
  /// masks go on from there.
  ///
  /// - Parameter id: A view of the controller.
  /// - Throws: What laying out throws.
  mutating func settleFrames(around id: String) throws {
    let layouts = try layout().controllers
    guard let index = hierarchy.indices.first(where: { hierarchy[$0].controller.view.path(to: id) != nil }),
      let layout = layouts.first(where: { $0.name == hierarchy[index].name })?.layout,
      !hierarchy[index].controller.kind.isContainer
    else { return }
    var next = 0
    hierarchy[index].controller.view.setFrames(
      layout.unroundedFrames[..<layout.tree.viewCount], layout.tree, scene.orientation, &next)
  }
}

extension BarSettings {
  /// Changes the item of an id.
  ///
  /// - Returns: Whether there is one.
  fileprivate mutating func changeItem(_ id: String, _ change: (inout BarButtonItem) -> Void) -> Bool {
    if tabBarItem?.id == id, var item = tabBarItem {
      change(&item)
      tabBarItem = item
      return true
    }
    return navigationItem.leftBarButtonItems.changeItem(id, change)
      || navigationItem.rightBarButtonItems.changeItem(id, change) || toolbarItems.changeItem(id, change)
  }
}

extension [BarButtonItem] {
  fileprivate mutating func changeItem(_ id: String, _ change: (inout BarButtonItem) -> Void) -> Bool {
    guard let place = firstIndex(where: { $0.id == id }) else { return false }
    change(&self[place])
    return true
  }
}

extension View {
  /// Changes the view of an id among this one and those below it.
  ///
  /// - Returns: Whether there is one.
  mutating func changeView(_ id: String, _ change: (inout View) -> Void) -> Bool {
    // Down by the path that leads there: views may be nested deeply, and only that path is copied.
    guard let path = path(to: id) else { return false }
    self.change(at: path[...], change)
    return true
  }

  func path(to id: String) -> [Int]? {
    var pending: [(view: View, path: [Int])] = [(self, [])]
    while let (view, path) = pending.popLast() {
      if view.id == id { return path }
      for (place, subview) in view.subviews.enumerated() { pending.append((subview, path + [place])) }
    }
    return nil
  }

  private mutating func change(at path: ArraySlice<Int>, _ change: (inout View) -> Void) {
    guard let first = path.first else { return change(&self) }
    subviews[first].change(at: path.dropFirst(), change)
  }

  /// Sets the frames of a view and of all below it that are installed, in preorder. Views that have a frame for an orientation
  /// keep what they are declared with, and what that is written for.
  fileprivate mutating func setFrames(
    _ frames: ArraySlice<Rect>, _ tree: ViewTree, _ orientation: InterfaceOrientation, _ next: inout Int
  ) {
    // A view that isn't installed isn't among the tree's.
    guard next < frames.count, tree[tree.index(at: next)].position == position,
      tree[tree.index(at: next)].id == id || tree[tree.index(at: next)].className == className
    else { return }
    let standing = standingFrame(in: orientation, tree.traits)
    if !hasTurnedFrame { frame = frames[next] }
    let size = frames[next].size
    next += 1
    for place in subviews.indices where subviews[place].resolved(for: tree.traits).isInstalled {
      if subviews[place].hasTurnedFrame {
        subviews[place].writtenSuperviewSize = subviews[place].writtenSuperviewSize ?? standing?.size ?? .zero
      } else {
        subviews[place].writtenSuperviewSize = hasTurnedFrame ? size : nil
      }
      subviews[place].setFrames(frames, tree, orientation, &next)
    }
  }
}
