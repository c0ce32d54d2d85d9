import Documents
import LayoutModel

extension InterfaceBuilderFile {
  /// Tells whether the file's scenes differ in windows of other size classes or on another kind of device. They do if a
  /// view has variations, or if the content of a split view controller or a presentation depends on them. The content
  /// of a split view depends on the window's width, orientation and scale too. Most files don't vary.
  static func varies(_ document: XMLElement, _ storyboard: Storyboard) -> Bool {
    let goesByWindow = storyboard.controllers.contains { controller in
      if case .presented = controller.relation { return true }
      return controller.kind == .splitViewController
    }
    if goesByWindow { return true }
    var pending = [document]
    while let element = pending.popLast() {
      // Defaults apply in all size classes.
      if element.name == "variation", element["key"] != "default" { return true }
      pending += element.children
    }
    return false
  }
}
