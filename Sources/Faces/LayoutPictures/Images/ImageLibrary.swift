package import FileSystem
package import LayoutModel

/// An application's images for pictures, by their names.
package struct ImageLibrary: Sendable {
  /// An image: a `data:` address, and its size in points if it is known.
  package struct Image: Hashable, Sendable {
    /// The address; `nil` for an image that is too large to be drawn, whose place stays empty.
    package let address: String?
    package let size: Size?
    /// The file that it is of.
    let file: Path?
    /// The number of pixels that drawing the image takes.
    let pixels: PixelCount

    package init(address: String?, size: Size?, file: Path? = nil, pixels: PixelCount = PixelCount()) {
      (self.address, self.size, self.file, self.pixels) = (address, size, file, pixels)
    }
  }

  private let images: [String: Image]
  /// The images among the resources of code that was built.
  private var resources: ResourceImages?
  /// The images that are too large to be drawn, and were asked for.
  package var undrawn = UndrawnImages()

  /// A library without images. Each image is a box with its name.
  package static var none: ImageLibrary { ImageLibrary([:]) }

  package init(_ images: [String: Image]) {
    self.images = images
  }

  /// Has the images of a folder of resources too.
  package mutating func add(resourcesIn folder: Path) { resources = ResourceImages(in: folder) }

  package subscript(name: String) -> Image? {
    guard let image = images[name] ?? resources?.image(named: name) else { return nil }
    if image.address == nil { undrawn.note(image, because: .large) }
    return image
  }

  /// Tells whether there is an image with a name.
  func knows(_ name: String?) -> Bool { name.map { self[$0] != nil } ?? false }
}
