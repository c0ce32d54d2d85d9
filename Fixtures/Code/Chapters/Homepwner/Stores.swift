import UIKit

/// A thing that somebody owns.
class Item {
  var name: String
  let key = UUID().uuidString

  init(name: String) { self.name = name }
}

/// All items. A static constant is made once, by whichever thread asks first: so the singleton is safe between threads.
class ItemStore {
  static let shared = ItemStore()
  private(set) var items = [Item(name: "Item 0")]

  private init() {}

  func makeItem() -> Item {
    let item = Item(name: "Item \(items.count)")
    items.append(item)
    return item
  }

  func remove(_ item: Item) {
    items.removeAll { $0 === item }
    ImageStore.shared.images[item.key] = nil
  }
}

/// The photos of items, by the items' keys.
class ImageStore {
  static let shared = ImageStore()
  var images: [String: UIImage] = [:]

  private init() {}
}
