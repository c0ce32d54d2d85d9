import Documents
import LayoutModel

/// A subject of variations: a view or a constraint.
protocol Varying: Sendable {
  associatedtype Setting: Hashable & Sendable

  /// A subject without settings.
  static var fresh: Self { get }

  /// Applies a setting.
  mutating func apply(_ setting: Setting)
}

/// A key of an object that the `set` of its variations has too: one value of a view or a constraint.
struct SettingKey<Subject: Varying>: Sendable {
  typealias Setting = Subject.Setting

  let name: String
  let meaning: String
  private let example: String
  /// The default if an object leaves the key out.
  private let standard: @Sendable () -> KeyShape.Standard?
  /// A Boolean that tells whether the key stands only in `set`.
  let isVariationOnly: Bool
  private let format: @Sendable () -> ValueFormat<Setting>
  /// The setting of a subject; `nil` if it equals a fresh one's.
  let setting: @Sendable (Subject) -> Setting?
  /// The part of a subject that the key is of, where several are of one.
  private var part: KeyPart<Subject>?
  /// Reads a value into a subject.
  private let readInto: @Sendable (JSONValue, inout Subject, inout FixtureReading) -> Void
  /// The value of a subject as JSON; `nil` if it equals a fresh one's.
  private let json: @Sendable (Subject) -> JSONValue?
  /// Tells whether a setting is this key's.
  let isOwn: @Sendable (Setting) -> Bool

  /// Creates a key of a property. A setting belongs to the key if applying it to a fresh subject and reading the
  /// property gives the setting back.
  init<Value: Equatable & SendableMetatype>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    isVariationOnly: Bool = false,
    _ path: @autoclosure @escaping WhenMet<any WritableKeyPath<Subject, Value> & Sendable>,
    _ make: @escaping @Sendable (Value) -> Setting
  ) {
    self.init(
      name, format, meaning, example: example,
      standard: { words.map(KeyShape.Standard.words) ?? .telling(format().write(Subject.fresh[keyPath: path()])) },
      isVariationOnly: isVariationOnly, make, assign: { $0[keyPath: path()] = $1 },
      value: { subject in
        let path = path()
        let value = subject[keyPath: path]
        return value == Subject.fresh[keyPath: path] ? nil : value
      }, read: { $0[keyPath: path()] })
  }

  /// Creates a key of an optional property.
  init<Value: Equatable & SendableMetatype>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    isVariationOnly: Bool = false,
    _ path: @autoclosure @escaping WhenMet<any WritableKeyPath<Subject, Value?> & Sendable>,
    _ make: @escaping @Sendable (Value) -> Setting
  ) {
    self.init(
      name, format, meaning, example: example, standard: { words.map(KeyShape.Standard.words) },
      isVariationOnly: isVariationOnly, make, assign: { $0[keyPath: path()] = $1 }, value: { $0[keyPath: path()] },
      read: { $0[keyPath: path()] })
  }

  private init<Value: SendableMetatype>(
    _ name: String, _ format: @escaping @Sendable () -> ValueFormat<Value>, _ meaning: String, example: String,
    standard: @escaping @Sendable () -> KeyShape.Standard?, isVariationOnly: Bool,
    _ make: @escaping @Sendable (Value) -> Setting, assign: @escaping @Sendable (inout Subject, Value) -> Void,
    value: @escaping @Sendable (Subject) -> Value?, read: @escaping @Sendable (Subject) -> Value?
  ) {
    /// The value of a setting, if it is this key's.
    @Sendable func content(_ setting: Setting) -> Value? {
      var subject = Subject.fresh
      subject.apply(setting)
      guard let value = read(subject), make(value) == setting else { return nil }
      return value
    }
    self.name = name
    self.meaning = meaning
    self.example = example
    self.standard = standard
    self.isVariationOnly = isVariationOnly
    self.format = {
      let format = format()
      return ValueFormat<Setting>(
        format.expected, format.shape(), read: { value, reading in format.read(value, &reading).map(make) },
        write: { content($0).map(format.write) ?? JSONValue(.null) })
    }
    setting = { value($0).map(make) }
    readInto = { value, subject, reading in
      if let result = format().read(value, &reading) { assign(&subject, result) }
    }
    json = { value($0).map { format().write($0) } }
    isOwn = { content($0) != nil }
  }

  /// The key in an object in which a missing key sets nothing.
  ///
  /// - Parameters:
  ///   - apply: Applies a setting that was read.
  ///   - setting: Gives the setting to write.
  /// - Returns: The key.
  func key<Object>(
    _ apply: @escaping @Sendable (inout Object, Setting) -> Void,
    write setting: @escaping @Sendable (Object) -> Setting?
  ) -> FixtureKey<Object> {
    FixtureKey(name, format(), meaning, example: example, apply, write: setting)
  }

  /// The key in the object itself, or in its draft.
  func ownKey<Object>(
    _ apply: @escaping @Sendable (inout Object, Setting) -> Void,
    write setting: @escaping @Sendable (Object) -> Setting?
  ) -> FixtureKey<Object> {
    FixtureKey(
      name, format(), meaning, example: example, standard: standard, { object, setting, _ in apply(&object, setting) },
      write: setting)
  }

  /// The key in the object itself.
  var own: FixtureKey<Subject> {
    FixtureKey(
      name, format(), meaning, example: example, standard: standard, of: part, read: readInto, write: json)
  }

  /// The key as one of several that are of a part of a subject.
  func of(_ part: KeyPart<Subject>) -> SettingKey {
    var key = self
    key.part = part
    return key
  }

  /// The key in a list of settings, of which the last one counts.
  var listed: FixtureKey<[Setting]> { key({ $0.append($1) }, write: { $0.last(where: isOwn) }) }
}

