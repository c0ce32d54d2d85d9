import FileSystem
import LayoutModel

/// The images among a built project's resources, which are looked for when a picture first shows them: code names its images when it runs.
final class ResourceImages: Sendable {
  private let folder: Path
  private let known = Guarded<[String: ImageLibrary.Image?]>([:])

  /// The images in a folder: in its asset catalogues, in its files, and in the bundles in it.
  init(in folder: Path) { self.folder = folder }

  /// Returns an image by its name, or by its path in the folder: `star`, `star.png`, `Kit.bundle/star`.
  func image(named name: String) -> ImageLibrary.Image? {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = ImageLibrary.isFileName(name) ? Self.image(named: name, in: folder) : nil
    known.withLock { $0[name] = .some(found) }
    return found
  }

  private static func image(named name: String, in folder: Path) -> ImageLibrary.Image? {
    let names = (Files.names(in: folder) ?? []).sorted()
    for catalogue in names where catalogue.hasSuffix(".xcassets") {
      if let image = ImageLibrary.image(named: name, in: folder.file(catalogue)) { return image }
    }
    if let image = file(named: name, in: folder) { return image }
    for bundle in names where bundle.hasSuffix(".bundle") {
      if let image = image(named: name, in: folder.file(bundle)) { return image }
    }
    return nil
  }

  /// The image of a file with the name, at the largest scale.
  private static func file(named name: String, in folder: Path) -> ImageLibrary.Image? {
    let path = Path(name)
    let hasEnding = path.hasEnding(of: endings)
    let stem = hasEnding ? path.folder.file(path.name.stem).description : name
    let candidates = hasEnding ? [path.name.description.split(separator: ".").last.map(String.init) ?? ""] : endings
    let files = [3, 2, 1].flatMap { scale in
      candidates.map { (Path("\(stem)\(scale == 1 ? "" : "@\(scale)x").\($0)"), Double(scale)) }
    }
    return .drawable(files.lazy.compactMap { ImageLibrary.Image(at: folder.file($0), scale: $1) })
  }

  private static let endings = ["png", "jpg", "jpeg", "pdf", "svg"]
}
