import Foundation

/// The texts of one language in one table of a bundle: those of `.strings`, `.stringsdict` and `.xcstrings`, of which the last win.
struct StringsTable {
  /// A text, or the forms that it has for numbers.
  enum Entry: Equatable {
    case text(String)
    /// A format with `%#@NAME@`, and the forms of each name by the words for numbers: `one`, `other`.
    case plural(format: String, forms: [String: [String: String]])
  }

  private var entries: [String: Entry] = [:]

  /// The table of a folder's language: of its `.lproj` folder, or of the folder itself if the language is empty.
  init(named name: String, in folder: String, language: String) {
    let own = language.isEmpty ? folder : "\(folder)/\(Self.folder(of: language, in: folder)).lproj"
    if let strings = Self.list(at: "\(own)/\(name).strings") {
      for (key, value) in strings { if let text = value as? String { entries[key] = .text(text) } }
    }
    if let plurals = Self.list(at: "\(own)/\(name).stringsdict") {
      for (key, value) in plurals { if let entry = Self.entry(value) { entries[key] = entry } }
    }
    read(catalogue: "\(folder)/\(name).xcstrings", language: language)
  }

  subscript(key: String) -> Entry? { entries[key] }

  /// The spelling of a language in the names of folders: projects write `pt-BR`, `pt_BR`, and older ones `German`.
  private static func folder(of language: String, in folder: String) -> String {
    let spellings = [language, language.replacing("-", with: "_"), names[language]].compactMap(\.self)
    return spellings.first { FileManager.default.fileExists(atPath: "\(folder)/\($0).lproj") } ?? language
  }

  private static let names = [
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "ja": "Japanese", "nl": "Dutch",
  ]

  private static func list(at path: String) -> [String: Any]? {
    guard var data = FileManager.default.contents(atPath: path) else { return nil }
    // The old format is read as UTF-8 alone.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if isWide, let text = String(data: data, encoding: .utf16) { data = Data(text.utf8) }
    return unsafe (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  /// The forms of a key of `.stringsdict`.
  private static func entry(_ value: Any) -> Entry? {
    guard let rule = value as? [String: Any], let format = rule["NSStringLocalizedFormatKey"] as? String else {
      return nil
    }
    var forms: [String: [String: String]] = [:]
    for (name, value) in rule {
      guard let variable = value as? [String: Any] else { continue }
      forms[name] = variable.compactMapValues { $0 as? String }.filter { PluralRule.words.contains($0.key) }
    }
    return .plural(format: format, forms: forms)
  }

  // MARK: String catalogues

  private mutating func read(catalogue path: String, language: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let catalogue = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalogue["strings"] as? [String: Any]
    else { return }
    let own = language.isEmpty ? catalogue["sourceLanguage"] as? String ?? "en" : language
    for (key, value) in strings {
      guard let localizations = (value as? [String: Any])?["localizations"] as? [String: Any],
        let localization = localizations[own] as? [String: Any], let entry = Self.entry(of: localization)
      else { continue }
      entries[key] = entry
    }
  }

  private static func entry(of localization: [String: Any]) -> Entry? {
    let variations = localization["variations"] as? [String: Any]
    if let plural = forms(variations) { return .plural(format: "%#@value@", forms: ["value": plural]) }
    guard let format = text(localization) ?? deviceText(variations) else { return nil }
    guard let substitutions = localization["substitutions"] as? [String: Any] else { return .text(format) }
    let forms = substitutions.compactMapValues { value in
      Self.forms((value as? [String: Any])?["variations"] as? [String: Any])
    }
    return .plural(format: format, forms: forms)
  }

  private static func text(_ value: Any?) -> String? {
    ((value as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func forms(_ variations: [String: Any]?) -> [String: String]? {
    (variations?["plural"] as? [String: Any]).map { $0.compactMapValues(text) }
  }

  /// The text for phones, or the one for all other devices.
  private static func deviceText(_ variations: [String: Any]?) -> String? {
    let devices = variations?["device"] as? [String: Any]
    return text(devices?["iphone"]) ?? text(devices?["other"])
  }
}
