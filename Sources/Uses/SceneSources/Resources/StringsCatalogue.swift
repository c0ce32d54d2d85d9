import Documents
package import Notations

/// The texts of an Interface Builder file in all languages: an `.xcstrings` catalogue of Xcode 15 or later, in JSON.
///
///     {"sourceLanguage": "en", "strings": {"abc-12-def.text": {"localizations": {"de": {"stringUnit": {"value": "Größe"}}}}}}
package enum StringsCatalogue {
  private static let limits = DocumentLimits(maximumBytes: 64 << 20, maximumDepth: 100)

  /// The language of the keys' own texts; `nil` if the catalogue doesn't say.
  ///
  /// - Throws: `InputError` if the file isn't JSON.
  package static func sourceLanguage(from bytes: [UInt8]) throws(InputError) -> String? {
    let document = try InputError.wrapping { () throws(DocumentError) in try JSONParser.parse(bytes, limits: limits) }
    guard case .string(let language)? = document.member("sourceLanguage")?.content else { return nil }
    return language
  }

  /// The texts by language and key. If a text depends on a number or a device, the variation for any other value
  /// counts.
  ///
  /// - Throws: `InputError` if the file isn't in the format.
  package static func texts(from bytes: [UInt8]) throws(InputError) -> [String: [String: String]] {
    let document = try InputError.wrapping { () throws(DocumentError) in try JSONParser.parse(bytes, limits: limits) }
    guard let strings = document.member("strings"), case .object(let entries) = strings.content else {
      let fault = ProjectFault.wrongFormat(
        expected: "a catalogue of texts, an object with 'strings'", found: document.kindDescription)
      throw InputError([InputProblem(.project(fault), at: document.position)])
    }
    var texts: [String: [String: String]] = [:]
    for entry in entries {
      guard case .object(let languages)? = entry.value.member("localizations")?.content else { continue }
      for language in languages {
        if let text = text(language.value) { texts[language.key, default: [:]][entry.key] = text }
      }
    }
    return texts
  }

  /// The text of a localization: its own, or that of the variation for any other value.
  private static func text(_ localization: JSONValue) -> String? {
    var pending = [localization]
    while let value = pending.popLast() {
      if case .string(let text)? = value.member("stringUnit")?.member("value")?.content { return text }
      guard case .object(let kinds)? = value.member("variations")?.content else { continue }
      for kind in kinds.reversed() {
        guard let other = kind.value.member("other") ?? kind.value.firstMember else { continue }
        pending.append(other)
      }
    }
    return nil
  }
}

extension JSONValue {
  fileprivate var firstMember: JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first?.value
  }
}
