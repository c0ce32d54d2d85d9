import Differences
import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutPictures
import LayoutResolution
import SceneSources

/// Pictures of layouts that differ from their golden files: before, after, and what moved.
struct VerifyPictures {
  /// The folder for the pictures.
  let folder: Path
  private var names = PictureNames()

  init(in folder: Path) {
    self.folder = folder
  }

  /// Writes the pictures of an input's layouts that differ.
  ///
  /// - Returns: The images that are too large to be drawn.
  /// - Throws: The reason why one can't be written.
  mutating func write(_ report: GoldenReport, of input: Path) throws(Files.Failure) -> UndrawnImages {
    guard let before = report.expected, let after = report.actualDump,
      let file = try? SceneFormats.documents.source(at: input)
    else {
      return UndrawnImages()
    }
    let style = PictureStyle(of: file, beside: input)
    try Files.makeFolder(folder)
    for old in before.layouts {
      guard let new = after.layouts.first(where: { $0.scene == old.scene && $0.conditions == old.conditions }),
        old.views != new.views || old.window != new.window,
        let layout = try? file.layouts(under: [file.conditions(of: new)], scene: new.scene).layouts.first(where: {
          $0.scene == new.scene
        })
      else { continue }
      let picture = ScreenPicture(layout, style)
      let name = names.name(stem: input.name.stem.description, layout)
      for (what, text) in [
        ("before", picture.placed(as: old).svg), ("after", picture.svg), ("difference", FramePicture(old, new).text),
      ] {
        try Files.replace(folder.file(Path("\(name).\(what).svg")), with: PrintableText(document: text), flushes: false)
      }
    }
    return style.images.undrawn
  }
}
