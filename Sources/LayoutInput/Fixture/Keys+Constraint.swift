import Documents
import LayoutModel

/// The keys of a constraint written as an object (spec/FIXTURE.md, "A constraint").
enum ConstraintKeys {
  /// Keys that variations set too.
  static let settings: [SettingKey<ConstraintSetting>] = [
    SettingKey("constant", .number, "the constant, in points", ConstraintSetting.constant),
    SettingKey("multiplier", .multiplier, "a number, \"a:b\" or \"a/b\"", ConstraintSetting.multiplier),
    SettingKey("priority", .priority, "above 0, to 1000, which is required", ConstraintSetting.priority),
    SettingKey("isActive", .bool, "whether it takes part; true if left out", ConstraintSetting.isActive),
  ]

  static let table = KeyTable<ConstraintDraft>(
    "a constraint, a string or an object",
    own + settings.map { key in key.key { $0.settings.append($1) } } + VisualFormatKeys.keys)

  private static let own: [FixtureKey<ConstraintDraft>] = [
    FixtureKey(
      placed: "id", .string,
      "what diagnostics call it; unique in the fixture; of a visual format of several constraints id-0, id-1 and so on"
    ) {
      $0.id = $1
      $0.position = $2
    },
    FixtureKey(placed: "constraint", .string, "the constraint's text") { $0.text = ($1, $2) },
    FixtureKey("firstItem", .item, "the first item; the view that holds the constraint if left out") {
      $0.firstItem = $1
    },
    FixtureKey("firstAttribute", .attribute, "the first item's attribute") { $0.firstAttribute = $1 },
    FixtureKey("relation", .name(of: "relation"), "equal (if left out), lessThanOrEqual, greaterThanOrEqual") {
      $0.relation = $1
    },
    FixtureKey("secondItem", .item, "the second item") { $0.secondItem = $1 },
    FixtureKey("secondAttribute", .attribute, "the second item's attribute") { $0.secondAttribute = $1 },
    FixtureKey("variations", KeyTable.variations(settings, others: []), "what changes with the traits") {
      $0.variations += $1
    },
  ]
}

extension ValueReader where Value == [Constraint] {
  /// The constraints of an array; an element in visual format gives several.
  static let constraints = ValueReader("an array of constraints") { value, reading in
    guard case .array(let elements) = value.content else {
      reading.reportKind(of: value, expected: "an array of constraints")
      return nil
    }
    var constraints: [Constraint] = []
    constraints.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      reading.inside(element: index) { append(element, to: &constraints, &$0) }
    }
    return constraints
  }

  private static func append(
    _ value: JSONValue, to constraints: inout [Constraint], _ reading: inout FixtureReading
  ) {
    if case .string(let text) = value.content {
      if let parsed = ConstraintDraft.parse(text, at: value.position, &reading) {
        constraints.append(parsed.constraint)
      }
      return
    }
    let keys: Set<String> =
      if case .object(let members) = value.content { Set(members.map(\.key)) } else { [] }
    var draft = ConstraintDraft(position: value.position)
    guard ConstraintKeys.table.read(value, into: &draft, &reading) else { return }
    if keys.contains("visualFormat") {
      constraints += draft.formatted(keys: keys, at: value.position, &reading)
    } else if let constraint = draft.constraint(keys: keys, at: value.position, &reading) {
      constraints.append(constraint)
    }
  }
}

extension ValueReader where Value == ConstraintAttribute {
  fileprivate static let attribute = ValueReader("a string, the attribute") { value, reading in
    guard let name = ValueReader<String>.string.read(value, &reading) else { return nil }
    do throws(ItemName.Failure) {
      return try ItemName.attribute(name, of: name, offset: 0)
    } catch {
      reading.report(error.kind, at: value.position)
      return nil
    }
  }
}

extension ValueReader where Value == Constraint.Item {
  /// An item's id, or that of a view with a guide of its behind a dot.
  static let item = ValueReader("a string, the id of a view or guide") { value, reading in
    guard let name = ValueReader<String>.string.read(value, &reading) else { return nil }
    guard let dot = name.firstIndex(of: ".") else { return .id(name) }
    do throws(ItemName.Failure) {
      return .guide(try ItemName.guide(String(name[name.index(after: dot)...]), offset: 0), of: String(name[..<dot]))
    } catch {
      reading.report(error.kind, at: value.position)
      return nil
    }
  }
}

