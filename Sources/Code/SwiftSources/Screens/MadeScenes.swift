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
    /// The scene under other conditions, at its places, by the kind of device, of which the orientations go that a class allows; those
    /// that were asked for.
    var elsewhere: [UserInterfaceIdiom: Scene] = [:]
  }

  /// A screen in a place.
  private struct Shown: Hashable {
    let screen: Int
    let place: ControllerPlace?
  }

  private let entries = Guarded<[Shown: [Entry]]>([:])

  /// Returns a screen's scene.
  ///
  /// - Parameters:
  ///   - screen: The screen's position among those of the build.
  ///   - conditions: The conditions.
  ///   - around: What is around the screen; the window alone if `nil`.
  ///   - programs: The programs that make a screen whose scene isn't known.
  ///   - place: Puts a captured scene at its places in the project; it takes the words for what was around the screen.
  /// - Returns: The scene, and whether it shows nothing.
  /// - Throws: `ScreenFailure`.
  func scene(
    _ screen: Int, under conditions: Conditions, in around: ControllerPlace? = nil, by programs: ScreenPrograms,
    _ place: (Scene, _ surroundings: [String]) -> Scene
  ) throws(ScreenFailure) -> (scene: Scene, isEmpty: Bool) {
    let shown = Shown(screen: screen, place: around)
    if let known = known(shown, under: conditions, place) { return known }
    let made = try programs.made(screen, under: conditions, in: around)
    if !made.reads.contains(.window) {
      entries.withLock { $0[shown, default: []].append(Entry(conditions: conditions, made: made)) }
    }
    return (place(made.scene, made.surroundings), made.scene.isEmpty)
  }

  private func known(_ screen: Shown, under conditions: Conditions, _ place: (Scene, [String]) -> Scene) -> (
    scene: Scene, isEmpty: Bool
  )? {
    let entries = entries.withLock { $0[screen] ?? [] }
    guard
      let index = entries.firstIndex(where: {
        $0.conditions.seen(in: $0.made.reads) == conditions.seen(in: $0.made.reads)
      })
    else { return nil }
    let entry = entries[index]
    let isEmpty = entry.made.scene.isEmpty
    if entry.conditions == conditions { return (place(entry.made.scene, entry.made.surroundings), isEmpty) }
    let idiom = conditions.device.flatMap { DeviceCatalogue.device(named: $0) }?.idiom ?? .phone
    let scene = entry.elsewhere[idiom] ?? place(entry.made.sceneElsewhere, entry.made.surroundings)
    if entry.elsewhere[idiom] == nil { self.entries.withLock { $0[screen]?[index].elsewhere[idiom] = scene } }
    return (scene.standing(in: conditions.orientation ?? .portrait), isEmpty)
  }
}
