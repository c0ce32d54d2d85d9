package import FileSystem
package import LayoutModel
package import ViewKinds

/// An application's images for pictures, by their names.
package struct ImageLibrary: Sendable {
  package typealias Image = DrawnImage

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

}

extension DrawnImage {
  package init(address: String?, size: Size?, file: Path? = nil, pixels: PixelCount = PixelCount()) {
    self.init(address: address, size: size, file: file?.bytes, pixels: pixels)
  }
}
