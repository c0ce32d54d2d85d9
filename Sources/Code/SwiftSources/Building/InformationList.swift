import Documents
import FileSystem
import SceneSources

/// An app's `Info.plist` as a build writes it: with the values of the settings that it names, and the entries that a build adds.
///
///     <string>$(MARKETING_VERSION)</string>     <string>2.1</string>
///     <string>$(API_HOST)</string>              <string>sample</string>, where no committed file gives the setting
struct InformationList {
  private let settings: BuildSettings
  /// The name of the app's module.
  private let module: String

  /// The list of a project's app.
  init(of project: CodeProject, list: Path) {
    settings = ProjectSettings(in: project.folder).app(of: list, near: list.folder)?.variables ?? BuildSettings()
    module = project.module
  }

  /// Returns the text of the list; `nil` where it isn't one in XML, or would be too long.
  func text(of bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self), let end = text.ranges(of: "</dict>").last else {
      return nil
    }
    var known: [String: String] = [:]
    func value(of name: String) -> String {
      let value = known[name] ?? self.value(of: name).escapedForXML
      known[name] = value
      return value
    }
    let added = Self.added.filter { !text.holds("<key>\($0.key)</key>") }.map { entry in
      "<key>\(entry.key)</key><string>\(value(of: entry.setting))</string>\n"
    }
    return Self.expanded(text[..<end.lowerBound] + added.joined() + text[end.lowerBound...], value)
  }

  /// The entries that every build gives a list.
  private static let added = [
    (key: "CFBundleIdentifier", setting: "PRODUCT_BUNDLE_IDENTIFIER"), (key: "CFBundleName", setting: "PRODUCT_NAME"),
    (key: "CFBundleShortVersionString", setting: "MARKETING_VERSION"),
    (key: "CFBundleVersion", setting: "CURRENT_PROJECT_VERSION"),
  ]

  /// The values of settings that no project gives.
  private static let standard = [
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en", "CURRENT_PROJECT_VERSION": "1",
    "MARKETING_VERSION": "1.0", "PRODUCT_NAME": "App", "EXECUTABLE_NAME": "App", "TARGET_NAME": "App",
    "PRODUCT_BUNDLE_IDENTIFIER": "app",
  ]

  /// The value of a setting. Of `https:/$()/$(HOST)` the settings' own values leave what has none: nothing, and another setting.
  private func value(of name: String) -> String {
    if name == "PRODUCT_MODULE_NAME" { return module }
    guard let value = settings[name == "EXECUTABLE_NAME" ? "PRODUCT_NAME" : name], !value.isEmpty else {
      return Self.standardValue(of: name)
    }
    return Self.expanded(value, Self.standardValue) ?? Self.standardValue(of: name)
  }

  private static func standardValue(of name: String) -> String {
    name.isEmpty ? "" : standard[name] ?? SampleLists.value
  }

  // MARK: References

  private static let maximumLength = 4 << 20
  private static let closings: [Character: Character] = ["(": ")", "{": "}"]

  /// Returns a text with the values of the settings that it names; `nil` where it would be too long.
  private static func expanded(_ text: String, _ value: (String) -> String) -> String? {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      let behind = rest.index(after: mark)
      if let (name, end) = reference(in: rest[behind...]) {
        result += value(name)
        rest = rest[end...]
      } else {
        result += "$"
        rest = rest[behind...]
      }
      guard result.utf8.count <= maximumLength else { return nil }
    }
    result += rest
    return result.utf8.count <= maximumLength ? result : nil
  }

  /// Returns the name that a text behind `$` begins with, and the reference's end: `(NAME)`, `{NAME}`, `(NAME:rfc1034identifier)`, `()`.
  private static func reference(in text: Substring) -> (name: String, end: Substring.Index)? {
    guard let close = text.first.flatMap({ closings[$0] }) else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var end = name.endIndex
    if text[end...].first == ":" {
      // A modifier's own signs, up to the next reference, entry or line.
      end = text[end...].prefix { $0 != close && $0 != "$" && $0 != "<" && !$0.isNewline }.endIndex
    }
    return text[end...].first == close ? (String(name), text.index(after: end)) : nil
  }
}

extension String {
  /// The text with entities for XML's signs, without characters that XML doesn't have.
  var escapedForXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let entity = scalar.markupEntity { text += entity } else if scalar.value >= 0x20 { text += String(scalar) }
    }
  }
}
