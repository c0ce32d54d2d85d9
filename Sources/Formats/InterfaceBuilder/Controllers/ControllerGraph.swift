import Documents
import LayoutModel

/// The controllers of a file, and the bars that their segues imply.
struct ControllerGraph {
  private(set) var controllers: [CanvasController]
  private var indices: [String: Int] = [:]
  /// The ids of the segues that determine the bars of a controller that several lead to, and these controllers.
  private let tieBreakers: Set<String>
  private var tied: Set<Int> = []

  /// Creates the graph of a file.
  ///
  /// - Parameters:
  ///   - controllers: The controllers, with the segues that begin in them.
  ///   - tieBreakers: The ids of the segues that determine the bars of a controller that several lead to.
  init(_ controllers: [CanvasController], tieBreakers: Set<String>) {
    self.controllers = controllers
    self.tieBreakers = tieBreakers
    for (index, controller) in controllers.enumerated() {
      if let id = controller.id, indices[id] == nil { indices[id] = index }
    }
    for segue in controllers.flatMap(\.segues) where segue.element["id"].map(tieBreakers.contains) ?? false {
      if let target = target(of: segue) { tied.insert(target) }
    }
    findNavigationBars()
    findTabBars()
    findSimulatedBars()
    findHiddenNavigationBars()
    for controller in controllers {
      for segue in controller.segues {
        guard let target = target(of: segue) else { continue }
        if segue.isPopover, tells(segue, of: target) { markPopover(from: target) }
        if segue.kind == .embed { self.controllers[target].surroundings.isEmbedded = true }
      }
    }
    for index in controllers.indices { heedSimulatedMetrics(of: index) }
  }

  /// The index of the controller with an id.
  func index(ofID id: String?) -> Int? { id.flatMap { indices[$0] } }

  /// The target of a segue; `nil` if it leads out of the file.
  func target(of segue: CanvasSegue) -> Int? { index(ofID: segue.element["destination"]) }

  /// Tells whether a segue determines the bars that the canvas draws around a controller. Where a controller has tie breakers, other segues
  /// don't.
  private func tells(_ segue: CanvasSegue, of target: Int) -> Bool {
    !tied.contains(target) || (segue.element["id"].map(tieBreakers.contains) ?? false)
  }

  /// The warnings about segues that aren't understood or lead nowhere.
  var warnings: [InputWarning] {
    controllers.flatMap(\.segues).compactMap { segue in
      let destination = segue.element["destination"]
      let lost =
        segue.kind != nil && target(of: segue) == nil ? destination.map(InputWarning.Kind.unknownController) : nil
      return (segue.warning ?? lost).map { InputWarning(kind: $0, position: segue.element.position) }
    }
  }

  /// The initial content of a container: the controllers declared inside it, or else the destinations of its relationships.
  func content(of index: Int) -> [Int] {
    let controller = controllers[index]
    guard controller.declared.isEmpty else { return controller.declared }
    switch controller.kind {
    case .navigationController: return Array(targets(.rootViewController, of: index).prefix(1))
    case .tabBarController: return targets(.viewControllers, of: index)
    case .splitViewController:
      return [.masterViewController, .supplementaryViewController, .detailViewController].flatMap {
        targets($0, of: index)
      }
    default: return []
    }
  }

  /// The content of a split view controller that has room for only one column.
  func contentInCompactWidth(of index: Int) -> [Int] {
    guard controllers[index].kind == .splitViewController else { return [] }
    return Array(targets(.compactViewController, of: index).prefix(1))
  }

  private func targets(_ relationship: CanvasSegue.Relationship, of index: Int) -> [Int] {
    controllers[index].segues.filter { $0.relationship == relationship }.compactMap(target)
  }

  /// Tells whether a split view controller declares its primary column.
  func hasPrimaryColumn(_ index: Int) -> Bool {
    let controller = controllers[index]
    return !controller.declared.isEmpty || controller.segues.contains { $0.relationship == .masterViewController }
  }

  /// The columns of a split view controller before the last one.
  func columnsBeforeDetail(of index: Int) -> [Int] {
    let detail = targets(.detailViewController, of: index).first
    let columns = content(of: index)
    return controllers[index].declared.isEmpty ? columns.filter { $0 != detail } : columns.dropLast()
  }

  /// The first controller with a view of its own that a controller shows: itself, or the first one of a container.
  ///
  /// - Parameters:
  ///   - index: The controller's index.
  ///   - scenes: The indices of the controllers that have a view.
  /// - Returns: The controller's index; `nil` if there is none.
  func firstScene(from index: Int, among scenes: Set<Int>) -> Int? {
    var current: Int? = index
    var seen: Set<Int> = []
    while let index = current, seen.insert(index).inserted {
      if scenes.contains(index) { return index }
      current = content(of: index).first
    }
    return nil
  }

  /// The kinds of segues that show another controller in place of one, if there is a stack to push it on. The canvas
  /// draws bars for these, even for a split view's detail. `StoryboardRelations` has the rules of a running
  /// application.
  private static let pushingKinds: Set<CanvasSegue.Kind> = [.show, .push, .showDetail]

  /// Finds the controllers in a navigation controller, from its root along the segues that push.
  private mutating func findNavigationBars() {
    for index in controllers.indices where controllers[index].kind == .navigationController {
      let controller = controllers[index]
      let hasBar = controller.element["navigationBarHidden"] != "YES"
      let hasToolbar = controller.element["toolbarHidden"] == "NO"
      let bar = controller.element.child(forKey: "navigationBar")
      let hasLargeTitles = bar?["largeTitles"] == "YES"
      let drawn = bar.flatMap(CanvasController.NavigationBar.init)
      for root in content(of: index) {
        if hasBar { controllers[root].ownBar = drawn }
        spread(from: root) { surroundings in
          surroundings.hasNavigationBar = surroundings.hasNavigationBar || hasBar
          surroundings.hasLargeTitles = surroundings.hasLargeTitles || (hasBar && hasLargeTitles)
          if hasBar { surroundings.navigationBar = surroundings.navigationBar ?? drawn }
        }
        if hasToolbar { spread(from: root, until: hidesBars) { $0.hasToolbar = true } }
      }
    }
  }

