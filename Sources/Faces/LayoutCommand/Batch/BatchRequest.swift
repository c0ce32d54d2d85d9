import Documents
import FileSystem
import LayoutModel

/// A line of `layout batch`: a command, its input and its options.
///
///     {"id": 7, "command": "solve", "path": "Login.xib", "conditions": ["iphone-17/portrait"], "options": {"scene": "initial"}}
struct BatchRequest {
  /// The value that identifies the answer; it may be of any kind.
  let id: JSONValue
  /// The command's name.
  let command: String
  /// The command line: options, then the input.
  let arguments: [String]
  /// The input's content, if the request holds it.
  let content: [UInt8]?

  /// The commands that a request may name.
  static let commands = ["solve", "lint", "sweep"]
  /// Options that control where results go or how the process works, which is up to the batch.
  private static let refusedOptions: Set<String> = ["output", "reporter", "jobs", "color", "help"]
  private static let keys = ["id", "path", "content", "contentBase64", "name", "command", "conditions", "options"]
  private static let limits = DocumentLimits(maximumBytes: maximumBytes, maximumDepth: 32, maximumValues: 100_000)

  /// The maximum number of bytes in a line: as many as a file may have, and room for JSON's escapes.
  static let maximumBytes = 2 * DocumentLimits.standard.maximumBytes

  /// The reason why a line is no request, with its id if it has one.
  struct Failure: Error {
    let id: JSONValue
    let message: PrintableText
  }

  /// Parses a line.
  ///
  /// - Throws: `Failure`.
  init(_ line: [UInt8]) throws(Failure) {
    let none = JSONValue(.null)
    let document: JSONValue
    do throws(DocumentError) {
      document = try JSONParser.parse(line, limits: Self.limits)
    } catch {
      throw Failure(id: none, message: "column \(error.position.column): \(error.message) [\(error.code)]")
    }
    guard case .object(let members) = document.content else {
      throw Failure(id: none, message: "a request is an object, not \(document.kindDescription)")
    }
    id = members.first { $0.key == "id" }?.value ?? none
    do throws(BatchFault) {
      let request = try Fields(members)
      command = request.command
      content = request.content
      arguments = try request.arguments(refusing: Self.refusedOptions)
    } catch {
      throw Failure(id: id, message: error.message)
    }
  }

  /// The members of a request, checked for their kinds.
  private struct Fields {
    var command = "solve"
    var path: String?
    var content: [UInt8]?
    var name: String?
    var conditions: [String] = []
    var options: [JSONMember] = []

    init(_ members: [JSONMember]) throws(BatchFault) {
      var told: Set<String> = []
      for member in members {
        guard told.insert(member.key).inserted else { throw .repeated(member.key) }
        switch member.key {
        case "id": break
        case "command":
          command = try member.string
          guard BatchRequest.commands.contains(command) else { throw .unknownCommand(command) }
        case "path": path = try member.string
        case "content", "contentBase64":
          guard content == nil else { throw .contentTwice }
          let text = try member.string
          guard let bytes = member.key == "content" ? Array(text.utf8) : Base64.bytes(of: text) else {
            throw .wrongKind(member, expected: "bytes as RFC 4648 writes them in base 64")
          }
          content = bytes
        case "name": name = try member.string
        case "conditions": conditions = try member.texts
        case "options":
          guard case .object(let own) = member.value.content else { throw .wrongKind(member, expected: "an object") }
          options = own
        default: throw .unknownKey(member.key, nearest: Spelling.nearest(to: member.key, among: BatchRequest.keys))
        }
      }
      guard (path != nil) != (content != nil) else { throw .noInput(isTwice: path != nil) }
      guard name == nil || content != nil else { throw .nameWithoutContent }
    }

    func arguments(refusing refused: Set<String>) throws(BatchFault) -> [String] {
      var arguments = conditions.map { "--conditions=\($0)" }
      for option in options {
        guard !refused.contains(option.key) else { throw .refused(option.key) }
        switch option.value.content {
        case .bool(true): arguments.append("--\(option.key)")
        case .bool(false), .null: break
        default: arguments += try option.texts.map { "--\(option.key)=\($0)" }
        }
      }
      guard let input = path ?? name ?? Optional("content.json"), input != Files.standardInput.description,
        !input.isEmpty
      else { throw .noFile }
      return arguments + ["--", input]
    }
  }
}

/// A fault in a request's members.
private enum BatchFault: Error {
  case repeated(String)
  case unknownKey(String, nearest: String?)
  case unknownCommand(String)
  case wrongKind(JSONMember, expected: String)
  case noInput(isTwice: Bool)
  case contentTwice
  case nameWithoutContent
  case refused(String)
  case noFile

  var message: PrintableText {
    switch self {
    case .repeated(let key): "'\(key.excerpt)' stands twice"
    case .unknownKey(let key, let nearest):
      "unknown key '\(key.excerpt)'" + PrintableText(Spelling.suggestion(nearest))
    case .unknownCommand(let name):
      "there is no command '\(name.excerpt)' here; there are \(BatchRequest.commands.joined(separator: ", "))"
    case .wrongKind(let member, let expected):
      "'\(member.key.excerpt)' is \(member.value.kindDescription); it should be \(expected)"
    case .noInput(true): "'path' and 'content' both say what is laid out; keep one"
    case .noInput(false): "there is neither a 'path' nor a 'content' to lay out"
    case .contentTwice: "'content' and 'contentBase64' both hold the input; keep one"
    case .nameWithoutContent: "'name' is what 'content' is called; a 'path' is its own name"
    case .refused(let option): "'\(option)' can't be said of a request"
    case .noFile: "the input has no name"
    }
  }
}

extension JSONMember {
  fileprivate var string: String {
    get throws(BatchFault) {
      guard case .string(let text) = value.content else { throw .wrongKind(self, expected: "a string") }
      return text
    }
  }

  /// The value as one or several words of a command line.
  fileprivate var texts: [String] {
    get throws(BatchFault) {
      let values: [JSONValue] = if case .array(let elements) = value.content { elements } else { [value] }
      return try values.map { value throws(BatchFault) in
        switch value.content {
        case .string(let text): text
        case .number(_, let literal): literal
        default: throw .wrongKind(self, expected: "a string, a number, or an array of them")
        }
      }
    }
  }
}
