import Documents
import LayoutOutput

/// A three-way merge of JSON: objects by keys, elements of arrays by ids or by their text.
struct ValueMerge {
  private(set) var conflicts: [MergeConflict] = []

  /// Merges three versions of a value; `nil` stands for none.
  mutating func merged(_ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, at path: String) -> JSONValue? {
    let (old, mine, yours) = (base.map(Self.text), ours.map(Self.text), theirs.map(Self.text))
    if mine == yours || yours == old { return ours }
    if mine == old { return theirs }
    switch (base?.content, ours?.content, theirs?.content) {
    case (let old, .object(let mine)?, .object(let yours)?):
      if case .object(let old)? = old { return object(old, mine, yours, path) }
      if old == nil { return object([], mine, yours, path) }
    case (let old, .array(let mine)?, .array(let yours)?):
      if case .array(let old)? = old { return array(old, mine, yours, path) }
      if old == nil { return array([], mine, yours, path) }
    default: break
    }
    conflicts.append(
      MergeConflict(words: "both sides changed \(path)", ours: mine ?? "", base: old ?? "", theirs: yours ?? ""))
    return ours ?? theirs
  }

  private static func text(_ value: JSONValue) -> String { value.text() }

  private mutating func object(
    _ old: [JSONMember], _ mine: [JSONMember], _ yours: [JSONMember], _ path: String
  ) -> JSONValue {
    func value(_ key: String, _ members: [JSONMember]) -> JSONValue? { members.first { $0.key == key }?.value }
    let keys = mine.map(\.key) + yours.map(\.key).filter { key in !mine.contains { $0.key == key } }
    return .object(
      keys.compactMap { key in
        merged(value(key, old), value(key, mine), value(key, yours), at: path.isEmpty ? key : "\(path).\(key)").map {
          (key, $0)
        }
      })
  }

  private mutating func array(_ old: [JSONValue], _ mine: [JSONValue], _ yours: [JSONValue], _ path: String)
    -> JSONValue
  {
    // Numbers of a frame have places, not identities.
    let all = old + mine + yours
    if all.allSatisfy({ if case .number = $0.content { true } else { false } }), !all.isEmpty {
      conflicts.append(
        MergeConflict(
          words: "both sides changed \(path)", ours: Self.text(.array(mine)), base: Self.text(.array(old)),
          theirs: Self.text(.array(yours))))
      return .array(mine)
    }
    let (before, own, others) = (Self.keyed(old), Self.keyed(mine), Self.keyed(yours))
    func value(_ key: String, _ list: [(key: String, value: JSONValue)]) -> JSONValue? {
      list.first { $0.key == key }?.value
    }
    var result: [JSONValue] = []
    var behind: [String: [String]] = [:]
    var last = ""
    for (key, _) in others {
      if value(key, own) != nil { last = key } else { behind[last, default: []].append(key) }
    }
    for key in (behind[""] ?? []) + own.flatMap({ [$0.key] + (behind[$0.key] ?? []) }) {
      if let merged = merged(value(key, before), value(key, own), value(key, others), at: "\(path)[\(key.excerpt)]") {
        result.append(merged)
      }
    }
    return .array(result)
  }

  /// The elements of an array under the ids by which they are the same in another version.
  private static func keyed(_ elements: [JSONValue]) -> [(key: String, value: JSONValue)] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      var key = text(element)
      if case .string(let id)? = element.member("id")?.content { key = id }
      counts[key, default: 0] += 1
      let count = counts[key] ?? 1
      return (count == 1 ? key : "\(key)~\(count)", element)
    }
  }
}
