import CoreGraphics
public import Foundation

/// A filter of Core Image: its values, and the size of its output.
///
/// The output has the size of the image, except for filters that scale, crop or generate.
open class CIFilter: NSObject, @unchecked Sendable {
  /// Its name, such as `CISepiaTone`.
  public let name: String
  private var values: [String: Any] = [:]

  init(named name: String) { self.name = name }

  /// A filter by its name; `nil` for a name without the prefix of Core Image's.
  public convenience init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(named: name)
  }

  /// A filter by its name, with some values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// Sets a value by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a value by its name: what it makes, or what was set.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Sets the values that it begins with: held, as nothing is computed of them.
  open func setDefaults() {}

  /// The names of the values that were set.
  open var inputKeys: [String] { values.keys.sorted() }

  /// The names of what it makes.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Facts about it: its name.
  open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

  /// The image that it makes; `nil` without an image or a message of which to make it.
  open var outputImage: CIImage? {
    let input = values[kCIInputImageKey] as? CIImage
    switch name {
    case "CIQRCodeGenerator":
      guard let message = values["inputMessage"] as? Data else { return nil }
      let level = values["inputCorrectionLevel"] as? String ?? "M"
      return SquareCode.extent(of: message, correction: level).map { CIImage(extent: $0) }
    case "CIConstantColorGenerator", "CICheckerboardGenerator", "CIStripesGenerator", "CIRandomGenerator":
      return CIImage(extent: .infinite)
    case "CILanczosScaleTransform":
      let scale = number(kCIInputScaleKey) ?? 1
      let width = scale * (number(kCIInputAspectRatioKey) ?? 1)
      return input?.transformed(by: CGAffineTransform(scaleX: width, y: scale))
    case "CIAffineTransform":
      return (values[kCIInputTransformKey] as? CGAffineTransform).map { input?.transformed(by: $0) } ?? input
    case "CICrop":
      guard let rectangle = values["inputRectangle"] as? CIVector else { return input }
      return input?.cropped(to: rectangle.cgRectValue)
    case "CIGaussianBlur": return input?.applyingGaussianBlur(sigma: number(kCIInputRadiusKey) ?? 10)
    case "CIAffineClamp": return input?.clampedToExtent()
    default:
      let behind = values[kCIInputBackgroundImageKey] as? CIImage
      return behind.map { input?.composited(over: $0) ?? $0 } ?? input
    }
  }

  private func number(_ key: String) -> CGFloat? {
    switch values[key] {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }
}

/// The key of the image that a filter begins with.
public let kCIInputImageKey = "inputImage"
/// The key of the image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that says where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of an image that something ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a width by a height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure.
public let kCIInputEVKey = "inputEV"
/// The key of a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a time, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of a filter's name among the facts about it.
public let kCIAttributeFilterName = "CIAttributeFilterName"
