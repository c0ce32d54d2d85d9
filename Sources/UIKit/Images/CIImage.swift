public import CoreGraphics
public import Foundation

/// A recipe of Core Image: the size of what it makes; nothing is computed of it.
open class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle in which it has pixels, in pixels.
  public let extent: CGRect
  /// The image of Core Graphics that it was made of.
  public let cgImage: CGImage?

  init(extent: CGRect, cgImage: CGImage? = nil) { (self.extent, self.cgImage) = (extent, cgImage) }

  /// An image of Core Graphics.
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image)
  }

  /// An image of UIKit's; `nil` for one without a size.
  public convenience init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    self.init(extent: CGRect(origin: .zero, size: size))
  }

  /// A file's bytes; `nil` where they aren't those of a known format.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// The part of it within a rectangle.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }

  /// The image moved, turned and scaled.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
}

extension UIImage {
  /// An image of Core Image.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// An image of Core Image with a number of pixels per point, turned.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    var parts = Parts()
    parts.source = .recipe(ciImage)
    parts.scale = scale > 0 ? scale : 1
    parts.orientation = orientation
    let extent = ciImage.extent.isInfinite ? .zero : ciImage.extent
    let size = CGSize(width: extent.width / parts.scale, height: extent.height / parts.scale)
    parts.size = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    self.init(parts)
  }

  /// The image of Core Image that it was made of.
  public var ciImage: CIImage? { if case .recipe(let image) = parts.source { image } else { nil } }
}
