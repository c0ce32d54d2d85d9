import Documents
import LayoutModel
import LayoutOutput

/// How the layouts of a dump, their scenes and their views are called in a sentence.
struct LayoutNames {
  /// The conditions of a layout that a dump holds.
  let conditions: (FrameDump.LayoutRecord) -> Conditions
  /// What people call scenes, by id.
  private let sceneNames: [String: String]

  /// The names that people know the scenes and views of some layouts by; ids where there are none.
  init(of layouts: [ScreenLayout] = [], conditions: @escaping (FrameDump.LayoutRecord) -> Conditions = \.conditions) {
    self.conditions = conditions
    sceneNames = [:]
  }

  func scene(_ id: String) -> String { sceneNames[id] ?? id.printable }

  /// A layout in words: its scene, and its conditions in parentheses.
  func layout(_ record: FrameDump.LayoutRecord) -> String {
    let conditions = conditions(record).name
    return record.scene.map { "\(scene($0)) (\(conditions))" } ?? conditions
  }

  /// What people call the views of a scene, by id.
  func viewNames(in scene: String?) -> [String: String] { [:] }
}
