import Documents
import InterfaceBuilder
import LayoutModel

/// People's names for the objects of a file, and the scenes that contain them.
struct SourceNames {
  /// An object with its name and its surroundings.
  struct Entry {
    let item: ItemName
    /// The object's element in its file: `label`, `constraint`.
    let element: String
    /// The scene that contains it.
    let scene: String?
    /// The view or controller around it.
    let owner: String?
    let isView: Bool
  }

  private(set) var entries: [String: Entry] = [:]
  /// People's names for the scenes, by the ids of their controllers or views.
  private(set) var scenes: [String: String] = [:]
  /// The scenes in the file's order.
  private(set) var sceneIDs: [String] = []
  /// The names that several objects of a scene share.
  private var shared: Set<Key> = []

  init(_ root: SourceElement) {
    var walk = Walk()
    if root.form == .element { root.forEach { walk.noteOutlet($0) } }
    walk.visit(root, scene: nil, owner: nil, parent: nil)
    entries = walk.entries
    sceneIDs = walk.sceneIDs
    let titles = walk.scenes
    let counts = Dictionary(titles.values.map { ($0, 1) }, uniquingKeysWith: +)
    scenes = Dictionary(
      titles.map { ($0.key, counts[$0.value] == 1 ? $0.value : "\($0.value) (\($0.key))") },
      uniquingKeysWith: { a, _ in a })
    var seen: Set<Key> = []
    seen.reserveCapacity(entries.count)
    for entry in entries.values {
      let key = Self.key(of: entry)
      if !seen.insert(key).inserted { shared.insert(key) }
    }
  }

  /// A key that no other object should have; views are distinguished from items and guides by how they are described.
  private struct Key: Hashable {
    let scene: String?
    let term: String
    /// The class; `nil` for a view.
    let className: String?
  }

  private static func key(of entry: Entry) -> Key {
    Key(scene: entry.scene, term: entry.item.term, className: entry.isView ? nil : entry.item.className)
  }

  func item(_ id: String) -> ItemName? { entries[id]?.item }

  /// Returns an object's name in a constraint: `“Name”`, with its id if others in its scene have the same name.
  func term(_ id: String) -> String {
    guard let entry = entries[id] else { return id.excerpt }
    if case .none = entry.item.source { return "\(entry.item.className) (\(id.excerpt))" }
    return shared.contains(Self.key(of: entry)) ? "\(entry.item.term) (\(id.excerpt))" : entry.item.term
  }

  /// Returns an object's name as a heading: `“Name” (UILabel)`.
  func title(_ id: String) -> String {
    guard let entry = entries[id] else { return id.excerpt }
    switch entry.item.source {
    case .none: return "\(entry.item.className) (\(id.excerpt))"
    case .label, .identifier:
      let isShared = shared.contains(Self.key(of: entry))
      return "\(entry.item.term) (\(entry.item.className)\(isShared ? ", \(id.excerpt)" : ""))"
    }
  }

  /// The names of all views, used in messages about layouts.
  var viewNames: [String: ItemName] { entries.compactMapValues(Self.viewName) }

  /// The name of a view, used in messages about layouts.
  func viewName(_ id: String) -> ItemName? { entries[id].flatMap(Self.viewName) }

  private static func viewName(_ entry: Entry) -> ItemName? {
    guard entry.isView, case .none = entry.item.source else { return entry.isView ? entry.item : nil }
    return ItemName(.none, className: entry.item.className, id: entry.item.id)
  }

  // MARK: - Finding

  private struct Walk {
    var entries: [String: Entry] = [:]
    var scenes: [String: String] = [:]
    var sceneIDs: [String] = []
    private var outlets: [String: String] = [:]
    private var counts: [String: Int] = [:]

    mutating func noteOutlet(_ element: SourceElement) {
      guard element.name == "outlet", let name = element["property"], let destination = element["destination"],
        !["view", "delegate", "dataSource", "menu", "inputView"].contains(name), outlets[destination] == nil
      else { return }
      outlets[destination] = name
    }

