package import Foundation
package import LayoutModel
import Synchronization

/// The parts of a font and its description.
package struct FontShape: Hashable, @unchecked Sendable {
  /// The name; `nil` for the system's font.
  package var name: String?
  /// The size, in points.
  package var size: CGFloat
  package var weight = UIFont.Weight.regular
  package var width = UIFont.Width.standard
  package var design = UIFontDescriptor.SystemDesign.default
  package var isItalic = false
  package var hasMonospacedDigits = false
  /// The style whose size the user's setting gives; `nil` for a font of a fixed size.
  package var textStyle: UIFont.TextStyle?
  /// The scaling by a style's sizes; `nil` for a font that isn't scaled.
  package var scaling: Scaling?

  /// A size that grows with a style's.
  package struct Scaling: Hashable, Sendable {
    package var style: UIFont.TextStyle
    /// The size at the standard text size, in points.
    package var size: CGFloat
    /// The greatest size, in points; 0 for any.
    package var maximum: CGFloat
  }

  init(name: String? = nil, size: CGFloat, weight: UIFont.Weight = .regular) {
    (self.name, self.size, self.weight) = (name, size, weight)
  }

  /// The system's font of a style, at the size of traits or of the current ones.
  init(style: UIFont.TextStyle, _ traits: UITraitCollection?) {
    let category = (traits?.values.preferredContentSizeCategory ?? .unspecified).category
    let current = category ?? UITraitCollection.current.values.preferredContentSizeCategory.category ?? .large
    self.init(size: CGFloat(style.style.size(for: current)), weight: UIFont.Weight(style.style.weight))
    textStyle = style
  }

  // MARK: - Attributes

  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontShape {
    var shape = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String { shape.name = name }
    if let size = Self.number(attributes[.size]) { (shape.size, shape.textStyle) = (size, nil) }
    if let style = attributes[.textStyle] as? String ?? (attributes[.textStyle] as? UIFont.TextStyle)?.rawValue {
      shape.textStyle = UIFont.TextStyle(rawValue: style)
    }
    if let face = attributes[.face] as? String {
      if face.contains("Bold") { shape = shape.with(shape.symbolicTraits.union(.traitBold)) }
      if face.contains("Italic") { shape.isItalic = true }
    }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let bits = traits[.symbolic] as? UInt32 { shape = shape.with(.init(rawValue: bits)) }
    if let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map({ UIFont.Weight($0) }) {
      shape.weight = weight
    }
    if let width = traits[.width] as? UIFont.Width ?? Self.number(traits[.width]).map({ UIFont.Width($0) }) {
      shape.width = width
    }
    let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
    if features.contains(where: { $0[.type] == 6 && $0[.selector] == 0 }) { shape.hasMonospacedDigits = true }
    return shape
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= UIFont.Weight.semibold.rawValue || name?.contains("Bold") == true {
      traits.insert(.traitBold)
    }
    if isItalic || name?.contains("Italic") == true || name?.contains("Oblique") == true {
      traits.insert(.traitItalic)
    }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    if width.rawValue < 0 { traits.insert(.traitCondensed) }
    if width.rawValue > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontShape {
    var shape = self
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      shape.weight = traits.contains(.traitBold) ? (textStyle == nil ? .bold : .semibold) : .regular
    }
    shape.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitMonoSpace), name == nil { shape.design = .monospaced }
    if let name { shape.name = Self.face(of: name, isBold: traits.contains(.traitBold), shape.isItalic) }
    return shape
  }

  /// The name of a family's face.
  private static func face(of name: String, isBold: Bool, _ isItalic: Bool) -> String {
    let family = name.prefix { $0 != "-" }
    let face = (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
    return face.isEmpty ? String(family) : "\(family)-\(face)"
  }

  // MARK: - Names

  var familyName: String {
    guard let name else { return design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont" }
    let family = name.prefix { $0 != "-" }
    return family.isEmpty ? name : String(family)
  }

  var fontName: String {
    if let name { return name }
    let family = design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
    let face = weight.weight.rawValue
    return "\(family)-\(face.prefix(1).uppercased())\(face.dropFirst())\(isItalic ? "Italic" : "")"
  }

  // MARK: - Archives

  func encode(with coder: NSCoder) {
    coder.encode(name as NSString?, forKey: "UIFontName")
    coder.encode(Double(size), forKey: "UIFontPointSize")
    coder.encode(Double(weight.rawValue), forKey: "UIFontWeight")
  }

  init(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "UIFontName").map { String(describing: $0) }
    size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    weight = UIFont.Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight")))
  }

  /// Notes that the size is read, if the user's text size decides on it.
  func noteSize() {
    if textStyle != nil || scaling != nil { ConditionReads.note(.textSize) }
  }

  // MARK: - The engine's fonts

  /// The font for the engine: a style's stays the style where the whole font is its.
  package var font: Font {
    if let textStyle, self == FontShape(style: textStyle, nil) { return .textStyle(textStyle.style) }
    noteSize()
    if let name { return .named(name, size: Double(size), face: Self.face(named: name)) }
    if design == .monospaced { return .named(fontName, size: Double(size), face: Self.monospaced) }
    if hasMonospacedDigits { return .monospacedDigitSystem(size: Double(size), weight: weight.weight) }
    return .system(size: Double(size), weight: weight.weight)
  }

  /// The same font in its size for the engine.
  package var resolved: ResolvedFont {
    if let name {
      return ResolvedFont(name: name, size: Double(size), weight: weight.weight, face: Self.face(named: name))
    }
    if design == .monospaced {
      return ResolvedFont(name: fontName, size: Double(size), weight: weight.weight, face: Self.monospaced)
    }
    return ResolvedFont(size: Double(size), weight: weight.weight, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The monospaced design: each character is 1233/2048 em wide, in lines as high as the usual design's.
  private static let monospaced = FontFace(
    identity: ".AppleSystemUIFontMonospaced", ascender: 1950 / 2048, descender: 494 / 2048
  ) { $0.map { _ in 1233 / 2048 } }

  private static let faces = Mutex<[String: FontFace]>([:])

  /// The face of a font's file that was registered; `nil` where none was.
  package static func face(named name: String) -> FontFace? { faces.withLock { $0[name] } }

  /// Registers the face of a font's file by its PostScript name.
  package static func register(_ face: FontFace, named name: String) { faces.withLock { $0[name] = face } }

  /// The names of the registered fonts.
  static var registeredNames: [String] { faces.withLock { $0.keys.sorted() } }
}
