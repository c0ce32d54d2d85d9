import Documents

/// A controller of a storyboard, or of a xib, and what the canvas simulates around its view.
struct CanvasController {
  let element: XMLElement
  /// The segues that begin anywhere in the controller.
  var segues: [XMLElement] = []
  /// The bars around its view, as far as they are told by what leads to it.
  var surroundings = Surroundings()

  var id: String? { element["id"] }

  /// Whether other controllers stand in it, so that what leads to it doesn't lead to them.
  var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"].contains(element.name)
  }

  /// What stands around a controller's view.
  struct Surroundings {
    var hasNavigationBar = false
    var hasLargeTitles = false
    var hasTabBar = false
    var hasToolbar = false
    var isPopover = false
  }
}

/// The controllers of a file, and what their segues say about bars.
struct ControllerGraph {
  private(set) var controllers: [CanvasController]
  private var indices: [String: Int] = [:]

  init(_ controllers: [CanvasController]) {
    self.controllers = controllers
    for (index, controller) in controllers.enumerated() {
      if let id = controller.id, indices[id] == nil { indices[id] = index }
    }
    findNavigationBars()
    findTabBars()
    for controller in controllers {
      for segue in controller.segues {
        guard let target = target(of: segue) else { continue }
        if ["popover", "popoverPresentation"].contains(segue["kind"]) { markPopover(from: target) }
      }
    }
    for index in controllers.indices { heedSimulatedMetrics(of: index) }
  }

  /// The first controller with a view of its own that one shows: itself, or what containers begin with.
  ///
  /// - Parameters:
  ///   - id: The controller's id.
  ///   - scenes: The places of the controllers that have a view.
  /// - Returns: The controller's place; `nil` where there is none.
  func firstScene(from id: String?, among scenes: Set<Int>) -> Int? {
    var place = id.flatMap { indices[$0] }
    var seen: Set<Int> = []
    while let index = place, seen.insert(index).inserted {
      if scenes.contains(index) { return index }
      place = controllers[index].segues.first { $0["kind"] == "relationship" }.flatMap(target)
    }
    return nil
  }

  private func target(of segue: XMLElement) -> Int? { segue["destination"].flatMap { indices[$0] } }

  /// What shows another controller in place of one, where there is a stack to push it on.
  private static let pushingKinds: Set<String> = ["show", "push", "showDetail"]

  /// Those in a navigation controller, from its root on along what pushes.
  private mutating func findNavigationBars() {
    for controller in controllers where controller.element.name == "navigationController" {
      let hasBar = controller.element["navigationBarHidden"] != "YES"
      let hasToolbar = controller.element["toolbarHidden"] == "NO"
      let hasLargeTitles = controller.element.child(forKey: "navigationBar")?["largeTitles"] == "YES"
      for segue in controller.segues where segue["relationship"] == "rootViewController" {
        guard let root = target(of: segue) else { continue }
        spread(from: root) { surroundings in
          surroundings.hasNavigationBar = surroundings.hasNavigationBar || hasBar
          surroundings.hasLargeTitles = surroundings.hasLargeTitles || (hasBar && hasLargeTitles)
          surroundings.hasToolbar = surroundings.hasToolbar || hasToolbar
        }
      }
    }
  }

  /// Those in a tab bar controller, and what they push or hold.
  private mutating func findTabBars() {
    for controller in controllers where controller.element.name == "tabBarController" {
      for segue in controller.segues where segue["relationship"] == "viewControllers" {
        guard let tab = target(of: segue) else { continue }
        var roots = [tab]
        if controllers[tab].element.name == "navigationController" {
          roots = controllers[tab].segues.filter { $0["relationship"] == "rootViewController" }.compactMap(target)
        }
        for root in roots { spread(from: root) { $0.hasTabBar = true } }
      }
    }
  }

  private mutating func markPopover(from target: Int) {
    var roots = [target]
    if controllers[target].element.name == "navigationController" {
      roots = controllers[target].segues.filter { $0["relationship"] == "rootViewController" }.compactMap(self.target)
    }
    for root in roots { controllers[root].surroundings.isPopover = true }
  }

  /// Tells a controller and all that it pushes.
  private mutating func spread(from start: Int, _ change: (inout CanvasController.Surroundings) -> Void) {
    var pending = [start]
    var seen: Set<Int> = [start]
    while let index = pending.popLast() {
      change(&controllers[index].surroundings)
      guard !controllers[index].isContainer || index == start else { continue }
      for segue in controllers[index].segues where segue["kind"].map(Self.pushingKinds.contains) ?? false {
        guard let next = target(of: segue), !controllers[next].isContainer, seen.insert(next).inserted else { continue }
        pending.append(next)
      }
    }
  }

  /// What a scene simulates wins over what leads to it.
  private mutating func heedSimulatedMetrics(of index: Int) {
    controllers[index].surroundings.heed(controllers[index].element)
    if controllers[index].element["hidesBottomBarWhenPushed"] == "YES" {
      controllers[index].surroundings.hasTabBar = false
    }
  }
}

extension CanvasController.Surroundings {
  /// Takes what a controller or a xib's view simulates.
  mutating func heed(_ element: XMLElement) {
    switch element.child(forKey: "simulatedTopBarMetrics")?.name {
    case "simulatedNavigationBarMetrics": hasNavigationBar = true
    case "nil": hasNavigationBar = false
    default: break
    }
    switch element.child(forKey: "simulatedBottomBarMetrics")?.name {
    case "simulatedTabBarMetrics": hasTabBar = true
    case "simulatedToolbarMetrics": hasToolbar = true
    case "nil": (hasTabBar, hasToolbar) = (false, false)
    default: break
    }
  }
}
