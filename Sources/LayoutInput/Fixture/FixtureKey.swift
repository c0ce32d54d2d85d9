import Documents
import LayoutModel

/// A key of an object in a fixture: its name, what it means, how its value enters what is read, and how it is written.
///
/// The tables of these keys are the format: reading, writing and unknown keys all come from them.
struct FixtureKey<Subject: Sendable>: Sendable {
  let name: String
  /// One line for the format's reference; of a key that can't be read here, empty.
  let meaning: String
  fileprivate let use: Use

  /// What becomes of the key's value.
  fileprivate enum Use: Sendable {
    case value(enter: Entry, write: Writer)
    /// The format has the key elsewhere alone; why, in the words of an error.
    case elsewhere(String)
  }

  fileprivate typealias Entry = @Sendable (JSONValue, inout Subject, inout FixtureReading) -> Void
  /// What stands under the key of a subject; `nil` where it is as in a fresh one, if there is one to compare with.
  fileprivate typealias Writer = @Sendable (_ subject: Subject, _ fresh: Subject?) -> JSONValue?

  /// A key whose value is a property of the subject, left out where it is as in a fresh one.
  init<Value: Equatable & SendableMetatype>(
    _ name: String, _ format: ValueFormat<Value>, _ meaning: String,
    _ path: any WritableKeyPath<Subject, Value> & Sendable
  ) {
    self.name = name
    self.meaning = meaning
    use = .value(
      enter: { value, subject, reading in
        if let result = format.read(value, &reading) { subject[keyPath: path] = result }
      },
      write: { subject, fresh in
        let value = subject[keyPath: path]
        return value == fresh?[keyPath: path] ? nil : format.write(value)
      })
  }

  /// A key whose value is a property of the subject that may have none.
  init<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ meaning: String,
    _ path: any WritableKeyPath<Subject, Value?> & Sendable
  ) {
    self.init(name, format, meaning, { $0[keyPath: path] = $1 }, write: { $0[keyPath: path] })
  }

  /// A key whose value goes to a place in the subject, and comes from there where it is to be written.
  init<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ meaning: String,
    _ assign: @escaping @Sendable (inout Subject, Value) -> Void, write: @escaping @Sendable (Subject) -> Value?
  ) {
    self.init(placed: name, format, meaning, { subject, value, _ in assign(&subject, value) }, write: write)
  }

  /// A key whose value goes to a place in the subject together with where it stands.
  init<Value>(
    placed name: String, _ format: ValueFormat<Value>, _ meaning: String,
    _ assign: @escaping @Sendable (inout Subject, Value, SourcePosition) -> Void,
    write: @escaping @Sendable (Subject) -> Value?
  ) {
    self.name = name
    self.meaning = meaning
    use = .value(
      enter: { value, subject, reading in
        if let result = format.read(value, &reading) { assign(&subject, result, value.position) }
      },
      write: { subject, _ in write(subject).map(format.write) })
  }

  /// Whether the format has the key here.
  fileprivate var canStandHere: Bool {
    if case .elsewhere = use { return false }
    return true
  }

  private init(_ name: String, _ use: Use) {
    self.name = name
    meaning = ""
    self.use = use
  }

  /// Keys that can't stand here, and why.
  static func elsewhere(_ names: String..., why: String) -> [FixtureKey] {
    names.map { FixtureKey($0, .elsewhere(why)) }
  }
}

/// The keys that an object may have, and those it has to have.
struct KeyTable<Subject: Sendable>: Sendable {
  /// What the object is, in the words of an error: `a view`.
  let what: String
  let keys: [FixtureKey<Subject>]
  let required: [String]
  /// What an object without keys means.
  let fresh: Subject
  private let keysByName: [String: FixtureKey<Subject>]

  init(_ what: String, required: [String] = [], fresh: Subject, _ keys: [FixtureKey<Subject>]) {
    self.what = what
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
    var lines: [String: Int] = [:]
    for member in members {
      let key = keysByName[member.key]
      if let line = lines[member.key] {
        reading.report(
          .duplicateKey(member.key, path: reading.keyPath, firstLine: line), at: member.keyPosition)
        // What is wrong with the key itself has been told where it stood first.
        guard case .value = key?.use else { continue }
      } else {
        lines[member.key] = member.keyPosition.line
      }
      guard let key else {
        let nearest = Spelling.nearest(to: member.key, among: keys.lazy.filter(\.canStandHere).map(\.name))
        reading.report(.unknownKey(member.key, path: reading.keyPath, nearest: nearest), at: member.keyPosition)
        continue
      }
      switch key.use {
      case .value(let enter, _): reading.inside(key: member.key) { enter(member.value, &subject, &$0) }
      case .elsewhere(let why): reading.report(.misplacedKey(member.key, why: why), at: member.keyPosition)
      }
    }
    for name in required where lines[name] == nil {
      reading.report(.missingKey(name, path: reading.keyPath), at: value.position)
    }
    return true
  }

  /// The members of a subject's object, in the table's order: the required ones, and what isn't as in a fresh subject.
  func members(of subject: Subject) -> [JSONMember] {
    keys.compactMap { key in
      guard case .value(_, let write) = key.use else { return nil }
      return write(subject, required.contains(key.name) ? nil : fresh).map { JSONMember(key: key.name, value: $0) }
    }
  }

  /// The format of such objects, each read from a subject for its place.
  func format(_ begin: @escaping @Sendable (SourcePosition) -> Subject) -> ValueFormat<Subject> {
    ValueFormat(
      what,
      read: { value, reading in
        var subject = begin(value.position)
        return read(value, into: &subject, &reading) ? subject : nil
      }, write: { JSONValue(.object(members(of: $0))) })
  }

  /// The format of such objects.
  var format: ValueFormat<Subject> { format { _ in fresh } }
}
