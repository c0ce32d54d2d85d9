/// A rule of XML that a text breaks, or a part of XML that isn't read. The error's position says where.
package enum XMLFault: Hashable, Sendable {
  // MARK: The whole

  /// The file declares a document type; its entities aren't read.
  case documentType
  /// An encoding other than UTF-8 and ASCII is declared.
  case encoding(String)
  /// A declaration that isn't at the file's beginning.
  case misplacedDeclaration
  /// A declaration without a version, or with something that is none of its three parts.
  case malformedDeclaration
  /// Something stands before the one outermost element.
  case contentBeforeRoot
  /// Something stands behind the one outermost element.
  case contentBehindRoot
  /// There are comments or instructions, and no element.
  case noElement

  // MARK: Elements

  /// The file ends within the element that began here.
  case unclosedElement(String)
  /// The file ends within a part that began here.
  case unclosed(XMLPart)
  /// An end tag of another element than the one that is open.
  case mismatchedTags(open: String, opened: SourcePosition, found: String)
  /// Something other than what a tag must have in this place.
  case expected(XMLExpectation, found: Unicode.Scalar)
  /// The element has an attribute twice.
  case repeatedAttribute(String)
  /// A markup declaration other than comments and character data.
  case unknownMarkup

  // MARK: Characters

  /// `<` stands unescaped in a value.
  case unescapedLessThan
  /// `&` stands unescaped.
  case unescapedAmpersand
  /// An entity that XML doesn't have, such as `&nbsp;`.
  case unknownEntity(String)
  /// `&#` without the number of a character that XML allows.
  case malformedReference
  /// A character that XML doesn't allow.
  case invalidCharacter(Unicode.Scalar)
  /// `]]>` outside of character data.
  case endOfCharacterData
  /// `--` within a comment.
  case hyphensInComment
}

/// A part of an XML file that has a beginning and an end of its own.
package enum XMLPart: Hashable, Sendable {
  case tag, comment, characterData, instruction
}

/// The part of a tag that is expected in a place.
package enum XMLExpectation: Hashable, Sendable {
  /// An element's name behind `<` or `</`.
  case elementName
  /// An attribute, or the tag's end.
  case attributeOrEnd
  /// A blank before the next attribute.
  case blank
  /// `=` behind the name of an attribute.
  case equals(attribute: String)
  /// The quote that begins the value of an attribute.
  case quote(attribute: String)
  /// `>` behind `/` or behind the name in an end tag.
  case tagEnd
  /// An instruction's name behind `<?`.
  case instructionName
  /// A blank or `?>` behind an instruction's name.
  case instructionEnd
}
