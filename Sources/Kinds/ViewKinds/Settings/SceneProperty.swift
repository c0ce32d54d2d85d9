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
  /// A property of a view that no frame depends on, but rules of lint do.
  case state(Access<View>)
  /// A property that only pictures depend on.
  case appearance(Access<ViewAppearance>)

  /// The property of a view; `nil` for one of its looks.
  package var ofView: Access<View>? {
    switch self {
    case .view(let access), .state(let access): access
    case .appearance: nil
    }
  }

  /// Reading and writing of a property.
  package struct Access<Root: Sendable>: Sendable {
    /// The property's value; `nil` for none.
    package let value: @Sendable (Root) -> SettingValue?
    /// Sets the property; a value of another form leaves it as it is.
    package let assign: @Sendable (inout Root, SettingValue?) -> Void

    fileprivate init<Value: SettingConvertible & Equatable & SendableMetatype>(
      _ path: any WritableKeyPath<Root, Value> & Sendable
    ) {
      value = { $0[keyPath: path].settingValue }
      // Equal values are left: setting one would make storage for what is rarely set.
      assign = { root, value in
        if let value = Value(value), value != root[keyPath: path] { root[keyPath: path] = value }
      }
    }

    fileprivate init(
      value: @escaping @Sendable (Root) -> SettingValue?,
      assign: @escaping @Sendable (inout Root, SettingValue?) -> Void
    ) { (self.value, self.assign) = (value, assign) }
  }

  init<Value>(_ property: SceneProperty<View, Value>) { self = .view(Access(property.path)) }

  init<Value>(state property: SceneProperty<View, Value>) { self = .state(Access(property.path)) }

  init<Value>(_ property: SceneProperty<ViewAppearance, Value>) { self = .appearance(Access(property.path)) }

  /// A property of a view whose words in fixtures are those of its part of the view: `stack.axis`.
  init<Value: SettingConvertible & Equatable & SendableMetatype>(_ path: any WritableKeyPath<View, Value> & Sendable) {
    self = .view(Access(path))
  }

  /// A property of looks that has other values than the setting.
  init(
    _ value: @escaping @Sendable (ViewAppearance) -> SettingValue?,
    assign: @escaping @Sendable (inout ViewAppearance, SettingValue?) -> Void
  ) { self = .appearance(Access(value: value, assign: assign)) }
}