extension SettingKey where Subject == View {
  /// Creates a key of a view's property.
  init<Value: Hashable & Sendable>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    isVariationOnly: Bool = false, _ path: @autoclosure @escaping WhenMet<any WritableKeyPath<View, Value> & Sendable>
  ) {
    self.init(
      name, format(), meaning, default: words, example: example, isVariationOnly: isVariationOnly, path(),
      { ViewSetting(path(), $0).described(by: Self.description(of: name, format)) })
  }

  /// Creates a key of a view's optional property.
  init<Value: Hashable & Sendable>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    isVariationOnly: Bool = false, _ path: @autoclosure @escaping WhenMet<any WritableKeyPath<View, Value?> & Sendable>
  ) {
    self.init(
      name, format(), meaning, default: words, example: example, isVariationOnly: isVariationOnly, path(),
      { ViewSetting(path(), $0).described(by: Self.description(of: name, format)) })
  }

  /// The words of a key and a value, as traces say what was set; a long value is cut.
  static func description<Value>(
    of name: String, _ format: @escaping WhenMet<ValueFormat<Value>>
  ) -> @Sendable (any Sendable) -> String? {
    { value in
      guard let value = value as? Value else { return nil }
      let text = format().write(value).text(width: .max)
      return "\(name) = \(text.count > longestWords ? text.prefix(longestWords) + "…" : text)"
    }
  }

  /// The length of a value in words at which it is cut.
  private static var longestWords: Int { 60 }
}

extension SettingKey {
  /// An object with only this setting.
  fileprivate var exampleOfSet: String { "{\"\(name)\": \(example)}" }
}

extension KeyTable {
  /// The `variations` of objects whose settings have these keys.
  ///
  /// - Parameters:
  ///   - owner: The name of those objects in the schema and the reference: `View`.
  ///   - settings: The keys that variations can set.
  ///   - others: The keys that variations can't set.
  /// - Returns: The format.
  static func variations<Varied: Varying>(
    of owner: String, _ settings: [SettingKey<Varied>], others: [FixtureKey<[Varied.Setting]>]
  ) -> ValueFormat<[Variation<Varied.Setting>]> where Subject == [Varied.Setting] {
    let set = KeyTable(
      "an object of settings", name: owner + "Settings", fresh: [], settings.map(\.listed) + others)
    let variation = KeyTable<Variation<Varied.Setting>>(
      "a variation, an object", name: owner + "Variation", required: ["when", "set"],
      fresh: Variation(when: TraitCondition(), set: []),
      [
        FixtureKey(
          "when", .condition, "the traits under which it holds, all of them", example: #"{"orientation": "landscape"}"#,
          \.when),
        FixtureKey(
          "set", set.format, "the values that it replaces", example: settings.first?.exampleOfSet ?? "{}", \.set),
      ])
    return .array(of: { variation.format }, "an array of variations")
  }
}

extension ValueFormat where Value == TraitCondition {
  static let condition = KeyTable<TraitCondition>(
    "an object of traits", name: "Traits", fresh: TraitCondition(),
    [
      FixtureKey("idiom", .name(of: "idiom"), "the kind of device", default: "any", example: #""phone""#, \.idiom),
      FixtureKey(
        "orientation", .conditionOrientation, "the interface orientation taken, or landscape for both", default: "any",
        example: #""landscape""#, \.orientation),
      FixtureKey(
        "horizontalSizeClass", .name(of: "size class"), "the width's size class", default: "any",
        example: #""compact""#, \.horizontalSizeClass),
      FixtureKey(
        "verticalSizeClass", .name(of: "size class"), "the height's size class", default: "any",
        example: #""regular""#, \.verticalSizeClass),
      FixtureKey(
        "userInterfaceLayoutDirection", .name(of: "layout direction"), "the direction of text", default: "any",
        example: #""rightToLeft""#, \.layoutDirection),
    ]
  ).format
}

extension ValueFormat where Value == TraitCondition.Orientation {
  static let conditionOrientation = ValueFormat.name(of: "orientation", among: known)

  private static let known: [(name: String, value: TraitCondition.Orientation)] =
    InterfaceOrientation.allCases.map { ($0.name, .exactly($0)) } + [("landscape", .landscape)]
}
