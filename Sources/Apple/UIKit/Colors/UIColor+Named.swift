public import Foundation
import LayoutModel
import Notations

extension UIColor {
  /// A colour of an asset catalogue in the main bundle; `nil` where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of an asset catalogue; `nil` where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let value = Self.value(named: name, in: bundle) else { return nil }
    self.init(value)
  }

  /// The parts of a colour of an asset catalogue; `nil` where there is none.
  static func value(named name: String, in bundle: Bundle?) -> Value? {
    guard let folder = AssetCatalogue.set(named: name, ofType: "colorset", in: bundle),
      let bytes = AssetCatalogue.description(of: folder), let set = try? ColorSet(reading: bytes)
    else { return nil }
    return .named(name, light: UIColor(set.light), dark: UIColor(set.dark ?? set.light))
  }
}
