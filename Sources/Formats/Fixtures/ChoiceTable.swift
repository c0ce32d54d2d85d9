import Documents
import LayoutModel
import Notations

/// Objects with exactly one of several keys, which determines the kind of the object: `{"tap": "done"}`.
struct ChoiceTable<Value: Sendable>: Sendable {
  private let table: KeyTable<[Value]>
  /// The name of such an object in an error: `an event`.
  private let what: String

  init(_ what: String, name: String, _ keys: [FixtureKey<[Value]>]) {
    self.what = what
    table = KeyTable("\(what), an object of one key", name: name, rules: [.single], fresh: [], keys)
  }

  /// Reads an object; `nil` if it can't be read, which is reported.
  func read(_ value: JSONValue, _ reading: inout FixtureReading) -> Value? {
    var values: [Value] = []
    guard table.read(value, into: &values, &reading), case .object(let members) = value.content else { return nil }
    let names = Set(table.keys.map(\.name))
    let known = members.filter { names.contains($0.key) }
    if members.isEmpty {
      reading.report(.noChoice(what, path: reading.keyPath, known: table.keys.map(\.name)), at: value.position)
    }
    if let first = known.first, let second = known.first(where: { $0.key != first.key }) {
      reading.report(.severalChoices(first.key, second.key, what: what), at: second.keyPosition)
    }
    return values.first
  }

  func write(_ value: Value) -> JSONValue { JSONValue(.object(table.members(of: [value]))) }

  /// The format of such objects.
  var format: ValueFormat<Value> { ValueFormat(table.what, .object { table.shape }, read: read, write: write) }
}

extension FixtureKey {
  /// A key of a choice. `make` creates the object from the key's value; `content` gives the value of an object of this
  /// kind.
  static func choice<Choice: Sendable, Content>(
    _ name: String, _ format: ValueFormat<Content>, _ meaning: String, example: String,
    _ make: @escaping @Sendable (Content) -> Choice, _ content: @escaping @Sendable (Choice) -> Content?
  ) -> FixtureKey where Subject == [Choice] {
    FixtureKey(name, format, meaning, example: example, { $0.append(make($1)) }, write: { $0.first.flatMap(content) })
  }
}
