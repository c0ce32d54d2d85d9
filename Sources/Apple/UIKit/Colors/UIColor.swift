public import CoreGraphics
public import Foundation
import LayoutModel

/// A colour, which may depend on traits.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private let coreFoundationNumber = CoreFoundationNumber()
  /// The parts of the colour.
  enum Value: Hashable {
    case components(RGBA)
    case white(CGFloat, alpha: CGFloat)
    /// One of UIKit's, by the name of its property without `Color`.
    case system(String)
    /// One of an asset catalogue, with what it is in light and dark.
    case named(String, light: UIColor, dark: UIColor)
    /// Another colour with another opacity.
    case translucent(UIColor, alpha: CGFloat)
    /// A colour that a closure gives for traits.
    case dynamic(Provider)
    /// A pattern of an image.
    case pattern(UIImage)
  }

  /// Red, green, blue and opacity.
  struct RGBA: Hashable, Sendable {
    var red, green, blue, alpha: CGFloat
  }

  /// A closure that gives a colour for traits; it is equal only to itself.
  final class Provider: Hashable {
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }

    static func == (a: Provider, b: Provider) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Nothing: black that can't be seen.
  public override convenience init() { self.init(.white(0, alpha: 0)) }

  /// A grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(.white(white, alpha: alpha)) }

  /// A colour of sRGB, its components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(.components(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// A colour of Display P3, its components from 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(RGBA(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)))
  }

  /// The colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.rgba
    if cgColor.numberOfComponents == 2 {
      self.init(.white(parts.red, alpha: parts.alpha))
    } else {
      self.init(.components(RGBA(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)))
    }
  }

  /// A pattern of an image.
  public convenience init(patternImage image: UIImage) { self.init(.pattern(image)) }

  /// A colour that a closure gives for traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(Provider(dynamicProvider)))
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .components(var parts):
      parts.alpha = alpha
      return UIColor(.components(parts))
    case .white(let white, _): return UIColor(white: white, alpha: alpha)
    case .translucent(let color, _): return color.withAlphaComponent(alpha)
    case .system, .named, .dynamic, .pattern: return UIColor(.translucent(self, alpha: alpha))
    }
  }

  /// The colour under traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch value {
    case .components, .white, .pattern: self
    case .system(let name):
      UIColor(
        SystemColor.components(name, traitCollection.userInterfaceStyle.style) ?? .init(red: 0, green: 0, blue: 0))
    case .named(_, let light, let dark):
      (traitCollection.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: traitCollection)
    case .translucent(let color, let alpha):
      color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    case .dynamic(let provider): provider.color(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The components under the current traits.
  var rgba: RGBA {
    switch value {
    case .components(let parts): parts
    case .white(let white, let alpha): RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .pattern: RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    default: resolvedColor(with: .current).rgba
    }
  }

  // MARK: - Components

  /// Writes the components, in sRGB, under the current traits.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = rgba
    unsafe red?.pointee = parts.red
    unsafe green?.pointee = parts.green
    unsafe blue?.pointee = parts.blue
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation and brightness under the current traits.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = rgba.hsb
    unsafe hue?.pointee = parts.hue
    unsafe saturation?.pointee = parts.saturation
    unsafe brightness?.pointee = parts.brightness
    unsafe alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the grey that the colour is as bright as.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = rgba
    unsafe white?.pointee = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// The colour of Core Graphics under the current traits.
  open var cgColor: CGColor {
    let color = resolvedColor(with: .current)
    if case .white(let white, let alpha) = color.value { return CGColor(gray: white, alpha: alpha) }
    let parts = color.rgba
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  // MARK: - Drawing

  /// Accepts the colour for filling and lines.
  open func set() {
    setFill()
    setStroke()
  }
  /// Accepts the colour for filling.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: - Objects

  /// Tells whether another object is the same colour: of the same components in the same space, or the same dynamic one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || value == other.value
  }

  /// A hash of the colour.
  open override var hash: Int { value.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  /// Archives the components under the current traits.
  open func encode(with coder: NSCoder) {
    let parts = rgba
    coder.encode(Double(parts.red), forKey: "UIRed")
    coder.encode(Double(parts.green), forKey: "UIGreen")
    coder.encode(Double(parts.blue), forKey: "UIBlue")
    coder.encode(Double(parts.alpha), forKey: "UIAlpha")
  }

  public required convenience init?(coder: NSCoder) {
    self.init(
      red: CGFloat(coder.decodeDouble(forKey: "UIRed")), green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
      blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
  }

  /// The space and the components, or the name.
  open override var description: String {
    switch value {
    case .components(let parts):
      "UIExtendedSRGBColorSpace \(Double(parts.red)) \(Double(parts.green)) \(Double(parts.blue)) \(Double(parts.alpha))"
    case .white(let white, let alpha): "UIExtendedGrayColorSpace \(Double(white)) \(Double(alpha))"
    case .system(let name): "<UIDynamicSystemColor; name = \(name)Color>"
    case .named(let name, _, _): "<UIDynamicCatalogColor; name = \(name)>"
    case .translucent(let color, let alpha): "<UIDynamicModifiedColor; \(color), alpha = \(Double(alpha))>"
    case .dynamic: "<UIDynamicProviderColor>"
    case .pattern(let image): "<UIPatternColor; image = \(image)>"
    }
  }

  /// The colour as one of Core Image.
  open var ciColor: CIColor { CIColor(color: self) }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
