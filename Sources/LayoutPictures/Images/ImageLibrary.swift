package import LayoutModel

/// The images of an application that pictures show, by their names.
package struct ImageLibrary: Sendable {
  /// An image: a `data:` address, and its size in points where that is known.
  package struct Image: Hashable, Sendable {
    package let address: String
    package let size: Size?

    package init(address: String, size: Size?) {
      (self.address, self.size) = (address, size)
    }
  }

  private let images: [String: Image]

  /// No images: each is its name in a box.
  package static let none = ImageLibrary([:])

  package init(_ images: [String: Image]) {
    self.images = images
  }

  package subscript(name: String) -> Image? { images[name] }

  /// Whether an image of a name is there.
  func knows(_ name: String?) -> Bool { name.map { images[$0] != nil } ?? false }
}
