import Documents
import LayoutModel

/// The faults of a constraint's text.
package enum ConstraintFault: Hashable, Sendable {
  case empty
  case expectedItem(found: String)
  case expectedRelation(found: String)
  case singleEqualsSign
  case expectedRight(found: String)
  case expectedNumber(after: String, found: String)
  case signApart(String)
  case minusTouchesItem(item: String, rest: String)
  case bareWord(String)
  case malformedNumber(String)
  case unknownAttribute(String, nearest: String?)
  case unknownGuide(String, nearest: String?)
  case tooManyParts(String)
  case divisionByZero
  case numberOutOfRange(String)
  case multiplierOutOfRange(String)
  case priorityOutOfRange(String)
  case trailing(String)

  package var message: String {
    switch self {
    case .empty: "the constraint is empty; \(Self.example)"
    case .expectedItem(let found):
      "a constraint begins with an item, such as 'title.leading', not with \(quoted(found))"
    case .expectedRelation(let found): "expected ==, <= or >= here, found \(quoted(found))"
    case .singleEqualsSign: "a relation is written ==, <= or >="
    case .expectedRight(let found): "expected a number or an item behind the relation, found \(quoted(found))"
    case .expectedNumber(let before, let found): "expected a number behind '\(before)', found \(quoted(found))"
    case .signApart(let sign): "a number's sign touches it: remove the space behind '\(sign)'"
    case .minusTouchesItem(let item, let rest):
      "a minus behind an item stands between spaces: write '\(item.excerpt) - \(rest.excerpt)'"
    case .bareWord(let word):
      "'\(word.excerpt)' names no attribute; an item is written 'id.attribute', such as 'title.leading'"
    case .malformedNumber(let word): "'\(word.excerpt)' is not a number; numbers are written like 8, -0.5 or 1e3"
    case .unknownAttribute(let name, let nearest):
      "there is no attribute '\(name.excerpt)'"
        + Spelling.suggestion(
          nearest, else: "; there are \(ConstraintAttribute.allCases.map(\.rawValue).joined(separator: ", "))")
    case .unknownGuide(let name, let nearest):
      "there is no guide '\(name.excerpt)'" + Spelling.suggestion(nearest)
    case .tooManyParts(let word):
      "'\(word.excerpt)' has too many dots; an item is written 'id.attribute' or 'id.guide.attribute'"
    case .divisionByZero: "division by 0"
    case .numberOutOfRange(let word): "\(word.excerpt) is out of range: \(Magnitude.words)"
    case .multiplierOutOfRange(let word): "\(word.excerpt) is out of range: \(Magnitude.multiplierWords)"
    case .priorityOutOfRange(let word): "the priority \(word.excerpt) is out of range: above 0, to 1000"
    case .trailing(let found):
      "unexpected \(quoted(found)); a constraint is one item, a relation, one item or number, one constant, "
        + "and '@' with a priority"
    }
  }

  private static let example = "one reads 'title.leading == root.leading + 20 @750'"

  private func quoted(_ found: String) -> String { found.isEmpty ? "the end" : "'\(found.excerpt)'" }
}
