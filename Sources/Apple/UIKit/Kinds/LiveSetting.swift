import LayoutModel
import ViewKinds

/// The property of a live class that answers a setting of its kind: a file sets it, and a capture reads it.
///
///     override class var liveSettings: LiveSettings { settings }
///     private static let settings = settingsOfControls + [LiveSetting(Stepper.wraps, \UIStepper.wraps)]
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

  /// A property whose values have the setting's words in the order of their raw values; the class's own where it is the standard.
  init<Live: UIView, Value: RawRepresentable<Int> & Equatable>(
    _ setting: KindSetting, _ path: ReferenceWritableKeyPath<Live, Value>, standard: Value? = nil
  ) {
    self.init(
      setting, { (view: Live) in view[keyPath: path] == standard ? nil : setting.word(of: view[keyPath: path]) },
      assign: { (view: Live, value) in if let value: Value = setting.value(of: value) { view[keyPath: path] = value } })
  }

  /// A colour by functions that read and set it: `nil` for the class's own.
  init<Live: UIView>(
    _ setting: KindSetting, color: @escaping @MainActor (Live) -> UIColor?,
    assign: @escaping @MainActor (Live, UIColor) -> Void
  ) {
    self.setting = setting
    value = { view, palette in
      (view as? Live).flatMap(color).flatMap { palette?.color($0) }?.settingValue
    }
    self.assign = { view, value, resolved in
      if let color = AppearanceColor(value), let view = view as? Live { assign(view, resolved(color)) }
    }
  }

  /// A property that is a colour; the class's own where a file says none.
  init<Live: UIView>(_ setting: KindSetting, _ path: ReferenceWritableKeyPath<Live, UIColor?>, standard: UIColor? = nil)
  {
    self.init(
      setting, color: { (view: Live) in view[keyPath: path] == standard ? nil : view[keyPath: path] },
      assign: { (view: Live, color) in view[keyPath: path] = color })
  }
}

extension KindSetting {
  /// The word of a value of an enumeration whose raw values have the words' order; `nil` for one without a word.
  func word(of value: some RawRepresentable<Int>) -> SettingValue? {
    guard case .word(let words, _) = form, words.indices.contains(value.rawValue) else { return nil }
    return .word(words[value.rawValue])
  }

  /// The value of a word, likewise.
  func value<Value: RawRepresentable<Int>>(of word: SettingValue) -> Value? {
    guard case .word(let words, _) = form, case .word(let word) = word else { return nil }
    return words.firstIndex(of: word).flatMap { Value(rawValue: $0) }
  }
}

/// The settings of a class, in the order of setting: those of superclasses first.
@MainActor struct LiveSettings {
  let all: [LiveSetting]
  /// Those that the size of a view's content depends on.
  private let laidOut: [(ScenePlace.Access<View>, LiveSetting)]

  init(_ all: [LiveSetting]) {
    self.all = all
    laidOut = all.compactMap { live in
      if case .view(let property) = live.setting.place { (property, live) } else { nil }
    }
  }

  static func + (inherited: LiveSettings, own: [LiveSetting]) -> LiveSettings { LiveSettings(inherited.all + own) }

  /// Declares what the size of a view's content depends on.
  func declare(_ live: UIView, _ view: inout View) {
    for (property, setting) in laidOut { property.assign(&view, setting.value(live, nil)) }
  }

  /// Declares what rules of lint, and what pictures alone, depend on.
  func declare(_ live: UIView, _ view: inout View, _ looks: inout ViewAppearance, _ palette: CapturedPalette) {
    for setting in all {
      switch setting.setting.place {
      case .state(let property): property.assign(&view, setting.value(live, palette))
      case .appearance(let property):
        if let value = setting.value(live, palette) { property.assign(&looks, value) }
      case .view, nil: break
      }
    }
  }
}