    mutating func visit(_ element: SourceElement, scene: String?, owner: String?, parent: SourceElement?) {
      var (scene, owner) = (scene, owner)
      let isXML = element.form == .element
      let isTop = parent?.name == "objects" || (!isXML && parent?.name == "fixture")
      if let id = element.id, isXML || element.form == .object {
        let begins = isXML && isTop && (element.name.hasSuffix("ontroller") || SourceNames.isView(element))
        if begins, scene == nil || owner == nil {
          scene = id
          sceneIDs.append(id)
          scenes[id] = SourceNames.sceneTitle(of: element)
        }
        let className = SourceNames.className(of: element)
        let ordinal = counts["\(scene ?? "") \(className)", default: 0]
        let isView = SourceNames.isView(element)
        if isView { counts["\(scene ?? "") \(className)"] = ordinal + 1 }
        let isRoot = isXML && element["key"] == "view" && parent?.name.hasSuffix("ontroller") == true
        let source: ItemName.Source =
          if let label = SourceNames.label(of: element) { .label(label) } else if let outlet = outlets[id] {
            .identifier(outlet.excerpt)
          } else if isRoot {
            .identifier("view")
          } else if !ItemName.isGenerated(id) {
            .identifier(id.excerpt)
          } else {
            .none
          }
        let named =
          isXML && ["viewLayoutGuide", "keyboardLayoutGuide"].contains(element.name)
          ? ItemName.Source.identifier(element["key"] ?? "guide") : source
        if entries[id] == nil {
          entries[id] = Entry(
            item: ItemName(named, className: className, ordinal: ordinal, id: id), element: element.name, scene: scene,
            owner: owner, isView: isView)
        }
        if isView || element.name.hasSuffix("ontroller") { owner = id }
      }
      for child in element.children { visit(child, scene: scene, owner: owner, parent: element) }
    }
  }

  /// Tells whether a part is a view.
  static func isView(_ element: SourceElement) -> Bool {
    switch element.form {
    case .element:
      InterfaceBuilderFile.className(ofView: element.name) != nil
        || (element.name != "window" && element.child(forKey: "frame")?.name == "rect")
    case .object: element.name == "subviews" || element.name == "view" || element.name == "arrangedSubviews"
    case .array, .value: false
    }
  }

  static func className(of element: SourceElement) -> String {
    if element.form != .element {
      return element.string("class") ?? (element.name.hasSuffix("ontroller") ? "UIViewController" : "UIView")
    }
    if let name = InterfaceBuilderFile.className(ofView: element.name) { return name }
    guard element.name.contains(where: \.isUppercase) || isView(element) else { return element.name }
    if isView(element) { return "UIView" }
    return "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  /// Returns the visible text of a part, or its author's name for it.
  static func label(of element: SourceElement) -> String? {
    let texts: [String?]
    if element.form == .element {
      let segments = element.child("segments")?.children.compactMap { $0["title"] } ?? []
      texts = [
        element["text"], element.children.first { $0.name == "string" && $0.key == "text" }?.text, element["title"],
        element.children.first { $0.name == "state" && $0.key == "normal" }?["title"], element["placeholder"],
        segments.isEmpty ? nil : segments.joined(separator: ", "), element.child(forKey: "navigationItem")?["title"],
        element["userLabel"], element["storyboardIdentifier"],
        element.name.hasSuffix("ontroller") ? element["customClass"] : nil,
        element.name == "barButtonItem" ? element["systemItem"] : nil,
      ]
    } else {
      texts = [element.string("text"), element.string("title"), element.string("placeholder")]
    }
    for case let text? in texts where text.contains(where: { !$0.isWhitespace }) {
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt
    }
    return nil
  }

  /// Returns people's name for a scene: a title, an identifier, or a class.
  static func sceneTitle(of element: SourceElement) -> String {
    let texts = [
      element["title"], element.child(forKey: "navigationItem")?["title"], element["storyboardIdentifier"],
      element["customClass"], element["userLabel"],
    ]
    for case let text? in texts where text.contains(where: { !$0.isWhitespace }) { return text.excerpt.printable }
    return className(of: element)
  }
}
