import Documents
package import FileSystem
import LayoutModel
import Notations
import SceneSources

extension ImageLibrary {
  /// Creates a library of the images in the asset catalogues of a file's application.
  ///
  /// - Parameters:
  ///   - file: The file. Catalogues are looked for in its folder, those above it, and their subfolders.
  ///   - names: The names of the requested images.
  ///   - known: The catalogues found before.
  package init(beside file: Path, named names: Set<String>, _ known: KnownCatalogues = KnownCatalogues()) {
    guard !names.isEmpty, file != Files.standardInput else {
      self = .none
      return
    }
    var images: [String: Image] = [:]
    var folder = file.folder
    for _ in 0..<Self.levels {
      for catalogue in known.catalogues(in: folder) {
        for name in names.sorted() where images[name] == nil {
          images[name] = Self.image(named: name, in: catalogue)
        }
      }
      guard images.count < names.count, folder.folder != folder, folder != "." else { break }
      folder = folder.folder
    }
    self.init(images)
  }

  /// The number of folders upward in which catalogues are looked for.
  private static let levels = 4
  /// The maximum size of an image to be embedded, in bytes.
  fileprivate static let largestImage = 4 << 20

  /// An image set with a name in a catalogue, or in groups in it.
  static func image(named name: String, in folder: Path, depth: Int = 0) -> Image? {
    guard isFileName(name) else { return nil }
    let set = folder.file(Path("\(name).imageset"))
    if let image = image(inSet: set) { return image }
    guard depth < levels else { return nil }
    for group in Files.names(in: folder) ?? []
    where !group.hasSuffix("set") && Files.kind(of: folder.file(group)) == .folder {
      if let image = image(named: name, in: folder.file(group), depth: depth + 1) { return image }
    }
    return nil
  }

  /// The image of a set for any device, the largest scale first.
  private static func image(inSet set: Path) -> Image? {
    guard let bytes = try? Files.contents(of: set.file("Contents.json"), limit: largestImage),
      let all = try? ImageSet(reading: bytes).files
    else { return nil }
    let files = all.filter { !$0.hasAppearance }.sorted { ($0.scale ?? 1, $1.name) > ($1.scale ?? 1, $0.name) }
    for file in files {
      if let image = Image(at: set.file(Path(file.name)), scale: file.scale ?? 1) { return image }
    }
    return nil
  }

  /// Tells whether a name stays in its folder.
  static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.split(separator: "/").contains("..") && !name.hasPrefix("/")
  }
}

extension ImageLibrary.Image {
  /// Creates an image of a file; `nil` where it can't be read, is too large, or has a format that browsers don't show.
  init?(at path: Path, scale: Double) {
    let limit = ImageLibrary.largestImage
    guard let bytes = try? Files.contents(of: path, limit: limit), bytes.count <= limit else { return nil }
    self.init(PDFImage.isPDF(bytes) ? PDFImage.svg(of: path) : bytes, scale: scale)
  }

  /// Creates an image of a file's bytes; `nil` for a format that browsers don't show, which becomes a box with its
  /// name.
  init?(_ bytes: [UInt8], scale: Double) {
    let kind: String
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      kind = "png"
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      kind = "jpeg"
    } else if String(decoding: bytes.prefix(1_000), as: UTF8.self).holds("<svg") {
      kind = "svg+xml"
    } else {
      return nil
    }
    let size = ImageHeader.size(of: bytes).map { size, isInPoints in
      let pixels = isInPoints ? 1 : scale
      return Size(width: size.width / pixels, height: size.height / pixels)
    }
    self.init(address: "data:image/\(kind);base64,\(Base64.text(of: bytes))", size: size)
  }
}
