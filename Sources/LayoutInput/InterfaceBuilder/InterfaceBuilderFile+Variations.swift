import Documents
import LayoutModel

extension InterfaceBuilderFile {
  /// Whether the file's scenes are others in windows of other size classes or on another kind of device: a view has
  /// variations, or what a split view controller or a presentation shows goes by them. Most files say nothing of the
  /// kind. What a split view shows goes by the window's width, orientation and scale too.
  static func varies(_ document: XMLElement, _ storyboard: Storyboard) -> Bool {
    let goesByWindow = storyboard.controllers.contains { controller in
      if case .presented = controller.relation { return true }
      return controller.kind == .splitViewController
    }
    if goesByWindow { return true }
    var pending = [document]
    while let element = pending.popLast() {
      // What is said by default holds in all size classes.
      if element.name == "variation", element["key"] != "default" { return true }
      pending += element.children
    }
    return false
  }
}
