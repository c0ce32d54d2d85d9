import Foundation

/// The images of an asset for traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  /// An asset without images.
  public override init() { super.init() }

  /// An asset of one image.
  init(_ image: UIImage) { images = [(UITraitCollection(), image)] }

  /// The image whose traits the given ones contain, the latest first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.last?.image ?? UIImage()
  }

  /// The image of a configuration's traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  /// Keeps an image for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
    images.append((traitCollection, image))
  }

  /// Keeps an image for a configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Forgets the image of traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
  }
}
