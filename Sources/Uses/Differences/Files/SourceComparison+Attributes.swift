import Documents
import InterfaceBuilder
import LayoutOutput

/// The words for attributes, constraints and parts that differ.
extension SourceComparison {
  mutating func attributeChoices(
    _ old: SourceElement, _ new: SourceElement, _ context: Context
  ) -> [(name: String, choice: MergedTree.Choice)] {
    var choices: [(name: String, choice: MergedTree.Choice)] = []
    for name in old.attributes.keys(with: new.attributes) where old[name] != new[name] {
      if UnreportedParts.isUnreported(name, of: new) {
        choices.append((name, .old))
      } else if !UnreportedParts.areSame(old[name], new[name], attribute: name, of: new) {
        let label = context.path.isEmpty ? name : "\(context.path).\(name)"
        let words = "\(label) \(values(old, new, name))"
        let change = add(.changed, words, old, new, context, Judgement(attribute: name, of: new))
        choices.append((name, .change(change)))
      }
    }
    return choices
  }

  /// Returns an attribute's two values.
  func values(_ old: SourceElement, _ new: SourceElement, _ name: String) -> String {
    if UnreportedParts.texts.contains(name), let a = old.string(name), let b = new.string(name) {
      return SourceSentences.quoted(a, b)
    }
    let (a, b) = (
      old[name].map { oldSentences.value($0, of: name) }, new[name].map { newSentences.value($0, of: name) }
    )
    return "\(a ?? "none") → \(b ?? "none")"
  }

  /// Records the first of an object's own changes that its content may depend on.
  mutating func noteContent(from start: Int, of element: SourceElement, _ context: Context) {
    guard let owner = context.owner, contentChanges[owner] == nil, SourceNames.isView(element) else { return }
    contentChanges[owner] = changes.indices[start...].first { index in
      changes[index].owner == owner && !changes[index].isCosmetic && changes[index].kind == .changed
    }
  }

  mutating func constraint(_ old: SourceElement, _ new: SourceElement, _ context: Context) -> MergedTree {
    let names = Set(
      old.attributes.keys(with: new.attributes).filter { name in
        !UnreportedParts.isUnreported(name, of: new)
          && !UnreportedParts.areSame(old[name], new[name], attribute: name, of: new)
      })
    if new.form != .element ? Self.areSame(old, new) : names.isEmpty && Self.areSameParts(old, new) {
      return MergedTree(old: old, new: new, choice: .old)
    }
    let numbers: Set<String> = ["constant", "priority", "multiplier", "identifier", "symbolic", "userLabel"]
    let owner = subject(of: new, context)
    guard new.form == .element, names.isSubset(of: numbers), Self.areSameParts(old, new) else {
      let (a, b) = (
        oldSentences.constraint(old, heldBy: context.holder), newSentences.constraint(new, heldBy: context.holder)
      )
      let unknown = new.form == .element ? names.filter { !isKnown($0, ofConstraint: new) }.sorted() : []
      let others =
        unknown.isEmpty
        ? "other variations" : unknown.map { "\($0) \(values(old, new, $0))" }.joined(separator: ", ")
      let change = add(
        .changed, b == a ? "\(a): \(others)" : "\(a) → \(b)\(unknown.isEmpty ? "" : ", \(others)")", old, new, owner,
        unknown.isEmpty ? .laidOut : .notJudged, namesOwner: true)
      return MergedTree(old: old, new: new, choice: .change(change))
    }
    let of = newSentences.subject(of: new, heldBy: context.holder)
    let standards = ["constant": "0", "priority": "1000", "multiplier": "1"]
    // The standard distance is a single number; a constant that stays standard has moved by itself, and is told.
    let staysStandard = old["symbolic"] == "YES" && new["symbolic"] == "YES"
    let isStandard = names.contains("symbolic")
    let told = isStandard ? names.subtracting(["symbolic"]).union(["constant"]) : names
    let words = told.sorted().map { name in
      func text(_ element: SourceElement) -> String {
        if name == "constant", element["symbolic"] == "YES", !staysStandard { return "standard" }
        return (element[name] ?? standards[name]).map { oldSentences.value($0, of: name) } ?? "none"
      }
      return "\(name) \(text(old)) → \(text(new))"
    }
    let change = add(
      .changed, "\(words.joined(separator: ", ")) of \(of)", old, new, owner,
      names.isSubset(of: ["identifier", "userLabel"]) ? .unseen : .laidOut, namesOwner: true)
    return MergedTree(old: old, new: new, choice: .change(change))
  }

  /// Tells whether an attribute of a constraint is read, or is known not to affect layouts.
  private func isKnown(_ name: String, ofConstraint constraint: SourceElement) -> Bool {
    ["identifier", "userLabel"].contains(name) || InterfaceBuilderFile.reads(name, of: constraint.name)
  }

  static func areSameParts(_ old: SourceElement, _ new: SourceElement) -> Bool {
    old.children.count == new.children.count && zip(old.children, new.children).allSatisfy { areSame($0, $1) }
  }

  /// Returns the context of the view under which a constraint is reported; another view may hold the constraint.
  func subject(of constraint: SourceElement, _ context: Context) -> Context {
    var context = context
    let ends = [constraint["firstItem"], constraint["secondItem"]].compactMap(\.self)
    let names = newNames.entries.isEmpty ? oldNames : newNames
    if let id = ends.first(where: { $0 != context.holder && (names.entries[$0]?.isView ?? false) }) {
      context.owner = id
    }
    return context
  }

  /// Returns the name of a part within its owner.
  static func partName(_ part: SourceElement) -> String {
    switch part.name {
    case "userDefinedRuntimeAttribute": part["keyPath"] ?? part.name
    case "namedColor": "color \(part["name"] ?? "")"
    default: part.key ?? part.name
    }
  }

  func partWords(_ old: SourceElement, _ new: SourceElement, _ context: Context) -> String {
    let name = Self.partName(new)
    let label = context.path.isEmpty ? name : "\(context.path).\(name)"
    let isPlain =
      ["fontDescription", "color", "rect", "size", "userDefinedRuntimeAttribute"].contains(new.name)
      || new.form != .element
    if old.name == new.name, !isPlain, old.text == new.text {
      let differing = old.attributes.keys(with: new.attributes).filter {
        !UnreportedParts.areSame(old[$0], new[$0], attribute: $0, of: new)
      }.sorted()
      var words = differing.map { "\(label) \($0) \(values(old, new, $0))" }
      if !Self.areSameParts(old, new) {
        let inner = SourcePairs.pairs(old.children, new.children).filter { pair in
          guard let a = pair.old, let b = pair.new else { return true }
          return !Self.areSame(old.children[a], new.children[b])
        }
        words += inner.prefix(3).map { pair in
          let (a, b) = (pair.old.map { old.children[$0] }, pair.new.map { new.children[$0] })
          let part = (b ?? a).map(Self.partName) ?? ""
          let texts = (a.map(oldSentences.part) ?? "none", b.map(newSentences.part) ?? "none")
          return "\(label) \(part) \(texts.0.excerpt) → \(texts.1.excerpt)"
        }
        if inner.count > 3 { words.append("\(inner.count - 3) more parts of \(label)") }
      }
      if !words.isEmpty { return words.joined(separator: ", ") }
    }
    if old.name == new.name, ["string", "mutableString"].contains(new.name) {
      return "\(label) \(SourceSentences.quoted(old.text, new.text))"
    }
    return "\(label) \(oldSentences.part(old)) → \(newSentences.part(new))"
  }
}
