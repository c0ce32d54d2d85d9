import Documents
import LayoutOutput

/// The comparison of outlets, actions and segues that changed.
extension SourceComparison {
  /// A part of a connection before and after.
  private struct Part {
    let old: SourceElement?
    let new: SourceElement?

    var any: SourceElement? { new ?? old }
  }

  mutating func connection(_ old: SourceElement, _ new: SourceElement, _ context: Context) -> MergedTree {
    let names = old.attributes.keys(with: new.attributes).filter { name in
      !UnreportedParts.isUnreported(name, of: new)
        && !UnreportedParts.areSame(old[name], new[name], attribute: name, of: new)
    }.sorted()
    let parts = SourcePairs.pairs(old.children, new.children).compactMap { pair -> Part? in
      let part = Part(old: pair.old.map { old.children[$0] }, new: pair.new.map { new.children[$0] })
      if let a = part.old, let b = part.new, Self.areSame(a, b) { return nil }
      return part
    }
    let judgements =
      names.map { Judgement(attribute: $0, ofConnection: new) }
      + parts.map { Judgement(attribute: $0.any?.key ?? "", ofConnection: new) }
    let judgement = judgements.dropFirst().reduce(judgements.first ?? .unseen) { $0.merging($1) }
    let words: String
    if new.name == "segue" {
      let numbers =
        names.map { "\($0) \(values(old, new, $0))" }
        + parts.map { part in
          let name = part.any.map(Self.partName) ?? ""
          return "\(name) \(part.old.map(oldSentences.part) ?? "none") → \(part.new.map(newSentences.part) ?? "none")"
        }
      let target = new["destination"].map { " to \(newSentences.object($0))" } ?? ""
      words = "segue\(target): \(numbers.joined(separator: ", "))"
    } else {
      words = "\(oldSentences.connection(old)) → \(newSentences.connection(new))"
    }
    let change = add(.changed, words, old, new, context, judgement)
    if !judgement.isCosmetic { noteDestinations(of: change, [old, new]) }
    return MergedTree(old: old, new: new, choice: .change(change))
  }

  /// Records which scenes are shown differently after segues change.
  mutating func noteDestinations(of change: Int, _ connections: [SourceElement]) {
    for case let destination? in connections.filter({ $0.name == "segue" }).map({ $0["destination"] }) {
      let entry = newNames.entries[destination] ?? oldNames.entries[destination]
      changes[change].destinations.insert(entry?.scene ?? destination)
    }
  }
}
