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

  /// Returns the text of the list; `nil` where it isn't one in XML.
  func text(of bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self), let end = text.ranges(of: "</dict>").last else {
      return nil
    }
    let added = Self.added.filter { !text.holds("<key>\($0.key)</key>") }.map { entry in
      "<key>\(entry.key)</key><string>\(value(of: entry.setting) ?? entry.standard)</string>\n"
    }
    return expanded(text[..<end.lowerBound]) + added.joined() + expanded(text[end.lowerBound...])
  }

  /// The entries that every build gives a list.
  private static let added = [
    (key: "CFBundleIdentifier", setting: "PRODUCT_BUNDLE_IDENTIFIER", standard: "app"),
    (key: "CFBundleName", setting: "PRODUCT_NAME", standard: "App"),
    (key: "CFBundleShortVersionString", setting: "MARKETING_VERSION", standard: "1.0"),
    (key: "CFBundleVersion", setting: "CURRENT_PROJECT_VERSION", standard: "1"),
  ]

  /// Returns a text with the values of the settings that it names: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`.
  private func expanded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let close = rest.first.flatMap({ ["(": ")", "{": "}"][$0] }),
        let end = rest.firstIndex(of: Character(close))
      else {
        result += "$"
        continue
      }
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      result += value(of: String(name)) ?? Self.standard[String(name)] ?? SampleLists.value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The values of settings that no project gives.
  private static let standard = [
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en", "CURRENT_PROJECT_VERSION": "1",
    "MARKETING_VERSION": "1.0", "PRODUCT_NAME": "App", "EXECUTABLE_NAME": "App", "TARGET_NAME": "App",
    "PRODUCT_BUNDLE_IDENTIFIER": "app",
  ]

  /// The value of a setting in XML; `nil` for an unknown setting, and where its value names another one.
  private func value(of name: String) -> String? {
    if name == "PRODUCT_MODULE_NAME" { return module }
    guard let value = settings[name == "EXECUTABLE_NAME" ? "PRODUCT_NAME" : name], !value.isEmpty,
      !value.holds("$(")
    else { return nil }
    return value.escapedForXML
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
