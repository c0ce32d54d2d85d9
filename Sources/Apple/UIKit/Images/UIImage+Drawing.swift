import CoreGraphics
public import Foundation

// Animations, sizes for lists, and drawing, of which nothing is seen.
extension UIImage {
  /// An animation of images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with { ($0.images, $0.duration) = (images, duration) }
  }

  /// An animation of the images `NAME0`, `NAME1` and so on.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
    return animatedImage(with: Array(images), duration: duration)
  }
}
