package import InterfaceBuilder
package import LayoutModel

/// The scenes imported from an Interface Builder file, reused for windows like those they were imported for.
///
///     var imported = ImportedScenes(of: file)
///     let phone = try imported.scenes(of: content, under: upright, named: nil)
///     let other = try imported.scenes(of: content, under: onItsSide, named: nil)  // imported where the size classes are others
package struct ImportedScenes {
  private let file: SceneFile
  private var known: [Key: Found] = [:]

  /// Scenes, and warnings about what isn't understood in the file.
  package typealias Found = (scenes: [Scene], warnings: [InputWarning])

  private struct Key: Hashable {
    let name: String?
    let window: KnownWindow
  }

  /// Creates an empty collection for a file.
  package init(of file: SceneFile) {
    self.file = file
  }

  /// Returns the scenes as `SceneFile.scenes(of:under:named:)` does. Known scenes share what their layouts left.
  ///
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`, each time that one applies.
  package mutating func scenes(
    of content: InterfaceBuilderFile, under conditions: Conditions, named name: String?
  ) throws -> Found {
    guard let orientation = conditions.orientation, let window = try KnownWindow(conditions) else {
      return try file.scenes(of: content, under: conditions, named: name)
    }
    let own = Key(name: name, window: window)
    let like = Key(name: name, window: window.representative(for: content, file))
    if let found = known[like] ?? known[own] {
      return (found.scenes.map { $0.standing(in: orientation) }, found.warnings)
    }
    let found = try file.scenes(of: content, under: conditions, named: name)
    known[found.scenes.contains(where: \.hasSplitView) ? own : like] = found
    return found
  }
}
