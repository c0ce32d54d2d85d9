package import FileSystem
package import LayoutAnalysis
import LayoutModel

extension PictureStyle {
  /// What pictures of a file's layouts have in common: what it says of its views' looks, and the images that it names.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: The file beside which images lie; its own if `nil`.
  ///   - catalogues: Where images' catalogues were found before.
  package init(
    of file: SceneFile, beside path: Path? = nil, _ catalogues: KnownCatalogues = KnownCatalogues()
  ) {
    self.init()
    takeLooks(of: file, beside: path, catalogues)
  }

  /// Takes over what a file says of its views' looks, and the images that it names.
  package mutating func takeLooks(
    of file: SceneFile, beside path: Path? = nil, _ catalogues: KnownCatalogues = KnownCatalogues()
  ) {
    appearances = file.appearances
    beginsBelowBars = file.fixture == nil
    let names = Set(appearances.values.compactMap(\.imageName)).union(file.fixture?.imageNames ?? [])
    images = ImageLibrary(beside: path ?? file.path, named: names, catalogues)
  }
}
