package import LayoutModel

/// The property of a scene's view, or of its looks, that keeps a setting, with the words that fixtures have for it. Several kinds
/// may keep settings in one.
///
///     static let currentPage = SceneProperty("currentPage", "the page that a page control shows", example: "1", \.currentPage)
package struct SceneProperty<Root: Sendable, Value: SettingConvertible & Hashable & Sendable>: Sendable {
  /// The key in fixtures.
  package let key: String
  /// One line for the schema and the reference of fixtures.
  package let meaning: String
  /// The default in words; `nil` for a fresh view's value.
  package let standard: String?
  /// A value as fixtures have it.
  package let example: String
  package let path: any WritableKeyPath<Root, Value> & Sendable

  init(
    _ key: String, _ meaning: String, default standard: String? = nil, example: String,
    _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    (self.key, self.meaning, self.standard, self.example, self.path) = (key, meaning, standard, example, path)
  }
}

/// The place in a scene where a setting is kept.
package enum ScenePlace: Sendable {
  /// A property that layout depends on.
  case view(Access<View>)
  /// A property that only pictures depend on.
  case appearance(Access<ViewAppearance>)

  /// Reading and writing of a property.
  package struct Access<Root: Sendable>: Sendable {
    /// The property's value; `nil` for none.
    package let value: @Sendable (Root) -> SettingValue?
    /// Sets the property; a value of another form leaves it as it is.
    package let assign: @Sendable (inout Root, SettingValue?) -> Void

    fileprivate init<Value>(_ property: SceneProperty<Root, Value>) {
      let path = property.path
      value = { $0[keyPath: path].settingValue }
      assign = { root, value in
        if let value = Value(value) { root[keyPath: path] = value }
      }
    }
  }

  init<Value>(_ property: SceneProperty<View, Value>) { self = .view(Access(property)) }

  init<Value>(_ property: SceneProperty<ViewAppearance, Value>) { self = .appearance(Access(property)) }
}
