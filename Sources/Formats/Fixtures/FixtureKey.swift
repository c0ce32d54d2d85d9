package import Documents
import LayoutModel
import Notations

/// A value that is made anew each time it is asked for.
package typealias WhenMet<Value> = @Sendable () -> Value

/// A key of an object in a fixture, with its meaning and the way to read and write its value.
///
/// The tables of these keys are the format: reading, writing and unknown keys all come from them. Formats and
/// properties are made only when a key is met, because making all of them takes longer than reading most fixtures,
/// which have few of the keys.
package struct FixtureKey<Subject: Sendable>: Sendable {
  package let name: String
  fileprivate let use: Use
  /// The part of the subject that the key is of, where several are of one.
  fileprivate var part: KeyPart<Subject>?

  /// The use of a key's value.
  fileprivate enum Use: Sendable {
    case value(enter: Entry, write: Writer, shape: Shape)
    /// The format has the key only in other objects. The text says why, in the words of an error.
    case elsewhere(String)
  }

  fileprivate typealias Entry = @Sendable (JSONValue, inout Subject, inout FixtureReading) -> Void
  /// Writes the value of a subject's key; `nil` if it equals a fresh subject's, where one is given to compare with.
  fileprivate typealias Writer = @Sendable (_ subject: Subject, _ fresh: Subject?) -> JSONValue?
  /// Describes the key for the schema and the reference, in objects that begin as a fresh one.
  fileprivate typealias Shape = @Sendable (_ fresh: Subject) -> KeyShape

  /// Creates a key whose value is a property of the subject. It is left out if it equals a fresh subject's.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - format: The format of its value.
  ///   - meaning: One line for the schema and the reference.
  ///   - words: The default in words; `nil` for a fresh subject's value.
  ///   - example: A value as JSON.
  ///   - path: The property.
  package init<Value: Equatable & SendableMetatype>(
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

  /// Creates a key whose value is an optional property of the subject.
  package init<Value>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    _ path: @autoclosure @escaping WhenMet<any WritableKeyPath<Subject, Value?> & Sendable>
  ) {
    self.init(
      name, format(), meaning, default: words, example: example, { $0[keyPath: path()] = $1 },
      write: { $0[keyPath: path()] })
  }

  /// Creates a key with closures that put its value into the subject and get it back for writing.
  package init<Value>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil, example: String,
    _ assign: @escaping @Sendable (inout Subject, Value) -> Void, write: @escaping @Sendable (Subject) -> Value?
  ) {
    self.init(
      placed: name, format(), meaning, default: words, example: example,
      { subject, value, _ in assign(&subject, value) }, write: write)
  }

  /// Creates a key with a closure that puts its value and position into the subject.
  package init<Value>(
    placed name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String,
    default words: String? = nil,
    example: String, _ assign: @escaping @Sendable (inout Subject, Value, SourcePosition) -> Void,
    write: @escaping @Sendable (Subject) -> Value?
  ) {
    self.init(
      name, format(), meaning, example: example, standard: { words.map(KeyShape.Standard.words) }, assign, write: write)
  }

  /// Creates a key whose default is only known late.
  package init<Value>(
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

  /// Creates a key with closures that read its value into the subject and write it.
  init<Value>(
    _ name: String, _ format: @autoclosure @escaping WhenMet<ValueFormat<Value>>, _ meaning: String, example: String,
    standard: @escaping @Sendable () -> KeyShape.Standard?,
    of part: KeyPart<Subject>?, read: @escaping @Sendable (JSONValue, inout Subject, inout FixtureReading) -> Void,
    write: @escaping @Sendable (Subject) -> JSONValue?
  ) {
    self.name = name
    self.part = part
    use = .value(
      enter: read, write: { subject, _ in write(subject) },
      shape: { _ in KeyShape(name, meaning, format(), standard(), example) })
  }

  /// A Boolean that tells whether the format has the key here.
  fileprivate var canStandHere: Bool {
    if case .elsewhere = use { return false }
    return true
  }

  private init(_ name: String, _ use: Use) {
    self.name = name
    self.use = use
  }

  /// Keys that can't stand here, with the reason.
  package static func elsewhere(_ names: String..., why: String) -> [FixtureKey] {
    names.map { FixtureKey($0, .elsewhere(why)) }
  }
}

/// A part of a subject of which several keys are, one behind the other: none of them is written where it is as in a fresh subject.
final class KeyPart<Subject: Sendable>: Sendable {
  fileprivate let isFresh: @Sendable (Subject) -> Bool

  /// A part.
  ///
  /// - Parameter isFresh: Tells whether it is as in a fresh subject.
  init(isFresh: @escaping @Sendable (Subject) -> Bool) { self.isFresh = isFresh }
}

