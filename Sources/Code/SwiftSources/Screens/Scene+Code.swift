import LayoutModel

extension Scene {
  /// The scene as one of a file of code: with an id, for any device, and at its places in the project's files.
  ///
  /// - Parameters:
  ///   - screen: The screen that the scene is of.
  ///   - file: The file's name in dumps.
  ///   - id: The scene's id in the file.
  ///   - places: The places; elements without one have the place of the screen's declaration.
  ///   - orientations: The orientations that the screen's class allows; `nil` where nothing is said.
  ///   - application: The settings of the project's app; `nil` where nothing says them.
  /// - Returns: The scene.
  func made(
    by screen: CodeScreen, in file: String, id: String, at places: ScenePlaces,
    allowing orientations: InterfaceOrientationMask? = nil, of application: Application? = nil
  ) -> Scene {
    var controller = rootViewController
    controller.view = places.placed(self).withItemsOfBars
    if screen.isByRule { controller.view.subviews = controller.view.subviews.map(\.withUnsetSizes) }
    controller.position = places.start
    if screen.isPresented {
      controller.view.provenance.frame = .part
      controller.view.provenance.frameAxes = .both
    }
    if let orientations { controller.supportedInterfaceOrientations = orientations }
    // A preview stands in the orientation that it names, whichever is asked for.
    if let orientation = screen.conditions.orientation {
      controller.supportedInterfaceOrientations = InterfaceOrientationMask(orientation)
    }
    var scene = Scene(
      checked: controller, viewControllers: viewControllers, name: file,
      device: .named(CodeSource.standardDevice), systemVersion: nil,
      application: application ?? self.application, orientation: orientation,
      userSettings: screen.conditions.userSettings, id: id,
      title: screen.title)
    scene.position = places.start
    return scene
  }
}

extension View {
  /// The view, and all in it, in which the items of bars have the classes of items. A live item is a plain control, of which rules
  /// would ask the sizes and places that the bar gives.
  fileprivate var withItemsOfBars: View {
    var view = self
    if let item = View.classesOfItems[kind] {
      for index in view.subviews.indices where view.subviews[index].className == "UIControl" {
        view.subviews[index].className = item
      }
    }
    view.subviews = view.subviews.map(\.withItemsOfBars)
    return view
  }

  /// The view, and all in it, without the sizes that a class made alone hasn't got yet. Whoever shows it gives frames to views that have
  /// none, as a collection's layout attributes do, and fills stack views that are empty.
  fileprivate var withUnsetSizes: View {
    var view = self
    if kind == .stackView, subviews.isEmpty { (view.provenance.content, view.provenance.contentAxes) = (.row, .both) }
    if translatesAutoresizingMaskIntoConstraints {
      if frame?.width ?? 0 == 0 { view.provenance.frameAxes.insert(.horizontal) }
      if frame?.height ?? 0 == 0 { view.provenance.frameAxes.insert(.vertical) }
      if !view.provenance.frameAxes.isEmpty { view.provenance.frame = .part }
    }
    view.subviews = subviews.map(\.withUnsetSizes)
    return view
  }
}
