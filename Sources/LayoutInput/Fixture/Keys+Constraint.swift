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
    own + settings.map { key in key.key { $0.settings.append($1) } }
      + FixtureKey.later("visualFormat", "options", "metrics"))

  private static let own: [FixtureKey<ConstraintDraft>] = [
    FixtureKey(placed: "id", .string, "what diagnostics call it; unique in the fixture") {
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
  static let constraints = ValueReader.array(of: { .constraint }, "an array of constraints")
}

extension ValueReader where Value == Constraint {
  static let constraint = ValueReader(ConstraintKeys.table.what) { value, reading in
    if case .string(let text) = value.content {
      return ConstraintDraft.parse(text, at: value.position, &reading)?.constraint
    }
    let keys: Set<String> =
      if case .object(let members) = value.content { Set(members.map(\.key)) } else { [] }
    var draft = ConstraintDraft(position: value.position)
    guard ConstraintKeys.table.read(value, into: &draft, &reading) else { return nil }
    return draft.constraint(keys: keys, at: value.position, &reading)
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
  fileprivate static let item = ValueReader("a string, the id of a view or guide") { value, reading in
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
      // What was escaped in the file is longer there than in the text.
      let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
      let column = position.column + JSONText.quoted(before).utf8.count - 1
      reading.report(error.kind, at: SourcePosition(line: position.line, column: column))
      return nil
    }
  }

  /// Puts the parts together; `nil` where they don't make a constraint, which is reported.
  ///
  /// What is missing goes by the keys that the object has, also those whose values couldn't be read.
  func constraint(
    keys: Set<String>, at place: SourcePosition, _ reading: inout FixtureReading
  ) -> Constraint? {
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
    // Visual format stands for itself, and has been answered.
    guard !keys.contains("visualFormat") else { return nil }
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
