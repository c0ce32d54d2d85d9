import Documents
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
    guard let owner else { return changeItemInView(id, change) }
    window.hierarchy[owner].controller.bars.changeItem(id, change)
    // The item is shown by bars of the containers around.
    handling.changed.formUnion(window.hierarchy.ancestors(of: owner))
    return true
  }

  /// Changes an item of a toolbar that stands among a controller's views; a note where there is none.
  private mutating func changeItemInView(_ id: String, _ change: (inout BarButtonItem) -> Void) -> Bool {
    for index in window.hierarchy.indices where window.hierarchy[index].controller.view.hasItems {
      var view = window.hierarchy[index].controller.view
      guard view.changeItem(id, change) else { continue }
      window.hierarchy[index].controller.view = view.showingItems
      handling.changed.insert(index)
      return true
    }
    note(.note, id, "no controller on the screen has this item")
    return false
  }

  /// Sets values of a controller that is on the screen, or of one that waits for it.
  ///
  /// - Throws: `SimulatedException` where an image picker is to take images from what the device hasn't.
  mutating func set(_ settings: [ControllerSetting], ofController name: String) throws(SimulatedException) {
    for case .sourceType(let source) in settings where !device.hasSource(source) { throw .unavailableSource(source) }
    if let index = window.hierarchy.index(named: name) {
      for setting in settings { window.hierarchy[index].controller.apply(setting) }
      handling.changed.formUnion(window.hierarchy.ancestors(of: index))
    } else {
      application.settingsOfWaiting[name, default: []] += settings
    }
    note(.action, name, "is changed: \(settings.map(\.words).joined(separator: ", "))")
  }

  /// Calls a method of a controller, or a block that one of its properties holds; a note where nothing is there.
  mutating func call(_ name: String, of owner: String) throws {
    // A block may hold on to a controller that has left the screen.
    let living = window.hierarchy.index(named: owner).map { window.hierarchy[$0].controller }
    guard let controller = living ?? application.departed[owner] else {
      return note(.note, owner, "it isn't on the screen: nobody answers '\(name)'")
    }
    if let actions = controller.methods[name] {
      note(.action, owner, name)
      return try perform(actions)
    }
    guard let property = controller.properties[name] else {
      throw SimulatedException.unrecognizedSelector(name, sentTo: owner, implementing: controller.methods.keys.sorted())
    }
    guard case .block(let actions) = property else {
      return note(.note, owner, "its property '\(name)' holds no block")
    }
    note(.action, owner, "calls the block '\(name)'")
    try perform(actions)
  }

  /// The existing controller that has a view.
  func controller(ofView id: String) -> ControllerHierarchy.Index? {
    window.hierarchy.indices.first { window.hierarchy[$0].controller.view.path(to: id) != nil }
  }

  /// Tells whether an existing controller has a view of an id.
  func hasView(_ id: String) -> Bool { controller(ofView: id) != nil }

  /// A row as it is added to a table's data. Where its ids are those of an earlier row, each gets the first number that
  /// makes it free, as in `row1-2`.
  func rowWithFreeIDs(_ row: View) -> View { row.renamed(freeNames(for: row.ids)) }

  /// A controller that code makes to present it: a new one each time. Where its ids are those of an earlier one that is
  /// still on the screen, each gets the first number that makes it free, as in `picker-2`.
  func controllerWithFreeIDs(_ controller: ViewController) -> ViewController {
    let names = freeNames(for: SceneParts(controller, viewControllers: [], events: []).ids)
    return names.isEmpty ? controller : SceneNames(names).apply(to: controller)
  }

  /// The free names of ids, where one of them is taken on the screen; none where all are free.
  private func freeNames(for ids: [String]) -> [String: String] {
    var taken = Set(window.hierarchy.indices.flatMap { window.hierarchy[$0].ids })
    taken.formUnion(application.rows.unshown.values.joined().flatMap(\.view.ids))
    guard ids.contains(where: taken.contains) else { return [:] }
    taken.formUnion(SceneParts(scene).ids)
    var names: [String: String] = [:]
    for id in ids where names[id] == nil {
      guard let number = (2...).first(where: { !taken.contains("\(id)-\($0)") }) else { continue }
      names[id] = "\(id)-\(number)"
      taken.insert("\(id)-\(number)")
    }
    return names
  }
}

extension ControllerHierarchy.Node {
  /// The ids of the controller, of its bars' items, and of its views.
  fileprivate var ids: [String] {
    [name] + controller.barButtonItems.compactMap(\.id) + controller.view.ids
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

extension BarButtonItemSetting {
  /// The change in words: `isEnabled = false`.
  var words: String {
    switch self {
    case .title(let title): "title = \(JSONText.quoted(title))"
    case .width(let width): "width = \(JSONText.thousandths(width))"
    case .isEnabled(let isEnabled): "isEnabled = \(isEnabled)"
    case .actions: "actions"
    }
  }
}

extension ControllerSetting {
  /// The change in words.
  fileprivate var words: String {
    switch self {
    case .modalPresentationStyle(let style): "modalPresentationStyle = \(style.name)"
    case .modalTransitionStyle(let style): "modalTransitionStyle = \(style.name)"
    case .sourceType(let type): "sourceType = \(type.rawValue)"
    case .navigationItem: "navigationItem"
    case .property(let name, let value): "\(name) = \(value.words)"
    }
  }
}

extension PropertyValue {
  /// The value in words.
  fileprivate var words: String {
    switch self {
    case .none: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number): JSONText.thousandths(number)
    case .text(let text): text
    case .block: "a block"
    }
  }
}

extension View {
  /// Changes the item of an id in a toolbar among this view and those below it.
  ///
  /// - Returns: Whether there is one.
  fileprivate mutating func changeItem(_ id: String, _ change: (inout BarButtonItem) -> Void) -> Bool {
    if items.changeItem(id, change) { return true }
    for index in subviews.indices where subviews[index].hasItems {
      if subviews[index].changeItem(id, change) { return true }
    }
    return false
  }

  /// Changes the view with an id, this view or a descendant, if there is such a view.
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
}
