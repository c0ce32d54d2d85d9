package import LayoutModel

extension ViewTree {
  /// The name that people know an item by.
  ///
  /// - Complexity: Linear in the number of items before it.
  package func itemName(of index: Index) -> ItemName {
    let className = self[index].className
    let ordinal = views[..<index.position].count { $0.className == className }
    return self[index].itemName(ordinal: ordinal, id: name(of: index))
  }

  /// The names that people know all items by, in the tree's order.
  package var itemNames: [ItemName] {
    var counts: [String: Int] = [:]
    return zip(views, names).map { view, name in
      defer { counts[view.className, default: 0] += 1 }
      return view.itemName(ordinal: counts[view.className, default: 0], id: name)
    }
  }
}
