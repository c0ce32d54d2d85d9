import Documents

/// The name by which people know a view, a guide or a controller, with its id.
///
///     “Sign in” (UIButton)               its text, or its author's name for it in Interface Builder's outline
///     'cameraButton'                     its outlet, or the id that a fixture gives it, or its path where it gives none
///     UIImageView[2]                     its class, and its index on the screen in preorder, after the first
///
/// Object ids that Interface Builder makes aren't names: nobody sees them.
public struct ItemName: Hashable, Sendable {
  /// The origin of the name.
  package enum Source: Hashable, Sendable {
    /// A text on the screen, or in Interface Builder's outline.
    case label(String)
    /// A name in code: an outlet, or a fixture's id.
    case identifier(String)
    /// Nothing but the class.
    case none
  }

  package let source: Source
  /// UIKit's class.
  package let className: String
  /// The item's index among the screen's items of the same class, in preorder from 0; 0 where more than the class is known.
  package let ordinal: Int
  /// The id in dumps.
  public let id: String
  /// The text that VoiceOver reads out, if the file gives one.
  private let accessibilityLabel: String?

  package init(
    _ source: Source, className: String, ordinal: Int = 0, id: String, accessibilityLabel: String? = nil
  ) {
    self.source = source
    self.className = className
    self.ordinal = source == .none ? ordinal : 0
    self.id = id
    self.accessibilityLabel = accessibilityLabel
  }

  /// The name in a sentence.
  ///
  /// - Parameter withID: A Boolean that adds the id in parentheses, where it isn't the name itself.
  /// - Returns: The words.
  public func text(withID: Bool = false) -> String {
    switch source {
    case .label(let label): "“\(label)” (\(className)\(withID ? ", \(id.excerpt)" : ""))"
    case .identifier(let name): "'\(name)'" + (withID && name != id ? " (\(id.excerpt))" : "")
    case .none: ordinalClass + (withID ? " (\(id.excerpt))" : "")
    }
  }

  /// The name in a sentence, with the class only where there is no other name.
  package var shortText: String {
    switch source {
    case .label(let label): "“\(label)”"
    case .identifier(let name): "'\(name)'"
    case .none: ordinalClass
    }
  }

  /// The name in a finding of lint, without the class: as in a sentence, but an accessibility label precedes a name in
  /// code.
  package var lintText: String {
    if case .label = source { return shortText }
    return accessibilityLabel.map { "“\($0.onOneLine.shortened)”" } ?? shortText
  }

  /// The name within a constraint's text: `“Sign in”.leading`, `cameraButton.leading`, `UIImageView[2].leading`.
  package var term: String {
    switch source {
    case .label(let label): "“\(label)”"
    case .identifier(let name): name
    case .none: ordinalClass
    }
  }

  private var ordinalClass: String { ordinal == 0 ? className : "\(className)[\(ordinal)]" }
}

extension ItemName {
  /// Tells whether Interface Builder made an object id by itself. Such an id has three letters or digits, two, and
  /// three (`aBc-1d-eFg`), some of them capitals or digits; in files of Xcode 3 and 4 it is a number.
  package static func isGenerated(_ id: String) -> Bool {
    let bytes = id.utf8
    if !bytes.isEmpty, bytes.allSatisfy(isDigit) { return true }
    guard bytes.count == 10 else { return false }
    var isMarked = false
    for (place, byte) in bytes.enumerated() {
      if place == 3 || place == 6 {
        guard byte == hyphen else { return false }
      } else {
        guard isDigit(byte) || isCapital(byte & ~0x20) else { return false }
        isMarked = isMarked || isDigit(byte) || isCapital(byte)
      }
    }
    return isMarked
  }

  private static let hyphen = UInt8(ascii: "-")
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

extension View {
  /// The name that people know the view by.
  ///
  /// - Parameters:
  ///   - ordinal: Its index among the screen's views of the same class.
  ///   - id: Its id in dumps.
  /// - Returns: The name.
  package func itemName(ordinal: Int = 0, id: String) -> ItemName {
    ItemName(
      nameSource(id), className: className, ordinal: ordinal, id: id,
      accessibilityLabel: hasRareSettings ? lint.accessibilityLabel : nil)
  }

  private func nameSource(_ name: String) -> ItemName.Source {
    let labels = [
      content.text, content.placeholder, content.segments.isEmpty ? nil : content.segments.joined(separator: ", "),
    ]
    for label in labels + [userLabel] {
      if let label, label.contains(where: { !$0.isWhitespace }) { return .label(label.onOneLine.excerpt) }
    }
    if let outlet { return .identifier(outlet.excerpt) }
    return id.map(ItemName.isGenerated) ?? false ? .none : .identifier(name.excerpt)
  }
}

extension String {
  /// The string with a single space for each run of white space, including line breaks.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The beginning of a long text.
  fileprivate var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
