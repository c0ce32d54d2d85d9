import LayoutModel
import LayoutResolution

/// Fingers on the screen.
extension ScreenState {
  /// Taps a view, a bar's item or a point of the window.
  mutating func tap(_ target: TapTarget) throws {
    let screen = try layout()
    let touch: (id: String, point: Point)
    switch target {
    case .item(let id):
      guard let frame = screen.controllers.frameInWindow(ofView: id) else {
        note(.note, id, "it isn't in the window")
        return
      }
      touch = (id, Point(x: frame.midX, y: frame.midY))
    case .point(let point):
      guard let id = screen.topmost(at: point)?.path.last else {
        note(.note, "window", "nothing is there")
        return
      }
      touch = (id, point)
    }
    let id = touch.id
    guard try reaches(id, at: touch.point, screen) else { return }
    guard let tapped = window.hierarchy.tapped(id, for: try traits(of: id)) else {
      note(.note, id, "no view or item of the screen has this id")
      return
    }
    guard tapped.isEnabled else {
      note(.note, id, "it is disabled: nothing happens")
      return
    }
    if let tab = tapped.tab {
      note(.action, id, "a tap selects its tab")
      try selectTab(tab.index, of: tab.container)
      return
    }
    note(.action, id, tapped.actions.isEmpty ? "a tap, of which nobody knows" : "a tap")
    try perform(tapped.actions)
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
    let covering = screen.topmost(at: point)
    let own = self.position(of: id, among: roots, screen)
    let covered = covering?.path.last.map { self.position(of: $0, among: roots, screen) } ?? own
    for (position, root) in roots.enumerated().reversed() {
      // A view of this one, or of one in front of it, takes the tap there.
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
    guard let covering, !covering.path.contains(id) else { return true }
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
    guard !isModal(popover), let settings = window.hierarchy[popover].presentation?.popover else { return false }
    if case .barButtonItem(let item)? = settings.anchor, screen.controllers.areInOneBar(id, item) { return true }
    return !screen.path(to: id).isDisjoint(with: settings.passthroughViews)
  }

  /// Tells whether a presented controller, or a visible one of its content, makes taps beside it do nothing.
  private func isModal(_ root: ControllerHierarchy.Index) -> Bool {
    window.hierarchy.visibleContainment(of: root).contains { index in
      let controller = window.hierarchy[index].controller
      return (window.style(of: root) == .popover && controller.isModalInPopover)
        || (behavior.hasModalInPresentation && controller.isModalInPresentation)
    }
  }

  /// Handles a tap beside a popover: it dismisses the popover, whose delegate is called (<doc:Presentations#Popovers>;
  /// general knowledge).
  private mutating func tapBeside(popover: ControllerHierarchy.Index) throws {
    let name = window.hierarchy[popover].name
    note(.action, "window", "a tap outside the popover '\(name)'")
    guard !isModal(popover) else { return tellOfModality(popover) }
    try dismissByTap(popover, behavior.popoverDismissalMethods)
  }

  /// Handles a tap beside a sheet, on the view that dims the views behind.
  private mutating func tapBeside(sheet: ControllerHierarchy.Index) throws {
    let name = window.hierarchy[sheet].name
    let style = window.style(of: sheet) == .formSheet ? "form sheet" : "page sheet"
    note(.action, "window", "a tap outside the \(style) '\(name)': nothing lies there but the dimming view")
    guard behavior.dismissesSheetsByTap(on: device.idiom) else { return }
    guard !isModal(sheet) else { return tellOfModality(sheet) }
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
    let name = window.hierarchy[root].name
    for method in methods.before { note(.delegate, name, method) }
    try remove(root)
    note(.delegate, name, methods.after)
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

extension SystemBehavior {
  /// The methods of a popover's delegate when a tap beside it dismisses the popover: of `UIPopoverController`'s
  /// delegate until iOS 7, of its presentation controller's since; from iOS 13 on they are those of all presentations
  /// (Apple's references).
  fileprivate var popoverDismissalMethods: (before: [String], after: String) {
    if hasModalInPresentation { return sheetDismissalMethods }
    let prefix = announcesSizes ? "popoverPresentationController" : "popoverController"
    return (["\(prefix)ShouldDismissPopover(_:)"], "\(prefix)DidDismissPopover(_:)")
  }

  fileprivate var sheetDismissalMethods: (before: [String], after: String) {
    (
      ["presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)"],
      "presentationControllerDidDismiss(_:)"
    )
  }
}

extension ControllerHierarchy {
  /// The target of a tap.
  struct Tapped {
    var isEnabled: Bool
    var actions: [Action] = []
    /// The tab bar controller of a tab bar's item, and the index of the tab.
    var tab: (container: String, index: Int)?
  }

  /// The view or bar item of an id, under given traits.
  func tapped(_ id: String, for traits: Traits) -> Tapped? {
    for index in indices {
      let controller = self[index].controller
      let bars = controller.bars
      if controller.kind == .tabBarController {
        for (position, child) in self[index].children.enumerated() {
          guard let item = tabBarItem(of: child), item.id == id else { continue }
          return Tapped(isEnabled: item.resolved(for: traits).isEnabled, tab: (self[index].name, position))
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
  /// The view of an id among this one and those below it, with the applicable variations.
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
  /// The names of a view and of all views around it.
  func path(to name: String) -> Set<String> {
    let superviews = Dictionary(views.map { ($0.name, $0.superview) }) { first, _ in first }
    var path: Set<String> = []
    var next: String? = name
    while let name = next, path.insert(name).inserted { next = superviews[name].flatMap(\.self) }
    return path
  }

  /// The topmost view at a point of the window: its name, and the ids from its outermost superview to itself; `nil`
  /// where there is none. A view is hit only within all views around it, and where none of them is hidden.
  func topmost(at point: Point) -> (name: String, path: [String])? {
    /// An open view of the walk: the origin of its content in the window, its ids, and a Boolean that tells whether the
    /// point is inside.
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
