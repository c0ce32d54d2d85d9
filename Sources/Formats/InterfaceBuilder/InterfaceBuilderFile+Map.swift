import Documents
package import LayoutModel

/// The controllers of a file and the ways that lead from one to another, as the file declares them.
package struct StoryboardMap: Sendable {
  package let controllers: [Controller]
  package let links: [Link]

  /// A controller, or a reference to one of another storyboard.
  package struct Controller: Sendable {
    /// People's name for it.
    package let title: String
    package let kind: ViewController.Kind
    /// The id of its scene; `nil` if the file has no view of it.
    package let sceneID: String?
    /// The name by which other storyboards refer to it.
    package let identifier: String?
    package let isInitial: Bool
    /// The controller that it stands for; `nil` if it is one itself.
    package let reference: Reference?
    /// The indices of the controllers that it contains at first.
    package let content: [Int]
  }

  /// A reference to a controller of another storyboard.
  package struct Reference: Sendable {
    package let storyboard: String
    /// The controller's identifier; `nil` for the initial one.
    package let identifier: String?
  }

  /// A segue from one controller to another, by their indices.
  package struct Link: Sendable {
    package let source: Int
    package let target: Int
    /// The kind of the segue, as Interface Builder names it: `show`, `presentation`, `embed`.
    package let kind: String
    /// The identifier that code uses for the segue.
    package let identifier: String?
  }
}

extension InterfaceBuilderFile {
  /// The file's controllers, and the segues between them. Unwind segues, which go back, aren't among them.
  package var map: StoryboardMap {
    let scenes = Set(roots.filter { !$0.isInBar && $0.controller != nil }.compactMap(\.sceneID))
    let controllers = graph.controllers.enumerated().map { index, controller in
      let element = controller.element
      return StoryboardMap.Controller(
        title: controller.title, kind: controller.kind,
        sceneID: controller.id.flatMap { scenes.contains($0) ? $0 : nil },
        identifier: element["storyboardIdentifier"], isInitial: index == initialController,
        reference: element["storyboardName"].map {
          StoryboardMap.Reference(storyboard: $0, identifier: element["referencedIdentifier"])
        }, content: graph.content(of: index))
    }
    let links = graph.controllers.enumerated().flatMap { index, controller in
      controller.segues.compactMap { segue -> StoryboardMap.Link? in
        guard let kind = segue.element["kind"], kind != "unwind", kind != "relationship",
          let target = graph.target(of: segue)
        else { return nil }
        return StoryboardMap.Link(source: index, target: target, kind: kind, identifier: segue.element["identifier"])
      }
    }
    return StoryboardMap(controllers: controllers, links: links)
  }
}
