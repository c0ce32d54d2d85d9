/// A setting of a kind of view, said once: its name in UIKit, its word in Interface Builder, and where a scene keeps it.
///
/// Files are read into scenes and into live views by such rows, live views are captured by them, and they tell which attributes
/// of a file are known. A live class binds each row to a property of its own (`LiveSetting`, in UIKit).
package struct KindSetting: Sendable {
  /// The property in UIKit: `stepValue`.
  package let name: String
  package let form: Form
  /// The attribute in Interface Builder; of what isn't a word, the key of an element.
  package let attribute: String
  /// The key of the part of the element that has it; `nil` where the element itself does.
  package let part: String?
  /// The value in a file that doesn't have the attribute; `nil` where the class's own holds.
  package let standard: SettingValue?
  /// The place in a scene; `nil` where neither layouts nor pictures depend on the setting.
  package let place: ScenePlace?

  /// The form of a setting's values.
  package enum Form: Sendable {
    case flag, number, color, font, insets
    /// A number that isn't negative.
    case length
    /// A whole number that isn't negative.
    case count
    case integer(ClosedRange<Int>)
    /// Names of cases, spelled as in Swift and in the order of UIKit's raw values, and Interface Builder's own words for them.
    case word([String], also: [String: String] = [:])
    /// A text, which a strings file may replace under a key.
    case text(localized: String? = nil)
    /// Texts of a list, each of which a strings file may replace under a key such as `segmentTitles[0]`.
    case texts(localized: String)
    /// The parts of an attributed text.
    case runs

    /// The names of a type's cases.
    static func word<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> Form {
      .word(type.allCases.map(\.rawValue))
    }

    /// The value that an attribute says; `nil` for a text of another form.
    ///
    /// - Parameters:
    ///   - text: The attribute's text.
    ///   - number: Reads a number that a screen may have.
    /// - Returns: The value.
    package func value(_ text: String, _ number: (String) -> Double?) -> SettingValue? {
      switch self {
      case .flag: ["YES": true, "NO": false][text].map { .flag($0) }
      case .number: number(text).map { .number($0) }
      case .length: number(text).flatMap { $0 >= 0 ? .number($0) : nil }
      case .count: Int(text).flatMap { $0 >= 0 ? .integer($0) : nil }
      case .integer(let range): Int(text).map { .integer(min(max(range.lowerBound, $0), range.upperBound)) }
      case .word(let words, let others): others[text].map { .word($0) } ?? (words.contains(text) ? .word(text) : nil)
      case .text: .text(text)
      case .color, .font, .insets, .texts, .runs: nil
      }
    }
  }

  init(
    _ name: String, _ form: Form, _ attribute: String? = nil, within part: String? = nil,
    standard: SettingValue? = nil, place: ScenePlace? = nil
  ) {
    self.name = name
    self.form = form
    self.attribute = attribute ?? name
    self.part = part
    self.standard = standard
    self.place = place
  }

  /// A Boolean that tells whether Interface Builder writes it as an attribute of the element, and not as an element.
  package var isAttribute: Bool {
    switch form {
    case .flag, .number, .length, .count, .integer, .word, .text: part == nil
    case .color, .font, .insets, .texts, .runs: false
    }
  }

  /// A Boolean that tells whether layouts depend on the setting.
  package var isLaidOut: Bool { if case .view = place { true } else { false } }
}
