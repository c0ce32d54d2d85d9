import CoreGraphics
public import Foundation
package import LayoutModel

/// A place to which a tab leads.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// A key of a tab's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment at the tab.
  public let alignment: NSTextAlignment
  /// The distance from the margin, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// Tells whether another object is the same tab.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return (other.alignment, other.location) == (alignment, location)
  }

  /// A hash of the place.
  open override var hash: Int { location.hashValue }
}

/// The style of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationNumber = CoreFoundationNumber()
  /// The settings of a style.
  struct Settings: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSLineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate(set) var settings: Settings

  public override init() {
    settings = Settings()
    super.init()
  }

  fileprivate init(_ settings: Settings) {
    self.settings = settings
    super.init()
  }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language: natural.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .natural }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { settings.alignment }
  /// The indent of lines but the first, in points.
  open var headIndent: CGFloat { settings.headIndent }
  /// The indent at lines' ends, in points.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// The factor of a line's height; 0 for none.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  /// The way lines are broken and cut.
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// The rule of breaking lines.
  open var lineBreakStrategy: NSLineBreakStrategy { settings.lineBreakStrategy }
  /// The direction of text.
  open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }
  /// The readiness to hyphenate words, from 0 to 1.
  open var hyphenationFactor: Float { settings.hyphenationFactor }
  /// A Boolean that tells whether words are hyphenated as the system does it.
  open var usesDefaultHyphenation: Bool { settings.usesDefaultHyphenation }
  open var tabStops: [NSTextTab] { settings.tabStops }
  /// The distance of tabs after the last, in points.
  open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
  /// A Boolean that tells whether characters move together before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool { settings.allowsDefaultTighteningForTruncation }

  /// The style for the engine: what changes the heights of lines.
  package var style: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineSpacing = Double(settings.lineSpacing)
    style.lineHeightMultiple = Double(settings.lineHeightMultiple)
    style.minimumLineHeight = Double(settings.minimumLineHeight)
    style.maximumLineHeight = Double(settings.maximumLineHeight)
    style.breaksAtCharacters = settings.lineBreakMode == .byCharWrapping
    return style
  }

  // MARK: - Objects

  /// A copy that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(settings) }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(settings) }

  open class var supportsSecureCoding: Bool { true }

  /// Archives spacing and alignment.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(lineSpacing), forKey: "NSLineSpacing")
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
  }

  public required init?(coder: NSCoder) {
    settings = Settings()
    settings.lineSpacing = CGFloat(coder.decodeDouble(forKey: "NSLineSpacing"))
    settings.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    super.init()
  }

  /// Tells whether another object is the same style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.settings == settings }

  /// A hash of the style.
  open override var hash: Int { settings.hashValue }
}

/// The style of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() { super.init() }

  fileprivate override init(_ settings: Settings) { super.init(settings) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }
  /// The space after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  /// The space before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  /// The indent of lines but the first, in points.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }
  /// The indent at lines' ends, in points.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }
  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }
  /// The factor of a line's height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }
  /// The way lines are broken and cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
  /// The rule of breaking lines.
  open override var lineBreakStrategy: NSLineBreakStrategy {
    get { settings.lineBreakStrategy }
    set { settings.lineBreakStrategy = newValue }
  }
  /// The direction of text.
  open override var baseWritingDirection: NSWritingDirection {
    get { settings.baseWritingDirection }
    set { settings.baseWritingDirection = newValue }
  }
  /// The readiness to hyphenate words, from 0 to 1.
  open override var hyphenationFactor: Float {
    get { settings.hyphenationFactor }
    set { settings.hyphenationFactor = newValue }
  }
  /// A Boolean that tells whether words are hyphenated as the system does it.
  open override var usesDefaultHyphenation: Bool {
    get { settings.usesDefaultHyphenation }
    set { settings.usesDefaultHyphenation = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { settings.tabStops }
    set { settings.tabStops = newValue }
  }
  /// The distance of tabs after the last, in points.
  open override var defaultTabInterval: CGFloat {
    get { settings.defaultTabInterval }
    set { settings.defaultTabInterval = newValue }
  }
  /// A Boolean that tells whether characters move together before text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { settings.allowsDefaultTighteningForTruncation }
    set { settings.allowsDefaultTighteningForTruncation = newValue }
  }

  open func addTabStop(_ anObject: NSTextTab) { settings.tabStops.append(anObject) }

  open func removeTabStop(_ anObject: NSTextTab) { settings.tabStops.removeAll { $0 == anObject } }

  /// Takes over another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
}
