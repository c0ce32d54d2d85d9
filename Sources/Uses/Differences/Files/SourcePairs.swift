import LayoutModel

/// The matching of parts in two files: by object id or, without one, by content.
enum SourcePairs {
  /// A part of one list and its partner in the other; `nil` if it has none.
  struct Pair {
    let old: Int?
    let new: Int?
  }

  /// Returns the children of a pair in the new order; each missing child follows its old predecessor.
  ///
  /// - Parameters:
  ///   - old: The old children.
  ///   - new: The new children.
  /// - Returns: Each child of either list, once.
  static func pairs(_ old: [SourceElement], _ new: [SourceElement]) -> [Pair] {
    var partners = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    var openCount = new.count
    for identity in identities where openCount > 0 {
      var open: [String: [Int]] = [:]
      for index in old.indices.reversed() where !isTaken[index] {
        if let key = identity(old[index]) { open[key, default: []].append(index) }
      }
      guard !open.isEmpty else { continue }
      for index in new.indices where partners[index] == nil {
        guard let key = identity(new[index]), let partner = open[key]?.popLast() else { continue }
        partners[index] = partner
        isTaken[partner] = true
        openCount -= 1
      }
    }
    var pairs: [Pair] = []
    var gone = old.indices.filter { !isTaken[$0] }[...]
    for index in new.indices {
      if let partner = partners[index] {
        while let next = gone.first, next < partner {
          pairs.append(Pair(old: next, new: nil))
          gone.removeFirst()
        }
      }
      pairs.append(Pair(old: partners[index], new: index))
    }
    return pairs + gone.map { Pair(old: $0, new: nil) }
  }

  /// The properties that identify a part among its neighbours, the surest first; `nil` if a property doesn't identify
  /// it.
  private static let identities: [@Sendable (SourceElement) -> String?] = [
    // An object id.
    { element in
      let id = element.name == "scene" ? element.child("objects")?.children.first?.id : element.id
      return id.map { "\(element.name) \($0)" }
    },
    // The same items: a constraint that was deleted and made again.
    { element in
      switch element.name {
      case "constraint" where element.form == .element:
        ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation"].map { element[$0] ?? "" }
          .joined(separator: " ")
      case "outlet", "outletCollection": element["property"].map { "outlet \($0) \(element["destination"] ?? "")" }
      case "action": "action \(element["selector"] ?? "") \(element["destination"] ?? "") \(element["eventType"] ?? "")"
      case "segue": "segue \(element["kind"] ?? "") \(element["destination"] ?? "")"
      default: nil
      }
    },
    { element in
      if element.name == "outlet" { return element["property"].map { "outlet \($0)" } }
      if element.name == "userDefinedRuntimeAttribute" { return element["keyPath"].map { "runtime \($0)" } }
      if ["image", "designable", "namedColor"].contains(element.name) {
        return element["name"].map { "\(element.name) \($0)" }
      }
      if element.form == .object, element.name == "constraints" {
        return ["item", "attribute", "toItem", "toAttribute", "relation"].map { element.string($0) ?? "" }
          .joined(separator: " ")
      }
      return nil
    },
    // A part that its owner has only once.
    { element in
      guard element.form == .element else {
        return element.form == .value ? "value \(element.constraintWithoutBlanks ?? element[""] ?? "")" : nil
      }
      return element.key.map { "\(element.name) for \($0)" }
    },
    { element in
      guard element.form == .element else { return nil }
      return element.key.map { "for \($0)" }
    },
    { element in
      // Two parts with different ids are different, unless their content is the same (see `RenamedIDs`).
      guard element.id == nil, element.name != "scene" else { return nil }
      if element.form == .value { return element.constraintSubject.map { "constraint \($0)" } }
      return element.name
    },
  ]
}

/// The objects of a new file that are objects of the old one under other ids, as when a view was copied and pasted in
/// place.
struct RenamedIDs {
  /// The old ids, by the new ones.
  private(set) var oldIDs: [String: String] = [:]

  init(old: SourceElement, new: SourceElement, _ oldNames: SourceNames, _ newNames: SourceNames) {
    /// Returns objects that only one file has, by class, outlet and text; of several alike, none.
    func alone(in root: SourceElement, _ names: SourceNames, without others: SourceNames) -> [String: [String]] {
      var found: [String: [String]] = [:]
      root.forEach { element in
        guard let id = element.id, others.entries[id] == nil, let item = names.item(id) else { return }
        switch item.source {
        case .label(let label): found["\(item.className) “\(label)”", default: []].append(id)
        case .identifier(let name): found["\(item.className) \(name)", default: []].append(id)
        case .none: break
        }
      }
      return found
    }
    let come = alone(in: new, newNames, without: oldNames)
    guard !come.isEmpty else { return }
    let left = alone(in: old, oldNames, without: newNames)
    for (key, ids) in come {
      guard ids.count == 1, let partners = left[key], partners.count == 1 else { continue }
      oldIDs[ids[0]] = partners[0]
    }
  }

  /// Returns a tree in which the objects have their old ids.
  func renaming(_ element: SourceElement) -> SourceElement {
    guard !oldIDs.isEmpty else { return element }
    var renamed = element
    for attribute in element.attributes where !UnreportedParts.texts.contains(attribute.key) || attribute.key == "id" {
      if let id = oldIDs[attribute.value] { renamed.attributes[attribute.key] = id }
    }
    renamed.children = element.children.map(renaming)
    return renamed
  }
}
