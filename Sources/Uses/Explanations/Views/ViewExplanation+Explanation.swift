package import LayoutOutput

extension ViewExplanation {
  /// Takes over an explanation of the view.
  package mutating func explain(_ explanation: Explanation) {
    view = explanation.view
    attributes = explanation.attributes.map(Attribute.init)
  }
}

extension ViewExplanation.Attribute {
  fileprivate init(_ attribute: Explanation.Attribute) {
    self.init(
      attribute: attribute.attribute, value: attribute.value, perWidth: attribute.perWidth,
      perHeight: attribute.perHeight, terms: attribute.terms.map(ViewExplanation.Term.init),
      unmet: attribute.unmet.map(ViewExplanation.Goal.init), settledBy: attribute.settledBy?.rawValue,
      words: attribute.words, equation: attribute.equation)
  }
}

extension ViewExplanation.Term {
  fileprivate init(_ term: Explanation.Term) {
    self.init(
      kind: term.kind.rawValue, id: term.id, view: term.view, identifier: term.identifier, text: term.text,
      position: term.position, priority: term.priority, constant: term.constant, multiplier: term.multiplier)
  }
}

extension ViewExplanation.Goal {
  fileprivate init(_ goal: Explanation.Goal) {
    self.init(
      kind: goal.kind.rawValue, id: goal.id, view: goal.view, priority: goal.priority, wanted: goal.wanted,
      missing: goal.missing, because: goal.because, words: goal.words)
  }
}
