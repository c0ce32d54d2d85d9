/// The error that stops the reading of a document: what is wrong, and where.
///
/// `message` and `code` fit the line that compilers print: `path:line:column: error: message [code]`.
package struct DocumentError: Error, Hashable {
  /// The problem as data; `message` puts it into words.
  package let problem: Problem

  /// The place that the message speaks of as "here".
  package let position: SourcePosition

  /// An error at a place.
  package init(_ problem: Problem, at position: SourcePosition) {
    self.problem = problem
    self.position = position
  }

  /// The problems that a document can have.
  package enum Problem: Hashable, Sendable {
    /// There is nothing in the file, or nothing but white space and comments.
    case emptyFile(holdsBlanks: Bool)
    /// A byte that UTF-8 text doesn't have at this place.
    case notText(byte: UInt8, TextFault)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// One level more than the limit begins here.
    case tooDeep(limit: Int)
    /// One value or element more than the limit begins here.
    case tooManyValues(limit: Int)
    /// The text breaks a rule of JSON.
    case malformedJSON(JSONFault)
    /// The text breaks a rule of XML, or uses a part of XML that isn't read.
    case malformedXML(XMLFault)
  }

  /// The problem's name in kebab case, for programs and for the documentation.
  package var code: String {
    switch problem {
    case .emptyFile: "empty-file"
    case .notText: "not-text"
    case .tooLarge, .tooManyValues: "too-large"
    case .tooDeep: "too-deep"
    case .malformedJSON: "malformed-json"
    case .malformedXML: "malformed-xml"
    }
  }
}

extension DocumentError: CustomStringConvertible {
  /// The error as a compiler prints it, without the file's path: `2:7: error: message [code]`.
  package var description: String { "\(position.line):\(position.column): error: \(message) [\(code)]" }
}
