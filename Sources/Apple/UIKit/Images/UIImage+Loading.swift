import CoreGraphics
public import Foundation
import LayoutModel
import Notations

extension UIImage {
  /// An image of the application's: of an asset catalogue, or a file; `nil` where there is none.
  public convenience init?(named name: String) {
    guard let parts = Parts(named: name, in: nil) else { return nil }
    self.init(parts)
  }

  /// An image of a bundle's; `nil` where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let parts = Parts(named: name, in: bundle) else { return nil }
    self.init(parts)
  }

  /// An image of a bundle's in a configuration; `nil` where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard var parts = Parts(named: name, in: bundle) else { return nil }
    parts.configuration = configuration
    self.init(parts)
  }

  /// An image of a bundle's in a configuration, with the value of a symbol; `nil` where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// One of the system's symbols; `nil` for an empty name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// One of the system's symbols in a configuration; `nil` for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    var parts = Parts()
    parts.source = .symbol(name)
    parts.configuration = configuration
    parts.renderingMode = .automatic
    self.init(parts)
  }

  /// One of the system's symbols for traits; `nil` for an empty name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration($0) })
  }

  /// One of the system's symbols with a value; `nil` for an empty name.
  public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The name of the image among the application's; `nil` for others.
  package var name: String? { if case .named(let name) = parts.source { name } else { nil } }

  /// The name of the image among the system's symbols; `nil` for others.
  package var systemName: String? { if case .symbol(let name) = parts.source { name } else { nil } }

  /// Its name in an asset catalogue; `nil` for one that comes from elsewhere.
  package var catalogueName: String? { if case .named(let name) = parts.source { name } else { nil } }

  /// The colour that all of it is drawn in; `nil` for any other image.
  package var ground: UIColor? { if case .ground(let color) = parts.source { UIColor(cgColor: color) } else { nil } }

  /// The colour that it was given; `nil` for its own.
  package var tint: UIColor? { parts.tint }
}

extension UIImage.Parts {
  /// An image of a file's bytes; `nil` where they aren't those of a known format.
  init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader.size(of: Array(data.prefix(ImageHeader.maximumBytes))) else { return nil }
    self.init()
    source = .data(data)
    self.scale = scale > 0 ? scale : 1
    let pixels = header.isInPoints ? 1 : self.scale
    size = CGSize(width: CGFloat(header.size.width) / pixels, height: CGFloat(header.size.height) / pixels)
  }

  /// An image of a bundle's; `nil` where there is none.
  init?(named name: String, in bundle: Bundle?) {
    guard var parts = Self.fromCatalogue(name, bundle) ?? Self.fromFile(name, bundle) else { return nil }
    parts.source = .named(name)
    self = parts
  }

  /// The image of a set, as large as its file of the largest scale says.
  private static func fromCatalogue(_ name: String, _ bundle: Bundle?) -> Self? {
    guard let set = AssetCatalogue.set(named: name, ofType: "imageset", in: bundle),
      let bytes = AssetCatalogue.description(of: set), let files = try? ImageSet(reading: bytes).files
    else { return nil }
    for file in files.filter({ !$0.hasAppearance }).sorted(by: { ($0.scale ?? 1) > ($1.scale ?? 1) }) {
      if let data = try? Data(contentsOf: set.appendingPathComponent(file.name)),
        let parts = Self(data: data, scale: CGFloat(file.scale ?? 1))
      {
        return parts
      }
    }
    return nil
  }

  private static func fromFile(_ name: String, _ bundle: Bundle?) -> Self? {
    guard !name.isEmpty, let folder = (bundle ?? .main).resourceURL else { return nil }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let type = (last as NSString).pathExtension
    let stem = type.isEmpty ? name : String(name.dropLast(type.count + 1))
    let types = type.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [type]
    for scale in ["@3x", "@2x", ""] {
      for type in types {
        let file = folder.appendingPathComponent("\(stem)\(scale).\(type)")
        if let data = try? Data(contentsOf: file),
          let parts = Self(data: data, scale: Self.scale(ofName: file.path))
        {
          return parts
        }
      }
    }
    return nil
  }

  /// The scale in a file's name: 2 for `NAME@2x.png`.
  static func scale(ofName path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
