package import Documents
public import LayoutModel

extension Fixture {
  /// Writes a scene as a fixture: JSON that reads back as the same scene and gives the same layout.
  ///
  /// A scene of an Interface Builder file gets its canvas as a device, in the canvas's orientation. In ids, characters
  /// other than letters, digits, `_` and `-` become `_`. Defaults are left out. Only a canvas without area can't be
  /// expressed.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The text, with a line break at the end.
  public static func text(of scene: Scene) -> String { document(of: scene).text(width: width) + "\n" }

  /// Writes a scene as a fixture's JSON, which has no places.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The JSON.
  package static func document(of scene: Scene) -> JSONValue {
    JSONValue(.object(SceneKeys.table.members(of: SceneDraft(PortableScene.scene(scene)))))
  }

  /// The width of a fixture's lines, as far as possible.
  private static let width = 110
}
