import Documents
package import LayoutModel

extension ViewTree {
  /// The name that people know an item by.
  ///
  /// - Complexity: Linear in the number of items before it.
  package func itemName(of index: Index) -> ItemName {
    guard !isGuide(index) else { return itemName(ofGuide: index.position - viewCount) }
    let className = self[index].className
    let name = self[index].declaration.itemName(id: name(of: index))
    // Most are known by their content or a name of their own, and counting looks at all items before.
    guard name.source == .none else { return name }
    let ordinal = views[..<index.position].count { $0.className == className }
    return self[index].declaration.itemName(ordinal: ordinal, id: name.id)
  }

  /// The names that people know all items by, in the tree's order.
  package var itemNames: [ItemName] {
    var counts: [String: Int] = [:]
    let ofViews = zip(views, names).map { view, name in
      defer { counts[view.className, default: 0] += 1 }
      return view.declaration.itemName(ordinal: counts[view.className, default: 0], id: name)
    }
    return ofViews + guides.indices.map(itemName(ofGuide:))
  }

  private func itemName(ofGuide guide: Int) -> ItemName {
    let name = guides[guide].name
    return ItemName(
      ItemName.isGenerated(name) ? .none : .identifier(name.excerpt), className: ResolvedGuide.className,
      ordinal: guide,
      id: name)
  }
}
