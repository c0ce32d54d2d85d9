import Documents
import LayoutModel
import LayoutOutput

/// How the layouts of a dump, their scenes and their views are called in a sentence.
struct LayoutNames {
  /// The conditions of a layout that a dump holds.
  let conditions: (FrameDump.LayoutRecord) -> Conditions
  /// The layouts that know what people call their views.
  private let layouts: [ScreenLayout]
  /// What people call scenes, by id.
  private let sceneNames: [String: String]

  /// The names that people know the scenes and views of some layouts by; ids where there are none.
  init(of layouts: [ScreenLayout] = [], conditions: @escaping (FrameDump.LayoutRecord) -> Conditions = \.conditions) {
    self.conditions = conditions
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

  /// What people call the views of a scene, by id.
  func viewNames(in scene: String?) -> [String: String] {
    var names: [String: String] = [:]
    for tree in layouts.filter({ $0.scene == scene }).flatMap(\.controllers).map(\.layout.tree) {
      for (id, name) in zip(tree.names, tree.itemNames) where names[id] == nil {
        // Among differences an identifier needs no quotes.
        if case .label = name.source { names[id] = name.text().printable } else { names[id] = name.term.printable }
      }
    }
    return Self.distinct(names)
  }

  /// Names by ids, with the id behind each that several have.
  private static func distinct(_ names: [String: String]) -> [String: String] {
    let counts = Dictionary(names.values.map { ($0, 1) }, uniquingKeysWith: +)
    return Dictionary(
      names.map { id, name in (id, counts[name] == 1 ? name : "\(name) (\(id.printable))") },
      uniquingKeysWith: { first, _ in first })
  }
}
