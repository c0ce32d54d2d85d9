import CoreGraphics
public import Foundation

extension UIImage {
  /// The scale of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual, which is medium.
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    /// From the thinnest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of fonts that is the same.
    public func fontWeight() -> UIFont.Weight {
      Self.weights.first { $0.1 == self }?.0 ?? .regular
    }

    /// The weight that is the same as a font's.
    init(_ weight: UIFont.Weight) {
      let weight = UIFont.Weight(weight.weight)
      self = Self.weights.first { $0.0 == weight }?.1 ?? .regular
    }

    private static let weights: [(UIFont.Weight, SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
  }

  /// The configuration of an image: traits.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    init(_ traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }

    /// Another configuration over this one.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The configuration of a symbol: its size, weight and colours.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The settings of a configuration.
    struct Settings: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var font: UIFont?
      var weight: UIFont.Weight?
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
      var isHierarchical = false
      var isMulticolor = false
      var isMonochrome = false

      /// The settings with another's over them.
      func merging(_ other: Settings) -> Settings {
        var all = self
        if other.pointSize != nil || other.textStyle != nil || other.font != nil {
          (all.pointSize, all.textStyle, all.font) = (other.pointSize, other.textStyle, other.font)
        }
        all.weight = other.weight ?? weight
        if other.scale != .unspecified { all.scale = other.scale }
        if !other.colors.isEmpty { (all.colors, all.isHierarchical) = (other.colors, other.isHierarchical) }
        all.isMulticolor = isMulticolor || other.isMulticolor
        all.isMonochrome = isMonochrome || other.isMonochrome
        return all
      }
    }

    let settings: Settings

    init(_ settings: Settings, _ traitCollection: UITraitCollection? = nil) {
      self.settings = settings
      super.init(traitCollection)
    }

    private convenience init(set: (inout Settings) -> Void) {
      var settings = Settings()
      set(&settings)
      self.init(settings)
    }

    /// A configuration that sets nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration { _ in } }

    /// A size, in points of the text beside it.
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }

    /// A size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight == .unspecified ? nil : weight.fontWeight()
      }
    }

    /// A size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight == .unspecified ? nil : weight.fontWeight()
        $0.scale = scale
      }
    }

    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }

    public convenience init(weight: SymbolWeight) {
      self.init { $0.weight = weight == .unspecified ? nil : weight.fontWeight() }
    }

    /// The size of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }

    /// The size of a style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init { ($0.textStyle, $0.scale) = (textStyle, scale) }
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) { self.init { $0.font = font } }

    /// The size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init { ($0.font, $0.scale) = (font, scale) } }

    /// Colours of the layers.
    public convenience init(paletteColors: [UIColor]) { self.init { $0.colors = paletteColors } }

    /// A colour in several opacities.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { ($0.colors, $0.isHierarchical) = ([hierarchicalColor], true) }
    }

    /// The symbol's own colours.
    public class func preferringMulticolor() -> Self { Self.init(set: { $0.isMulticolor = true }) }

    public class func preferringMonochrome() -> Self { Self.init(set: { $0.isMonochrome = true }) }

    /// The configuration without a style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }

    /// The configuration without a scale.
    public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// The configuration without a weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = nil } }

    /// The configuration without size and weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, nil) }
    }

    private func changed(_ change: (inout Settings) -> Void) -> SymbolConfiguration {
      var settings = settings
      change(&settings)
      return SymbolConfiguration(settings, traitCollection)
    }

    /// Another configuration's settings over these.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(settings.merging(otherConfiguration.settings), traitCollection)
    }

    /// Another configuration's settings over these.
    public override func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return applying(other)
    }

    /// Tells whether settings are the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      settings == otherConfiguration?.settings
    }

    /// Tells whether another object has the same settings.
    public override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }

    /// A hash of the settings.
    public override var hash: Int { settings.hashValue }

    /// The font that gives the size; `nil` where none does.
    var font: UIFont? {
      if let font = settings.font { return font }
      if let style = settings.textStyle { return .preferredFont(forTextStyle: style) }
      return settings.pointSize.map { .systemFont(ofSize: $0, weight: settings.weight ?? .regular) }
    }

    /// The weight; `nil` for that of the font.
    var weight: UIFont.Weight? { settings.weight }

    var scale: SymbolScale { settings.scale }
  }
}
