import CoreGraphics
public import Foundation
package import LayoutModel

/// A font in a size.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationNumber = CoreFoundationNumber()
  package let shape: FontShape
  /// The engine's font, which has the metrics.
  package let resolved: ResolvedFont

  package init(_ shape: FontShape) {
    (self.shape, resolved) = (shape, shape.resolved)
    super.init()
  }

  /// The system's font in its standard size.
  public override convenience init() { self.init(FontShape(size: Self.systemFontSize)) }

  /// A font by its name; `nil` for an empty one. Fonts without a registered file are measured as the system's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontShape(name: fontName, size: fontSize > 0 ? fontSize : 12))
  }

  /// The font of a description, in its size if 0 is given.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var shape = descriptor.shape
    if pointSize > 0, pointSize != shape.size { (shape.size, shape.textStyle) = (pointSize, nil) }
    if shape.size <= 0 { shape.size = 12 }
    self.init(shape)
  }

  /// The font of a style at the user's size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontShape(style: style, nil))
  }

  /// The font of a style at the size of traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    ConditionReads.note(.textSize)
    return UIFont(FontShape(style: style, traitCollection))
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontShape(size: size(fontSize))) }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontShape(size: size(fontSize), weight: weight))
  }

  /// The system's font in a weight and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var shape = FontShape(size: size(fontSize), weight: weight)
    shape.width = width
    return UIFont(shape)
  }

  /// The system's font in semibold, which UIKit takes for bold (<doc:Controls#Widths-of-text>).
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontShape(size: size(fontSize), weight: .semibold))
  }

  /// The system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var shape = FontShape(size: size(fontSize))
    shape.isItalic = true
    return UIFont(shape)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var shape = FontShape(size: size(fontSize), weight: weight)
    shape.hasMonospacedDigits = true
    return UIFont(shape)
  }

  /// The system's font with characters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var shape = FontShape(size: size(fontSize), weight: weight)
    shape.design = .monospaced
    return UIFont(shape)
  }

  /// The standard size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of text, in points.
  public class var systemFontSize: CGFloat { 14 }

  private static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  /// The registered families, and the system's families with known line heights.
  public class var familyNames: [String] {
    Array(Set(knownFamilies + FontShape.registeredNames.map { FontShape(name: $0, size: 0).familyName })).sorted()
  }

  private static let knownFamilies = ["Avenir", "Avenir Next", "Courier New", "Futura", "Helvetica Neue", "Menlo"]

  /// The registered names of a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontShape.registeredNames.filter { FontShape(name: $0, size: 0).familyName == familyName }
  }

  // MARK: - Metrics

  open var familyName: String { shape.familyName }
  open var fontName: String { shape.fontName }
  /// The size, in points.
  open var pointSize: CGFloat { noting(shape.size) }
  /// The distance from a line's top to its baseline, in points.
  open var ascender: CGFloat { noting(CGFloat(resolved.ascender)) }
  /// The distance from a baseline to the line's bottom, in points; negative.
  open var descender: CGFloat { noting(-CGFloat(resolved.descender)) }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { noting(CGFloat(resolved.lineHeight)) }
  /// The space between lines, in points: none.
  open var leading: CGFloat { 0 }
  /// The height of capitals: of the system's font, 1443/2048 of the size.
  open var capHeight: CGFloat { noting(shape.size * 1443 / 2048) }
  /// The height of small letters: of the system's font, 1078/2048 of the size.
  open var xHeight: CGFloat { noting(shape.size * 1078 / 2048) }

  /// Returns a value that the size decides on.
  private func noting<Value>(_ value: Value) -> Value {
    shape.noteSize()
    return value
  }

  /// The font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var shape = shape
    (shape.size, shape.textStyle, shape.scaling) = (fontSize, nil, nil)
    return UIFont(shape)
  }

  open var fontDescriptor: UIFontDescriptor { noting(UIFontDescriptor(shape)) }

  // MARK: - The engine

  /// The engine's font; a style's is the user's size for it.
  package convenience init(_ font: Font, _ traits: UITraitCollection? = nil) {
    switch font {
    case .system(let size, let weight): self.init(FontShape(size: CGFloat(size), weight: Weight(weight)))
    case .monospacedDigitSystem(let size, let weight):
      var shape = FontShape(size: CGFloat(size), weight: Weight(weight))
      shape.hasMonospacedDigits = true
      self.init(shape)
    case .textStyle(let style): self.init(FontShape(style: TextStyle(style), traits))
    case .named(let name, let size, let face):
      if let face { FontShape.register(face, named: name) }
      self.init(FontShape(name: name, size: CGFloat(size)))
    }
  }

  /// The font for the engine.
  package var font: Font { shape.font }

  /// The font of a view that adjusts its fonts to the user's text size: by its text style, or scaled by its metrics; other fonts stay as
  /// they are.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    if let style = shape.textStyle {
      var adjusted = shape
      adjusted.size = FontShape(style: style, traits).size
      return UIFont(adjusted)
    }
    guard let scaling = shape.scaling else { return self }
    return UIFontMetrics(forTextStyle: scaling.style).scaled(
      withSize(scaling.size), maximum: scaling.maximum, traits)
  }

  // MARK: - Objects

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  /// Archives name, size and weight.
  open func encode(with coder: NSCoder) { shape.encode(with: coder) }

  public required convenience init?(coder: NSCoder) { self.init(FontShape(coder: coder)) }

  /// Tells whether another object is the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.shape == shape }

  /// A hash of the font.
  open override var hash: Int { shape.hashValue }

  /// The family, weight and size.
  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(shape.weight.weight); font-style: "
      + "\(shape.isItalic ? "italic" : "normal"); font-size: \(Double(pointSize))pt"
  }
}
