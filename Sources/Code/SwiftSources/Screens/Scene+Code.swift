import LayoutModel
import SceneSources

extension Scene {
  /// The scene as one of a file of code: with an id, for any device, and at its places in the project's files.
  ///
  /// - Parameters:
  ///   - screen: The screen that the scene is of.
  ///   - file: The file's name in dumps.
  ///   - id: The scene's id in the file.
  ///   - places: The places; elements without one have the place of the screen's declaration.
  ///   - orientations: The orientations that the screen's class allows, as its code reads; they hold where the screen itself answers
  ///     nothing of its own.
  ///   - application: The settings of the project's app; `nil` where nothing says them.
  ///   - around: What is around the screen's controller; the window alone if `nil`.
  /// - Returns: The scene.
  func made(
    by screen: CodeScreen, in file: String, id: String, at places: ScenePlaces,
    allowing orientations: InterfaceOrientationMask? = nil, of application: Application? = nil,
    in around: ControllerPlace? = nil
  ) -> Scene {
    var controller = rootViewController
    controller.view = places.placed(self).withItemsOfBars
    if screen.isByRule { controller.view.subviews = controller.view.subviews.map(\.withUnsetSizes) }
    if screen.isByRule, screen.kind == .cell, screen.scene == nil {
      controller.view.subviews = controller.view.subviews.map(\.sizedByItsList)
    }
    controller.position = places.start
    controller.userLabel = nil
    if screen.scene?.place == .part {
      // The view's place and size come from another screen.
      controller.view.subviews = controller.view.subviews.map(\.placedByOthers)
    }
    if screen.isPresented {
      controller.view.provenance.frame = .part
      controller.view.provenance.frameAxes = .both
    }
    controller.supportedInterfaceOrientations = controller.supportedInterfaceOrientations ?? orientations
    // A preview stands in the orientation that it names, whichever is asked for.
    if let orientation = screen.conditions.orientation {
      controller.supportedInterfaceOrientations = InterfaceOrientationMask(orientation)
    }
    if let around { controller = controller.standing(in: around, named: id) }
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

extension ViewController {
  /// Returns what a window shows where a captured controller stands in its place: the containers around it, or what presents it.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - id: The controller's id; the containers around have none.
  /// - Returns: The outermost controller.
  fileprivate func standing(in place: ControllerPlace, named id: String) -> ViewController {
    var outer = self
    outer.id = id
    if place.parts.contains(.tab), outer.bars.tabBarItem == nil, let title = outer.bars.navigationItem.title {
      // UIKit gives a controller's title to its tab too.
      outer.bars.tabBarItem = BarButtonItem(title: title)
    }
    if place.parts.contains(.navigation) {
      var container = ViewController(kind: .navigationController, position: position)
      container.navigation = navigation
      container.viewControllers = (place.parts.contains(.pushed) ? [ViewController(position: position)] : []) + [outer]
      outer = container
    }
    if place.parts.contains(.tab) {
      outer = ViewController(kind: .tabBarController, viewControllers: [outer], position: position)
    }
    guard place.parts.contains(.presented) else { return outer }
    var presenter = ViewController(position: position)
    presenter.presents = [ModalPresentation(.declared(outer))]
    return presenter
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

  /// The view with a place and a size that others give it.
  fileprivate var placedByOthers: View {
    var view = self
    (view.provenance.frame, view.provenance.frameAxes) = (.part, .both)
    return view
  }

  /// The row or the item of a list, with its content, which the app's own list sizes: a table's row in its height alone.
  fileprivate var sizedByItsList: View {
    var view = self
    let axes: ContentProvenance.Axes = [.tableViewCell, .tableViewHeaderFooterView].contains(kind) ? .vertical : .both
    (view.provenance.frame, view.provenance.frameAxes) = (.row, axes)
    for index in view.subviews.indices where view.subviews[index].translatesAutoresizingMaskIntoConstraints {
      view.subviews[index].provenance.frame = .row
      view.subviews[index].provenance.frameAxes = axes
    }
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
