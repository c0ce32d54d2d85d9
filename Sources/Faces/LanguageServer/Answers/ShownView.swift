import Documents
import LayoutModel
import LayoutResolution
import SceneSources

/// The view or constraint of a screen that a place in a document is of.
struct ShownItem {
  enum Item {
    case view(ViewTree.Index)
    case constraint(Int)
  }

  let item: Item
  let layout: Layout
  let screen: ScreenLayout
  let conditions: Conditions
  /// The bytes of the item's declaration.
  let range: Range<Int>

  /// The view's name in layouts; `nil` for a constraint.
  var viewName: String? {
    if case .view(let index) = item { layout.tree.name(of: index) } else { nil }
  }
}

extension OpenedDocument {
  /// Finds the innermost view or constraint whose declaration is around a place, on a screen under the chosen conditions.
  ///
  /// - Parameters:
  ///   - offset: The place.
  ///   - chosen: The conditions that the client's user chose.
  /// - Returns: The item; `nil` where there is none.
  func item(at offset: Int, chosen: Conditions?) -> ShownItem? {
    guard let conditions = conditions(chosen: chosen) else { return nil }
    let ranges = declarations(around: offset)
    guard !ranges.isEmpty else { return nil }
    let scenes = scenes(under: conditions)
    // A declaration may be of several scenes: a container shows what others show alone.
    let candidates = scenes.indices.filter { scenes[$0].declares(ranges.map(\.position)) }
    for (position, range) in ranges {
      for index in candidates {
        guard let screen = layout(ofScene: index, under: conditions) else { continue }
        for controller in screen.controllers {
          if let item = controller.layout.item(at: position) {
            return ShownItem(
              item: item, layout: controller.layout, screen: screen, conditions: conditions, range: range)
          }
        }
      }
    }
    return nil
  }

  /// The declarations around a place, the innermost first. In code each line is one.
  private func declarations(around offset: Int) -> [(position: SourcePosition, range: Range<Int>)] {
    if document.kind == .code {
      let line = text.sourcePosition(of: offset).line
      let start = text.offset(of: SourcePosition(line: line, column: 1))
      let end = text.offset(of: SourcePosition(line: line, column: 10_000))
      return numbersInSource.map { (SourcePosition(line: line, inFile: $0), start..<end) }
        + [(SourcePosition(line: line, column: 1), start..<end)]
    }
    guard let outline else { return [] }
    return outline.indices(around: offset).map { index in
      let range = outline.parts[index].range
      return (outline.parts[index].element?.position ?? outline.parts[index].value?.position ?? .start, range)
    }
  }

  /// The numbers that positions give the document among its code's files.
  private var numbersInSource: [Int] {
    guard let files = source?.code?.files else { return [] }
    let uri = document.uri
    return files.indices.filter { DocumentURI(of: files[$0]) == uri }.map { $0 + 1 }
  }
}

extension Layout {
  /// The view or constraint that is declared at a place.
  fileprivate func item(at position: SourcePosition) -> ShownItem.Item? {
    if let view = tree.viewIndices.first(where: { tree[$0].position == position }) { return .view(view) }
    if let constraint = tree.constraints.firstIndex(where: { $0.position == position }) {
      return .constraint(constraint)
    }
    return nil
  }
}

extension Scene {
  /// Tells whether a view of the scene is declared at one of some places.
  fileprivate func declares(_ positions: [SourcePosition]) -> Bool {
    let wanted = Set(positions)
    var pending = [rootViewController] + viewControllers
    while let controller = pending.popLast() {
      pending += controller.viewControllers + controller.childViewControllers.map(\.viewController)
      var views = [controller.view]
      while let view = views.popLast() {
        if let position = view.position, wanted.contains(position) { return true }
        if view.constraints.contains(where: { $0.position.map(wanted.contains) ?? false }) { return true }
        views += view.subviews
      }
    }
    return false
  }
}
