import Checks
import LayoutModel

/// The ids of a scene, with those that fixtures don't allow replaced by others.
struct SceneIDs {
  /// The ids that the scene has in the fixture.
  var taken: Set<String>
  /// The replacements of ids with characters that fixtures don't allow.
  let changed: [String: String]

  init(_ scene: Scene) {
    let parts = SceneParts(scene)
    var all = parts.controllers.compactMap(\.declared.id) + parts.barItems.compactMap(\.item.id)
    for root in parts.roots {
      var pending = [root.view]
      while let view = pending.popLast() {
        if let id = view.id { all.append(id) }
        all += view.alternativeConstraints.compactMap(\.id) + view.alternativeGuides.map(\.id)
        pending.append(contentsOf: view.subviews.reversed())
      }
    }
    taken = Set(all.lazy.filter(\.isLegalID))
    var changed: [String: String] = [:]
    for id in all where !id.isLegalID && changed[id] == nil {
      let legal = String(decoding: id.utf8.map { $0.isIDCharacter ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
      changed[id] = taken.takeID(like: legal.isEmpty ? "_" : legal)
    }
    self.changed = changed
  }

  /// The id in the fixture that stands for an id of the scene.
  func newID(of id: String) -> String { changed[id] ?? id }
}

extension Set<String> {
  /// Takes an id that is free: a stem, or the stem with the first free number from 2 on.
  mutating func takeID(like stem: String) -> String {
    var (id, number) = (stem, 2)
    while !insert(id).inserted {
      id = "\(stem)-\(number)"
      number += 1
    }
    return id
  }
}

extension View {
  /// The view's constraints, and the alternatives that its variations set.
  var alternativeConstraints: [Constraint] {
    constraints
      + variations.flatMap(\.set).flatMap { $0.value(of: \.constraints) ?? [] }
  }

  /// The view's layout guides, and the alternatives that its variations set.
  var alternativeGuides: [LayoutGuide] {
    layoutGuides
      + variations.flatMap(\.set).flatMap { $0.value(of: \.layoutGuides) ?? [] }
  }
}

extension String {
  /// A Boolean that tells whether a fixture allows the text as an id.
  fileprivate var isLegalID: Bool { !isEmpty && utf8.allSatisfy(\.isIDCharacter) }
}
