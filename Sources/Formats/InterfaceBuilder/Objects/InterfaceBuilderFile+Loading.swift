import Checks
import Documents
package import LayoutModel
package import Notations

/// The file as an app loads it: each controller and each view by itself, at the size at which it was stored.
extension InterfaceBuilderFile {
  /// The file's objects, without what layout needs of them.
  package var objects: NibObjects { NibObjectReader.objects(of: document) }

  /// The object ids of the file's controllers and of its references to other storyboards', in its order.
  package var controllerIDs: [String?] { graph.controllers.map(\.id) }

  /// The object id of the controller that an app begins with.
  package var initialControllerID: String? { initialController.flatMap { graph.controllers[$0].id } }

  /// The index of a controller.
  package func controllerIndex(ofID id: String) -> Int? { graph.index(ofID: id) }

  /// The content of a container as the file declares it, by indices.
  package func declaredContent(ofController index: Int) -> [Int] {
    let content = graph.content(of: index)
    return content + graph.contentInCompactWidth(of: index).filter { !content.contains($0) }
  }

  /// The columns of a split view controller, by indices, without the one for compact width.
  package func columns(ofController index: Int) -> [Int] { graph.content(of: index) }

  /// A controller with its settings and its view, without the controllers in it.
  ///
  /// - Parameters:
  ///   - index: The controller's index.
  ///   - traits: The traits of the place that it is loaded for.
  /// - Returns: The controller, and whether the file has its view.
  /// - Throws: `InputError` where views have impossible settings.
  package func loadedController(
    _ index: Int, for traits: Traits
  ) throws(InputError) -> (controller: ViewController, hasView: Bool) {
    let declared = graph.controllers[index]
    var notes = ImporterNotes(texts)
    var controller = ControllerImporter.controller(declared.element, &notes)
    if let element = declared.view {
      let root = CanvasRoot(element: element, controller: declared, isTopLevel: false, isInitial: false)
      let result = view(of: root, CanvasSizeClasses(traits), isOnCanvas: false, ImporterNotes(texts))
      controller.view = result.view
    }
    try check(ViewController(view: controller.view))
    return (controller, declared.view != nil)
  }

  /// The views at the file's top, in its order, each by itself.
  ///
  /// - Parameter traits: The traits of the place that they are loaded for.
  /// - Returns: The views.
  /// - Throws: `InputError` where views have impossible settings.
  package func loadedViews(for traits: Traits) throws(InputError) -> [View] {
    var views: [View] = []
    for root in roots where root.controller == nil {
      let result = view(of: root, CanvasSizeClasses(traits), isOnCanvas: false, ImporterNotes(texts))
      try check(ViewController(view: result.view))
      views.append(result.view)
    }
    return views
  }

  /// The views in the items of a controller's bars: custom views and title views, each by itself.
  ///
  /// - Parameters:
  ///   - index: The controller's index.
  ///   - traits: The traits of the place that they are loaded for.
  /// - Returns: The views, in the file's order.
  package func loadedBarViews(ofController index: Int, for traits: Traits) -> [View] {
    let position = graph.controllers[index].element.position
    return roots.filter { $0.isInBar && $0.controller?.element.position == position }.map { root in
      view(of: root, CanvasSizeClasses(traits), isOnCanvas: false, ImporterNotes(texts)).view
    }
  }

  /// The items of a bar that stands among other views.
  ///
  /// - Parameter id: The bar's object id.
  /// - Returns: A navigation bar's items, the last on top, and a toolbar's or a tab bar's.
  package func items(ofBar id: String) -> (navigation: [NavigationItem], others: [BarButtonItem]) {
    var pending = [document]
    var notes = ImporterNotes(texts)
    while let element = pending.popLast() {
      guard element.objectID == id else {
        pending += element.children
        continue
      }
      let items = element.child("items")?.children ?? []
      return (
        items.filter { $0.name == "navigationItem" }.map { BarItemImporter.navigationItem($0, &notes) },
        items.filter { $0.name != "navigationItem" }.compactMap { BarItemImporter.item($0, &notes) }
      )
    }
    return ([], [])
  }

  private func check(_ controller: ViewController) throws(InputError) {
    let problems = SceneChecker.problems(of: controller, takesAnyID: true)
    guard problems.isEmpty else { throw InputError(problems.map { InputProblem(.scene($0), at: $0.position) }) }
  }
}
