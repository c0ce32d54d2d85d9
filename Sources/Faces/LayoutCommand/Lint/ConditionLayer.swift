import FileSystem
import SceneSources

/// The conditions in one place of a configuration. Of several layers, the more specific replaces the others dimension
/// by dimension: an entry of `paths` replaces the top level, and one of `scenes` both.
struct ConditionLayer: Hashable {
  /// The configuration; `nil` without a file.
  let file: Path?
  /// Their place in it: `conditions`, `paths[0], Player/**`, `scenes[1], Login`.
  let place: String
  let conditions: [Configuration.Condition]

  /// Returns the layers of a configuration for an input, the most specific last, without those for single scenes.
  static func layers(of configuration: ProjectConfiguration, for input: Path) -> [ConditionLayer] {
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

  /// Returns the layers for scenes of an input, the most specific last, including those without conditions.
  static func sceneLayers(
    of configuration: ProjectConfiguration, for input: Path
  ) -> [(layer: ConditionLayer, setting: Configuration.SceneSetting)] {
    configuration.sceneSettings(for: input).map { place, setting in
      let layer = ConditionLayer(
        file: configuration.path, place: "\(place), \(setting.scene)", conditions: setting.conditions)
      return (layer, setting)
    }
  }
}

extension ProjectConfiguration {
  /// The languages that the configuration's conditions name, anywhere, without the word for all of them.
  var languages: [Configuration.Placed] {
    let scenes = content.scenes + content.paths.flatMap(\.scenes)
    let all = content.conditions + content.paths.flatMap(\.conditions) + scenes.flatMap(\.conditions)
    return all.filter { $0.option == CommandOption.localization.name && $0.value.text != LayoutOptions.all }
      .map(\.value)
  }
}
