import FileSystem
import LayoutModel
import SceneSources
import ScreenAnswers

/// The scenes that a source's code made, each for all conditions that the code can't tell apart.
///
/// - *Key*: the screen in its place, and the parts of the conditions that its code has read. Other parts can't have changed the scene, but by what
///   a global variable of the app has kept since another screen. A screen whose code has read something of its window is made anew in each, and isn't kept.
/// - *Bound*: the source's screens, under the conditions that are asked for.
/// - *End*: it goes with the source.
final class MadeScenes: Sendable {
  private struct Entry: Sendable {
    let conditions: Conditions
    let made: CapturedScreen
    /// The scene under these conditions, at its places.
    let scene: Scene
    /// The scene under other conditions, at its places, by the kind of device, of which the orientations go that a class allows; those
    /// that were asked for.
    var elsewhere: [UserInterfaceIdiom: Scene] = [:]
  }

  /// A screen in a place.
  fileprivate struct Shown: Hashable {
    let screen: Int
    let place: ControllerPlace?
  }

  private let entries = Guarded<[Shown: [Entry]]>([:])
  /// The places that the code of screens ran past, by the screens' positions.
  private let passed = Guarded<[Int: Set<String>]>([:])

  /// A screen's scene.
  struct Found {
    let scene: Scene
    /// A Boolean value that tells whether the scene shows nothing.
    let isEmpty: Bool
    /// The key of all that is the same but for the orientation; `nil` where the scene is of these conditions alone.
    let key: Key?
  }

  /// A scene that stands for several conditions, and the kind of device where that isn't the one that it was made on.
  struct Key: Hashable {
    private let screen: Shown
    private let entry: Int
    private let idiom: UserInterfaceIdiom?

    fileprivate init(_ screen: Shown, _ entry: Int, _ idiom: UserInterfaceIdiom?) {
      (self.screen, self.entry, self.idiom) = (screen, entry, idiom)
    }
  }

  /// Returns a screen's scene.
  ///
  /// - Parameters:
  ///   - screen: The screen's position among those of the build.
  ///   - conditions: The conditions.
  ///   - around: What is around the screen; the window alone if `nil`.
  ///   - programs: The programs that make a screen whose scene isn't known.
  ///   - place: Puts a captured scene at its places in the project; it takes the words for what was around the screen.
  /// - Returns: The scene.
  /// - Throws: `ScreenFailure`.
  func scene(
    _ screen: Int, under conditions: Conditions, in around: ControllerPlace? = nil, by programs: ScreenPrograms,
    _ place: (Scene, _ surroundings: [String]) -> Scene
  ) throws(ScreenFailure) -> Found {
    let shown = Shown(screen: screen, place: around)
    if let known = known(shown, under: conditions, place) { return known }
    let made = try programs.made(screen, under: conditions, in: around)
    let scene = place(made.scene, made.surroundings)
    if !made.leftOut.isEmpty { passed.withLock { $0[screen, default: []].formUnion(made.leftOut) } }
    guard !made.reads.contains(.window) else { return Found(scene: scene, isEmpty: made.scene.isEmpty, key: nil) }
    let number = entries.withLock { entries in
      entries[shown, default: []].append(Entry(conditions: conditions, made: made, scene: scene))
      return (entries[shown] ?? []).count - 1
    }
    return Found(scene: scene, isEmpty: made.scene.isEmpty, key: Key(shown, number, nil))
  }

  /// Returns the places that a screen's code ran past so far, where what doesn't compile is left out.
  func leftOut(ofScreen screen: Int) -> [String] { passed.withLock { $0[screen] ?? [] }.sorted() }

  private func known(_ screen: Shown, under conditions: Conditions, _ place: (Scene, [String]) -> Scene) -> Found? {
    let entries = entries.withLock { $0[screen] ?? [] }
    guard
      let index = entries.firstIndex(where: {
        $0.conditions.seen(in: $0.made.reads) == conditions.seen(in: $0.made.reads)
      })
    else { return nil }
    let entry = entries[index]
    let isEmpty = entry.made.scene.isEmpty
    if entry.conditions == conditions {
      return Found(scene: entry.scene, isEmpty: isEmpty, key: Key(screen, index, nil))
    }
    let idiom = conditions.device.flatMap { DeviceCatalogue.device(named: $0) }?.idiom ?? .phone
    let scene = entry.elsewhere[idiom] ?? place(entry.made.sceneElsewhere, entry.made.surroundings)
    if entry.elsewhere[idiom] == nil { self.entries.withLock { $0[screen]?[index].elsewhere[idiom] = scene } }
    return Found(
      scene: scene.standing(in: conditions.orientation ?? .portrait), isEmpty: isEmpty, key: Key(screen, index, idiom))
  }
}
