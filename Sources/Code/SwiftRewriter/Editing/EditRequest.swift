import Foundation

/// A change of a constraint or a view that a file's code makes, as a line of JSON:
///
///     {"change": "priority", "line": 12, "number": 999}
///     {"change": "set", "line": 5, "setting": "numberOfLines", "number": 0}
struct EditRequest: Decodable {
  /// The kinds of changes.
  enum Change: String, Decodable {
    case remove, priority, relation, constant, directional, safeArea, set, add
  }

  let change: Change
  /// The line on which the constraint is made, or the view is declared.
  let line: Int
  /// The priority, the constant, or the value of the setting.
  var number: Double?
  /// The relation of a constraint: `greaterThanOrEqual`.
  var relation: String?
  /// A Boolean that tells whether the first item of the constraint changes, and not the second.
  var isFirst: Bool?
  /// The property of a view, or the function that sets it: `numberOfLines`, `setContentHuggingPriority`.
  var setting: String?
  /// The axis of the setting: `horizontal`.
  var axis: String?
  /// The top, leading, bottom and trailing insets of the setting.
  var insets: [Double]?
  /// The attribute of a constraint that is added: `height`.
  var attribute: String?
  /// The line on which the superview is declared, which the added constraint relates the view to; `nil` for a length.
  var superview: Int?
}

/// A change that code can't take, with the reason.
struct Refusal: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The answer to a request: edits of the file's bytes, or the reason why there are none.
struct EditAnswer: Encodable {
  /// A replacement of the bytes from one offset to another.
  struct Replacement: Encodable {
    let from: Int
    let to: Int
    let text: String
  }

  private(set) var edits: [Replacement]?
  private(set) var refusal: String?

  /// Answers a request about a file.
  init(to request: EditRequest, in file: SourceFile) {
    do throws(Refusal) {
      edits = try CodeEditor(file).edits(request).map {
        Replacement(from: $0.range.lowerBound, to: $0.range.upperBound, text: $0.text)
      }
    } catch {
      refusal = error.reason
    }
  }

  /// Returns the answers to requests about a file, a line of JSON each.
  static func lines(_ requests: [String], in file: SourceFile) throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try requests.map { line in
      let request = try JSONDecoder().decode(EditRequest.self, from: Data(line.utf8))
      return String(decoding: try encoder.encode(EditAnswer(to: request, in: file)), as: UTF8.self)
    }
  }
}
