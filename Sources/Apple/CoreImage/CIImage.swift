public import CoreGraphics
public import Foundation

/// A recipe of Core Image: the size of what it makes; nothing is computed of it.
open class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle in which it has pixels, in pixels.
  public let extent: CGRect
  /// The image of Core Graphics that it was made of.
  public let cgImage: CGImage?

  package init(extent: CGRect, cgImage: CGImage? = nil) { (self.extent, self.cgImage) = (extent, cgImage) }

  /// An image of Core Graphics.
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image)
  }

  /// An image of one colour, without an end.
  public convenience init(color: CIColor) { self.init(extent: .infinite) }

  /// An image without pixels.
  open class func empty() -> CIImage { CIImage(extent: .zero) }

  /// The part of it within a rectangle.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }

  /// The image moved, turned and scaled.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }

  /// The image with its outermost pixels all around, without an end.
  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }

  /// The image over another.
  open func composited(over dest: CIImage) -> CIImage { CIImage(extent: extent.union(dest.extent)) }

  /// The image blurred: larger by three times the blur on each side, as where it fades out.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    extent.isInfinite ? self : CIImage(extent: extent.insetBy(dx: -3 * sigma, dy: -3 * sigma))
  }

  /// The image that a filter makes of it.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }

  /// The image that a filter makes of it.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image turned as a camera held it, by the numbers of the format EXIF: 5 to 8 lie on their side.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard (5...8).contains(orientation) else { return self }
    return CIImage(extent: CGRect(x: extent.minY, y: extent.minX, width: extent.height, height: extent.width))
  }
}
