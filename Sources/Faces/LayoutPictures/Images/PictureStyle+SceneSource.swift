package import FileSystem
import LayoutModel
package import SceneSources

extension PictureStyle {
  /// Creates the common style of pictures of a file's layouts, with its views' looks and its images.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: The file beside which images lie; `nil` for the file itself.
  ///   - catalogues: The catalogues found before.
  package init(
    of file: any SceneSource, beside path: Path? = nil, _ catalogues: KnownCatalogues = KnownCatalogues()
  ) {
    self.init()
    takeLooks(of: file, beside: path, catalogues)
  }

  /// Takes over a file's looks of views, and its images.
  package mutating func takeLooks(
    of file: any SceneSource, beside path: Path? = nil, _ catalogues: KnownCatalogues = KnownCatalogues()
  ) {
    appearances = file.canvas?.appearances ?? [:]
    beginsBelowBars = file.canvas != nil
    let names = Set(appearances.values.compactMap(\.imageName)).union(file.fixture?.imageNames ?? [])
    images = ImageLibrary(beside: path ?? file.path, named: names, catalogues)
    images.undrawn = catalogues.undrawn
    if let resources = file.code?.resources { images.add(resourcesIn: resources) }
  }
}
