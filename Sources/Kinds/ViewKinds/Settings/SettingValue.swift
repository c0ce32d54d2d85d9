package import LayoutModel

/// A setting's value on its way between a file, a scene and a live view.
package enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case integer(Int)
  /// The name of a case, spelled as in Swift: `large`.
  case word(String)
  case color(AppearanceColor)
  case font(Font)
  case insets(EdgeInsets)
  case text(String)
  case texts([String])
  case runs([AttributedRun])
}

/// A type of a property that holds a setting's value.
package protocol SettingConvertible {
  /// The property's value; `nil` for none.
  var settingValue: SettingValue? { get }

  /// The property's value for a setting's; `nil` for a setting of another form.
  init?(_ value: SettingValue?)
}

extension Bool: SettingConvertible {
  package var settingValue: SettingValue? { .flag(self) }

  package init?(_ value: SettingValue?) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension Double: SettingConvertible {
  package var settingValue: SettingValue? { .number(self) }

  package init?(_ value: SettingValue?) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension Float: SettingConvertible {
  package var settingValue: SettingValue? { .number(Double(self)) }

  package init?(_ value: SettingValue?) {
    guard let number = Double(value) else { return nil }
    self = Float(number)
  }
}

extension Int: SettingConvertible {
  package var settingValue: SettingValue? { .integer(self) }

  package init?(_ value: SettingValue?) {
    guard case .integer(let integer) = value else { return nil }
    self = integer
  }
}

extension AppearanceColor: SettingConvertible {
  package var settingValue: SettingValue? { .color(self) }

  package init?(_ value: SettingValue?) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension Font: SettingConvertible {
  package var settingValue: SettingValue? { .font(self) }

  package init?(_ value: SettingValue?) {
    guard case .font(let font) = value else { return nil }
    self = font
  }
}

extension EdgeInsets: SettingConvertible {
  package var settingValue: SettingValue? { .insets(self) }

  package init?(_ value: SettingValue?) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
}

extension String: SettingConvertible {
  package var settingValue: SettingValue? { .text(self) }

  package init?(_ value: SettingValue?) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

/// A type of the parts of a list that holds a setting's value.
package protocol SettingListElement {
  static func value(of list: [Self]) -> SettingValue
  static func list(_ value: SettingValue?) -> [Self]?
}

extension String: SettingListElement {
  package static func value(of list: [String]) -> SettingValue { .texts(list) }

  package static func list(_ value: SettingValue?) -> [String]? {
    if case .texts(let list) = value { list } else { nil }
  }
}

extension AttributedRun: SettingListElement {
  package static func value(of list: [AttributedRun]) -> SettingValue { .runs(list) }

  package static func list(_ value: SettingValue?) -> [AttributedRun]? {
    if case .runs(let list) = value { list } else { nil }
  }
}

extension Array: SettingConvertible where Element: SettingListElement {
  package var settingValue: SettingValue? { Element.value(of: self) }

  package init?(_ value: SettingValue?) {
    guard let list = Element.list(value) else { return nil }
    self = list
  }
}

extension Optional: SettingConvertible where Wrapped: SettingConvertible {
  package var settingValue: SettingValue? { flatMap(\.settingValue) }

  package init?(_ value: SettingValue?) { self = Wrapped(value) }
}

extension SettingConvertible where Self: RawRepresentable, RawValue == String {
  package var settingValue: SettingValue? { .word(rawValue) }

  package init?(_ value: SettingValue?) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }
}

extension Axis: SettingConvertible {}
extension ContentSettings.ActivityIndicatorStyle: SettingConvertible {}
extension ContentSettings.BorderStyle: SettingConvertible {}
extension ContentSettings.ButtonType: SettingConvertible {}
extension ContentSettings.DatePickerMode: SettingConvertible {}
extension ContentSettings.DatePickerStyle: SettingConvertible {}
extension ScrollSettings.ContentInsetAdjustmentBehavior: SettingConvertible {}
extension StackSettings.Alignment: SettingConvertible {}
extension StackSettings.Distribution: SettingConvertible {}
extension ViewAppearance.AccessoryType: SettingConvertible {}
extension ViewAppearance.ContentMode: SettingConvertible {}
extension ViewAppearance.LineBreakMode: SettingConvertible {}
extension ViewAppearance.TableStyle: SettingConvertible {}
extension ViewAppearance.TextAlignment: SettingConvertible {}
