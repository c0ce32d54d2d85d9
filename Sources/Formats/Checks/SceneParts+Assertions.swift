package import LayoutModel

extension SceneParts {
  /// The problems of an assertion: names that no controller of the scene has, and comparisons of things that can't be compared.
  package func problems(of assertion: Assertion) -> [SceneProblem] {
    let known = Set(ids)
    var problems = assertion.ids.filter { !known.contains($0) }.map { id in
      SceneProblem(.unknownItem(id, nearest: Spelling.nearest(to: id, among: ids)), at: assertion.position)
    }
    guard case .comparison(let constraint) = assertion.statement, let second = constraint.second else {
      return problems
    }
    if let mismatch = ConstraintAttribute.mismatch(constraint.firstAttribute, second.attribute) {
      problems.append(
        SceneProblem(.incomparable(constraint.firstAttribute, second.attribute, mismatch), at: assertion.position))
    }
    return problems
  }
}
