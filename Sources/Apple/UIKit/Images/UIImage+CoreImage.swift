extension CIImage {
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

  /// The image of a file; `nil` where it isn't one of a known format.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
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
}

extension CIColor {
  /// A colour of UIKit's, as it is in light mode.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor {
  /// A colour of Core Image.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
