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

  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { self }

  /// An image of another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  public func draw(at point: CGPoint) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(in rect: CGRect) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func drawAsPattern(in rect: CGRect) {}
}