/// The parts of a constraint's object, before they are put together.
struct ConstraintDraft: Sendable {
  var id: String?
  var text: (String, SourcePosition)?
  var visualFormat = VisualFormatDraft()
  var firstItem: Constraint.Item?
  var firstAttribute: ConstraintAttribute?
  var relation = ConstraintRelation.equal
  var secondItem: Constraint.Item?
  var secondAttribute: ConstraintAttribute?
  var settings: [ConstraintSetting] = []
  var variations: [Variation<ConstraintSetting>] = []
  var position: SourcePosition

  init(position: SourcePosition) {
    self.position = position
  }

  /// The constraint of a text that begins, with its quote, at a position.
  static func parse(
    _ text: String, at position: SourcePosition, _ reading: inout FixtureReading
  ) -> (constraint: Constraint, hasPriority: Bool)? {
    do throws(ConstraintParser.Failure) {
      var parsed = try ConstraintParser.parse(text)
      parsed.constraint.position = position
      return parsed
    } catch {
      reading.report(error.kind, at: position.inside(text, offset: error.offset))
      return nil
    }
  }

  /// Puts the parts together; `nil` where they don't make a constraint, which is reported.
  ///
  /// What is missing goes by the keys that the object has, also those whose values couldn't be read.
  func constraint(
    keys: Set<String>, at place: SourcePosition, _ reading: inout FixtureReading
  ) -> Constraint? {
    for key in VisualFormatKeys.companions where keys.contains(key) {
      reading.report(.keyWithoutVisualFormat(key), at: place)
    }
    guard
      var constraint = keys.contains("constraint")
        ? fromText(keys, at: place, &reading) : spelled(keys, at: place, &reading)
    else { return nil }
    constraint.id = id
    constraint.position = position
    settings.forEach { constraint.apply($0) }
    constraint.variations = variations
    return constraint
  }

  /// The constraints of a visual format, in its order; none where it is wrong, which is reported.
  ///
  /// A priority is that of the parts that say none. An id is that of a single constraint, and counted from 0 of several.
  func formatted(
    keys: Set<String>, at place: SourcePosition, _ reading: inout FixtureReading
  ) -> [Constraint] {
    for key in VisualFormatKeys.spelledKeys where keys.contains(key) {
      reading.report(.keyWithVisualFormat(key), at: place)
    }
    guard let constraints = visualFormat.constraints(&reading) else { return [] }
    if constraints.count > 1, variations.contains(where: { $0.set.contains(where: \.isOfOneConstraint) }) {
      reading.report(.variationOfVisualFormat, at: place)
    }
    return constraints.enumerated().map { index, placed in
      var constraint = placed.constraint
      constraint.id = constraints.count == 1 ? id : id.map { "\($0)-\(index)" }
      for setting in settings {
        if case .priority = setting, placed.hasPriority { continue }
        constraint.apply(setting)
      }
      constraint.variations = variations
      return constraint
    }
  }

  private func fromText(
    _ keys: Set<String>, at place: SourcePosition, _ reading: inout FixtureReading
  ) -> Constraint? {
    let spelled = [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    ]
    for key in spelled where keys.contains(key) { reading.report(.keyWithConstraintText(key), at: place) }
    guard let text, let parsed = Self.parse(text.0, at: text.1, &reading) else { return nil }
    if parsed.hasPriority, keys.contains("priority") { reading.report(.priorityTwice, at: place) }
    return parsed.constraint
  }

  private func spelled(
    _ keys: Set<String>, at place: SourcePosition, _ reading: inout FixtureReading
  ) -> Constraint? {
    if !keys.contains("firstAttribute") {
      reading.report(.missingKey("firstAttribute", path: reading.keyPath), at: place)
    }
    switch (keys.contains("secondItem"), keys.contains("secondAttribute")) {
    case (true, false): reading.report(.secondItemWithoutAttribute, at: place)
    case (false, true): reading.report(.secondAttributeWithoutItem, at: place)
    default: break
    }
    // An item or attribute that couldn't be read leaves a constraint of which nothing more can be said.
    guard let firstAttribute, (firstItem != nil) == keys.contains("firstItem"),
      (secondItem != nil) == keys.contains("secondItem"),
      (secondAttribute != nil) == keys.contains("secondAttribute")
    else { return nil }
    var second: Constraint.Second?
    if let secondItem, let secondAttribute { second = Constraint.Second(secondItem, secondAttribute) }
    if second == nil, keys.contains("multiplier") {
      reading.report(.scene(SceneProblem(.multiplierWithoutItem, at: place)), at: place)
    }
    return Constraint(firstItem ?? .holder, firstAttribute, relation, second)
  }
}

extension ConstraintSetting {
  /// Whether the setting means a constraint by itself, not each of a format's.
  fileprivate var isOfOneConstraint: Bool {
    switch self {
    case .constant, .multiplier: true
    case .priority, .isActive: false
    }
  }
}
