import CoreGraphics
import Foundation
package import LayoutModel
import LayoutResolution

extension UIImage {
  /// The size of a symbol's drawing under the current traits; `nil` for other images.
  var symbolSize: CGSize? {
    guard systemName != nil else { return nil }
    let traits = UITraitCollection.current.traits
    let size = content.drawnSize(for: traits)
    return CGSize(width: size.width, height: size.height)
  }

  /// The image as the engine's content: a symbol in the font and scale of its configuration, or of the place that it is in.
  ///
  /// - Parameter place: The configuration of the place, such as `preferredSymbolConfiguration` of an image view.
  /// - Returns: The content.
  package func content(in place: SymbolConfiguration?) -> ContentSettings.Image {
    guard let systemName else { return ContentSettings.Image(size: Size(width: size.width, height: size.height)) }
    let own = symbolConfiguration
    let settings = place.map { own?.applying($0) ?? $0 } ?? own
    let font = settings?.font ?? UIFont.systemFont(ofSize: CGFloat(SymbolSize.standardPointSize))
    return SymbolSize.image(
      named: systemName, noted: nil, font: font.font, scale: settings?.scale.size ?? .medium,
      weight: settings?.weight?.weight ?? font.shape.weight.weight)
  }

  /// The image as the engine's content.
  package var content: ContentSettings.Image { content(in: nil) }
}

extension UIImage.SymbolScale {
  /// The scale as the engine's.
  var size: SymbolSize.Scale {
    switch self {
    case .small: .small
    case .large: .large
    default: .medium
    }
  }
}
