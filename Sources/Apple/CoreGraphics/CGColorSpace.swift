public import Foundation

/// The model of a colour space: what its components mean.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two colour components.
  case lab
  /// Any number of inks.
  case deviceN
  /// The index of a table.
  case indexed
  case pattern
  /// The components of CIE's standard observer.
  case XYZ
}

/// The way in which colours outside a space are taken into it.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  /// Colours as they are.
  case absoluteColorimetric
  /// Colours relative to white.
  case relativeColorimetric
  /// Colours as people see them.
  case perceptual
  case saturation
}

/// A colour space: what the components of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of sRGB with components beyond 0 to 1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of linear sRGB.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of linear sRGB with components beyond 0 to 1.
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  /// The name of Display P3.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of Adobe RGB.
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  /// The name of grey with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of generic CMYK.
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }

  /// The name; `nil` for a device's space.
  private let text: String?
  /// The meaning of the components.
  public let model: CGColorSpaceModel

  package init(_ model: CGColorSpaceModel, name: String? = nil) { (self.model, text) = (model, name) }

  /// A space by its name.
  public convenience init?(name: CFString) {
    let text = String(describing: name)
    if text.contains("Gray") {
      self.init(.monochrome, name: text)
    } else if text.contains("CMYK") {
      self.init(.cmyk, name: text)
    } else {
      self.init(.rgb, name: text)
    }
  }

  /// The name; `nil` for a device's space.
  public var name: CFString? { text.map { $0 as NSString } }

  /// The number of components without opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// A Boolean that tells whether it has colours beyond sRGB.
  public var isWideGamutRGB: Bool { text?.contains("P3") ?? false }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model && a.text == b.text }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(text)
  }
}

/// Makes the device's space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// Makes the device's space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

/// Makes the device's space of cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
