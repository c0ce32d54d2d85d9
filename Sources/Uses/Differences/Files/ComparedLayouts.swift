import InterfaceBuilder
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import Notations
import SceneSources

/// The layouts of some of a file's scenes under conditions, with the dumps by which they are compared.
struct ComparedLayouts {
  /// A layout under the conditions at an index.
  struct Screen {
    let number: Int
    let layout: ScreenLayout
    let record: FrameDump.LayoutRecord
  }

  let file: any SceneSource
  private(set) var screens: [Screen] = []
  /// The reasons why screens couldn't be laid out.
  private(set) var notes: [String] = []
  private let name: String
  /// The scenes and plans, which layouts under the next conditions reuse.
  private let library = SceneLibrary()

  var records: [FrameDump.LayoutRecord] { screens.map(\.record) }

  /// Returns the first of the layouts under the conditions at an index.
  func record(_ number: Int) -> FrameDump.LayoutRecord? { screens.first { $0.number == number }?.record }

  /// One layout of each scene, used for names.
  var samples: [ScreenLayout] {
    var known: Set<String?> = []
    return screens.map(\.layout).filter { known.insert($0.scene).inserted }
  }

  /// Lays out scenes.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: The file's name in dumps.
  ///   - scenes: The scenes; `nil` for a fixture's only scene.
  ///   - sceneCount: The number of scenes in the file.
  ///   - conditions: The conditions of their layouts.
  init(
    of file: any SceneSource, _ name: String, _ scenes: [String?], among sceneCount: Int, under conditions: [Conditions]
  ) {
    self.file = file
    self.name = name
    let wanted = Set(scenes)
    for (number, conditions) in conditions.enumerated() {
      // Most scenes of a file are laid out all at once, unless one of them can't be.
      let isMost = wanted.count > 1 && wanted.count * 2 > sceneCount
      if isMost, add(nil, wanted, conditions, number) { continue }
      for scene in scenes { _ = add(scene, [scene], conditions, number) }
    }
    notes = notes.uniqued()
  }

  /// Adds the requested layouts of a scene, or of all.
  ///
  /// - Returns: Whether they could be made. If all scenes are requested and one fails, nothing is added.
  private mutating func add(
    _ scene: String?, _ wanted: Set<String?>, _ conditions: Conditions, _ number: Int
  ) -> Bool {
    var own: [Screen] = []
    do {
      let result = try file.forEachLayout(under: [conditions], scene: scene, sharing: library) { layout in
        guard wanted.contains(layout.scene) else { return }
        let record = FrameDump(fixture: name, layouts: [layout]).layouts[0]
        own.append(Screen(number: number, layout: layout, record: record))
      }
      notes += result.exceptions.map { "\($0)" }
      if own.isEmpty { notes += result.warnings.filter(\.isOfScreen).map { "\($0.message) (\(conditions.name))" } }
    } catch {
      if scene == nil, wanted != [nil] { return false }
      notes.append("\(Self.words(for: error)) (\(conditions.name))")
      return false
    }
    screens += own
    return true
  }

  private static func words(for error: any Error) -> String {
    switch error {
    case let error as InputError: error.problems.first?.message ?? "the file can't be laid out"
    case let error as LayoutFailure: error.words
    default: "\(error)"
    }
  }
}
