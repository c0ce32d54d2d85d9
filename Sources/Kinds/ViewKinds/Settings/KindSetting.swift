/// A setting of a kind of view, said once: its name in UIKit, its word in Interface Builder, and where a scene keeps it.
///
/// Files are read into scenes and into live views by such rows, live views are captured by them, and they tell which attributes
/// of a file are known. A live class binds each row to a property of its own (`LiveSetting`, in UIKit).
package struct KindSetting: Sendable {
  /// The property in UIKit: `stepValue`.
  package let name: String
  package let form: Form
  /// The attribute in Interface Builder; of a colour or of texts, the key of an element.
  package let attribute: String
  /// The value in a file that doesn't have the attribute; `nil` where the class's own holds.
  package let standard: SettingValue?
  /// The place in a scene; `nil` where neither layouts nor pictures depend on the setting.
  package let place: ScenePlace?

  /// The form of a setting's values.
  package enum Form: Sendable {
    case flag, number, color
    case integer(ClosedRange<Int>)
    /// Names of cases, spelled as in Swift, and Interface Builder's older words for them.
    case word(Set<String>, also: [String: String] = [:])
    /// Texts of a list, each of which a strings file may replace under a key such as `segmentTitles[0]`.
    case texts(localized: String)

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
      case .integer(let range): Int(text).map { .integer(min(max(range.lowerBound, $0), range.upperBound)) }
      case .word(let words, let older): older[text].map { .word($0) } ?? (words.contains(text) ? .word(text) : nil)
      case .color, .texts: nil
      }
    }
  }

  init(
    _ name: String, _ form: Form, _ attribute: String? = nil, standard: SettingValue? = nil, place: ScenePlace? = nil
  ) {
    self.name = name
    self.form = form
    self.attribute = attribute ?? name
    self.standard = standard
    self.place = place
  }

  /// A Boolean that tells whether Interface Builder writes it as an attribute, and not as an element.
  package var isAttribute: Bool {
    switch form {
    case .flag, .number, .integer, .word: true
    case .color, .texts: false
    }
  }

  /// A Boolean that tells whether layouts depend on the setting.
  package var isLaidOut: Bool { if case .view = place { true } else { false } }
}
