import Documents
import LayoutModel
import Notations
import ViewKinds

extension PixelCount {
  /// Reads the size of a PNG, a JPEG, a PDF or an SVG; `nil` where the header of a PNG or a JPEG doesn't say it.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - isVector: Whether it is a PDF or an SVG. The largest image in an SVG counts, where that is larger.
  init?(of bytes: [UInt8], isVector: Bool) {
    if let pixels = ImageHeader.pixels(of: bytes) {
      self.init(width: Double(pixels.width), height: Double(pixels.height))
    } else if isVector {
      let size = ImageHeader.size(of: bytes)?.size ?? .zero
      let all = [PixelCount(width: size.width, height: size.height)] + Self.embedded(in: bytes)
      self = all.max { $0.total < $1.total } ?? all[0]
    } else {
      return nil
    }
  }

  /// The sizes of the images that an SVG holds as `data:` addresses.
  private static func embedded(in bytes: [UInt8]) -> [PixelCount] {
    String(decoding: bytes, as: UTF8.self).parts(separatedBy: ";base64,").dropFirst().compactMap { part in
      let text = part.utf8.lazy.filter { !" \t\r\n".utf8.contains($0) }
        .prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }.prefix(ImageHeader.maximumBytes)
      let whole = String(decoding: Array(text), as: UTF8.self)
      return Base64.bytes(of: String(whole.prefix(whole.utf8.count / 4 * 4))).flatMap(ImageHeader.pixels).map {
        PixelCount(width: Double($0.width), height: Double($0.height))
      }
    }
  }

  /// The maximum number of pixels of an image: 4,096 × 4,096.
  static let maximum = Double(1 << 24)
  /// The maximum number of pixels of all images of one picture.
  static let maximumOfPicture = Double(1 << 25)
  /// The maximum number of characters of the addresses in one picture, in which an image stands as often as it is shown.
  static let maximumLength = 32 << 20
}
