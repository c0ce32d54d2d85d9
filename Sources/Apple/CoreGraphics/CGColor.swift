public import Foundation

/// A colour: components in a colour space, and an opacity.
public final class CGColor: Hashable, Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  package init(_ space: CGColorSpace, values: [CGFloat]) { (colorSpace, self.values) = (space, values) }

  /// A colour of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(.rgb, name: "kCGColorSpaceSRGB"), values: [red, green, blue, alpha])
  }

  /// The colour of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(.monochrome, name: "kCGColorSpaceGenericGrayGamma2_2"), values: [gray, alpha])
  }

  /// A colour of cyan, magenta, yellow and black.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpace(.cmyk, name: "kCGColorSpaceGenericCMYK"), values: [cyan, magenta, yellow, black, alpha])
  }

  /// A colour by as many components as its space has, and its opacity after them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let buffer = unsafe UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    unsafe self.init(space, values: Array(buffer))
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, the opacity last.
  public var components: [CGFloat]? { values }

  /// The number of components with the opacity.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values.last ?? 1 }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    colorSpace.map { CGColor($0, values: values.dropLast() + [alpha]) }
  }

  public func copy() -> CGColor? { self }

  /// The colour in another space.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
    let (red, green, blue, alpha) = rgba
    return switch space.model {
    case .monochrome: CGColor(space, values: [0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha])
    case .rgb: CGColor(space, values: [red, green, blue, alpha])
    default: nil
    }
  }

  /// Red, green, blue and opacity in sRGB.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch values.count {
    case 2: (values[0], values[0], values[0], values[1])
    case 4: (values[0], values[1], values[2], values[3])
    case 5:
      (
        (1 - values[0]) * (1 - values[3]), (1 - values[1]) * (1 - values[3]), (1 - values[2]) * (1 - values[3]),
        values[4]
      )
    default: (0, 0, 0, alpha)
    }
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values && a.colorSpace == b.colorSpace }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: _ExpressibleByColorLiteral {}
