import Documents
import LayoutModel

/// A view of a file that stands by itself: a controller's, or one at the top.
struct CanvasRoot {
  let element: XMLElement
  /// The controller whose view it is.
  let controller: CanvasController?
  /// Whether it stands among a file's objects, as in a xib, not in a controller or an item of a bar.
  let isTopLevel: Bool
  /// Whether an application begins with it.
  let isInitial: Bool

  /// What the scene is called: its controller's id, or its own.
  var sceneID: String? { controller?.id ?? element["id"] }

  /// What the scene can be asked for by: object ids, a storyboard identifier, a class; the first scene as `initial`.
  var names: [String] {
    [
      controller?.id, element["id"], controller?.element["storyboardIdentifier"],
      (controller?.element ?? element)["customClass"], isInitial ? Self.nameOfInitial : nil,
    ]
    .compactMap(\.self)
  }

  private static let nameOfInitial = "initial"
}

/// Finds the controllers and the roots of a document in one walk.
struct CanvasRootFinder {
  private(set) var roots: [(element: XMLElement, controller: Int?, isTopLevel: Bool)] = []
  private(set) var controllers: [CanvasController] = []

  /// The parts of controllers that are views without a layout of their own.
  private static let partsOfControllers: Set<String> = ["navigationBar", "toolbar", "tabBar", "refreshControl"]
  private static let passedOver: Set<String> = [
    "resources", "dependencies", "variation", "userDefinedRuntimeAttributes", "designables", "classes",
  ]

  init(_ document: XMLElement) {
    var pending: [(element: XMLElement, controller: Int?, isInView: Bool, isTopLevel: Bool)] = [
      (document, nil, false, false)
    ]
    while let (element, controller, isInView, _) = pending.popLast() {
      var next: [(element: XMLElement, controller: Int?, isInView: Bool, isTopLevel: Bool)] = []
      let isTopLevel = element.name == "objects"
      for child in element.children where !Self.passedOver.contains(child.name) {
        if child.name == "segue" {
          if let controller { controllers[controller].segues.append(child) }
          continue
        }
        guard !child.children.isEmpty || ElementKind.isKnown(child.name) else { continue }
        if child.name.hasSuffix("ontroller"), child["key"] == nil || isTopLevel {
          controllers.append(CanvasController(element: child))
          next.append((child, controllers.count - 1, false, false))
          continue
        }
        let isView = ElementKind.of(child) != nil
        if isView, !isInView, !(child["key"].map(Self.partsOfControllers.contains) ?? false) {
          roots.append((child, controller, isTopLevel))
        }
        next.append((child, controller, isInView || isView, false))
      }
      pending.append(contentsOf: next.reversed())
    }
    // The walk meets roots in the order of the document but for nesting: by place is exact.
    roots.sort { $0.element.position < $1.element.position }
  }
}
