import LayoutModel

extension ViewController {
  /// The ids of the possible popover anchors in a containment hierarchy: views, and items of the bars that navigation
  /// controllers show.
  var anchors: (views: Set<String>, items: Set<String>) {
    var (views, items): (Set<String>, Set<String>) = ([], [])
    for part in SceneParts(self, viewControllers: [], events: []).controllers {
      let controller = part.declared
      var pending = [controller.view]
      while let view = pending.popLast() {
        if let id = view.id { views.insert(id) }
        pending.append(contentsOf: view.subviews)
      }
      guard controller.kind == .navigationController, let bars = controller.viewControllers.last?.bars else { continue }
      if !controller.navigation.isNavigationBarHidden {
        items.formUnion(
          (bars.navigationItem.leftBarButtonItems + bars.navigationItem.rightBarButtonItems).compactMap(\.id))
      }
      if !controller.navigation.isToolbarHidden { items.formUnion(bars.toolbarItems.compactMap(\.id)) }
    }
    return (views, items)
  }

  /// Makes a controller of a containment hierarchy present another: the one with an id, else the outermost.
  mutating func present(_ presentation: ModalPresentation, fromID id: String?) {
    if let id, presentWithin(presentation, fromID: id) { return }
    presents = [presentation]
  }

  private mutating func presentWithin(_ presentation: ModalPresentation, fromID id: String) -> Bool {
    if self.id == id {
      presents = [presentation]
      return true
    }
    for index in viewControllers.indices where viewControllers[index].presentWithin(presentation, fromID: id) {
      return true
    }
    for index in childViewControllers.indices
    where childViewControllers[index].viewController.presentWithin(presentation, fromID: id) {
      return true
    }
    return false
  }

  /// The controller in containers with the bars that its scene simulates. The real containers are in another file.
  func inSimulatedBars(_ bars: CanvasController.Surroundings) -> ViewController {
    guard !kind.isContainer else { return self }
    var controller = self
    if bars.hasNavigationBar || bars.hasToolbar {
      var navigation = ViewController(kind: .navigationController, viewControllers: [controller])
      navigation.navigation.isNavigationBarHidden = !bars.hasNavigationBar
      navigation.navigation.prefersLargeTitles = bars.hasLargeTitles
      navigation.navigation.isToolbarHidden = !bars.hasToolbar
      controller = navigation
    }
    return bars.hasTabBar ? ViewController(kind: .tabBarController, viewControllers: [controller]) : controller
  }
}
