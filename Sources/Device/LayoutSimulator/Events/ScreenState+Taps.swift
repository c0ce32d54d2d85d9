import LayoutModel
import LayoutResolution

/// Fingers on the screen.
extension ScreenState {
  /// Taps a view, a bar's item or a point of the window: the view under the point gets the touch, or else a superview.
  mutating func tap(_ target: TapTarget) throws {
    let screen = try layout()
    let finger: (id: String?, point: Point)
    switch target {
    case .item(let id):
      guard let frame = screen.controllers.frameInWindow(ofView: id) else {
        note(.note, id, "it isn't in the window")
        return
      }
      finger = (id, Point(x: frame.midX, y: frame.midY))
    case .point(let point): finger = (nil, point)
    }
    let hit = screen.hit(at: finger.point)
    guard let id = finger.id ?? hit?.chain.first?.name else {
      note(.note, "window", "nothing is there")
      return
    }
    guard try reaches(id, at: finger.point, screen) else { return }
    let chain = hit.map(\.chain) ?? screen.views.filter { $0.name == id }
    try touch(chain, at: id, of: screen)
  }

  /// Hands a touch up from what is hit until somebody acts on it.
  private mutating func touch(_ chain: [PlacedView], at id: String, of screen: ScreenLayout) throws {
    for placed in chain {
      let answer = try answer(of: placed, screen)
      guard answer != .handsOn else { continue }
      let isNamed = placed.name == id
      if !isNamed, screen.path(to: id).contains(placed.name) {
        note(.note, id, "it takes no touches, and '\(placed.name)' has the tap")
      }
      switch answer {
      case .handsOn: continue
      case .isDisabled: note(.note, placed.name, "it is disabled: nothing happens")
      case .ignores: note(.action, placed.name, "a tap, of which nobody knows")
      case .selects(let tab):
        note(.action, placed.name, "a tap selects its tab")
        try selectTab(tab.index, of: tab.container)
      case .pops(let navigation):
        note(.action, placed.name, "a tap leads back")
        try pop(from: navigation, toRoot: false, isAnimated: true)
      case .edits(let actions):
        note(.action, placed.name, "a tap")
        try beginEditing(placed.name)
        try perform(actions)
      case .acts(let actions):
        note(.action, placed.name, "a tap")
        try perform(actions)
      }
      return
    }
    note(.action, id, "a tap, of which nobody knows")
  }

  /// The answer of a view to a tap that reaches it.
  private enum Answer: Equatable {
    /// The view passes the touch to its superview.
    case handsOn
    case isDisabled
    /// The view takes the touch, and no code hears of it.
    case ignores
    case acts([Action])
    /// It begins editing.
    case edits([Action])
    /// It shows a tab of a tab bar controller.
    case selects(Tab)
    /// It leads back to what is below in the stack of a navigation controller.
    case pops(String)
  }

  /// Lets a view or a bar's item answer a tap.
  private mutating func answer(of placed: PlacedView, _ screen: ScreenLayout) throws -> Answer {
    let view = placed.view.view
    if let id = view.id, let item = window.hierarchy.item(id, for: try traits(of: id)) {
      guard item.isEnabled else { return .isDisabled }
      return item.tab.map(Answer.selects) ?? (item.actions.isEmpty ? .ignores : .acts(item.actions))
    }
    if view.className == behavior.classOfBackButtons, let owner = screen.owner(of: placed.name),
      window.hierarchy.index(named: owner).map({ window.hierarchy[$0].controller.kind.isNavigation }) ?? false
    {
      return .pops(owner)
    }
    let actions = view.declaration.actions
    guard view.isEnabled || actions.isEmpty && !view.takesTaps else { return .isDisabled }
    if EditedText.Kind(view.kind) != nil { return .edits(actions) }
    guard actions.isEmpty else { return .acts(actions) }
    return view.takesTaps ? .ignores : .handsOn
  }

  /// Tells whether a tap reaches an item: popovers and sheets in front of it, and views that cover it, stop the tap.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - point: The point of the touch, in the window.
  ///   - screen: The visible layout.
  /// - Returns: True where it does; otherwise the effects of the tap have already happened.
  /// - Throws: The errors of dismissals.
  private mutating func reaches(_ id: String, at point: Point, _ screen: ScreenLayout) throws -> Bool {
    let roots = window.hierarchy.containmentRoots
    let covering = screen.hit(at: point)
    let own = self.position(of: id, among: roots, screen)
    let covered = covering?.path.last.map { self.position(of: $0, among: roots, screen) } ?? own
    for (position, root) in roots.enumerated().reversed() {
      // A view of this root, or of a root in front of it, takes the tap there.
      if position <= covered, !isDimmingView(covering?.name, of: root) { break }
      switch window.style(of: root) {
      case .popover:
        if comesPast(root, id, screen) { continue }
        try tapBeside(popover: root)
        return false
      case .pageSheet, .formSheet:
        try tapBeside(sheet: root)
        return false
      default: continue
      }
    }
    let owner = screen.controllers.first { $0.layout.tree.index(ofID: id) != nil }
    if let owner, let view = owner.layout.tree.index(ofID: id), owner.layout.isHidden(view) {
      note(.note, id, "it is hidden")
      return false
    }
    guard let covering, !covering.path.contains(id), !screen.path(to: id).contains(covering.name) else { return true }
    note(.note, id, "'\(covering.name)' lies over it: the tap doesn't come through")
    return false
  }

