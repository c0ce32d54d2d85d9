import Documents
import LayoutModel

/// What is made where it is first asked for, and each time from then on.
typealias WhenMet<Value> = @Sendable () -> Value

/// A key of an object in a fixture: its name, what it means, how its value enters what is read, and how it is written.
///
/// The tables of these keys are the format: reading, writing and unknown keys all come from them. Formats and properties
/// are made where a key is met: making all of them takes longer than reading most fixtures, which have few of the keys.
struct FixtureKey<Subject: Sendable>: Sendable {
  let name: String
  fileprivate let use: Use

  /// What becomes of the key's value.
  fileprivate enum Use: Sendable {
    case value(enter: Entry, write: Writer, shape: Shape)
    /// The format has the key elsewhere alone; why, in the words of an error.
    case elsewhere(String)
  }

  fileprivate typealias Entry = @Sendable (JSONValue, inout Subject, inout FixtureReading) -> Void
  /// What stands under the key of a subject; `nil` where it is as in a fresh one, if there is one to compare with.
  fileprivate typealias Writer = @Sendable (_ subject: Subject, _ fresh: Subject?) -> JSONValue?
  /// What the schema and the reference tell of the key in objects that begin as a fresh one.
  fileprivate typealias Shape = @Sendable (_ fresh: Subject) -> KeyShape

  /// A key whose value is a property of the subject, left out where it is as in a fresh one.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - format: How its value is read and written.
  ///   - meaning: One line for the schema and the reference.
  ///   - words: What holds where the key is left out; what a fresh subject has if `nil`.
  ///   - example: A value as JSON.
  ///   - path: The property.
  init<Value: Equatable & SendableMetatype>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    _ path: @autoclosure @escaping WhenMet<any WritableKeyPath<Subject, Value> & Sendable>
  ) {
    self.name = name
    use = .value(
      enter: { value, subject, reading in
        if let result = format().read(value, &reading) { subject[keyPath: path()] = result }
      },
      write: { subject, fresh in
        let path = path()
        let value = subject[keyPath: path]
        return value == fresh?[keyPath: path] ? nil : format().write(value)
      },
      shape: { fresh in
        let standard = words.map(KeyShape.Standard.words) ?? .telling(format().write(fresh[keyPath: path()]))
        return KeyShape(name, meaning, format(), standard, example)
      })
  }

  /// A key whose value is a property of the subject that may have none.
  init<Value>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    _ path: @autoclosure @escaping WhenMet<any WritableKeyPath<Subject, Value?> & Sendable>
  ) {
    self.init(
      name, format(), meaning, default: words, example: example, { $0[keyPath: path()] = $1 },
      write: { $0[keyPath: path()] })
  }

  /// A key whose value goes to a place in the subject, and comes from there where it is to be written.
  init<Value>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    _ assign: @escaping @Sendable (inout Subject, Value) -> Void, write: @escaping @Sendable (Subject) -> Value?
  ) {
    self.init(
      placed: name, format(), meaning, default: words, example: example,
      { subject, value, _ in assign(&subject, value) }, write: write)
  }

  /// A key whose value goes to a place in the subject together with where it stands.
  init<Value>(
    placed name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil,
    example: String, _ assign: @escaping @Sendable (inout Subject, Value, SourcePosition) -> Void,
    write: @escaping @Sendable (Subject) -> Value?
  ) {
    self.init(
      name, format(), meaning, example: example, standard: { words.map(KeyShape.Standard.words) }, assign, write: write)
  }

  /// A key of which it is known late what holds where it is left out.
  init<Value>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String, example: String,
    standard: @escaping @Sendable () -> KeyShape.Standard?,
    _ assign: @escaping @Sendable (inout Subject, Value, SourcePosition) -> Void,
    write: @escaping @Sendable (Subject) -> Value?
  ) {
    self.name = name
    use = .value(
      enter: { value, subject, reading in
        if let result = format().read(value, &reading) { assign(&subject, result, value.position) }
      },
      write: { subject, _ in write(subject).map { format().write($0) } },
      shape: { _ in KeyShape(name, meaning, format(), standard(), example) })
  }

  /// Whether the format has the key here.
  fileprivate var canStandHere: Bool {
    if case .elsewhere = use { return false }
    return true
  }

  private init(_ name: String, _ use: Use) {
    self.name = name
    self.use = use
  }

  /// Keys that can't stand here, and why.
  static func elsewhere(_ names: String..., why: String) -> [FixtureKey] {
    names.map { FixtureKey($0, .elsewhere(why)) }
  }
}

/// The keys that an object may have, and those it has to have.
struct KeyTable<Subject: Sendable>: Sendable {
  /// What the object is, in the words of an error: `a view, an object`.
  let what: String
  /// What the schema and the reference call such objects: `View`.
  let name: String
  /// What the keys ask of each other beside `required`. It is for the schema and the reference; who reads, checks it too.
  let rules: [KeyRule]
  let keys: [FixtureKey<Subject>]
  let required: [String]
  /// What an object without keys means.
  let fresh: Subject
  private let keysByName: [String: FixtureKey<Subject>]

