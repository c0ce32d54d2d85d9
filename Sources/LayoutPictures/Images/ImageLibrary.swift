package import FileSystem
package import LayoutModel

/// An application's images for pictures, by their names.
package struct ImageLibrary: Sendable {
  /// An image: a `data:` address, and its size in points if it is known.
  package struct Image: Hashable, Sendable {
    package let address: String
    package let size: Size?

    package init(address: String, size: Size?) {
      (self.address, self.size) = (address, size)
    }
  }

  private let images: [String: Image]
  /// The images among the resources of code that was built.
  private var resources: ResourceImages?

  /// A library without images. Each image is a box with its name.
  package static let none = ImageLibrary([:])

  package init(_ images: [String: Image]) {
    self.images = images
  }

  /// Has the images of a folder of resources too.
  package mutating func add(resourcesIn folder: Path) { resources = ResourceImages(in: folder) }

  package subscript(name: String) -> Image? { images[name] ?? resources?.image(named: name) }

  /// Tells whether there is an image with a name.
  func knows(_ name: String?) -> Bool { name.map { self[$0] != nil } ?? false }
}
