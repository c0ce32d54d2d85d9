public import Foundation

extension String {
  /// A text of a table's key, with values in its places: `"\(count) messages"` has the key `%lld messages`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let arguments: [LocalizedFormat.Argument]

    /// A key without values.
    public init(_ value: String) { self.init(key: value) }

    /// A key that is written out.
    public init(stringLiteral value: String) { self.init(key: value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    init(key: String, arguments: [LocalizedFormat.Argument] = []) {
      self.key = key
      self.arguments = arguments
    }

    /// The parts of a key with values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizedFormat.Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the key.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      public mutating func appendInterpolation(_ string: String) { add("%@", string) }

      public mutating func appendInterpolation(_ substring: Substring) { add("%@", String(substring)) }

      /// Adds a whole number.
      public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
        add("%lld", "\(value)", Int(exactly: value))
      }

      public mutating func appendInterpolation(_ value: Double) { add("%lf", String(format: "%f", value)) }

      public mutating func appendInterpolation(_ value: Float) { add("%f", String(format: "%f", Double(value))) }

      /// Adds a number by a format of its own.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        add(specifier, String(format: specifier, value), value as? Int)
      }

      /// Adds a value as a style writes it.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        add("%@", format.format(value))
      }

      /// Adds another text of a table.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add("%@", String(localized: resource))
      }

      /// Adds any other value as it describes itself.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", "\(value)") }

      private mutating func add(_ place: String, _ text: String, _ number: Int? = nil) {
        key += place
        arguments.append(LocalizedFormat.Argument(text: text, number: number))
      }
    }

    /// The text of the key, or another's, in the language that screens are shown in.
    fileprivate func text(key other: String?, table: String?, bundle: Bundle?) -> String {
      let key = other ?? self.key
      guard let (entry, language) = LocalizedStrings.entry(key, table: table, in: bundle ?? .main) else {
        return arguments.isEmpty ? self.key.replacing("%%", with: "%") : LocalizedFormat(self.key).text(arguments)
      }
      return entry.text(arguments, in: language)
    }
  }

  /// The text of a key in the language that screens are shown in; the key itself where no table has it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(key: nil, table: table, bundle: bundle)
  }

  /// The text of a key in the language that screens are shown in; a value where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(key: "\(key)", table: table, bundle: bundle)
  }

  /// The text of a resource in the language that screens are shown in.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(key: resource.key, table: resource.table, bundle: resource.bundle.bundle)
  }
}

/// A text that is looked up where it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The bundle that has a text.
  public enum BundleDescription: Hashable, Sendable {
    case main
    /// The one at a place.
    case atURL(URL)

    /// The bundle of a class: here always the main bundle.
    public static func forClass(_ type: AnyClass) -> Self { .main }

    fileprivate var bundle: Bundle {
      if case .atURL(let url) = self { return Bundle(url: url) ?? .main }
      return .main
    }
  }

  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; `Localizable` if `nil`.
  public let table: String?
  public let bundle: BundleDescription
  /// The locale of numbers in the text.
  public var locale = Locale.current

  /// The resource of a key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.bundle) = (keyAndValue.key, keyAndValue, table, bundle)
    self.locale = locale
  }

  /// The resource of a key, with the text where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.bundle) = ("\(key)", defaultValue, table, bundle)
    self.locale = locale
  }

  /// The resource of a key that is written out.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// The resource of a key with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension AttributedString {
  /// The text of a key in the language that screens are shown in, without attributes of its own.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
  }
}
