public import Foundation

/// The name of a colour in an asset catalogue, as the code that is generated of catalogues has it.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// The colour of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of an image in an asset catalogue, as the code that is generated of catalogues has it.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// The image of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// The colour of an asset catalogue; a clear one where the catalogue has none.
  public convenience init(resource: ColorResource) {
    self.init(UIColor.value(named: resource.name, in: resource.bundle) ?? .white(0, alpha: 0))
  }
}

extension UIImage {
  /// The image of an asset catalogue; an empty one where the catalogue has none.
  public convenience init(resource: ImageResource) {
    self.init(Parts(named: resource.name, in: resource.bundle) ?? Parts())
  }
}
