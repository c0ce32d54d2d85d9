public import Foundation
import LayoutModel

/// The scaling of fonts and lengths with the user's text size, as a style's size grows.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font scaled for the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: 0, nil) }

  /// A font scaled for the user's text size, at most to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, nil)
  }

  /// A font scaled for the text size of traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: 0, traitCollection)
  }

  /// A font scaled for the text size of traits, at most to a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traitCollection)
  }

  /// A length scaled for the user's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length scaled for the text size of traits: as the style's size grows from the standard text size, to whole pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    ConditionReads.note([.device, .textSize])
    let scaled = value * FontShape(style: style, traitCollection).size / CGFloat(style.style.size(for: .large))
    let scale = traitCollection?.values.displayScale ?? 0
    let pixels = scale > 0 ? scale : max(1, UITraitCollection.current.values.displayScale)
    return (scaled * pixels).rounded() / pixels
  }

  func scaled(_ font: UIFont, maximum: CGFloat, _ traits: UITraitCollection?) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
    var shape = font.shape
    shape.scaling = FontShape.Scaling(style: style, size: font.pointSize, maximum: maximum)
    shape.textStyle = nil
    shape.size = maximum > 0 ? min(size, maximum) : size
    return UIFont(shape)
  }
}
