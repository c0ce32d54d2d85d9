/// A change of a configuration's colour.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  /// A change by a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour in grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.resolvedColor(with: traits).rgba
      return UIColor(white: 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue, alpha: parts.alpha)
    }
  }

  /// The colour as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The colour as it is.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
