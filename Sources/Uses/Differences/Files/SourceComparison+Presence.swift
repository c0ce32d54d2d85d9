import Documents
import LayoutOutput

/// The comparison of elements that only one file has, or whose order changed. Some of them were moved, or belong to another change.
extension SourceComparison {
  mutating func addPresence(
    _ old: SourceElement?, _ new: SourceElement?, _ element: SourceElement, _ outer: Context
  ) -> Int {
    let sentences = new == nil ? oldSentences : newSentences
    let kind: FileDifference.Edit.Kind = new == nil ? .removed : .added
    if Self.isConstraint(element) {
      let sentence = sentences.constraint(element, heldBy: outer.holder)
      let change = add(kind, "constraint \(sentence)", old, new, subject(of: element, outer))
      changes[change].cause = "constraint \(sentence) \(kind.rawValue)"
      note(change, element, outer, isNew: new != nil)
      return change
    }
    if Self.connections.contains(element.name), element.form == .element {
      let change = add(
        kind, sentences.connection(element), old, new, outer, Judgement(connection: element))
      noteDestinations(of: change, [element])
      note(change, element, outer, isNew: new != nil)
      return change
    }
    if element.name != "scene", Self.isPart(element) || element.id == nil {
      let name = Self.partName(element)
      let label = outer.path.isEmpty ? name : "\(outer.path).\(name)"
      let text = sentences.part(element)
      let words = new == nil ? "\(label) \(text) → none" : "\(label) none → \(text)"
      return add(.changed, words, old, new, outer, Judgement(part: old, new, in: outer.parent))
    }
    var context = entering(element, outer)
    context.owner = element.id
    // A scene is reported by its controller.
    if element.name == "scene" {
      let id = element.child("objects")?.children.first?.id
      context.owner = id
      context.scene = id
    }
    let change = add(kind, "", old, new, context, Judgement(presenceOf: element), namesOwner: true)
    note(change, element, outer, isNew: new != nil)
    return change
  }

  mutating func note(_ change: Int, _ element: SourceElement, _ context: Context, isNew: Bool) {
    if isNew { come.append((change, element, context)) } else { gone.append((change, element, context)) }
  }

  mutating func addOrder(
    to node: inout MergedTree, _ pairs: [SourcePairs.Pair], _ old: SourceElement, _ new: SourceElement,
    _ context: Context
  ) {
    node.oldPlaces = []
    // An element that the old order lacks is placed half a step after its predecessor, or before the old order's first.
    var next = -0.5
    var positions: [Double] = []
    for pair in pairs {
      let position = pair.old.map(Double.init) ?? next
      positions.append(position)
      next = position + 0.5
    }
    let ranks = positions.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    var oldPlaces = Array(repeating: 0, count: positions.count)
    for (rank, index) in ranks.enumerated() { oldPlaces[index] = rank }
    node.oldPlaces = oldPlaces
    let both = pairs.filter { $0.new != nil }.compactMap(\.old)
    guard both != both.sorted() else { return }
    guard UnreportedParts.isOrdered(new), !new.children.allSatisfy({ $0.form == .value }) || new.form == .array else {
      node.order = .old
      return
    }
    let words =
      context.path.isEmpty ? "the \(new.name) stand in another order" : "\(context.path): \(new.name) in another order"
    node.order = .change(add(.reordered, words, old, new, context, .seen))
  }

  /// Joins a view's disappearance in one place and appearance in another into a move; its other changes are reported
  /// too.
  mutating func foldMoves() {
    let left = Dictionary(
      gone.compactMap { place in place.element.id.map { ($0, place) } }, uniquingKeysWith: { first, _ in first })
    for (change, element, context) in come {
      guard let id = element.id, let (other, old, oldContext) = left[id].map({ ($0.change, $0.element, $0.context) }),
        !Self.isConstraint(element)
      else { continue }
      changes[change].group = other
      changes[other].isFolded = true
      if old.name != element.name {
        changes[change].kind = .changed
        changes[change].words = "\(SourceNames.className(of: old)) → \(SourceNames.className(of: element))"
        changes[change].cause = nil
      } else {
        let (from, to) = (
          oldContext.holder ?? oldContext.owner, context.holder ?? context.owner
        )
        changes[change].kind = .moved
        changes[change].words =
          "moved from \(from.map(oldNames.term) ?? "the file") into \(to.map(newNames.term) ?? "the file")"
        changes[change].cause = "\(newNames.term(id)) \(changes[change].words)"
      }
      var inner = context
      inner.group = other
      let before = changes.count
      // Only its own changes count; the tree has both places already.
      _ = compare(old, element, inner)
      for index in before..<changes.count { changes[index].group = other }
    }
  }

  /// Reports constraints and connections of views that appeared or disappeared together with these.
  mutating func foldDependents() {
    for (parts, isNew) in [(gone, false), (come, true)] {
      var owners: [String: Int] = [:]
      for (change, element, _) in parts where !Self.isConstraint(element) && changes[change].words.isEmpty {
        element.forEach { if let id = $0.id { owners[id] = change } }
      }
      var counts: [Int: Int] = [:]
      for (change, element, _) in parts {
        let ends = ["firstItem", "secondItem", "destination"].compactMap { element[$0] }
        guard let owner = ends.lazy.compactMap({ owners[$0] }).first, owner != change else { continue }
        changes[change].group = changes[owner].group
        changes[change].isFolded = true
        if Self.isConstraint(element) { counts[owner, default: 0] += 1 }
      }
      for (change, element, context) in parts where changes[change].words.isEmpty && !changes[change].isFolded {
        var views = 0
        var constraints = counts[change] ?? 0
        element.forEach { part in
          if SourceNames.isView(part) { views += 1 }
          if Self.isConstraint(part) { constraints += 1 }
        }
        let names = isNew ? newNames : oldNames
        let title =
          element.name == "scene"
          ? "scene \(changes[change].scene.map { names.scenes[$0] ?? $0 } ?? "")" : names.title(element.id ?? "")
        let holder = (context.holder ?? context.owner).map { names.term($0) }
        // The outermost view isn't within itself.
        let counted = [(views - 1, "view", " within it"), (constraints, "constraint", "")].filter { $0.0 > 0 }.map {
          "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")\($0.2)"
        }
        let rest = counted.isEmpty ? "" : ", with " + counted.joined(separator: " and ")
        changes[change].words = title + (holder.map { " \(isNew ? "in" : "from") \($0)" } ?? "") + rest
        changes[change].cause =
          title + (isNew ? " added" : " removed") + (holder.map { " \(isNew ? "to" : "from") \($0)" } ?? "") + rest
      }
    }
  }
}
