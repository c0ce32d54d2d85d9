import Documents
import LayoutModel
import LayoutOutput
import LayoutResolution

/// How the layouts of a dump, their scenes and their views are called in a sentence.
struct LayoutNames {
  /// The conditions of a layout that a dump holds.
  let conditions: (FrameDump.LayoutRecord) -> Conditions
  /// The layouts that know what people call their views.
  private let layouts: [ScreenLayout]
  /// What people call scenes, by id.
  private let sceneNames: [String: String]
  /// What people call views, by id, where their file was looked at.
  private let known: [String: ItemName]

  /// The names that people know the scenes and views of some layouts by; ids where there are none.
  init(
    of layouts: [ScreenLayout] = [], known: [String: ItemName] = [:],
    conditions: @escaping (FrameDump.LayoutRecord) -> Conditions = \.conditions
  ) {
    self.conditions = conditions
    self.known = known
    self.layouts = layouts
    var titles: [String: String] = [:]
    for layout in layouts {
      if let scene = layout.scene, let title = layout.sceneTitle { titles[scene] = title.printable }
    }
    sceneNames = Self.distinct(titles)
  }

  func scene(_ id: String) -> String { sceneNames[id] ?? id.printable }

  /// A layout in words: its scene, and its conditions in parentheses.
  func layout(_ record: FrameDump.LayoutRecord) -> String {
    let conditions = conditions(record).name
    return record.scene.map { "\(scene($0)) (\(conditions))" } ?? conditions
  }

  /// A view in a sentence.
  struct ViewName: Hashable {
    let id: String
    /// What people call it; `nil` where only the id is known.
    var item: ItemName?
    /// Whether others of its scene are called the same, so that the id tells them apart.
    var isShared = false

    /// The name, and the id behind it where it is asked for or needed.
    func text(withID: Bool) -> String {
      guard let item else { return id.printable }
      let withID = withID || isShared
      if case .label = item.source { return item.text(withID: withID).printable }
      // Among differences an identifier needs no quotes.
      return (item.term + (withID && item.term != id ? " (\(id.excerpt))" : "")).printable
    }
  }

  /// What people call the views of a scene, by id.
  func viewNames(in scene: String?) -> [String: ViewName] {
    var names: [String: ViewName] = [:]
    for tree in layouts.filter({ $0.scene == scene }).flatMap(\.controllers).map(\.layout.tree) {
      for (id, item) in zip(tree.names, tree.itemNames) where names[id] == nil {
        names[id] = ViewName(id: id, item: known[id] ?? item)
      }
    }
    let counts = Dictionary(names.values.map { ($0.text(withID: false), 1) }, uniquingKeysWith: +)
    return names.mapValues { name in
      var name = name
      name.isShared = counts[name.text(withID: false), default: 0] > 1
      // What an edit calls by its class and id is called so among its effects too.
      if let known = known[name.id], case .none = known.source { name.isShared = true }
      return name
    }
  }

  /// Names by ids, with the id behind each that several have.
  private static func distinct(_ names: [String: String]) -> [String: String] {
    let counts = Dictionary(names.values.map { ($0, 1) }, uniquingKeysWith: +)
    return Dictionary(
      names.map { id, name in (id, counts[name] == 1 ? name : "\(name) (\(id.printable))") },
      uniquingKeysWith: { first, _ in first })
  }
}
