import Documents
import LayoutModel
import ViewKinds

/// Reads the settings of kinds of views from elements, by their rows.
struct KindSettingReader {
  /// Reads the colour of an element; `nil` where colours aren't asked for.
  var color: (XMLElement) -> AppearanceColor? = { _ in nil }
  /// The texts of the language that the file is shown in.
  var texts = LocalizedTexts()

  /// The settings of an element's kind, by their names in UIKit: without the attribute, the standard value.
  func values(of element: XMLElement) -> [String: SettingValue] {
    var values: [String: SettingValue] = [:]
    for setting in KindDescription.ofElement(element.name)?.settings ?? [] {
      values[setting.name] = value(of: setting, ResolvedElement(unvaried: element))
    }
    return values
  }

  /// Sets the properties of a view that its kind's settings give, for layout.
  func assign(_ element: ResolvedElement, to view: inout View) {
    for setting in KindDescription.ofElement(element.element.name)?.settings ?? [] {
      if case .view(let property) = setting.place { property.assign(&view, value(of: setting, element)) }
    }
  }

  /// Sets the looks that the settings of an element's kind give.
  func assign(_ element: XMLElement, to appearance: inout ViewAppearance) {
    for setting in KindDescription.ofElement(element.name)?.settings ?? [] {
      guard case .appearance(let property) = setting.place,
        let value = value(of: setting, ResolvedElement(unvaried: element))
      else { continue }
      property.assign(&appearance, value)
    }
  }

  private func value(of setting: KindSetting, _ element: ResolvedElement) -> SettingValue? {
    switch setting.form {
    case .color: element.child(forKey: setting.attribute).flatMap(color).map { .color($0) } ?? setting.standard
    case .texts(let localized): .texts(texts(of: setting, localized, element.element))
    case .flag, .number, .integer, .word:
      element[setting.attribute].flatMap { setting.form.value($0) { element.element.number($0) } } ?? setting.standard
    }
  }

  private func texts(of setting: KindSetting, _ localized: String, _ element: XMLElement) -> [String] {
    let list = element.child(forKey: setting.attribute) ?? element.child(setting.attribute)
    return list?.children.enumerated().map { index, part in
      texts["\(localized)[\(index)]", of: element] ?? part["title"] ?? ""
    } ?? []
  }
}
