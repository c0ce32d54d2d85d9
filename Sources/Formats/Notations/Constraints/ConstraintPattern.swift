import LayoutModel

/// The grammar of constraints as regular expressions (ECMA-262's), for schemas. The parser may refuse a text that
/// matches, for its numbers or its attributes' axes, and says why.
package enum ConstraintPattern {
  /// An id.
  package static let id = "^\(letters)+$"

  /// The id of something that is declared elsewhere, perhaps as a part of an instance of a template.
  package static let idOfPart = "^\(letters)+(/\(letters)+)*$"

  /// An item of a constraint that is written as an object: an id, perhaps with a guide.
  package static let item = "^\(letters)+(\\.\(choice(SystemLayoutGuide.allCases.map(\.rawValue))))?$"

  /// A number as constraints write it.
  package static let number = "-?\(unsigned)"

  /// A constraint as text.
  package static let constraint =
    "^\(space)\(operand)\(space)(==|<=|>=)\(space)"
    + "(\(signed)|(\(signed)\(space)\\*\(space)\(operand)|\(operand)(\(space)[*/]\(space)\(signed))?)"
    + "(\(space)[+-]\(space)\(unsigned))?)(\(space)@\(space)\(unsigned))?\(space)$"

  private static let letters = "[A-Za-z0-9_-]"
  private static let space = "\\s*"
  private static let unsigned = "[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?"
  private static let signed = "[+-]?\(unsigned)"
  private static let operand =
    "\(letters)+(\\.\(choice(SystemLayoutGuide.allCases.map(\.rawValue))))?"
    + "\\.\(choice(ConstraintAttribute.allCases.map(\.rawValue)))"

  private static func choice(_ names: [String]) -> String { "(\(names.joined(separator: "|")))" }
}
