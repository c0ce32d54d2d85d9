import Documents
import LayoutModel

/// A root view of a file: a controller's view, or a view at the top.
struct CanvasRoot {
  let element: XMLElement
  /// The controller of the view.
  let controller: CanvasController?
  /// A Boolean that tells whether the view is among a file's objects, as in a xib, not in a controller or a bar's item.
  let isTopLevel: Bool
  /// A Boolean that tells whether an application begins with the view.
  let isInitial: Bool

  /// A Boolean that tells whether the author gave the canvas a size of its own.
  var isSetToFreeform: Bool {
    [element, controller?.element].contains { $0?.child("freeformSimulatedSizeMetrics") != nil }
  }

  /// A Boolean that tells whether the view isn't a controller's, but belongs to an item of a controller's bars.
  var isInBar: Bool { controller != nil && element["key"] != "view" }

  /// The scene's id: its controller's, or its own.
  var sceneID: String? { isInBar ? element.objectID : controller?.id ?? element.objectID }

  /// The scene's name for people: the controller's title, or the view's own class; if neither is there, the
  /// controller's class.
  var title: String? { isInBar ? element["customClass"] : controller?.title ?? element["customClass"] }

  /// The names of the scene: object ids, a storyboard identifier, a class, titles; `initial` for the first scene.
  var names: [String] {
    let own = [element.objectID, element["customClass"]].compactMap(\.self)
    guard !isInBar else { return own }
    let initial = isInitial ? [Self.nameOfInitial] : []
    guard let controller else { return own + initial }
    return (controller.names + [element.objectID].compactMap(\.self) + initial)
  }

  static let nameOfInitial = "initial"
}

/// Finds the controllers and the roots of a document in a single walk.
struct CanvasRootFinder {
  private(set) var roots: [(element: XMLElement, controller: Int?, isTopLevel: Bool)] = []
  private(set) var controllers: [CanvasController] = []
  /// The ids of the segues that determine a scene's bars if several lead to it.
  private(set) var tieBreakers: Set<String> = []

  /// The parts of controllers that are views without a layout of their own.
  private static let partsOfControllers: Set<String> = ["navigationBar", "toolbar", "tabBar", "refreshControl"]
  private static let passedOver: Set<String> = [
    "resources", "dependencies", "variation", "userDefinedRuntimeAttributes", "designables", "classes",
  ]
  /// The element that stands for a controller of another storyboard.
  private static let reference = "viewControllerPlaceholder"

  /// An element, and its surroundings.
  private struct Step {
    let element: XMLElement
    var controller: Int?
    var isInView = false
    /// The id of the nearest enclosing container view.
    var containerView: String?
  }

  init(_ document: XMLElement) {
    let listed = document.child("inferredMetricsTieBreakers")?.children ?? []
    tieBreakers = Set(listed.compactMap { $0.name == "segue" ? $0["reference"] : nil })
    var pending = [Step(element: document)]
    while let step = pending.popLast() {
      var next: [Step] = []
      for child in step.element.children where !Self.passedOver.contains(child.name) {
        if let step = visit(child, in: step) { next.append(step) }
      }
      pending.append(contentsOf: next.reversed())
    }
    // The walk meets roots in the order of the document, except for nested ones. Sorting by position makes it exact.
    roots.sort { $0.element.position < $1.element.position }
  }

  /// Records the kind of an element, and returns a step if its children must be visited.
  private mutating func visit(_ child: XMLElement, in step: Step) -> Step? {
    let isTopLevel = step.element.name == "objects"
    if child.name == "segue" {
      if let controller = step.controller {
        controllers[controller].segues.append(CanvasSegue(element: child, containerView: step.containerView))
      }
      return nil
    }
    if child.name == Self.reference {
      controllers.append(CanvasController(element: child))
      return nil
    }
    guard !child.children.isEmpty || child.name.hasSuffix("ontroller") || ElementKind.isKnown(child.name) else {
      return nil
    }
    if child.name.hasSuffix("ontroller"), child["key"] == nil || isTopLevel {
      if let outer = step.controller, step.element.name == "viewControllers" {
        controllers[outer].declared.append(controllers.count)
      }
      controllers.append(CanvasController(element: child))
      return Step(element: child, controller: controllers.count - 1)
    }
    var inner = Step(
      element: child, controller: step.controller, isInView: step.isInView, containerView: step.containerView)
    guard ElementKind.of(child) != nil else { return inner }
    if !step.isInView, !(child["key"].map(Self.partsOfControllers.contains) ?? false) {
      roots.append((child, step.controller, isTopLevel))
      if let controller = step.controller, child["key"] == "view" { controllers[controller].view = child }
    }
    inner.isInView = true
    if child.name == "containerView" { inner.containerView = child["id"] }
    return inner
  }
}
