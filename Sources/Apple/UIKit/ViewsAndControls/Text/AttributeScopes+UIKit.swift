extension AttributeScopes {
  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit shows.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph's style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space between letters.
    public let kern: KernAttribute
    /// The space between letters, by the font.
    public let tracking: TrackingAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below letters.
    public let underlineColor: UnderlineColorAttribute
    /// The distance above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = UIFont
    /// Its name.
    public static let name = "NSFont"
  }
  /// The paragraph's style.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = NSParagraphStyle
    /// Its name.
    public static let name = "NSParagraphStyle"
  }
  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = UIColor
    /// Its name.
    public static let name = "NSColor"
  }
  /// The colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = UIColor
    /// Its name.
    public static let name = "NSBackgroundColor"
  }
  /// The space between letters.
  public enum KernAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = CGFloat
    /// Its name.
    public static let name = "NSKern"
  }
  /// The space between letters, by the font.
  public enum TrackingAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = CGFloat
    /// Its name.
    public static let name = "CTTracking"
  }
  /// The line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = NSUnderlineStyle
    /// Its name.
    public static let name = "NSStrikethrough"
  }
  /// The colour of the line through letters.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = UIColor
    /// Its name.
    public static let name = "NSStrikethroughColor"
  }
  /// The line below letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = NSUnderlineStyle
    /// Its name.
    public static let name = "NSUnderline"
  }
  /// The colour of the line below letters.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = UIColor
    /// Its name.
    public static let name = "NSUnderlineColor"
  }
  /// The distance above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Its value.
    public typealias Value = CGFloat
    /// Its name.
    public static let name = "NSBaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// A text with the attributes that UIKit shows.
  convenience init(shown text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: Self.attributes(of: run.attributes)))
    }
    self.init(attributedString: result)
  }

  /// The attributes that UIKit shows, of a container.
  static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = container.font
    attributes[.paragraphStyle] = container.paragraphStyle
    attributes[.foregroundColor] = container.foregroundColor
    attributes[.kern] = container.kern
    return attributes
  }
}

/// The transformer of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// A change by a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The attributes after the change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