/// The keys that an object may have, and the required ones among them.
package struct KeyTable<Subject: Sendable>: Sendable {
  /// The description of the object in an error: `a view, an object`.
  package let what: String
  /// The name of such objects in the schema and the reference: `View`.
  package let name: String
  /// The rules between the keys, beside `required`. They are for the schema and the reference; the reader checks them
  /// itself.
  package let rules: [KeyRule]
  package let keys: [FixtureKey<Subject>]
  package let required: [String]
  /// The subject of an object without keys.
  package let fresh: Subject
  private let keysByName: [String: FixtureKey<Subject>]

  package init(
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

  /// Reads an object into a subject. Returns `false` if the value is no object.
  ///
  /// A repeated or unknown key is reported; the other keys are read nonetheless.
  package func read(_ value: JSONValue, into subject: inout Subject, _ reading: inout FixtureReading) -> Bool {
    guard case .object(let members) = value.content else {
      reading.reportKind(of: value, expected: what)
      return false
    }
    var lines = FirstLines(members.count)
    for member in members {
      guard let enter = entry(of: member, among: members, &lines, &reading) else { continue }
      reading.inside(key: member.key) { enter(member.value, &subject, &$0) }
    }
    for name in required where lines[name] == nil {
      reading.report(.missingKey(name, path: reading.keyPath), at: value.position)
    }
    return true
  }

  /// Returns what reads a member's value, once its key is checked. It stands apart so that the frames of values in values stay small.
  private func entry(
    of member: JSONMember, among members: [JSONMember], _ lines: inout FirstLines, _ reading: inout FixtureReading
  ) -> (@Sendable (JSONValue, inout Subject, inout FixtureReading) -> Void)? {
    let key = keysByName[member.key]
    if let line = lines[member.key] {
      reading.report(
        .duplicateKey(member.key, path: reading.keyPath, firstLine: line), at: member.keyPosition)
      // Problems of the key itself were reported at its first place.
      guard case .value = key?.use else { return nil }
    } else {
      lines.add(member.key, member.keyPosition.line)
    }
    guard let key else {
      reading.report(unknown(member.key, of: members, reading), at: member.keyPosition)
      return nil
    }
    switch key.use {
    case .value(let enter, _, _): return enter
    case .elsewhere(let why):
      reading.report(.misplacedKey(member.key, why: why), at: member.keyPosition)
      return nil
    }
  }

  /// The key that an unknown key was meant to be: one that has this name in another class or in iOS, else one with a
  /// similar spelling.
  private func unknown(
    _ key: String, of members: [JSONMember], _ reading: FixtureReading
  ) -> InputProblem.Kind {
    let className = members.lazy.filter { $0.key == "class" }.compactMap { member in
      if case .string(let name) = member.value.content { name } else { nil }
    }.first
    let known = keys.filter(\.canStandHere).map(\.name)
    let nearest = Spelling.nearest(to: key, among: known)
    // A difference in case alone is a slip, whatever else has that name.
    if nearest?.lowercased() != key.lowercased(), let hint = ForeignKeys.hint(key, in: name, of: className) {
      return .foreignKey(key, path: reading.keyPath, hint: hint)
    }
    return .unknownKey(key, path: reading.keyPath, nearest: nearest)
  }

  /// The members of a subject's object, in the table's order: required members, and members that differ from a fresh subject's.
  package func members(of subject: Subject) -> [JSONMember] {
    var members: [JSONMember] = []
    var last: (part: KeyPart<Subject>, isFresh: Bool)?
    for key in keys {
      guard case .value(_, let write, _) = key.use else { continue }
      if let part = key.part {
        if last?.part !== part { last = (part, part.isFresh(subject)) }
        if last?.isFresh == true { continue }
      }
      if let value = write(subject, required.contains(key.name) ? nil : fresh) {
        members.append(JSONMember(key: key.name, value: value))
      }
    }
    return members
  }

  /// The format of such objects. Each is read from a subject that is made for its position.
  package func format(_ begin: @escaping @Sendable (SourcePosition) -> Subject) -> ValueFormat<Subject> {
    ValueFormat(
      what, .object { shape },
      read: { value, reading in
        var subject = begin(value.position)
        return read(value, into: &subject, &reading) ? subject : nil
      }, write: { JSONValue(.object(members(of: $0))) })
  }

  /// The format of such objects.
  package var format: ValueFormat<Subject> { format { _ in fresh } }

  /// The description of such objects for the schema and the reference.
  package var shape: ObjectShape {
    ObjectShape(
      name, what, required: required, rules: rules,
      keys.compactMap { key in
        guard case .value(_, _, let shape) = key.use else { return nil }
        return shape(fresh).requiring(required.contains(key.name))
      })
  }
}

/// The lines on which an object's keys stand first. Most objects have few keys, for which a linear search is faster.
private struct FirstLines {
  private var few: [(key: String, line: Int)] = []
  private var many: [String: Int] = [:]
  private let isFew: Bool

  /// The maximum number of keys that are searched linearly.
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
  /// Creates a key whose values have a format.
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
  /// The shape of the key. A required key has no default.
  fileprivate func requiring(_ isRequired: Bool) -> KeyShape {
    isRequired ? KeyShape(name, meaning, shape(), example: example, problems: problems) : self
  }
}

extension KeyShape.Standard {
  /// The default that a value is, unless it is empty.
  static func telling(_ value: JSONValue) -> KeyShape.Standard? {
    switch value.content {
    case .null, .array([]), .object([]), .string(""): nil
    default: .value(value)
    }
  }
}
