import Documents
import LayoutModel

/// The conditions that a preview names for its content; the request decides the others.
package struct PreviewConditions: Hashable, Sendable {
  var orientation: InterfaceOrientation?
  /// The width that what is shown has, in points; its own if `nil`.
  var width: Double?
  /// The height that what is shown has, in points; its own if `nil`.
  var height: Double?
  /// A Boolean value that tells whether what is shown is as large as it sizes itself, where no size is named.
  var fits = false
  /// The device, by its id in the catalogue.
  var device: String?
  var isDark: Bool?
  var contentSizeCategory: ContentSizeCategory?
  var layoutDirection: UserInterfaceLayoutDirection?
  /// The language of the texts.
  var localization: String?

  /// No conditions.
  init() {}

  /// The conditions of the rewriter's list, or of a build's record.
  init(_ value: JSONValue?) {
    guard let value else { return }
    orientation = value.text("orientation").flatMap(InterfaceOrientation.init(name:))
    width = value.size("width")
    height = value.size("height")
    fits = value.member("fits")?.content == .bool(true)
    device = value.text("device").flatMap { DeviceCatalogue.device(named: $0)?.id }
    isDark = value.text("style").map { $0 == "dark" }
    contentSizeCategory = value.text("contentSizeCategory").flatMap(ContentSizeCategory.init(rawValue:))
    layoutDirection = value.text("layoutDirection").flatMap(UserInterfaceLayoutDirection.init(rawValue:))
    localization = value.text("localization").flatMap { Conditions.isLanguage($0[...]) ? $0 : nil }
  }

  /// The conditions as a line of JSON; `nil` where there are none.
  var json: String? {
    guard self != PreviewConditions() else { return nil }
    var object = JSONObjectText()
    if let orientation { object.add("orientation", orientation.name) }
    if let width { object.add("width", width) }
    if let height { object.add("height", height) }
    if fits { object.add("fits", true) }
    if let device { object.add("device", device) }
    if let isDark { object.add("style", isDark ? "dark" : "light") }
    if let contentSizeCategory { object.add("contentSizeCategory", contentSizeCategory.rawValue) }
    if let layoutDirection { object.add("layoutDirection", layoutDirection.rawValue) }
    if let localization { object.add("localization", localization) }
    return object.line
  }

  /// The conditions in words: `landscapeLeft, 320 × 44`.
  package var words: String {
    func text(_ length: Double?) -> String { length.map(JSONText.number) ?? "its own" }
    var words: [String?] = [device, orientation?.name]
    if width != nil || height != nil {
      words.append("\(text(width)) × \(text(height))")
    } else if fits {
      words.append("as large as it sizes itself")
    }
    words += [
      isDark.map { $0 ? "dark" : "light" }, contentSizeCategory?.rawValue, layoutDirection?.rawValue, localization,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  /// The conditions under which a screen is made where some are asked for: what is asked for holds, but for the orientation.
  func made(under asked: Conditions) -> Conditions {
    var conditions = asked
    conditions.orientation = orientation ?? asked.orientation
    conditions.contentSizeCategory = asked.contentSizeCategory ?? contentSizeCategory
    conditions.layoutDirection = asked.layoutDirection ?? layoutDirection
    conditions.localization = asked.localization ?? localization
    return conditions
  }

  /// The user's settings, as far as they are named.
  var userSettings: UserSettings {
    Conditions(
      contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection, localization: localization
    ).userSettings
  }
}

extension JSONValue {
  /// The number of a member, as a length that a view can have.
  fileprivate func size(_ key: String) -> Double? {
    guard case .number(let number, _)? = member(key)?.content, number >= 0, number < 100_000 else { return nil }
    return number
  }
}
