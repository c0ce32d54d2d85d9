/// The attributes of a part, in the order of their names. Most parts have one or none, and take no memory beside the part
/// for them.
package struct SourceAttributes: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  package struct Attribute: Sendable, Hashable {
    package let key: String
    package let value: String
  }

  private var first: Attribute?
  /// All of them where there are several; else empty.
  private var several: [Attribute] = []

  package init() {}

  /// Creates attributes from values by their names.
  package init(_ values: [String: String]) {
    let all = values.map { Attribute(key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }
    if all.count > 1 { several = all } else { first = all.first }
  }

  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { _, last in last })
  }

  package subscript(name: String) -> String? {
    get {
      if let first { return first.key == name ? first.value : nil }
      for attribute in several where attribute.key == name { return attribute.value }
      return nil
    }
    set {
      var all = Array(self).filter { $0.key != name }
      if let newValue {
        let index = all.firstIndex { name < $0.key } ?? all.count
        all.insert(Attribute(key: name, value: newValue), at: index)
      }
      first = all.count == 1 ? all[0] : nil
      several = all.count > 1 ? all : []
    }
  }

  package var isEmpty: Bool { first == nil && several.isEmpty }

  /// The names, in order.
  package var keys: [String] { map(\.key) }

  /// Returns the names that either of two lists has, in order.
  func keys(with other: SourceAttributes) -> [String] {
    if self == other { return keys }
    return Array(Set(keys).union(other.keys)).sorted()
  }

  /// The values by their names.
  var dictionary: [String: String] { Dictionary(map { ($0.key, $0.value) }) { _, last in last } }
}

extension SourceAttributes: Sequence {
  package func makeIterator() -> IndexingIterator<[Attribute]> { (first.map { [$0] } ?? several).makeIterator() }
}
