import FileSystem
package import InterfaceBuilder
package import LayoutModel

/// The canvas on which Interface Builder shows the scenes of a file, and what they are there.
package struct SourceCanvas: Sendable {
  let file: InterfaceBuilderFile
  let path: Path
  let project: ProjectFiles

  /// The name of the canvas's device.
  package var device: String { file.canvasDevice }
  /// The appearances that the file gives its views separately, by the views' ids; layouts don't need them.
  package var appearances: [String: ViewAppearance] { file.appearances() }
  /// Returns the part that a scene is if it isn't a screen; `nil` for a screen.
  package func part(ofScene id: String?) -> InterfaceBuilderFile.Part? { file.part(ofScene: id) }

  /// The orientation in which the file was drawn, if nothing beside it gives the application's orientations; `nil` if they
  /// are known.
  package var drawnOrientation: DrawnOrientation? {
    guard !project.knowsApplication else { return nil }
    let ending = Path(bytes: path.name.bytes.dropFirst(path.name.stem.bytes.count))
    let twin = path.folder.file(path.name.stem.appending("land\(ending)"))
    return DrawnOrientation(
      isLandscape: file.drawnOrientation.isLandscape, hasLandscapeTwin: Files.kind(of: twin) == .file)
  }
}
