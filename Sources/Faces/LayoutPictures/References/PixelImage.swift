/// A picture as pixels.
package struct PixelImage: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// Four bytes a pixel, row by row: red, green, blue and alpha.
  package let bytes: [UInt8]

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bytes: The pixels, four bytes each.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a pixel has four bytes")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The share of the pixels that differ from those of another picture of the same size: a colour, or the alpha, by more than a
  /// sixteenth of its range. Colours count as far as they cover.
  ///
  /// - Parameter other: The other picture.
  /// - Returns: From 0 to 1; `nil` for a picture of another size.
  package func share(differingFrom other: PixelImage) -> Double? {
    guard width == other.width, height == other.height, !bytes.isEmpty else { return nil }
    var count = 0
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let (alpha, otherAlpha) = (Int(bytes[pixel + 3]), Int(other.bytes[pixel + 3]))
      var isOff = abs(alpha - otherAlpha) > Self.tolerance
      for channel in pixel..<pixel + 3 where !isOff {
        isOff = abs(Int(bytes[channel]) * alpha - Int(other.bytes[channel]) * otherAlpha) > Self.tolerance * 255
      }
      if isOff { count += 1 }
    }
    return Double(count) / Double(width * height)
  }

  /// The greatest difference of two bytes that are the same.
  private static let tolerance = 16
}
