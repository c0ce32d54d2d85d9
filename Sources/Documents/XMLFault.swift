/// Why a text is not well-formed XML.
package enum XMLFault: Hashable, Sendable {
  /// The file declares a document type; its entities aren't read.
  case documentType
  /// The file ends within what began.
  case unexpectedEnd
  /// An end tag doesn't fit the element that is open.
  case mismatchedTags
  /// Something stands behind the one outermost element.
  case contentBehindRoot
  /// There is text, and no element.
  case noElement
  /// The element has an attribute twice.
  case repeatedAttribute
  /// An attribute's value doesn't stand in quotes, or they don't end.
  case malformedAttribute
  /// `<` stands for itself in a value.
  case unescapedLessThan
  /// An entity that XML doesn't have, such as `&nbsp;`.
  case unknownEntity
  /// A character that XML doesn't allow.
  case invalidCharacter
  /// A declaration that isn't at the file's beginning.
  case misplacedDeclaration
  /// An encoding that isn't UTF-8.
  case encoding
  /// Anything else, by the parser's number.
  case other(Int)

  /// The number of a document without an element.
  static let noElementCode = 4

  /// The fault that a number of libxml2's means; Foundation passes these on.
  init(code: Int) {
    self =
      switch code {
      case 5, 35...37, 43...45, 50, 53, 62, 63, 72...74, 77: .unexpectedEnd
      case 4: .noElement
      case 76: .mismatchedTags
      case 86: .contentBehindRoot
      case 42: .repeatedAttribute
      case 39...41, 65, 68: .malformedAttribute
      case 38: .unescapedLessThan
      case 11, 13, 22...28: .unknownEntity
      case 6...10: .invalidCharacter
      case 31, 32, 81: .encoding
      case 64: .misplacedDeclaration
      default: .other(code)
      }
  }
}
