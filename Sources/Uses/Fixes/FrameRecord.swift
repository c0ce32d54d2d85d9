import FileSystem
import LayoutModel
import LayoutResolution

/// The frames of scenes under all conditions of a run, with which those of a changed file are compared: a file's own, or those of a build.
///
/// - *Key*: the file, the scene's id and the conditions.
/// - *Bound*: a rectangle for each view of a layout, of one file or one build.
/// - *End*: it goes with the work on the file.
final class FrameRecord: Sendable {
  /// A view that lies elsewhere in the changed file.
  struct Movement: Sendable {
    let screen: Screen
    let conditions: Conditions
    /// The movement in words, after `would`: `move “Title” by 12 pt`.
    let words: String
  }

  /// A scene of a file.
  struct Screen: Hashable, Sendable {
    let path: String
    let scene: String?
  }

  private struct Key: Hashable {
    let screen: Screen
    let conditions: Conditions
  }

  private struct State {
    var frames: [Key: [[Rect]]] = [:]
    var movements: [Movement] = []
  }

  private let state = Guarded(State())
  /// The record of the file before.
  private let before: FrameRecord?

  /// An empty record.
  ///
  /// - Parameter before: The record of the file before, with which each layout is compared.
  init(comparedWith before: FrameRecord? = nil) { self.before = before }

  /// Records a layout.
  func record(_ screen: Screen, _ layout: ScreenLayout, _ conditions: Conditions) {
    let own = layout.controllers.map { Array($0.layout.frames.prefix($0.layout.tree.viewCount)) }
    let movement = before?.movement(screen, layout, conditions)
    state.withLock { state in
      state.frames[Key(screen: screen, conditions: conditions)] = own
      if let movement { state.movements.append(movement) }
    }
  }

  /// The largest movement under each of the conditions, by their names.
  var movements: [Movement] {
    state.withLock { $0.movements }.sorted { ($0.conditions.name, $0.words) < ($1.conditions.name, $1.words) }
  }

  /// Returns a scene of some ids that a later record has no layout of; `nil` where it has them all.
  func scene(of scenes: Set<String?>, missingIn later: FrameRecord) -> Screen? {
    let known = Set(later.state.withLock { $0.frames.keys.map(\.screen) })
    return state.withLock { $0.frames.keys.map(\.screen) }
      .filter { scenes.contains($0.scene) && !known.contains($0) }
      .min { ($0.path, $0.scene ?? "") < ($1.path, $1.scene ?? "") }
  }

  func clear() { state.withLock { $0 = State() } }

  /// Returns the record with the scenes of a later one.
  func updated(by later: FrameRecord) -> FrameRecord {
    let (old, new) = (state.withLock { $0.frames }, later.state.withLock { $0.frames })
    let record = FrameRecord()
    record.state.withLock { $0.frames = old.merging(new) { $1 } }
    return record
  }

  /// Returns the largest movement in a layout of the changed file; `nil` where no view moves by more than a pixel, or nothing is known of
  /// the scene under the conditions.
  private func movement(_ screen: Screen, _ layout: ScreenLayout, _ conditions: Conditions) -> Movement? {
    guard let known = state.withLock({ $0.frames[Key(screen: screen, conditions: conditions)] }) else { return nil }
    guard known.count == layout.controllers.count else {
      return Movement(screen: screen, conditions: conditions, words: "change the screens shown")
    }
    let pixel = 1 / max(layout.window.scale, 1) + Self.rounding
    var largest = pixel
    var words: String?
    for (old, controller) in zip(known, layout.controllers) {
      let tree = controller.layout.tree
      guard old.count == tree.viewCount else {
        return Movement(screen: screen, conditions: conditions, words: "change the views shown")
      }
      for place in old.indices {
        let (a, b) = (old[place], controller.layout.frames[place])
        let distance = max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
        guard distance > largest else { continue }
        largest = distance
        words = "move \(tree.itemName(of: tree.index(at: place)).lintText) by \(Self.points(distance)) pt"
      }
    }
    return words.map { Movement(screen: screen, conditions: conditions, words: $0) }
  }

  private static let rounding = 1e-6
  /// A length in tenths of points.
  private static func points(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
