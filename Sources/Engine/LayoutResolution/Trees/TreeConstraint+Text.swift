import Documents
import LayoutModel

extension TreeConstraint {
  /// The constraint in the words of a fixture: `title.leading == 0.5 * root.leading + 8 @750`.
  package func text(in tree: ViewTree) -> String { text(in: tree) { tree.termName(of: $0.view) } }

  /// The constraint in the words of a fixture, with the names of all items (`ViewTree.termNames`).
  package func text(in tree: ViewTree, _ names: [String]) -> String {
    text(in: tree) { names[$0.view.position] }
  }

  private func text(in tree: ViewTree, _ name: (Term) -> String) -> String {
    func item(_ term: Term) -> String { "\(tree.text(of: term, named: name(term))).\(term.attribute.rawValue)" }
    var text = "\(item(first)) \(relation.symbol) "
    if let second {
      text += multiplier == 1 ? item(second) : "\(JSONText.number(multiplier)) * \(item(second))"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
    }
    if second == nil || constant != 0 {
      text += JSONText.number(second == nil ? constant : abs(constant))
    }
    if !priority.isRequired { text += " @\(JSONText.number(priority.rawValue))" }
    return text
  }
}
