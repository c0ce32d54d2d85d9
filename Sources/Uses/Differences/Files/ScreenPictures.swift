import LayoutModel
import LayoutOutput
import LayoutResolution
import SceneSources

/// The pictures of scenes before and after, under the conditions that show most of what differs.
struct ScreenPictures {
  let old: ComparedLayouts
  let new: ComparedLayouts
  let names: LayoutNames
  /// Returns people's names for the views, by id.
  let viewNames: () -> [String: String]
  /// Draws a layout; `nil` if only frames are drawn.
  let draw: FileDifference.Draw?

  /// A scene under conditions.
  struct Screen: Hashable {
    let scene: String?
    let conditions: String

    /// The place of a layout in a dump.
    init(_ record: FrameDump.LayoutRecord, _ names: LayoutNames) {
      self.init(scene: record.scene, conditions: names.conditions(record).name)
    }

    init(scene: String?, conditions: String) { (self.scene, self.conditions) = (scene, conditions) }
  }

  /// Returns pictures of each scene that differs, under the conditions with the most differences: of each device the
  /// first, as many as fit on a page.
  func pictures(of differences: [LayoutDifference]) -> [FileDifference.Picture] {
    var counts: [Screen: Int] = [:]
    for difference in differences {
      for name in difference.conditions {
        counts[Screen(scene: difference.sceneID, conditions: name), default: 0] += max(1, difference.views.count)
      }
    }
    func byPlace(_ layouts: ComparedLayouts) -> [Screen: ComparedLayouts.Screen] {
      Dictionary(layouts.screens.map { (Screen($0.record, names), $0) }, uniquingKeysWith: { first, _ in first })
    }
    guard !differences.isEmpty else { return [] }
    return pictures(of: differences.map(\.sceneID).uniqued()) { -(counts[$0] ?? 0) }
  }

  /// Returns pictures of scenes of which texts, colours or images differ: under the first conditions of each device.
  /// None if nothing is drawn, because their frames are the same.
  func pictures(drawing scenes: [String?]) -> [FileDifference.Picture] {
    draw == nil ? [] : pictures(of: scenes) { _ in -1 }
  }

  /// Returns pictures of scenes under the conditions of lowest rank, of each device the first; a rank of 0 is left out.
  private func pictures(of scenes: [String?], rank: (Screen) -> Int) -> [FileDifference.Picture] {
    func byPlace(_ layouts: ComparedLayouts) -> [Screen: ComparedLayouts.Screen] {
      Dictionary(layouts.screens.map { (Screen($0.record, names), $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (olds, news, keys) = (byPlace(old), byPlace(new), new.records.map { Screen($0, names) })
    guard !scenes.isEmpty else { return [] }
    let viewNames = viewNames()
    return scenes.flatMap { scene -> [FileDifference.Picture] in
      let places = keys.enumerated().filter { $0.element.scene == scene && rank($0.element) != 0 }
        .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
      var devices: Set<Substring> = []
      let chosen = places.filter { devices.insert($0.conditions.prefix { $0 != "/" }).inserted }
      return chosen.prefix(Self.maximumCount).compactMap { place in
        guard let before = olds[place], let after = news[place] else { return nil }
        return FileDifference.Picture(
          scene: scene.map(names.scene), conditions: place.conditions, old: before.record, new: after.record,
          names: viewNames,
          drawings: draw.map { draw in
            FileDifference.Picture.Drawings(old: draw(before.layout, old.file), new: draw(after.layout, new.file))
          })
      }
    }
  }

  /// The maximum number of conditions under which a scene is shown.
  private static let maximumCount = 4
}
