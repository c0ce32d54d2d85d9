public import CoreGraphics
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

  /// An image of another size, for lists.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { with { ($0.size, $0.source) = (size, .none) } }

  /// The image itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image itself.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// An image of another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Draws nothing.
  public func draw(at point: CGPoint) {}
  /// Draws nothing.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing.
  public func drawAsPattern(in rect: CGRect) {}
}
