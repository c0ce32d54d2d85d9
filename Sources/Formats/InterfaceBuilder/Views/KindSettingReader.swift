import Documents
import LayoutModel
import ViewKinds

/// Reads the settings of kinds of views from elements, by their rows.
struct KindSettingReader {
  /// The file, for its fonts; `nil` where looks alone are read.
  var file: InterfaceBuilderFile?
  /// The texts of the language that the file is shown in.
  var texts = LocalizedTexts()
  /// Reads the colour of an element; `nil` where colours aren't asked for.
  var color: (XMLElement) -> AppearanceColor? = { _ in nil }

  /// Sets the properties of a view that its kind's settings give, for layout.
  func assign(_ element: ResolvedElement, to view: inout View) {
    for setting in KindDescription.settings(ofElement: element.element.name) {
      if let property = setting.place?.ofView, let value = value(of: setting, element) {
        property.assign(&view, value)
      }
    }
  }

  /// Sets the looks that the settings of an element's kind give.
  func assign(_ element: XMLElement, to appearance: inout ViewAppearance) {
    let element = ResolvedElement(unvaried: element)
    for setting in KindDescription.settings(ofElement: element.element.name) {
      if case .appearance(let property) = setting.place, let value = value(of: setting, element) {
        property.assign(&appearance, value)
      }
    }
  }

  private func value(of setting: KindSetting, _ element: ResolvedElement) -> SettingValue? {
    read(setting, element) ?? setting.standard
  }

  private func read(_ setting: KindSetting, _ element: ResolvedElement) -> SettingValue? {
    let child = element.child(forKey: setting.attribute)
    switch setting.form {
    case .flag, .number, .length, .count, .integer, .word:
      let text = setting.part.map { element.child(forKey: $0)?[setting.attribute] } ?? element[setting.attribute]
      return text.flatMap { setting.form.value($0) { element.element.number($0) } }
    case .color: return child.flatMap(color)?.settingValue
    case .font: return file.flatMap { ImporterContent.font(child, $0) }?.settingValue
    case .insets: return ImporterContent.insets(child)?.settingValue
    case .text(let localized):
      let text = localized.flatMap { texts[$0, of: element.element] }
      return (text ?? ImporterContent.text(setting.attribute, of: element))?.settingValue
    case .texts(let localized): return .texts(self.texts(of: setting, localized, element.element))
    case .runs:
      // A text of the language, or one that is no element, stands in its place.
      guard let file, element["text"] == nil, texts["text", of: element.element] == nil else { return nil }
      return .runs(ImporterContent.runs(of: child, file))
    }
  }

  private func texts(of setting: KindSetting, _ localized: String, _ element: XMLElement) -> [String] {
    let list = element.child(forKey: setting.attribute) ?? element.child(setting.attribute)
    return list?.children.enumerated().map { index, part in
      texts["\(localized)[\(index)]", of: element] ?? part["title"] ?? ""
    } ?? []
  }
}
