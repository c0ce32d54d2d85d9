import Documents
package import FileSystem
import LayoutModel
import Notations
import SceneSources
import ViewKinds

extension ImageLibrary {
  /// Creates a library of the images in the asset catalogues of a file's application.
  ///
  /// - Parameters:
  ///   - file: The file. Catalogues are looked for in the folders from the file's own up, and in their subfolders.
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
  private static func image(inSet folder: Path) -> Image? {
    guard let bytes = try? Files.contents(of: folder.file("Contents.json"), limit: largestImage),
      let set = try? ImageSet(reading: bytes)
    else { return nil }
    let files = set.files.filter { !$0.hasAppearance }.sorted { ($0.scale ?? 1, $1.name) > ($1.scale ?? 1, $0.name) }
    var image = Image.drawable(files.lazy.compactMap { Image(at: folder.file(Path($0.name)), scale: $0.scale ?? 1) })
    image?.isTemplate = set.isTemplate
    return image
  }

  /// Tells whether a name stays in its folder.
  static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.split(separator: "/").contains("..") && !name.hasPrefix("/")
  }
}

extension ImageLibrary.Image {
  /// Returns the first image that can be drawn, or else the first that is too large; `nil` for none.
  static func drawable(_ images: some Sequence<Self>) -> Self? {
    var tooLarge: Self?
    for image in images {
      if image.address != nil { return image }
      tooLarge = tooLarge ?? image
    }
    return tooLarge
  }

  /// Creates an image of a file; `nil` where it can't be read, has too many bytes, or has a format that browsers don't show, which
  /// becomes a box with its name. Nothing is decoded, converted or encoded of one that has too many pixels.
  init?(at path: Path, scale: Double) {
    let limit = ImageLibrary.largestImage
    guard var bytes = try? Files.contents(of: path, limit: limit), bytes.count <= limit else { return nil }
    if PDFImage.isPDF(bytes) {
      guard let pixels = PixelCount(of: bytes, isVector: true), pixels.total <= PixelCount.maximum else {
        self.init(address: nil, size: nil, file: path, pixels: PixelCount(of: bytes, isVector: true) ?? PixelCount())
        return
      }
      bytes = PDFImage.svg(of: path)
    }
    guard let kind = Self.kind(of: bytes) else { return nil }
    let size = ImageHeader.size(of: bytes).map { size, isInPoints in
      let pixels = isInPoints ? 1 : scale
      return Size(width: size.width / pixels, height: size.height / pixels)
    }
    let pixels = PixelCount(of: bytes, isVector: kind == Self.vector)
    let isDrawn = pixels.map { $0.total <= PixelCount.maximum } ?? false
    let address = isDrawn ? "data:image/\(kind);base64,\(Base64.text(of: bytes))" : nil
    self.init(address: address, size: size, file: path, pixels: pixels ?? PixelCount())
  }

  /// The kind of an image by its first bytes; `nil` for a format that browsers don't show.
  private static func kind(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpeg" }
    return String(decoding: bytes.prefix(1_000), as: UTF8.self).holds("<svg") ? vector : nil
  }

  private static let vector = "svg+xml"
}
