import FileSystem
import LayoutAnalysis
import LayoutInput

/// Conditions that stand in one place of a configuration. Of several layers the more exact replaces dimension by dimension what the
/// others say: an entry of `paths` what stands at the top, and one of `scenes` both.
struct ConditionLayer: Hashable {
  /// The configuration; `nil` without a file.
  let file: Path?
  /// Where they stand in it: `conditions`, `paths[0], Player/**`, `scenes[1], Login`.
  let place: String
  let conditions: [Configuration.Condition]

  /// The layers of a configuration that hold for an input, the most exact last; without those of single scenes.
  static func layers(of configuration: LintConfiguration, for input: Path) -> [ConditionLayer] {
    var layers = [
      ConditionLayer(file: configuration.path, place: "conditions", conditions: configuration.content.conditions)
    ]
    for (index, setting) in configuration.pathSettings(for: input) {
      layers.append(
        ConditionLayer(
          file: configuration.path, place: "paths[\(index)], \(setting.path)", conditions: setting.conditions))
    }
    return layers.filter { !$0.conditions.isEmpty }
  }

  /// The layers for scenes of an input, the most exact last, also those without conditions.
  static func sceneLayers(
    of configuration: LintConfiguration, for input: Path
  ) -> [(layer: ConditionLayer, setting: Configuration.SceneSetting)] {
    configuration.sceneSettings(for: input).map { place, setting in
      let layer = ConditionLayer(
        file: configuration.path, place: "\(place), \(setting.scene)", conditions: setting.conditions)
      return (layer, setting)
    }
  }
}

extension LintConfiguration {
  /// The languages that its conditions name, wherever they stand, without the word for all of them.
  var languages: [Configuration.Placed] {
    let scenes = content.scenes + content.paths.flatMap(\.scenes)
    let all = content.conditions + content.paths.flatMap(\.conditions) + scenes.flatMap(\.conditions)
    return all.filter { $0.option == CommandOption.localization.name && $0.value.text != LayoutOptions.all }
      .map(\.value)
  }
}
