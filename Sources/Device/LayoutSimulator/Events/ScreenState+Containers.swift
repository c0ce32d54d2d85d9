import LayoutModel

/// Changes within containers: pushing, popping, and selecting tabs. None of them turns the interface, whatever the
/// controllers allow that are seen then: they are asked as the device turns, and as something is presented in full
/// (<doc:Rotation#Who-is-asked>).
extension ScreenState {
  /// Pushes one of the scene's controllers onto a navigation controller.
  ///
  /// - Throws: `SimulatedException` where there is none of that name, or it is pushed already.
  mutating func push(_ name: String, onto navigation: String, isAnimated: Bool) throws {
    let container = try self.container(named: navigation, \.isNavigation)
    guard let controller = waitingController(name) else {
      throw SimulatedException(name: "NSInvalidArgumentException", reason: "there is no controller '\(name)' to push")
    }
    guard window.hierarchy.index(named: name) == nil else {
      throw SimulatedException(
        name: "NSInvalidArgumentException",
        reason: "Pushing the same view controller instance more than once is not supported ('\(name)')")
    }
    try checkPushing(controller)
    try checkContainers(in: controller)
    let before = try controllersInWindow()
    let below = window.hierarchy[container].children.last
    let index = window.hierarchy.insert(controller, under: container, named: name)
    window.hierarchy[container].children.append(index)
    try exchange(
      since: before, during: before.contains(container) && isAnimated ? TransitionTiming.ofStacks : 0, in: .ofContainer,
      showing: window.movement(of: index, over: below))
  }

  /// Pops the top controller of a navigation controller, or all above its root.
  mutating func pop(from navigation: String, toRoot: Bool, isAnimated: Bool) throws {
    let container = try self.container(named: navigation, \.isNavigation)
    let stack = window.hierarchy[container].children
    guard stack.count > 1 else {
      note(.note, navigation, "its root can't be popped")
      return
    }
    let first = toRoot ? 1 : stack.count - 1
    let leaving = Array(stack[first...])
    let isSeen = try controllersInWindow().contains(container)
    let movement = window.movement(of: stack[stack.count - 1], over: stack[first - 1], isLeaving: true)
    try exchange(during: isSeen && isAnimated ? TransitionTiming.ofStacks : 0, in: .ofContainer, showing: movement) {
      state in
      try state.release(state.window.hierarchy.remove(leaving))
    }
  }

  /// Replaces the stack of a navigation controller: controllers that aren't in it any more leave, and new ones come
  /// from the scene's controllers. The transition is a push or a pop, as in UIKit; both have the same order of
  /// callbacks.
  ///
  /// - Throws: `SimulatedException` where a controller is named twice, with UIKit's words (as the crash reports of
  ///   wordpress-mobile/WordPress-iOS#15337 have them), or isn't available.
  mutating func setStack(_ names: [String], of navigation: String) throws {
    let container = try self.container(named: navigation, \.isNavigation)
    guard Set(names).count == names.count else {
      throw SimulatedException(
        name: "NSInternalInconsistencyException",
        reason: "All view controllers in a navigation controller must be distinct (\(names.joined(separator: ", ")))")
    }
    let former = window.hierarchy[container].children
    let formerNames = Set(former.map { window.hierarchy[$0].name })
    var added: [ControllerHierarchy.Index] = []
    for name in names where !formerNames.contains(name) {
      guard window.hierarchy.index(named: name) == nil,
        let controller = waitingController(name)
      else {
        throw SimulatedException(
          name: "NSInvalidArgumentException",
          reason: "'\(name)' can't be in the stack of '\(navigation)': it isn't free")
      }
      try checkPushing(controller)
      try checkContainers(in: controller)
      added.append(window.hierarchy.insert(controller, under: container, named: name))
    }
    // They are below the others, where they aren't visible yet.
    if !added.isEmpty { window.hierarchy[container].children.insert(contentsOf: added.reversed(), at: 0) }
    let stack = names.compactMap { window.hierarchy.index(named: $0) }
    guard !stack.isEmpty, stack != former else { return }
    let isSeen = try controllersInWindow().contains(container)
    let changesTop = stack.last != former.last
    let remaining = Set(stack)
    try exchange(during: isSeen && changesTop ? TransitionTiming.ofStacks : 0, in: .ofContainer) { state in
      guard state.window.hierarchy.contains(container) else { return }
      let gone = state.window.hierarchy[container].children.filter { !remaining.contains($0) }
      try state.release(state.window.hierarchy.remove(gone))
      state.window.hierarchy[container].children = stack.filter(state.window.hierarchy.contains)
    }
  }

  /// Selects a tab, or a page.
  mutating func selectTab(_ position: Int, of tabs: String) throws {
    let container = try self.container(named: tabs, \.showsOneOfItsControllers)
    let node = window.hierarchy[container]
    guard node.children.indices.contains(position) else {
      throw SimulatedException(
        name: "NSRangeException", reason: "'\(tabs)' has \(node.children.count) tabs, and none at \(position)")
    }
    guard position != node.controller.selectedIndex else { return }
    let before = try controllersInWindow()
    window.hierarchy[container].controller.selectedIndex = position
    try exchange(since: before, during: 0, in: .ofSelection)
  }

  /// Checks that this device can have a declared controller with all controllers inside. UIKit refuses a stack that it would refuse as
  /// pushes, and before iOS 8 split views on phones (general knowledge).
  ///
  /// - Parameter controller: The controller.
  /// - Throws: `SimulatedException` at the place of the refused controller.
  func checkContainers(in controller: ViewController) throws(SimulatedException) {
    var pending = [controller]
    while let next = pending.popLast() {
      if next.kind == .splitViewController, device.idiom == .phone, !behavior.hasSplitViewsOnPhones {
        throw SimulatedException(
          name: "NSInvalidArgumentException",
          reason: "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad",
          position: next.position)
      }
      if next.kind.isNavigation {
        for child in next.viewControllers { try checkPushing(child) }
      }
      pending += next.viewControllers + next.childViewControllers.map(\.viewController)
    }
  }

  /// Checks that a controller can be in a stack: navigation controllers and split views can't.
  private func checkPushing(_ controller: ViewController) throws(SimulatedException) {
    let reason: String
    switch controller.kind {
    case .navigationController, .imagePickerController, .mailComposeViewController:
      reason = "Pushing a navigation controller is not supported"
    case .splitViewController: reason = "Split View Controllers cannot be pushed to a Navigation Controller"
    default: return
    }
    let name = controller.id.map { " ('\($0)')" } ?? ""
    throw SimulatedException(
      name: "NSInvalidArgumentException", reason: reason + name, position: controller.position)
  }

  private func container(
    named name: String, _ isOfKind: (ViewController.Kind) -> Bool
  ) throws(SimulatedException) -> ControllerHierarchy.Index {
    let index = try controller(named: name)
    if isOfKind(window.hierarchy[index].controller.kind) { return index }
    throw SimulatedException(
      name: "NSInvalidArgumentException", reason: "'\(name)' is a \(window.hierarchy[index].controller.kind.rawValue)")
  }
}

extension ViewController.Kind {
  /// A Boolean that tells whether it shows one of its controllers, a tab or a page, by an index.
  fileprivate var showsOneOfItsControllers: Bool { self == .tabBarController || self == .pageViewController }
}
