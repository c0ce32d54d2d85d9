import Documents
import LayoutModel

/// The items of bars that stand among other views. The items' views become subviews of the bar, which places them.
extension ViewImporter {
  /// Inserts the views of a bar's items before its other subviews. It does nothing for a view that isn't a bar.
  mutating func addItems(to view: inout View, _ node: Node) {
    guard let list = node.element.element.child("items") else { return }
    var contents = BarContents()
    switch node.kind.viewKind {
    case .toolbar: contents.items = BarItemImporter.items(list, &context.notes)
    case .navigationBar:
      guard let element = list.children.last(where: { $0.name == "navigationItem" }) else { return }
      let item = BarItemImporter.navigationItem(element, &context.notes)
      contents.items = item.leftBarButtonItems
      contents.rightItems = item.rightBarButtonItems
      contents.hasPrompt = item.prompt != nil
    case .tabBar:
      for element in list.children where element.name == "tabBarItem" {
        if let item = BarItemImporter.item(element, &context.notes) { contents.items.append(item) }
      }
    default: return
    }
    let className = View.classesOfItems[node.kind.viewKind] ?? ViewKind.view.rawValue
    let shown = (contents.items + contents.rightItems).filter { !$0.isSpace }
    view.subviews = shown.map { self.view(of: $0, className, in: view) } + view.subviews
    // The views have the items' ids.
    contents.items = contents.items.map(\.withoutView)
    contents.rightItems = contents.rightItems.map(\.withoutView)
    view.bar = contents
  }

  private func view(of item: BarButtonItem, _ className: String, in bar: View) -> View {
    var view = View(item.id, class: className, isEnabled: item.isEnabled, position: item.position)
    view.semanticContentAttribute = bar.semanticContentAttribute
    view.appearance = item.appearance
    return view
  }
}

extension BarButtonItem {
  /// The part of the item that a bar needs to place the item's view.
  fileprivate var withoutView: BarButtonItem {
    var item = BarButtonItem(title: title, systemItem: systemItem, width: width)
    item.form = form
    return item
  }
}
