import Documents
package import LayoutModel

extension InterfaceBuilderFile {
  /// The ids of the file's scenes in a window, in its order, each once; `nil` for a scene without one.
  package var sceneIDs: [String?] {
    var seen: Set<String?> = []
    return roots.filter { !$0.isInBar }.map(\.sceneID).filter { seen.insert($0).inserted }
  }

  /// The names of a scene of the file, and its title.
  ///
  /// - Parameter id: The scene's id.
  /// - Returns: The names.
  package func names(ofScene id: String?) -> [String] {
    roots.filter { !$0.isInBar && $0.sceneID == id }.flatMap { $0.names + [$0.title].compactMap(\.self) }
  }

  /// A view in a file that other screens show. It belongs to no controller, or is at most half as high as the canvas's
  /// device, as those of dialogs, tips and headers are.
  package struct Part: Hashable, Sendable {
    /// The stored size of the view.
    package let size: Size
    /// A Boolean that tells whether the view is as wide as its superview: a row of a table, a header that is as wide as
    /// the canvas.
    package let isRow: Bool
  }

  /// The part that a scene is if it isn't a screen: a cell, a view that code loads, a dialog; `nil` for a screen.
  ///
  /// - Parameter id: The scene's id.
  /// - Returns: Its size, and whether it is a row.
  package func part(ofScene id: String?) -> Part? {
    guard let root = roots.first(where: { $0.sceneID == id }), root.controller == nil, root.isTopLevel,
      let size = root.element.child(forKey: "frame")?.rect?.size, size.width > 0, size.height > 0
    else { return nil }
    let kind = ElementKind.of(root.element)
    let isCell = kind?.isCell ?? false
    let screen = device.size
    let longer = max(screen.width, screen.height)
    let isLow = size.height <= longer / 2 && size.width < longer
    guard isCell || isLow || root.element.objectID != ownersView else { return nil }
    let isRow =
      kind?.viewKind == .tableViewCell || kind?.viewKind == .tableViewHeaderFooterView
      || (root.element.objectID == ownersView && size.width >= min(screen.width, screen.height))
    return Part(size: size, isRow: isRow)
  }

  /// Tells whether a root's author gave the canvas a size of its own, so that code or an enclosing controller
  /// determines the shown size. The file may say so. Or the root has a size that no device has, and no container leads
  /// to it.
  func isFreeform(_ root: CanvasRoot) -> Bool {
    guard !root.isSetToFreeform else { return true }
    guard let controller = root.controller, let drawn = controller.element.child(forKey: "freeformSize"),
      let width = drawn.number(of: "width"), let height = drawn.number(of: "height"),
      root.element.child(forKey: "frame")?.rect?.size == Size(width: width, height: height),
      !CanvasDevice.isSizeOfDevice(Size(width: width, height: height))
    else { return false }
    return !graph.controllers.flatMap(\.segues).contains {
      $0.kind == .relationship && $0.element["destination"] == controller.id
    }
  }
}

/// The view of the controller that owns a xib.
enum OwnersView {
  /// Finds its object id: the `view` outlet of the file's owner, if that is a controller.
  static func find(in document: XMLElement) -> String? {
    let objects = document.child("objects")?.children ?? []
    guard let owner = objects.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      owner["customClass"].map({ $0.holds("Controller") }) ?? true
    else { return nil }
    return owner.child("connections")?.children.first { $0.name == "outlet" && $0["property"] == "view" }?[
      "destination"]
  }
}
