import LayoutModel
import ViewKinds

/// The property of a live class that answers a setting of its kind: a file sets it, and a capture reads it.
///
///     override class var liveSettings: [LiveSetting] { settings }
///     private static let settings = [LiveSetting(Stepper.wraps, \UIStepper.wraps)]
@MainActor struct LiveSetting {
  let setting: KindSetting
  /// The value of a view's property, a colour by the palette of its traits; `nil` where the class's own holds.
  let value: (UIView, CapturedPalette?) -> SettingValue?
  /// Sets the property of a view to a value, with a colour as UIKit's.
  let assign: (UIView, SettingValue, (AppearanceColor) -> UIColor) -> Void

  /// A property by functions that read and set it.
  init<Live: UIView>(
    _ setting: KindSetting, _ value: @escaping @MainActor (Live) -> SettingValue?,
    assign: @escaping @MainActor (Live, SettingValue) -> Void
  ) {
    self.setting = setting
    self.value = { view, _ in (view as? Live).flatMap(value) }
    self.assign = { view, value, _ in if let view = view as? Live { assign(view, value) } }
  }

  /// A property that has the setting's value.
  init<Live: UIView, Value: SettingConvertible>(_ setting: KindSetting, _ path: ReferenceWritableKeyPath<Live, Value>) {
    self.init(
      setting, { (view: Live) in view[keyPath: path].settingValue },
      assign: { (view: Live, value) in if let value = Value(value) { view[keyPath: path] = value } })
  }

  /// A property whose values have names.
  init<Live: UIView, Value: Equatable>(
    _ setting: KindSetting, _ path: ReferenceWritableKeyPath<Live, Value>, _ words: [(word: String, value: Value)]
  ) {
    self.init(
      setting,
      { (view: Live) in words.first { $0.value == view[keyPath: path] }.map { .word($0.word) } },
      assign: { (view: Live, value) in
        if let named = words.first(where: { .word($0.word) == value }) { view[keyPath: path] = named.value }
      })
  }

  /// A property that is a colour; the class's own where a file says none.
  init<Live: UIView>(_ setting: KindSetting, _ path: ReferenceWritableKeyPath<Live, UIColor?>, standard: UIColor? = nil)
  {
    self.setting = setting
    value = { view, palette in
      guard let color = (view as? Live)?[keyPath: path], color != standard else { return nil }
      return palette?.color(color)?.settingValue
    }
    assign = { view, value, resolved in
      if let color = AppearanceColor(value) { (view as? Live)?[keyPath: path] = resolved(color) }
    }
  }
}

extension UIView {
  /// Sets what a file says of its kind.
  func apply(_ settings: [String: SettingValue], color: (AppearanceColor) -> UIColor) {
    for live in type(of: self).liveSettings {
      if let value = settings[live.setting.name] { live.assign(self, value, color) }
    }
  }

  /// Declares the settings that its size depends on.
  func declareSettings(_ view: inout View) {
    for live in type(of: self).liveSettings {
      if case .view(let property) = live.setting.place { property.assign(&view, live.value(self, nil)) }
    }
  }

  /// Declares the settings that only pictures depend on.
  func declareSettings(_ looks: inout ViewAppearance, _ palette: CapturedPalette) {
    for live in type(of: self).liveSettings {
      guard case .appearance(let property) = live.setting.place, let value = live.value(self, palette) else { continue }
      property.assign(&looks, value)
    }
  }
}
