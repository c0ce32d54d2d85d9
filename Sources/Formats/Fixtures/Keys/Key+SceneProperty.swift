import LayoutModel
import ViewKinds

extension FixtureKey {
  /// The key of a property that keeps a kind's setting.
  init<Value: Equatable & SendableMetatype>(
    _ property: SceneProperty<Subject, Value>, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>
  ) {
    self.init(
      property.key, format(), property.meaning, default: property.standard, example: property.example, property.path)
  }

  /// The key of an optional property that keeps a kind's setting.
  init<Value: SettingConvertible & Hashable & Sendable>(
    _ property: SceneProperty<Subject, Value?>, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>
  ) {
    self.init(
      property.key, format(), property.meaning, default: property.standard, example: property.example, property.path)
  }
}

extension SettingKey where Subject == View {
  /// The key of a property that keeps a kind's setting.
  init<Value: Hashable & Sendable>(
    _ property: SceneProperty<View, Value>, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>
  ) {
    self.init(
      property.key, format(), property.meaning, default: property.standard, example: property.example, property.path)
  }

  /// The key of an optional property that keeps a kind's setting.
  init<Value: SettingConvertible & Hashable & Sendable>(
    _ property: SceneProperty<View, Value?>, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>
  ) {
    self.init(
      property.key, format(), property.meaning, default: property.standard, example: property.example, property.path)
  }
}