  /// The index among the outermost controllers of the one that an item belongs to.
  private func position(of id: String, among roots: [ControllerHierarchy.Index], _ screen: ScreenLayout) -> Int {
    guard let owner = screen.controllers.first(where: { $0.layout.tree.index(ofID: id) != nil }) else { return 0 }
    return roots.lastIndex { root in
      let name = window.hierarchy[root].name
      return window.hierarchy.containment(of: root).contains { window.hierarchy[$0].name == owner.name }
        || owner.name == PresentationViews.popover(of: name) || owner.name == PresentationViews.dimming(of: name)
    } ?? 0
  }

  private func isDimmingView(_ name: String?, of root: ControllerHierarchy.Index) -> Bool {
    name == PresentationViews.dimming(of: window.hierarchy[root].name)
  }

  // MARK: Taps beside presentations

  /// Tells whether a tap gets past a popover that is up to an item beside it: to the items of the bar with its anchor,
  /// and to its passthrough views with everything inside them (Apple's reference of `passthroughViews`; general
  /// knowledge). Nothing gets past a modal popover.
  private func comesPast(_ popover: ControllerHierarchy.Index, _ id: String, _ screen: ScreenLayout) -> Bool {
    guard !window.isModal(popover), let settings = window.hierarchy[popover].presentation?.popover else { return false }
    if case .barButtonItem(let item)? = settings.anchor, screen.controllers.areInOneBar(id, item) { return true }
    return !screen.path(to: id).isDisjoint(with: settings.passthroughViews)
  }

  /// Handles a tap beside a popover: it dismisses the popover, whose delegate is called (<doc:Presentations#Popovers>;
  /// general knowledge).
  private mutating func tapBeside(popover: ControllerHierarchy.Index) throws {
    let name = window.hierarchy[popover].name
    note(.action, "window", "a tap outside the popover '\(name)'")
    guard !window.isModal(popover) else { return tellOfModality(popover) }
    try dismissByTap(popover, behavior.popoverDismissalMethods)
  }

  /// Handles a tap beside a sheet, on the view that dims the views behind.
  private mutating func tapBeside(sheet: ControllerHierarchy.Index) throws {
    let name = window.hierarchy[sheet].name
    let style = window.style(of: sheet) == .formSheet ? "form sheet" : "page sheet"
    note(.action, "window", "a tap outside the \(style) '\(name)': nothing lies there but the dimming view")
    guard behavior.dismissesSheetsByTap(on: device.idiom) else { return }
    guard !window.isModal(sheet) else { return tellOfModality(sheet) }
    try dismissByTap(sheet, behavior.sheetDismissalMethods)
  }

  private mutating func tellOfModality(_ root: ControllerHierarchy.Index) {
    let name = window.hierarchy[root].name
    note(.note, name, "it is modal: nothing happens outside of it, and it stays")
    if behavior.hasModalInPresentation { note(.delegate, name, "presentationControllerDidAttemptToDismiss(_:)") }
  }

  private mutating func dismissByTap(
    _ root: ControllerHierarchy.Index, _ methods: (before: [String], after: String)
  ) throws {
    let node = window.hierarchy[root]
    let delegate = node.popoverHolder ?? node.askedPresenter
    let isPopover = window.style(of: root) == .popover
    for method in methods.before { note(.delegate, node.name, method) }
    if isPopover, try !callDelegate(.popoverControllerShouldDismissPopover, of: delegate) {
      return note(.note, node.name, "its delegate forbids it: it stays")
    }
    try remove(root)
    note(.delegate, node.name, methods.after)
    if isPopover { _ = try callDelegate(.popoverControllerDidDismissPopover, of: delegate) }
  }

  /// The traits of the view or controller around an item.
  private mutating func traits(of id: String) throws -> Traits {
    let layouts = try layout().controllers
    return layouts.first { $0.layout.tree.index(ofID: id) != nil }?.layout.tree.traits ?? window.environment.traits
  }
}

extension [ControllerLayout] {
  /// Tells whether two items are in one bar.
  fileprivate func areInOneBar(_ a: String, _ b: String) -> Bool {
    for controller in self {
      let tree = controller.layout.tree
      guard let first = tree.index(ofID: a), let second = tree.index(ofID: b) else { continue }
      return tree.superview(of: first) == tree.superview(of: second)
    }
    return false
  }
}

/// A tab of a tab bar controller, counted from 0.
private struct Tab: Equatable {
  let container: String
  let index: Int
}

extension ControllerHierarchy {
  /// An item of a container's bar.
  fileprivate struct Item {
    var isEnabled: Bool
    var actions: [Action] = []
    /// Of a tab bar's item: the tab.
    var tab: Tab?
  }

  /// The item of an id in the bars of containers, under given traits.
  fileprivate func item(_ id: String, for traits: Traits) -> Item? {
    for index in indices {
      let controller = self[index].controller
      let bars = controller.bars
      if controller.kind == .tabBarController {
        for (position, child) in self[index].children.enumerated() {
          guard let item = tabBarItem(of: child), item.id == id else { continue }
          return Item(
            isEnabled: item.resolved(for: traits).isEnabled, tab: Tab(container: self[index].name, index: position))
        }
      }
      let items = bars.navigationItem.leftBarButtonItems + bars.navigationItem.rightBarButtonItems + bars.toolbarItems
      if let item = items.first(where: { $0.id == id })?.resolved(for: traits) {
        return Item(isEnabled: item.isEnabled, actions: item.actions)
      }
    }
    return nil
  }
}

extension Layout {
  /// Tells whether a view or one around it is hidden or fully transparent.
  fileprivate func isHidden(_ view: ViewTree.Index) -> Bool {
    var next: ViewTree.Index? = view
    while let index = next {
      if tree[index].isHidden || tree[index].alpha < 0.01 { return true }
      next = tree.superview(of: index)
    }
    return false
  }
}
