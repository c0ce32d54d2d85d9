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
    /// The ids of the views that lie elsewhere than before, or in one that does, by the conditions' names.
    var moved: [Screen: [String: Set<String>]] = [:]
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
    let (movement, moved) = before?.movements(screen, layout, conditions) ?? (nil, [])
    state.withLock { state in
      state.frames[Key(screen: screen, conditions: conditions)] = own
      if let movement { state.movements.append(movement) }
      state.moved[screen, default: [:]][conditions.name, default: []].formUnion(moved)
    }
  }

  /// Tells whether a view lies where it lay before, and all views around it do, under all of some conditions.
  func isStill(_ view: String, on screen: Screen, under conditions: [String]) -> Bool {
    let moved = state.withLock { $0.moved[screen] } ?? [:]
    return conditions.allSatisfy { moved[$0].map { !$0.contains(view) } ?? false }
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

  /// Returns the largest movement in a layout of the changed file, and the ids of the views that lie elsewhere in the window; `nil` where no
  /// view moves by more than a pixel, or nothing is known of the scene under the conditions. Where other views are shown all count as moved.
  private func movements(
    _ screen: Screen, _ layout: ScreenLayout, _ conditions: Conditions
  ) -> (largest: Movement?, moved: Set<String>) {
    guard let known = state.withLock({ $0.frames[Key(screen: screen, conditions: conditions)] }) else {
      return (nil, Self.views(of: layout))
    }
    func other(_ words: String) -> (Movement?, Set<String>) {
      (Movement(screen: screen, conditions: conditions, words: words), Self.views(of: layout))
    }
    guard known.count == layout.controllers.count else { return other("change the screens shown") }
    let pixel = 1 / max(layout.window.scale, 1) + Self.rounding
    var largest = pixel
    var words: String?
    var moved: Set<String> = []
    var movedPlaces: [[Bool]] = []
    for (old, controller) in zip(known, layout.controllers) {
      let tree = controller.layout.tree
      var isMoved = [Bool](repeating: false, count: old.count)
      defer { movedPlaces.append(isMoved) }
      guard old.count == tree.viewCount else { return other("change the views shown") }
      for place in old.indices {
        let (a, b) = (old[place], controller.layout.frames[place])
        let distance = max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
        let superview = tree.superview(of: tree.index(at: place)).map { isMoved[$0.position] }
        let isInMoved = superview ?? controller.superview.map { movedPlaces[$0.controller][$0.view.position] } ?? false
        isMoved[place] = distance > pixel || isInMoved
        if isMoved[place] { moved.insert(Self.id(of: place, in: tree)) }
        guard distance > largest else { continue }
        largest = distance
        words = "move \(tree.itemName(of: tree.index(at: place)).lintText) by \(Self.points(distance)) pt"
      }
    }
    return (words.map { Movement(screen: screen, conditions: conditions, words: $0) }, moved)
  }

  private static func views(of layout: ScreenLayout) -> Set<String> {
    Set(layout.controllers.map(\.layout.tree).flatMap { tree in (0..<tree.viewCount).map { id(of: $0, in: tree) } })
  }

  /// The id by which findings know a view.
  private static func id(of place: Int, in tree: ViewTree) -> String {
    let index = tree.index(at: place)
    return tree[index].id ?? tree.name(of: index)
  }

  private static let rounding = 1e-6
  /// A length in tenths of points.
  private static func points(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
