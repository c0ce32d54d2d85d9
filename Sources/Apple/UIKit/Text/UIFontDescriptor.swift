public import CoreGraphics
public import Foundation
import LayoutModel

/// The description of a font by attributes.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The key of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name for people.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that it has.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for characters that it lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// One advance for all characters.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The settings of its features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The style of text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The setting of the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The feature, by its former name.
    public static let featureIdentifier = type
    /// The setting of the feature, by its former name.
    public static let typeIdentifier = selector
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of one advance for all characters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of classes.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
  }

  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one advance for all characters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  package let shape: FontShape
  private let others: [AttributeName: Any]

  package init(_ shape: FontShape, others: [AttributeName: Any] = [:]) {
    (self.shape, self.others) = (shape, others)
    super.init()
  }

  /// A description by attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontShape(size: 0).adding(attributes), others: attributes)
  }

  /// A description by a font's name.
  public convenience init(name fontName: String, size: CGFloat) { self.init(FontShape(name: fontName, size: size)) }

  /// A description by a font's name.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(FontShape(name: fontName, size: matrix.a))
  }

  /// The description of the font of a style at the user's size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The description of the font of a style at the size of traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontShape(style: style, traitCollection))
  }

  // MARK: - Attributes

  open var postscriptName: String { shape.fontName }
  /// The size, in points.
  open var pointSize: CGFloat {
    shape.noteSize()
    return shape.size
  }
  open var matrix: CGAffineTransform { .identity }
  open var symbolicTraits: SymbolicTraits { shape.symbolicTraits }

  open var fontAttributes: [AttributeName: Any] {
    shape.noteSize()
    var all = others
    all[.size] = shape.size
    if let name = shape.name { all[.name] = name }
    if let style = shape.textStyle { all[.textStyle] = style.rawValue }
    all[.traits] = [
      TraitKey.weight: shape.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
      TraitKey.width: shape.width.rawValue, TraitKey.slant: CGFloat(shape.isItalic ? 0.07 : 0),
    ]
    return all
  }

  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The description with more attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(shape.adding(attributes), others: others.merging(attributes) { $1 })
  }

  /// The description with other traits; `nil` where the font has no such face.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(shape.with(symbolicTraits), others: others)
  }

  /// The description with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var shape = shape
    (shape.size, shape.textStyle) = (newPointSize, nil)
    return UIFontDescriptor(shape, others: others)
  }

  /// The description as it is.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  /// The description of a face.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The description of a family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The description of the system's font in another design; `nil` for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard shape.name == nil else { return nil }
    var shape = shape
    shape.design = design
    return UIFontDescriptor(shape, others: others)
  }

  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  // MARK: - Objects

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  /// Archives name, size and weight.
  open func encode(with coder: NSCoder) { shape.encode(with: coder) }

  public required init?(coder: NSCoder) {
    (shape, others) = (FontShape(coder: coder), [:])
    super.init()
  }

  /// Tells whether another object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.shape == shape }

  /// A hash of the description.
  open override var hash: Int { shape.hashValue }
}
