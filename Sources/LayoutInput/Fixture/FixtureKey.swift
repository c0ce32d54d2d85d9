import Documents
import LayoutModel

/// A key of an object in a fixture: its name, what it means, and how its value enters what is read.
///
/// The tables of these keys are the format: decoding, unknown keys and what isn't supported yet all come from them.
struct FixtureKey<Subject>: Sendable {
  let name: String
  /// One line for the format's reference; of a key that can't be read here, empty.
  let meaning: String
  fileprivate let use: Use

  /// What becomes of the key's value.
  fileprivate enum Use: Sendable {
    case enter(@Sendable (JSONValue, inout Subject, inout FixtureReading) -> Void)
    /// The format has the key, and it isn't supported yet.
    case later
    /// The format has the key elsewhere alone; why, in the words of an error.
    case elsewhere(String)
  }

  /// A key whose value goes to a place in the subject.
  init<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ meaning: String,
    _ assign: @escaping @Sendable (inout Subject, Value) -> Void
  ) {
    self.name = name
    self.meaning = meaning
    use = .enter { value, subject, reading in
      if let result = reader.read(value, &reading) { assign(&subject, result) }
    }
  }

  /// A key whose value goes to a place in the subject together with where it stands.
  init<Value>(
    placed name: String, _ reader: ValueReader<Value>, _ meaning: String,
    _ assign: @escaping @Sendable (inout Subject, Value, SourcePosition) -> Void
  ) {
    self.name = name
    self.meaning = meaning
    use = .enter { value, subject, reading in
      if let result = reader.read(value, &reading) { assign(&subject, result, value.position) }
    }
  }

  /// Whether the format has the key here, supported or not.
  fileprivate var canStandHere: Bool {
    if case .elsewhere = use { return false }
    return true
  }

  private init(_ name: String, _ use: Use) {
    self.name = name
    meaning = ""
    self.use = use
  }

  /// Keys of the format that aren't supported yet.
  static func later(_ names: String...) -> [FixtureKey] { names.map { FixtureKey($0, .later) } }

  /// Keys that can't stand here, and why.
  static func elsewhere(_ names: String..., why: String) -> [FixtureKey] {
    names.map { FixtureKey($0, .elsewhere(why)) }
  }
}

/// The keys that an object may have, and those it has to have.
struct KeyTable<Subject>: Sendable {
  /// What the object is, in the words of an error: `a view`.
  let what: String
  let keys: [FixtureKey<Subject>]
  let required: [String]
  private let keysByName: [String: FixtureKey<Subject>]

  init(_ what: String, required: [String] = [], _ keys: [FixtureKey<Subject>]) {
    self.what = what
    self.keys = keys
    self.required = required
    keysByName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }

  /// Reads an object into a subject. `false` where the value is no object.
  ///
  /// A key that stands twice, isn't known or isn't supported yet is reported, and the others are read all the same.
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
        guard case .enter = key?.use else { continue }
      } else {
        lines[member.key] = member.keyPosition.line
      }
      guard let key else {
        let nearest = Spelling.nearest(to: member.key, among: keys.lazy.filter(\.canStandHere).map(\.name))
        reading.report(.unknownKey(member.key, path: reading.keyPath, nearest: nearest), at: member.keyPosition)
        continue
      }
      switch key.use {
      case .enter(let enter): reading.inside(key: member.key) { enter(member.value, &subject, &$0) }
      case .later: reading.report(.notSupportedYet("'\(member.key)'"), at: member.keyPosition)
      case .elsewhere(let why): reading.report(.misplacedKey(member.key, why: why), at: member.keyPosition)
      }
    }
    for name in required where lines[name] == nil {
      reading.report(.missingKey(name, path: reading.keyPath), at: value.position)
    }
    return true
  }

  /// A reader of such objects from a fresh subject.
  func reader(_ fresh: @escaping @Sendable (SourcePosition) -> Subject) -> ValueReader<Subject> {
    ValueReader(what) { value, reading in
      var subject = fresh(value.position)
      return read(value, into: &subject, &reading) ? subject : nil
    }
  }
}
