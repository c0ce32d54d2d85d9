import Documents
import LayoutModel

extension ValueFormat where Value == ActionCondition {
  /// `{"idiom": "phone", "orientation": "landscape"}`, and what code knows beside as it runs.
  static let actionCondition = KeyTable<ConditionDraft>(
    "an object of conditions", name: "Condition", fresh: ConditionDraft(), traits + arguments + properties
  ).format.converted({ $0.whole }, back: { ConditionDraft($0) })

  private static let traits: [FixtureKey<ConditionDraft>] = [
    FixtureKey(
      "idiom", .name(of: "idiom"), "the kind of device", default: "any", example: #""phone""#, \.condition.traits.idiom),
    FixtureKey(
      "orientation", .conditionOrientation,
      "the interface orientation, or landscape for both; before a turn the one to come", default: "any",
      example: #""landscape""#, \.condition.traits.orientation),
    FixtureKey(
      "horizontalSizeClass", .name(of: "size class"), "the width's size class", default: "any",
      example: #""compact""#, \.condition.traits.horizontalSizeClass),
    FixtureKey(
      "verticalSizeClass", .name(of: "size class"), "the height's size class", default: "any",
      example: #""regular""#, \.condition.traits.verticalSizeClass),
    FixtureKey(
      "userInterfaceLayoutDirection", .name(of: "layout direction"), "the direction of text", default: "any",
      example: #""rightToLeft""#, \.condition.traits.layoutDirection),
    FixtureKey(
      "isSourceTypeAvailable", .name(of: "source type"), "a source of images that the device has",
      default: "any", example: #""camera""#, \.condition.isSourceTypeAvailable),
  ]

  private static let arguments: [FixtureKey<ConditionDraft>] = [
    FixtureKey(
      "interfaceOrientation", .conditionOrientation,
      "the interface's orientation now; before a turn still the former one",
      default: "any", example: #""portrait""#, \.condition.interfaceOrientation),
    FixtureKey(
      "fromInterfaceOrientation", .conditionOrientation, "in didRotate: how the interface stood", default: "any",
      example: #""portrait""#, \.condition.fromInterfaceOrientation),
    FixtureKey(
      "toInterfaceOrientation", .conditionOrientation,
      "in willRotate and willAnimateRotation: how the interface comes to stand", default: "any",
      example: #""landscape""#, \.condition.toInterfaceOrientation),
    FixtureKey(
      "duration", .duration, "in willRotate and willAnimateRotation: how long the turn takes, in seconds",
      default: "any", example: "0.3", \.condition.duration),
    FixtureKey(
      "finished", .bool, "in a completion: whether what it is of ran to its end", default: "either", example: "true",
      \.condition.finished),
    FixtureKey(
      "notification", .notificationCondition, "in an observer's actions: which notification it is", default: "any",
      example: #"{"name": "LostDog", "userInfo": {"Name": "Fido"}}"#, \.condition.notification),
  ]

  private static let properties: [FixtureKey<ConditionDraft>] = [
    FixtureKey(
      "properties", .propertyConditions, "the values that properties of a controller hold; of its own without 'of'",
      default: "anything", example: #"{"isNew": true, "imagePickerPopover": {"isNil": false}}"#,
      { $0.condition.properties = $1 }, write: { $0.condition.properties.isEmpty ? nil : $0.condition.properties }),
    FixtureKey(
      "of", .reference, "the id of the controller whose properties these are", default: "the one whose code this is",
      example: #""detail""#, \.of),
  ]
}

/// A condition, and the controller whose properties it asks for.
private struct ConditionDraft: Sendable {
  var condition = ActionCondition()
  var of: String?

  init() {}

  init(_ condition: ActionCondition) {
    self.condition = condition
    of = condition.properties.first.flatMap { $0.controller.isEmpty ? nil : $0.controller }
  }

  /// The condition, each property with its controller.
  var whole: ActionCondition {
    var whole = condition
    if let of { whole.properties = whole.properties.map { PropertyCondition($0.name, of: of, is: $0.value) } }
    return whole
  }
}

extension ValueFormat where Value == NotificationCondition {
  fileprivate static let notificationCondition = KeyTable<NotificationCondition>(
    "an object of parts of a notification", name: "NotificationCondition", fresh: NotificationCondition(),
    [
      FixtureKey("name", .string, "its name", default: "any", example: #""LostDog""#, \.name),
      FixtureKey(
        "object", .string, "the object that posts it, as in `post`", default: "anybody", example: #""owner""#, \.object),
      FixtureKey(
        "userInfo", .members("an object of strings", .string), "some of what it says beside, strings by names",
        example: #"{"Name": "Fido"}"#, \.userInfo),
    ]
  ).format
}

extension ValueFormat where Value == [PropertyCondition] {
  /// Values by the names of properties; `{"isNil": false}` for any.
  fileprivate static let propertyConditions = ValueFormat<[String: PropertyCondition.Value]>.members(
    "an object of values by properties", .propertyConditionValue
  ).converted(
    { $0.sorted { $0.key < $1.key }.map { PropertyCondition($0.key, of: "", is: $0.value) } },
    back: { Dictionary($0.map { ($0.name, $0.value) }) { _, last in last } })
}

extension ValueFormat where Value == PropertyCondition.Value {
  fileprivate static let propertyConditionValue = ValueFormat(
    "a value of a property, or {\"isNil\": false}",
    .either([.bool, .null, ValueFormat<Double>.number.shape(), ValueFormat<String>.string.shape(), nilness.shape()]),
    read: { value, reading in
      if case .object = value.content {
        return nilness.read(value, &reading).map { $0 ? .exactly(.none) : .something }
      }
      return ValueFormat<PropertyValue>.propertyValue.read(value, &reading).map { .exactly($0) }
    },
    write: { value in
      switch value {
      case .exactly(let value): ValueFormat<PropertyValue>.propertyValue.write(value)
      case .something: nilness.write(false)
      }
    })

  private static let nilness = KeyTable<Bool>(
    "an object that says whether a property is nil", name: "Nilness", required: ["isNil"], fresh: true,
    [FixtureKey("isNil", .bool, "whether it holds nothing", example: "false", { $0 = $1 }, write: { $0 })]
  ).format
}

extension ValueFormat where Value == PropertyValue {
  /// A string, a number, true or false, null for nothing, or an array of actions for a block.
  static let propertyValue = ValueFormat(
    "a string, a number, true, false, null, or an array of actions",
    .either([
      .bool, .null, ValueFormat<Double>.number.shape(), ValueFormat<String>.string.shape(),
      ValueFormat<[Action]>.actions.shape(),
    ]),
    read: { value, reading in
      switch value.content {
      case .null: return PropertyValue.none
      case .bool(let bool): return .bool(bool)
      case .string(let text): return .text(text)
      case .number: return ValueFormat<Double>.number.read(value, &reading).map { .number($0) }
      case .array: return ValueFormat<[Action]>.actions.read(value, &reading).map { .block($0) }
      case .object:
        reading.reportKind(of: value, expected: "a string, a number, true, false, null, or an array of actions")
        return nil
      }
    },
    write: { value in
      switch value {
      case .none: JSONValue(.null)
      case .bool(let bool): JSONValue(.bool(bool))
      case .number(let number): JSONValue(.number(number))
      case .text(let text): JSONValue(.string(text))
      case .block(let actions): ValueFormat<[Action]>.actions.write(actions)
      }
    })
}

extension ValueFormat where Value == [String: PropertyValue] {
  static let properties = ValueFormat.members("an object of values by properties", .propertyValue)
}
