import Documents
import LayoutModel
import LayoutOutput
import LayoutResolution

/// The names of a dump's layouts, scenes and views in sentences.
struct LayoutNames {
  /// Returns the conditions of a layout in a dump.
  let conditions: (FrameDump.LayoutRecord) -> Conditions
  /// The layouts that know people's names for their views.
  private let layouts: [ScreenLayout]
  /// People's names for scenes, by id.
  private let sceneNames: [String: String]
  /// Returns people's name for a view by its id, where their file was read.
  private let known: (String) -> ItemName?

  /// Creates the names that people know the scenes and views of some layouts by; ids where there are none.
  init(
    of layouts: [ScreenLayout] = [], known: @escaping (String) -> ItemName? = { _ in nil },
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

  /// Returns a layout in words: its scene, with its conditions in parentheses.
  func layout(_ record: FrameDump.LayoutRecord) -> String {
    let conditions = conditions(record).name
    return record.scene.map { "\(scene($0)) (\(conditions))" } ?? conditions
  }

  /// The name of a view in a sentence.
  struct ViewName: Hashable {
    let id: String
    /// People's name for the view; `nil` if only the id is known.
    var item: ItemName?
    /// A Boolean value that tells whether other views of the scene have the same name, so that the id must tell them
    /// apart.
    var isShared = false

    /// Returns the name, followed by the id where it is asked for or needed.
    func text(withID: Bool) -> String {
      guard let item else { return id.printable }
      let withID = withID || isShared
      if case .label = item.source { return item.text(withID: withID).printable }
      // Among differences an identifier needs no quotes.
      return (item.term + (withID && item.term != id ? " (\(id.excerpt))" : "")).printable
    }
  }

  /// Returns people's names for the views of a scene, by id.
  func viewNames(in scene: String?) -> [String: ViewName] {
    var names: [String: ViewName] = [:]
    for tree in layouts.filter({ $0.scene == scene }).flatMap(\.controllers).map(\.layout.tree) {
      for (id, item) in zip(tree.names, tree.itemNames) where names[id] == nil {
        names[id] = ViewName(id: id, item: known(id) ?? item)
      }
    }
    let counts = Dictionary(names.values.map { ($0.text(withID: false), 1) }, uniquingKeysWith: +)
    return names.mapValues { name in
      var name = name
      name.isShared = counts[name.text(withID: false), default: 0] > 1
      // A view that an edit names by class and id has that name among the edit's effects too.
      if let known = known(name.id), case .none = known.source { name.isShared = true }
      return name
    }
  }

  /// Returns names by ids, with the id added to each name that several share.
  private static func distinct(_ names: [String: String]) -> [String: String] {
    let counts = Dictionary(names.values.map { ($0, 1) }, uniquingKeysWith: +)
    return Dictionary(
      names.map { id, name in (id, counts[name] == 1 ? name : "\(name) (\(id.printable))") },
      uniquingKeysWith: { first, _ in first })
  }
}
