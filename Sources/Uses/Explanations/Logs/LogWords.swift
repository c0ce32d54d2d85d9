import LayoutModel

/// The constraints of a log in plain words.
///
///     H:[UILabel:0x7f'Name']-(>=8)-[UIButton:0x7e]     the leading edge of UIButton is at least 8 after the trailing edge of
///                                                      UILabel “Name”
struct LogWords {
  let names: LogNames
  /// A Boolean value that tells whether AppKit's `minY` is read as a bottom.
  var countsUp = false

  /// Returns a constraint's statement, and its maker if that isn't the application.
  func words(for constraint: LoggedConstraint) -> String {
    let statement = statement(constraint)
    let identifier = constraint.identifier.map { " (\($0))" } ?? ""
    switch constraint.origin {
    case .constraint:
      let source = constraint.source.map { " at \($0)" } ?? ""
      return statement
        + (constraint.identifier.map { " (“\($0)”\(source))" } ?? (source.isEmpty ? "" : " (\(source.dropFirst()))"))
    case .mask:
      return "\(statement), as its autoresizing mask has it\(constraint.mask.map { " (\($0))" } ?? "")"
    case .encapsulated: return "\(statement), which it is given from outside\(identifier)"
    case .temporary: return "\(statement) while it is measured\(identifier)"
    case .stack: return "\(statement), as a stack view has it\(identifier)"
    case .contentSize: return "\(statement), as its content has it\(identifier)"
    case .system: return "\(statement), as UIKit has it\(identifier)"
    }
  }

  /// Returns a constraint's statement.
  func statement(_ constraint: LoggedConstraint) -> String {
    guard !countsUp || !LoggedAttribute.isUpward(constraint.first.attribute) else { return upward(constraint) }
    var phrase = ConstraintPhrase(
      first: term(constraint.first), relation: constraint.relation, second: constraint.second.map(term),
      multiplier: constraint.multiplier, constant: constraint.constant,
      isOfOneItem: constraint.second?.item.key == constraint.first.item.key)
    if let superview = constraint.superview { phrase.origin = names[superview] }
    return phrase.words
  }

  private func term(_ term: LoggedConstraint.Term) -> ConstraintPhrase.Term {
    ConstraintPhrase.Term(item: names[term.item], attribute: term.kind)
  }

  /// Returns the statement of a constraint on locations that count upwards from the superview's bottom.
  private func upward(_ constraint: LoggedConstraint) -> String {
    func turned(_ term: LoggedConstraint.Term) -> ConstraintPhrase.Term {
      ConstraintPhrase.Term(item: names[term.item], attribute: term.kind.upsideDown)
    }
    let superview = constraint.superview.map { names[$0] } ?? "its superview"
    return ConstraintPhrase(
      first: turned(constraint.first), relation: constraint.relation.turned,
      second: constraint.second.map(turned) ?? ConstraintPhrase.Term(item: superview, attribute: .plain(.bottom)),
      multiplier: constraint.multiplier, constant: -constraint.constant
    ).words
  }

  /// Returns an item's name.
  func name(_ item: LoggedConstraint.Item) -> String { names[item] }

  /// Returns a number with the decimals that aren't rounding noise.
  static func number(_ value: Double) -> String { ConstraintPhrase.number(value) }
}
