import Documents
import LayoutModel

/// A key that stands in an object and in the `set` of its variations alike: one value of a view or a constraint.
struct SettingKey<Setting: Hashable & Sendable>: Sendable {
  let name: String
  let meaning: String
  /// Whether it stands in `set` alone.
  let isVariationOnly: Bool
  private let reader: ValueReader<Setting>

  init<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ meaning: String, isVariationOnly: Bool = false,
    _ make: @escaping @Sendable (Value) -> Setting
  ) {
    self.name = name
    self.meaning = meaning
    self.isVariationOnly = isVariationOnly
    self.reader = ValueReader<Setting>(reader.expected) { value, reading in
      reader.read(value, &reading).map(make)
    }
  }

  /// The key as one of the object itself.
  func key<Subject>(_ apply: @escaping @Sendable (inout Subject, Setting) -> Void) -> FixtureKey<Subject> {
    FixtureKey(name, reader, meaning, apply)
  }
}

extension KeyTable {
  /// The `variations` of an object whose settings have these keys.
  static func variations<Setting>(
    _ settings: [SettingKey<Setting>], others: [FixtureKey<[Setting]>]
  ) -> ValueReader<[Variation<Setting>]> where Subject == [Setting] {
    let set = KeyTable(
      "an object of settings", settings.map { key in key.key { $0.append($1) } } + others)
    let variation = KeyTable<Variation<Setting>>(
      "a variation", required: ["when", "set"],
      [
        FixtureKey("when", .condition, "the traits under which it holds, all of them") { $0.when = $1 },
        FixtureKey("set", set.reader { _ in [] }, "the values that it replaces") { $0.set += $1 },
      ])
    return .array(
      of: { variation.reader { _ in Variation(when: TraitCondition(), set: []) } }, "an array of variations")
  }
}

extension ValueReader where Value == TraitCondition {
  static let condition = KeyTable<TraitCondition>(
    "an object of traits",
    [
      FixtureKey("idiom", .name(of: "idiom"), "the kind of device: phone or pad") { $0.idiom = $1 },
      FixtureKey("orientation", .conditionOrientation, "the interface orientation taken, or landscape for both") {
        $0.orientation = $1
      },
      FixtureKey("horizontalSizeClass", .name(of: "size class"), "the width's size class: compact or regular") {
        $0.horizontalSizeClass = $1
      },
      FixtureKey("verticalSizeClass", .name(of: "size class"), "the height's size class: compact or regular") {
        $0.verticalSizeClass = $1
      },
      FixtureKey(
        "userInterfaceLayoutDirection", .name(of: "layout direction"), "which way text runs: leftToRight or rightToLeft"
      ) { $0.layoutDirection = $1 },
    ]
  ).reader { _ in TraitCondition() }
}

extension ValueReader where Value == TraitCondition.Orientation {
  static let conditionOrientation = ValueReader.name(
    of: "orientation", among: InterfaceOrientation.allCases.map(\.name) + ["landscape"]
  ) { name in
    name == "landscape" ? .landscape : InterfaceOrientation(name: name).map { .exactly($0) }
  }
}
