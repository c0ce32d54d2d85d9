import Documents
public import LayoutModel

extension Fixture {
  /// A scene as a fixture: JSON that reads back as the same scene and gives the same layout.
  ///
  /// A scene of an Interface Builder file has its canvas for a device of its own, in the canvas's orientation. Ids that
  /// fixtures don't allow are changed: other characters than letters, digits, `_` and `-` become `_`. What has its default
  /// is left out. A canvas without area is the one thing that a fixture can't say.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The text, with a line break at the end.
  public static func text(of scene: Scene) -> String {
    let draft = SceneDraft(PortableScene.scene(scene))
    return JSONValue(.object(SceneKeys.table.members(of: draft))).text(width: width) + "\n"
  }

  /// How long the lines of a fixture are, if they can be.
  private static let width = 110
}
