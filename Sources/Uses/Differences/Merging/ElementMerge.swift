import Documents

/// A three-way merge of files of Interface Builder by their elements: scenes, views and constraints are the same where their ids are,
/// wherever they stand, so that a view that one side moves into a stack view and another side changes is moved and changed.
///
/// An element that one side removes goes, unless the other side changed it. Attributes and children are merged one by one; a value such as a
/// colour is one thing. What refers to an element that is gone goes too, as a conflict.
struct ElementMerge {
  private let base: MergeTree
  private let ours: MergeTree
  private let theirs: MergeTree
  private var kept: Set<String> = []
  private var parents: [String: String] = [:]
  private var children: [String: [String]] = [:]
  /// The conflicts at an element, and those of what isn't there any more, by the element around.
  private var conflicts: [String: [MergeConflict]] = [:]
  private var lost: [String: [MergeConflict]] = [:]
  private(set) var settled: [String] = []
  private var texts: [String: Written] = [:]

  private struct Written {
    var name: String
    var leading: String
    var head: String
    var trailing: String
    var end: String
  }

  init(base: MergeTree, ours: MergeTree, theirs: MergeTree) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    keep()
    place()
    dropDangling()
    for key in kept { write(key) }
    for key in kept { order(key) }
  }

  // MARK: Presence

  private mutating func keep() {
    for key in ours.keys + theirs.keys where !kept.contains(key) {
      switch (base.nodes[key] != nil, ours.nodes[key] != nil, theirs.nodes[key] != nil) {
      case (_, true, true), (false, _, _): kept.insert(key)
      case (true, true, false): keepUnlessSame(key, in: ours, isOurs: true)
      case (true, false, true): keepUnlessSame(key, in: theirs, isOurs: false)
      default: break
      }
    }
    // What is kept stands in what is kept.
    for key in Array(kept) {
      var around = (ours.nodes[key] ?? theirs.nodes[key])?.parent
      while let next = around, kept.insert(next).inserted {
        around = (ours.nodes[next] ?? theirs.nodes[next])?.parent
      }
    }
  }

  /// Keeps an element that the other side removed, if this side changed it.
  private mutating func keepUnlessSame(_ key: String, in tree: MergeTree, isOurs: Bool) {
    guard let node = tree.nodes[key], let before = base.nodes[key] else { return }
    let isSame = node.parent == before.parent && tree.meaning(of: key) == base.meaning(of: key)
    guard !isSame else { return }
    // What was changed stays whole.
    var pending = [key]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      kept.insert(next)
      pending += tree.nodes[next]?.children ?? []
    }
    // Told once, at the outermost element that was removed.
    let other = isOurs ? theirs : ours
    guard before.parent.map({ other.nodes[$0] != nil }) ?? true else { return }
    let text = tree.text(of: key)
    conflicts[key, default: []].append(
      MergeConflict(
        words: "\(isOurs ? "theirs" : "ours") removed what \(isOurs ? "ours" : "theirs") changed: \(Self.words(node))",
        ours: isOurs ? text : "", base: base.text(of: key), theirs: isOurs ? "" : text))
  }

  fileprivate static func words(_ node: MergeTree.Node) -> String {
    let name = ["id", "sceneID", "key", "name"].lazy.compactMap { node.value($0) }.first
    return "<\(node.name)>" + (name.map { " \($0)" } ?? "")
  }

  // MARK: Places

  private mutating func place() {
    for key in kept {
      let (before, own, other) = (base.nodes[key]?.parent, ours.nodes[key], theirs.nodes[key])
      guard let parent = Self.merged(before, own.map(\.parent), other.map(\.parent)) ?? own?.parent ?? other?.parent
      else {
        continue
      }
      if let own, let other, own.parent != other.parent, own.parent != before, other.parent != before {
        conflicts[key, default: []].append(
          MergeConflict(
            words: "both sides moved \(Self.words(own)), to different places", ours: own.head,
            base: base.nodes[key]?.head ?? "", theirs: other.head))
      }
      parents[key] = kept.contains(parent) ? parent : own?.parent ?? other?.parent
    }
    endCircles()
  }

  /// The value of the side that changed it; ours where both did.
  private static func merged<Value: Equatable>(_ base: Value?, _ ours: Value??, _ theirs: Value??) -> Value? {
    switch (ours, theirs) {
    case (let ours?, let theirs?): ours == base ? theirs : ours
    case (let ours?, nil): ours
    case (nil, let theirs?): theirs
    case (nil, nil): nil
    }
  }

  /// Two moves of elements into each other would leave both outside: ours holds for what isn't below the root.
  private mutating func endCircles() {
    for key in kept.sorted() {
      var seen: Set<String> = []
      var next: String? = key
      while let own = next, own != MergeTree.root, seen.insert(own).inserted { next = parents[own] }
      guard next != MergeTree.root, next != nil, let parent = (ours.nodes[key] ?? theirs.nodes[key])?.parent else {
        continue
      }
      guard parents[key] != parent else { continue }
      parents[key] = parent
      conflicts[key, default: []].append(
        MergeConflict(words: "the sides moved elements into each other", ours: "", base: "", theirs: ""))
    }
  }

  // MARK: References

  /// The elements that are nothing but references.
  private static let references: Set = ["constraint", "outlet", "segue", "action", "outletCollection"]

  private mutating func dropDangling() {
    let gone = base.ids.union(ours.ids).union(theirs.ids).subtracting(
      kept.compactMap { (ours.nodes[$0] ?? theirs.nodes[$0])?.value("id") })
    guard !gone.isEmpty else { return }
    for key in kept.sorted() {
      guard let node = ours.nodes[key] ?? theirs.nodes[key], Self.references.contains(node.name) else { continue }
      let named = node.attributes.filter { $0.name != "id" && gone.contains($0.value) }
      guard let first = named.first else { continue }
      // What a side has itself isn't the merge's doing.
      guard [ours, theirs].allSatisfy({ $0.nodes[key] == nil || $0.ids.contains(first.value) }) else { continue }
      kept.remove(key)
      let isOurs = ours.nodes[key] != nil
      lost[parents[key] ?? MergeTree.root, default: []].append(
        MergeConflict(
          words: "\(Self.words(node)) refers to \(first.value), which \(isOurs ? "theirs" : "ours") removed",
          ours: isOurs ? node.head : "", base: base.nodes[key]?.head ?? "", theirs: isOurs ? "" : node.head))
    }
  }

  // MARK: Texts

  private mutating func write(_ key: String) {
    let (before, own, other) = (base.nodes[key], ours.nodes[key], theirs.nodes[key])
    guard let own, let other else {
      guard let only = own ?? other else { return }
      texts[key] = Written(
        name: only.name, leading: only.leading, head: only.head, trailing: only.trailing, end: only.end)
      return
    }
    // A view may become one of another class.
    let name = Self.merged(before?.name, own.name, other.name) ?? own.name
    let ends = [own, other].filter { $0.name == name && !$0.end.isEmpty }.map(\.end)
    let isEmpty = own.end.isEmpty && other.end.isEmpty
    var written = Written(
      name: name,
      leading: Self.merged(before?.leading, own.leading, other.leading) ?? own.leading, head: own.head,
      trailing: Self.merged(before?.trailing, own.trailing, other.trailing) ?? own.trailing,
      end: isEmpty ? "" : ends.first ?? "</\(name)>")
    written.head = Self.named(name, head(key, before, own, other))
    if own.name != other.name, own.name != before?.name, other.name != before?.name {
      conflicts[key, default: []].append(
        MergeConflict(
          words: "both sides changed the class of \(Self.words(own))", ours: own.head, base: before?.head ?? "",
          theirs: other.head))
    }
    if own.children.isEmpty, other.children.isEmpty, own.trailing != other.trailing, own.trailing != before?.trailing,
      other.trailing != before?.trailing
    {
      conflicts[key, default: []].append(
        MergeConflict(
          words: "both sides changed the text of \(Self.words(own))", ours: ours.text(of: key),
          base: base.text(of: key),
          theirs: theirs.text(of: key)))
    }
    // An element without content on one side has one tag in that version.
    if written.end.isEmpty == written.head.hasSuffix("/>") {
      texts[key] = written
    } else {
      written.head = String(written.head.dropLast(2)) + ">"
      texts[key] = written
    }
  }

  /// The merged start tag.
  private mutating func head(
    _ key: String, _ before: MergeTree.Node?, _ own: MergeTree.Node, _ other: MergeTree.Node
  ) -> String {
    if own.head == other.head || other.head == before?.head { return own.head }
    if own.head == before?.head { return other.head }
    if own.isValue {
      if own.isFrame || own.isOfCanvas {
        settled.append(key)
      } else if own.attributes.map({ "\($0.name)=\($0.value)" }).sorted()
        != other.attributes.map({ "\($0.name)=\($0.value)" }).sorted()
      {
        conflicts[key, default: []].append(
          MergeConflict(
            words: "both sides changed \(Self.words(own))", ours: own.head, base: before?.head ?? "", theirs: other.head
          ))
      }
      return own.head
    }
    var merged: [(name: String, value: String)] = []
    var isAtOdds: [String] = []
    let names = own.attributes.map(\.name) + other.attributes.map(\.name).filter { own.value($0) == nil }
    for name in names {
      let (old, mine, yours) = (before?.value(name), own.value(name), other.value(name))
      var value = mine == old ? yours : mine
      if mine != old, yours != old, mine != yours {
        if own.isVersion(name), let mine, let yours {
          value = mine.isVersion(before: yours) ? yours : mine
        } else if name != "misplaced", !own.isOfCanvas {
          isAtOdds.append(name)
        }
      }
      if let value { merged.append((name, value)) }
    }
    if !isAtOdds.isEmpty {
      conflicts[key, default: []].append(
        MergeConflict(
          words: "both sides changed \(isAtOdds.joined(separator: ", ")) of \(Self.words(own))", ours: own.head,
          base: before?.head ?? "", theirs: other.head))
    }
    let end = own.head.hasSuffix("/>") ? "/>" : ">"
    return "<\(own.name)" + merged.map { " \($0.name)=\(Self.quoted($0.value))" }.joined() + end
  }

  /// A start tag with a name in place of its own.
  private static func named(_ name: String, _ head: String) -> String {
    "<\(name)" + head.dropFirst().drop { !$0.isWhitespace && $0 != "/" && $0 != ">" }
  }

  private static func quoted(_ raw: String) -> String { raw.contains("\"") ? "'\(raw)'" : "\"\(raw)\"" }

  // MARK: Order

  private mutating func order(_ key: String) {
    func own(_ tree: MergeTree) -> [String] {
      (tree.nodes[key]?.children ?? []).filter { kept.contains($0) && parents[$0] == key }
    }
    let (old, mine, yours) = (own(base), own(ours), own(theirs))
    let common = Set(mine).intersection(yours)
    let (mineInCommon, yoursInCommon) = (mine.filter(common.contains), yours.filter(common.contains))
    let oldInCommon = old.filter(common.contains)
    if mineInCommon == yoursInCommon || yoursInCommon == oldInCommon {
      children[key] = Self.inserted(yours, into: mine)
    } else {
      children[key] = mineInCommon == oldInCommon ? Self.inserted(mine, into: yours) : Self.inserted(yours, into: mine)
      if mineInCommon != oldInCommon, ours.nodes[key]?.isOrdered ?? true, let node = ours.nodes[key] {
        conflicts[key, default: []].append(
          MergeConflict(
            words: "both sides changed the order in \(Self.words(node))", ours: mineInCommon.joined(separator: " "),
            base: oldInCommon.joined(separator: " "), theirs: yoursInCommon.joined(separator: " ")))
      }
    }
  }

  /// The elements of one list, and the further elements of another list behind their predecessors.
  private static func inserted(_ others: [String], into list: [String]) -> [String] {
    let known = Set(list)
    var behind: [String: [String]] = [:]
    var last = ""
    for key in others {
      if known.contains(key) { last = key } else { behind[last, default: []].append(key) }
    }
    guard !behind.isEmpty else { return list }
    return (behind[""] ?? []) + list.flatMap { [$0] + (behind[$0] ?? []) }
  }

  // MARK: The file

  /// All conflicts, in the order of the file.
  var allConflicts: [MergeConflict] {
    var found: [MergeConflict] = []
    var pending = [MergeTree.root]
    while let key = pending.popLast() {
      found += (conflicts[key] ?? []) + (lost[key] ?? [])
      pending += (children[key] ?? []).reversed()
    }
    return found
  }

  /// The merged text; conflicts are comments with git's markers.
  func text(marker: Int) -> String {
    var text = ""
    append(MergeTree.root, to: &text, marker)
    return text + (ours.rest == base.rest ? theirs.rest : ours.rest)
  }

  private func append(_ key: String, to text: inout String, _ marker: Int) {
    guard let own = texts[key] else { return }
    text += own.leading
    let indentation = String(own.leading.reversed().prefix { $0 == " " || $0 == "\t" })
    // Nothing may stand before a document's declaration.
    if key != MergeTree.root {
      for conflict in conflicts[key] ?? [] { text += Self.comment(conflict, marker, indentation) }
    }
    let content = children[key] ?? []
    let inner = (key == MergeTree.root ? conflicts[key] ?? [] : []) + (lost[key] ?? [])
    var head = own.head
    var end = own.end
    // What was empty on the side whose tag is taken may hold something now.
    if head.hasSuffix("/>"), !content.isEmpty || !inner.isEmpty {
      head = String(head.dropLast(2)) + ">"
      end = "</\(own.name)>"
    }
    text += head
    for conflict in inner { text += "\n" + Self.comment(conflict, marker, indentation) }
    for child in content { append(child, to: &text, marker) }
    text += content.isEmpty && !(ours.nodes[key]?.children.isEmpty ?? true) ? "" : own.trailing
    text += end
  }

  /// A comment, which may not hold two hyphens: a second hyphen is a character reference.
  private static func comment(_ conflict: MergeConflict, _ marker: Int, _ indentation: String) -> String {
    let marked = "\(conflict.words)\n\(conflict.marked(marker))"
    return "<!-- \(marked.replacing("--", with: "-&#45;"))-->\n\(indentation)"
  }
}

extension String {
  /// Tells whether a version is before another: `15505` before `16096`, `15.0.1` before `15.0.12`, `15E65` before `15G31`.
  fileprivate func isVersion(before other: String) -> Bool {
    let (own, others) = (versionParts, other.versionParts)
    for (mine, yours) in zip(own, others) where mine != yours {
      if let number = Int(mine), let second = Int(yours) { return number < second }
      return mine < yours
    }
    return own.count < others.count
  }

  /// The numbers and words of a version.
  private var versionParts: [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let part = rest.prefix { $0.isNumber == first.isNumber && $0.isLetter == first.isLetter }
      if first.isNumber || first.isLetter { parts.append(part) }
      rest = rest.dropFirst(part.count)
    }
    return parts
  }
}
