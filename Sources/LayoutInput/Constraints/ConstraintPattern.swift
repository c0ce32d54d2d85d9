import LayoutModel

/// The grammar of constraints as regular expressions (ECMA-262's), for schemas: what they let pass, the parser may still
/// refuse for its numbers or its attributes' axes, and says why.
enum ConstraintPattern {
  /// An id.
  static let id = "^\(letters)+$"

  /// The id of what is declared elsewhere, which may be a part of what a template made.
  static let idOfPart = "^\(letters)+(/\(letters)+)*$"

  /// An item of a constraint that is spelled out: an id, perhaps with a guide.
  static let item = "^\(letters)+(\\.\(choice(SystemLayoutGuide.allCases.map(\.rawValue))))?$"

  /// A number, as constraints write it.
  static let number = "-?\(unsigned)"

  /// A constraint as text.
  static let constraint =
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
