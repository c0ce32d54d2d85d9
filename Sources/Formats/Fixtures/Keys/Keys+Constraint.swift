import Checks
import Documents
import LayoutModel
import Notations

/// The keys of a constraint written as an object (<doc:FixtureReference#Constraint>).
enum ConstraintKeys {
  /// Keys that variations can set too.
  static let settings: [SettingKey<Constraint>] = [
    SettingKey(
      "multiplier", .multiplier, "the factor of the second item", default: "`1`", example: #""16:9""#, \.factor,
      ConstraintSetting.multiplier),
    SettingKey("constant", .number, "the constant, in points", example: "20", \.constant, ConstraintSetting.constant),
    SettingKey(
      "priority", .priority, "above 0, to 1000, which is required", example: "750", \.priority,
      ConstraintSetting.priority),
    SettingKey("isActive", .bool, "whether it takes part", example: "false", \.isActive, ConstraintSetting.isActive),
  ]

  static let table = KeyTable<ConstraintDraft>(
    "a constraint, a string or an object", name: "Constraint",
    rules: [
      .exactlyOne(["constraint", "visualFormat", "firstAttribute"]),
      .excludes("constraint", VisualFormatKeys.spelledKeys.filter { $0 != "constraint" }),
      .excludes("visualFormat", VisualFormatKeys.spelledKeys), .needs("secondItem", ["secondAttribute"]),
      .needs("secondAttribute", ["secondItem"]),
    ] + VisualFormatKeys.companions.map { .needs($0, ["visualFormat"]) },
    fresh: ConstraintDraft(position: SourcePosition(line: 1, column: 1)),
    own
      + settings.map { key in
        key.ownKey({ $0.settings.append($1) }, write: { $0.settings.last(where: key.isOwn) })
      }
      + [
        FixtureKey(
          "countsFromHolder", .bool,
          "whether a multiplier on a location counts from the view that holds it, as in Interface Builder's files",
          example: "true",
          \.countsFromHolder),
        FixtureKey(
          "yieldsInConflicts", .bool,
          "whether it is left out of a conflict before others, as Interface Builder's canvas does with some",
          example: "true", \.yieldsInConflicts),
        FixtureKey(
          "isPlaceholder", .bool,
          "whether Interface Builder's canvas made it up: it places views, and what is open is found without it",
          example: "true", \.isPlaceholder),
        FixtureKey(
          "isRemovedAtBuildTime", .bool,
          "whether Interface Builder removes it when the app is built: code makes another, so that what rests on it is a guess",
          example: "true", \.isRemovedAtBuildTime),
        FixtureKey(
          "variations", KeyTable.variations(of: "Constraint", settings, others: []), "changes with the traits",
          example: #"[{"when": {"orientation": "landscape"}, "set": {"constant": 8}}]"#, \.variations),
      ] + VisualFormatKeys.keys)

  private static let own: [FixtureKey<ConstraintDraft>] = [
    FixtureKey(
      placed: "id", .id,
      "its name in diagnostics; unique in the fixture; of a visual format of several constraints id-0, id-1 and so on",
      example: #""gap""#,
      {
        $0.id = $1
        $0.position = $2
      }, write: { $0.id }),
    FixtureKey(
      placed: "constraint", .constraintText, "the constraint as text",
      example: #""title.leading == root.leading + 20""#, { $0.text = ($1, $2) }, write: { $0.text?.0 }),
    FixtureKey(
      "firstItem", .item, "the first item: the id of a view or guide, or one of its guides, `id.safeArea`",
      default: "the view that holds the constraint", example: #""title""#, \.firstItem),
    FixtureKey("firstAttribute", .attribute, "the first item's attribute", example: #""leading""#, \.firstAttribute),
    FixtureKey(
      "relation", .name(of: "relation"), "the relation between the two sides", example: #""greaterThanOrEqual""#,
      \.relation),
    FixtureKey("secondItem", .item, "the second item", example: #""root.safeArea""#, \.secondItem),
    FixtureKey("secondAttribute", .attribute, "the second item's attribute", example: #""leading""#, \.secondAttribute),
  ]
}

extension Constraint: Varying {
  static let fresh = Constraint(.holder, .width, .equal, Second(.holder, .width))

  /// The second item's factor.
  fileprivate var factor: Double {
    get { second?.multiplier ?? 1 }
    set { second?.multiplier = newValue }
  }
}

extension ValueFormat where Value == String {
  /// A constraint's text, which is parsed when its object is put together.
  fileprivate static let constraintText = ValueFormat(
    string.expected, .string("a constraint", pattern: ConstraintPattern.constraint), read: string.read,
    write: string.write)
}

extension ValueFormat where Value == [Constraint] {
  /// The constraints of an array; an element in visual format gives several.
  static let constraints = ValueFormat(
    "an array of constraints",
    .array(of: { .either([ValueFormat<String>.constraintText.shape(), .object { ConstraintKeys.table.shape }]) }),
    read: { value, reading in
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
    }, write: { JSONValue(.array($0.map(json))) })

  /// A constraint as a string if that expresses all of it, else as an object.
  @Sendable private static func json(of constraint: Constraint) -> JSONValue {
    if constraint.isPlain, let text = constraint.text { return JSONValue(.string(text)) }
    let members = ConstraintKeys.table.members(of: ConstraintDraft(constraint))
    if members.count == 1, members[0].key == "constraint" { return members[0].value }
    return JSONValue(.object(members))
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

extension ValueFormat where Value == ConstraintAttribute {
  fileprivate static let attribute = ValueFormat(
    "a string, the attribute", .name(ConstraintAttribute.allCases.map(\.rawValue)),
    read: { value, reading in
      guard let name = ValueFormat<String>.string.read(value, &reading) else { return nil }
      do throws(AttributeReference.Failure) {
        return try AttributeReference.attribute(name, of: name, offset: 0)
      } catch {
        reading.report(error.kind, at: value.position)
        return nil
      }
    }, write: { JSONValue(.string($0.rawValue)) })
}

extension ValueFormat where Value == Constraint.Item {
  /// The id of an item, or the id of a view followed by a dot and one of its guides.
  static let item = ValueFormat(
    "a string, the id of a view or guide", .string("an id", pattern: ConstraintPattern.item),
    read: { value, reading in
      guard let name = ValueFormat<String>.string.read(value, &reading) else { return nil }
      guard let dot = name.firstIndex(of: ".") else { return .id(name) }
      do throws(AttributeReference.Failure) {
        let guide = try AttributeReference.guide(String(name[name.index(after: dot)...]), offset: 0)
        return .guide(guide, of: String(name[..<dot]))
      } catch {
        reading.report(error.kind, at: value.position)
        return nil
      }
    }, write: { $0.name.map { JSONValue(.string($0)) } ?? JSONValue(.null) })
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
  var countsFromHolder = false
  var yieldsInConflicts = false
  var isPlaceholder = false
  var isRemovedAtBuildTime = false
  var variations: [Variation<ConstraintSetting>] = []
  var position: SourcePosition

  init(position: SourcePosition) {
    self.position = position
  }

  /// The parts of a constraint: its text, and what a text can't express.
  init(_ constraint: Constraint) {
    position = constraint.position ?? SourcePosition(line: 1, column: 1)
    id = constraint.id
    let settings = ConstraintKeys.settings.compactMap { $0.setting(constraint) }
    if let text = constraint.text {
      self.text = (text, position)
      // The text contains the other settings.
      self.settings = settings.filter { $0 == .isActive(false) }
    } else {
      if constraint.firstItem != .holder { firstItem = constraint.firstItem }
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      secondItem = constraint.second?.item
      secondAttribute = constraint.second?.attribute
      self.settings = settings
    }
    countsFromHolder = constraint.countsFromHolder
    yieldsInConflicts = constraint.yieldsInConflicts
    isPlaceholder = constraint.isPlaceholder
    isRemovedAtBuildTime = constraint.isRemovedAtBuildTime
    variations = constraint.variations
  }

  /// Parses a text whose opening quote stands at a position.
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

  /// Puts the parts together; `nil` if they don't make a constraint, which is reported.
  ///
  /// A part is missing only if the object lacks its key, not if the key's value couldn't be read.
  func constraint(
    keys: Set<String>, at position: SourcePosition, _ reading: inout FixtureReading
  ) -> Constraint? {
    for key in VisualFormatKeys.companions where keys.contains(key) {
      reading.report(.keyWithoutVisualFormat(key), at: position)
    }
    guard
      var constraint = keys.contains("constraint")
        ? fromText(keys, at: position, &reading) : spelled(keys, at: position, &reading)
    else { return nil }
    constraint.id = id
    constraint.position = self.position
    settings.forEach { constraint.apply($0) }
    return completed(constraint)
  }

  /// Returns a constraint with what applies to each of several too.
  private func completed(_ constraint: Constraint) -> Constraint {
    var constraint = constraint
    constraint.countsFromHolder = countsFromHolder
    constraint.yieldsInConflicts = yieldsInConflicts
    constraint.isPlaceholder = isPlaceholder
    constraint.isRemovedAtBuildTime = isRemovedAtBuildTime
    constraint.variations = variations
    return constraint
  }

  /// The constraints of a visual format, in its order; none if it is wrong, which is reported.
  ///
  /// A priority applies to the parts that give none. An id belongs to a single constraint; several get it with a number
  /// from 0 on.
  func formatted(
    keys: Set<String>, at position: SourcePosition, _ reading: inout FixtureReading
  ) -> [Constraint] {
    for key in VisualFormatKeys.spelledKeys where keys.contains(key) {
      reading.report(.keyWithVisualFormat(key), at: position)
    }
    guard let constraints = visualFormat.constraints(&reading) else { return [] }
    if constraints.count > 1, variations.contains(where: { $0.set.contains(where: \.isOfOneConstraint) }) {
      reading.report(.variationOfVisualFormat, at: position)
    }
    return constraints.enumerated().map { index, placed in
      var constraint = placed.constraint
      constraint.id = constraints.count == 1 ? id : id.map { "\($0)-\(index)" }
      for setting in settings {
        if case .priority = setting, placed.hasPriority { continue }
        constraint.apply(setting)
      }
      return completed(constraint)
    }
  }

  private func fromText(
    _ keys: Set<String>, at position: SourcePosition, _ reading: inout FixtureReading
  ) -> Constraint? {
    let spelled = [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    ]
    for key in spelled where keys.contains(key) { reading.report(.keyWithConstraintText(key), at: position) }
    guard let text, let parsed = Self.parse(text.0, at: text.1, &reading) else { return nil }
    if parsed.hasPriority, keys.contains("priority") { reading.report(.priorityTwice, at: position) }
    return parsed.constraint
  }

  private func spelled(
    _ keys: Set<String>, at position: SourcePosition, _ reading: inout FixtureReading
  ) -> Constraint? {
    if !keys.contains("firstAttribute") {
      reading.report(.missingKey("firstAttribute", path: reading.keyPath), at: position)
    }
    switch (keys.contains("secondItem"), keys.contains("secondAttribute")) {
    case (true, false): reading.report(.secondItemWithoutAttribute, at: position)
    case (false, true): reading.report(.secondAttributeWithoutItem, at: position)
    default: break
    }
    // If an item or an attribute couldn't be read, nothing more can be checked.
    guard let firstAttribute, (firstItem != nil) == keys.contains("firstItem"),
      (secondItem != nil) == keys.contains("secondItem"),
      (secondAttribute != nil) == keys.contains("secondAttribute")
    else { return nil }
    var second: Constraint.Second?
    if let secondItem, let secondAttribute { second = Constraint.Second(secondItem, secondAttribute) }
    if second == nil, keys.contains("multiplier") {
      reading.report(.scene(SceneProblem(.multiplierWithoutItem, at: position)), at: position)
    }
    return Constraint(firstItem ?? .holder, firstAttribute, relation, second)
  }
}

extension Constraint {
  /// A Boolean that tells whether a text says all of it.
  fileprivate var isPlain: Bool {
    id == nil && isActive && !countsFromHolder && !yieldsInConflicts && !isPlaceholder && !isRemovedAtBuildTime
      && variations.isEmpty
  }
}

extension ConstraintSetting {
  /// A Boolean that tells whether the setting applies to a single constraint, not to each of a format's.
  fileprivate var isOfOneConstraint: Bool {
    switch self {
    case .constant, .multiplier: true
    case .priority, .isActive: false
    }
  }
}