  init(
    _ what: String, name: String, required: [String] = [], rules: [KeyRule] = [], fresh: Subject,
    _ keys: [FixtureKey<Subject>]
  ) {
    self.what = what
    self.name = name
    self.rules = rules
    self.keys = keys
    self.required = required
    self.fresh = fresh
    keysByName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }

  /// Reads an object into a subject. `false` where the value is no object.
  ///
  /// A key that stands twice or isn't known is reported, and the others are read all the same.
  func read(_ value: JSONValue, into subject: inout Subject, _ reading: inout FixtureReading) -> Bool {
    guard case .object(let members) = value.content else {
      reading.reportKind(of: value, expected: what)
      return false
    }
    var lines = FirstLines(members.count)
    for member in members {
      let key = keysByName[member.key]
      if let line = lines[member.key] {
        reading.report(
          .duplicateKey(member.key, path: reading.keyPath, firstLine: line), at: member.keyPosition)
        // What is wrong with the key itself has been told where it stood first.
        guard case .value = key?.use else { continue }
      } else {
        lines.add(member.key, member.keyPosition.line)
      }
      guard let key else {
        reading.report(unknown(member.key, of: members, reading), at: member.keyPosition)
        continue
      }
      switch key.use {
      case .value(let enter, _, _): reading.inside(key: member.key) { enter(member.value, &subject, &$0) }
      case .elsewhere(let why): reading.report(.misplacedKey(member.key, why: why), at: member.keyPosition)
      }
    }
    for name in required where lines[name] == nil {
      reading.report(.missingKey(name, path: reading.keyPath), at: value.position)
    }
    return true
  }

  /// What a key that isn't known was meant to be: what another class or iOS calls so, else what is spelled alike.
  private func unknown(
    _ key: String, of members: [JSONMember], _ reading: FixtureReading
  ) -> InputProblem.Kind {
    let className = members.lazy.filter { $0.key == "class" }.compactMap { member in
      if case .string(let name) = member.value.content { name } else { nil }
    }.first
    let known = keys.filter(\.canStandHere).map(\.name)
    let nearest = Spelling.nearest(to: key, among: known)
    // What differs by case alone is a slip, whatever else is called so.
    if nearest?.lowercased() != key.lowercased(), let hint = ForeignKeys.hint(key, in: name, of: className) {
      return .foreignKey(key, path: reading.keyPath, hint: hint)
    }
    return .unknownKey(key, path: reading.keyPath, nearest: nearest)
  }

  /// The members of a subject's object, in the table's order: the required ones, and what isn't as in a fresh subject.
  func members(of subject: Subject) -> [JSONMember] {
    keys.compactMap { key in
      guard case .value(_, let write, _) = key.use else { return nil }
      return write(subject, required.contains(key.name) ? nil : fresh).map { JSONMember(key: key.name, value: $0) }
    }
  }

  /// The format of such objects, each read from a subject for its place.
  func format(_ begin: @escaping @Sendable (SourcePosition) -> Subject) -> ValueFormat<Subject> {
    ValueFormat(
      what, .object { shape },
      read: { value, reading in
        var subject = begin(value.position)
        return read(value, into: &subject, &reading) ? subject : nil
      }, write: { JSONValue(.object(members(of: $0))) })
  }

  /// The format of such objects.
  var format: ValueFormat<Subject> { format { _ in fresh } }

  /// What the schema and the reference tell of such objects.
  var shape: ObjectShape {
    ObjectShape(
      name, what, required: required, rules: rules,
      keys.compactMap { key in
        guard case .value(_, _, let shape) = key.use else { return nil }
        return shape(fresh).requiring(required.contains(key.name))
      })
  }
}

/// The lines where an object's keys stand first. Most objects have few keys, which are found sooner in their order.
private struct FirstLines {
  private var few: [(key: String, line: Int)] = []
  private var many: [String: Int] = [:]
  private let isFew: Bool

  /// The most keys that are looked through.
  private static let fewKeys = 12

  init(_ count: Int) {
    isFew = count <= Self.fewKeys
    if isFew { few.reserveCapacity(count) }
  }

  subscript(key: String) -> Int? { isFew ? few.first { $0.key == key }?.line : many[key] }

  mutating func add(_ key: String, _ line: Int) {
    if isFew { few.append((key, line)) } else { many[key] = line }
  }
}

extension KeyShape {
  /// A key whose values are in a format.
  fileprivate init<Value>(
    _ name: String, _ meaning: String, _ format: ValueFormat<Value>, _ standard: Standard?, _ example: String
  ) {
    self.init(
      name, meaning, format.shape(), standard: standard, example: example,
      problems: { value in
        var reading = FixtureReading()
        let result = format.read(value, &reading)
        let isLost = result == nil && reading.problems.isEmpty
        return reading.problems.map(\.message) + (isLost ? ["nothing is read"] : [])
      })
  }
}

extension KeyShape {
  /// The key, of which nothing holds where it is left out if it is required.
  fileprivate func requiring(_ isRequired: Bool) -> KeyShape {
    isRequired ? KeyShape(name, meaning, shape(), example: example, problems: problems) : self
  }
}

extension KeyShape.Standard {
  /// A value, if it says more than that there is nothing.
  static func telling(_ value: JSONValue) -> KeyShape.Standard? {
    switch value.content {
    case .null, .array([]), .object([]), .string(""): nil
    default: .value(value)
    }
  }
}
