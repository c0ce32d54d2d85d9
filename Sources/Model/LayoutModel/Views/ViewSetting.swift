/// One setting of a view, made by a file's key, a variation or an action: a property and its new value.
///
///     Variation(when: TraitCondition(orientation: .landscape), set: [ViewSetting(\.isHidden, true)])
///     ViewSetting(\.stack.axis, .vertical)
public struct ViewSetting: Hashable, Sendable {
  private let property: any PartialKeyPath<View> & Sendable
  private let value: any Sendable
  private let set: @Sendable (inout View) -> Void
  private let isValue: @Sendable (any Sendable) -> Bool
  private let hashOfValue: @Sendable (inout Hasher) -> Void
  /// Describes a value of the property, where the setting was made by a file's key.
  private var describe: (@Sendable (any Sendable) -> String?)?

  /// A property and its value.
  public init<Value: Hashable & Sendable>(_ property: any WritableKeyPath<View, Value> & Sendable, _ value: Value) {
    self.init(property, value) { $0[keyPath: property] = value }
  }

  /// Priorities along the axes for which they are given; the others are kept.
  public init(_ property: any WritableKeyPath<View, AxisPriorities> & Sendable, _ value: AxisPriorities) {
    self.init(property, value) { $0[keyPath: property] = value.completed(by: $0[keyPath: property]) }
  }

  private init<Value: Hashable & Sendable>(
    _ property: any PartialKeyPath<View> & Sendable, _ value: Value, set: @escaping @Sendable (inout View) -> Void
  ) {
    self.property = property
    self.value = value
    self.set = set
    isValue = { $0 as? Value == value }
    hashOfValue = { $0.combine(value) }
  }

  /// The new value of a property; `nil` where the setting is of another one.
  public func value<Value>(of property: KeyPath<View, Value>) -> Value? {
    sets(property) ? value as? Value : nil
  }

  /// The key and the value in the words of the file that set it: `isHidden = true`; `nil` for a setting without a file.
  public var words: String? { describe?(value) }

  /// The setting with words for its value, which are made as they are asked for.
  package func described(by describe: @escaping @Sendable (any Sendable) -> String?) -> ViewSetting {
    var setting = self
    setting.describe = describe
    return setting
  }

  /// Tells whether the setting is of a property.
  public func sets(_ property: PartialKeyPath<View>) -> Bool { self.property == property }

  /// Sets the value.
  fileprivate func apply(to view: inout View) { set(&view) }

  public static func == (a: ViewSetting, b: ViewSetting) -> Bool { a.property == b.property && a.isValue(b.value) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hashOfValue(&hasher)
  }
}

extension ViewSetting {
  /// The setting with another value, if it is of a property; else the setting unchanged.
  package func changing<Value: Hashable & Sendable>(
    _ property: any WritableKeyPath<View, Value> & Sendable, _ change: (Value) -> Value
  ) -> ViewSetting {
    guard let value = value(of: property) else { return self }
    var setting = ViewSetting(property, change(value))
    setting.describe = describe
    return setting
  }
}

extension View {
  /// Sets one value.
  public mutating func apply(_ setting: ViewSetting) { setting.apply(to: &self) }

  /// The view as it is under some traits: its variations that hold, applied in order. Its subviews are as declared.
  package func resolved(for traits: Traits) -> View {
    guard !variations.isEmpty else { return self }
    var view = self
    view.variations = []
    for variation in variations where variation.when.holds(for: traits) {
      variation.set.forEach { view.apply($0) }
    }
    return view
  }
}
