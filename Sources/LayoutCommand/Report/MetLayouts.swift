import LayoutAnalysis
import LayoutModel
import LayoutResolution
import Synchronization

/// The layouts that lint made of some files, kept until they are drawn.
final class MetLayouts: Sendable {
  private let layouts = Mutex<[String: [String?: [Conditions: ScreenLayout]]]>([:])

  /// Keeps a layout of a file.
  func add(_ layout: ScreenLayout, of path: String) {
    layouts.withLock { $0[path, default: [:]][layout.scene, default: [:]][layout.conditions] = layout }
  }

  /// The layouts of a file, by scene and conditions.
  func layouts(of path: String) -> [String?: [Conditions: ScreenLayout]] { layouts.withLock { $0[path] ?? [:] } }
}