  /// Finds the controllers in a tab bar controller, and what they push or hold.
  private mutating func findTabBars() {
    for index in controllers.indices where controllers[index].kind == .tabBarController {
      for tab in content(of: index) {
        for root in withoutNavigation(tab) {
          spread(from: root, until: hidesBars) { ($0.hasTabBar, $0.standsInTabs) = (true, true) }
        }
      }
    }
  }

  /// Finds the bars that a controller simulates, for what it holds and pushes. Bars are only ever added, so each
  /// controller passes them on a few times at most, however many lead to it.
  private mutating func findSimulatedBars() {
    var bars = Array(repeating: CanvasController.Surroundings(), count: controllers.count)
    var pending: [Int] = []
    func add(_ others: CanvasController.Surroundings, to index: Int) {
      if bars[index].addBars(of: others) { pending.append(index) }
    }
    for index in controllers.indices {
      var simulated = CanvasController.Surroundings(simulatedBy: controllers[index].element)
      if hidesBars(index) { (simulated.hasTabBar, simulated.hasToolbar) = (false, false) }
      for root in withoutNavigation(index) { add(simulated, to: root) }
    }
    while let index = pending.popLast() {
      var passedOn = bars[index]
      if hidesBars(index) { passedOn.hasTabBar = false }
      for segue in controllers[index].segues where segue.kind.map(Self.pushingKinds.contains) ?? false {
        guard let next = target(of: segue), !controllers[next].isContainer, tells(segue, of: next) else { continue }
        add(passedOn, to: next)
      }
    }
    for index in controllers.indices { controllers[index].surroundings.addBars(of: bars[index]) }
  }

  /// Hides the navigation bar from everything that a controller without one pushes, unless that simulates a bar of its
  /// own.
  private mutating func findHiddenNavigationBars() {
    let simulated = controllers.map { $0.element.child(forKey: "simulatedTopBarMetrics")?.name }
    for index in controllers.indices where simulated[index] == "nil" {
      for root in withoutNavigation(index) {
        spread(from: root, until: { $0 != index && simulated[$0] != nil }) { surroundings in
          surroundings.hasNavigationBar = false
          surroundings.navigationBar = nil
        }
      }
    }
  }

  private mutating func markPopover(from target: Int) {
    for root in withoutNavigation(target) { controllers[root].surroundings.isPopover = true }
  }

  /// The controller itself, or the root of a navigation controller.
  private func withoutNavigation(_ index: Int) -> [Int] {
    controllers[index].kind == .navigationController ? content(of: index) : [index]
  }

  /// Tells whether a controller hides the bottom bars while it is on the stack, also from everything that is pushed
  /// over it.
  private func hidesBars(_ index: Int) -> Bool { controllers[index].element["hidesBottomBarWhenPushed"] == "YES" }

  /// Applies a change to a controller and all that it pushes, up to controllers that stop it.
  private mutating func spread(
    from start: Int, until ends: (Int) -> Bool = { _ in false },
    _ change: (inout CanvasController.Surroundings) -> Void
  ) {
    guard !ends(start) else { return }
    var pending = [start]
    var seen: Set<Int> = [start]
    while let index = pending.popLast() {
      change(&controllers[index].surroundings)
      guard !controllers[index].isContainer || index == start else { continue }
      for segue in controllers[index].segues where segue.kind.map(Self.pushingKinds.contains) ?? false {
        guard let next = target(of: segue), !controllers[next].isContainer, tells(segue, of: next),
          !ends(next), seen.insert(next).inserted
        else { continue }
        pending.append(next)
      }
    }
  }

  /// Applies a scene's simulated metrics, which override what segues imply.
  private mutating func heedSimulatedMetrics(of index: Int) {
    let inheritsToolbar = controllers[index].surroundings.hasToolbar
    controllers[index].surroundings.heed(controllers[index].element)
    let mode = controllers[index].element.child(forKey: "navigationItem")?["largeTitleDisplayMode"]
    controllers[index].surroundings.neverShowsLargeTitle = mode == "never"
    if hidesBars(index) {
      controllers[index].surroundings.hasTabBar = false
      controllers[index].surroundings.hasToolbar = inheritsToolbar && controllers[index].surroundings.hasToolbar
    }
  }
}

extension ControllerGraph {
  /// The storyboard as it is declared, independent of a window.
  ///
  /// - Parameter initial: The initial view controller of the application.
  /// - Returns: The storyboard.
  func storyboard(initial: Int?) -> Storyboard {
    let relations = StoryboardRelations(self, initial: initial)
    return Storyboard(
      controllers.indices.map { index in
        let element = controllers[index].element
        return Storyboard.Controller(
          kind: ControllerImporter.kind(of: element), split: ControllerImporter.split(of: element),
          preferredContentSize: ControllerImporter.preferredContentSize(of: element), content: content(of: index),
          contentInCompactWidth: contentInCompactWidth(of: index),
          columnsBeforeDetail: columnsBeforeDetail(of: index), hasPrimaryColumn: hasPrimaryColumn(index),
          embedded: controllers[index].segues.compactMap { segue in
            guard segue.kind == .embed, let view = segue.containerView, let target = target(of: segue) else {
              return nil
            }
            return (view, target)
          }, relation: relations[index])
      })
  }
}
