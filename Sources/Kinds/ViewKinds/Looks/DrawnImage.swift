package import LayoutModel

/// An image of an application as pictures show it: a `data:` address, and its size in points if it is known.
package struct DrawnImage: Hashable, Sendable {
  /// The address; `nil` for an image that is too large to be drawn, whose place stays empty.
  package let address: String?
  package let size: Size?
  /// A Boolean that tells whether the catalogue makes the image a template, in the tint; `nil` where it leaves that open.
  package var isTemplate: Bool?
  /// The path of the file that it is of, in bytes.
  package let file: [UInt8]?
  /// The number of pixels that drawing the image takes.
  package let pixels: PixelCount

  package init(address: String?, size: Size?, file: [UInt8]?, pixels: PixelCount) {
    (self.address, self.size, self.file, self.pixels) = (address, size, file, pixels)
  }
}

/// The width and height that an image is decoded to, as its header says before anything is decoded.
///
/// A file of few bytes may have any number of pixels, and each takes four bytes where it is drawn. A vector image has the
/// pixels of its box at one a point.
package struct PixelCount: Hashable, Sendable {
  package var width = 0.0
  package var height = 0.0

  /// The number of all pixels.
  package var total: Double { width * height }

  package init(width: Double = 0, height: Double = 0) {
    (self.width, self.height) = (width, height)
  }
}
