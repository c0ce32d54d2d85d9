import Documents
import LayoutModel
import LayoutResolution

/// Reads the items of bars.
enum BarItemImporter {
  /// Reads a controller's navigation item.
  static func navigationItem(_ element: XMLElement, _ notes: inout ImporterNotes) -> NavigationItem {
    var item = NavigationItem()
    item.title = title(of: element, notes)
    item.prompt = notes.texts["prompt", of: element] ?? element["prompt"] ?? element.child(forKey: "prompt")?.text
    item.leftBarButtonItems = items(element, "leftBarButtonItem", &notes)
    item.rightBarButtonItems = items(element, "rightBarButtonItem", &notes)
    item.largeTitleDisplayMode =
      notes.value("largeTitleDisplayMode", of: element, NavigationItem.LargeTitleDisplayMode.init(rawValue:))
      ?? .automatic
    return item
  }

  /// Reads the items on one side of a navigation bar: a single one with that key, or a list.
  private static func items(
    _ element: XMLElement, _ part: String, _ notes: inout ImporterNotes
  ) -> [BarButtonItem] {
    let list = items(element.child("\(part)s"), &notes)
    guard list.isEmpty, let single = element.child(forKey: part), single.name == elementName else { return list }
    return [item(single, &notes)].compactMap(\.self)
  }

  /// Reads the items of a list.
  static func items(_ list: XMLElement?, _ notes: inout ImporterNotes) -> [BarButtonItem] {
    var items: [BarButtonItem] = []
    for element in list?.children ?? [] where element.name == elementName {
      if let item = item(element, &notes) { items.append(item) }
    }
    return items
  }

  private static let elementName = "barButtonItem"

  /// Reads an item of a bar or of a tab; `nil` if the element says that there is none.
  static func item(_ element: XMLElement, _ notes: inout ImporterNotes) -> BarButtonItem? {
    guard element.name != "nil" else { return nil }
    var item = BarButtonItem(
      id: notes.claimID(of: element), title: title(of: element, notes),
      isEnabled: notes.flag("enabled", of: element, otherwise: true),
      position: element.position)
    // A kind without a system item, such as those of tabs, is as wide as an icon.
    item.systemItem = element["systemItem"].flatMap(BarButtonItem.SystemItem.init(rawValue:))
    let custom = element.child(forKey: "customView")?.child(forKey: "frame")?.rect?.width
    item.width = custom ?? notes.length("width", of: element)
    // An image replaces the title.
    item.form = custom != nil ? .customView : element["image"] != nil ? .image : .standard
    return item
  }

  private static func title(of element: XMLElement, _ notes: ImporterNotes) -> String? {
    notes.texts["title", of: element] ?? element["title"]
      ?? element.child(forKey: "title").flatMap { $0.name == "nil" ? nil : $0.text }
  }
}
