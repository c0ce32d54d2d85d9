package import LayoutModel

/// A setting's value on its way between a file, a scene and a live view.
package enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case integer(Int)
  /// The name of a case, spelled as in Swift: `large`.
  case word(String)
  case color(AppearanceColor)
  case texts([String])
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

extension [String]: SettingConvertible {
  package var settingValue: SettingValue? { .texts(self) }

  package init?(_ value: SettingValue?) {
    guard case .texts(let texts) = value else { return nil }
    self = texts
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

extension ContentSettings.ActivityIndicatorStyle: SettingConvertible {}
extension ContentSettings.DatePickerMode: SettingConvertible {}
extension ContentSettings.DatePickerStyle: SettingConvertible {}
