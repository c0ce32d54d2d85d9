/// The faults of a project's files other than Interface Builder's: `Info.plist`, texts of a language, a catalogue of
/// images.
package enum ProjectFault: Hashable, Sendable {
  /// A property list in the binary form.
  case binaryPropertyList
  /// Something other than the file's name promises, and what it is.
  case wrongFormat(expected: String, found: String)
  /// UTF-16 with half a character, or half a unit.
  case malformedUTF16
  /// Something other than the texts of a language have in a place.
  case expected(String, found: String)
  /// A file that ends within a part that began here.
  case unclosed(String)

  var code: String {
    switch self {
    case .binaryPropertyList, .wrongFormat: "wrong-format"
    case .malformedUTF16: "not-text"
    case .expected, .unclosed: "malformed-strings"
    }
  }

  var message: String {
    switch self {
    case .binaryPropertyList:
      "this is a binary property list, which is not read; `plutil -convert xml1` makes it one of XML"
    case .wrongFormat(let expected, let found): "this is \(found), not \(expected)"
    case .malformedUTF16: "this is no UTF-16 text: a character is cut in two"
    case .expected(let expectation, let found): "expected \(expectation), found \(found)"
    case .unclosed(let what): "\(what) begins here and never ends"
    }
  }
}
