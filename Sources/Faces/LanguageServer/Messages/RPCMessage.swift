import Documents
import LayoutOutput

/// The id of a request: a number or a string, as the client or the server chose it.
enum RequestID: Hashable, Sendable {
  case number(literal: String)
  case string(String)

  init?(_ value: JSONValue) {
    switch value.content {
    case .number(_, let literal): self = .number(literal: literal)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let literal): JSONValue(.number(Double(literal) ?? 0, literal: literal))
    case .string(let text): .string(text)
    }
  }
}

/// An error that answers a request (JSON-RPC 2.0, and the codes that the Language Server Protocol adds).
struct RPCError: Error, Hashable {
  let code: Int
  let message: String

  static func parseError(_ message: String) -> RPCError { RPCError(code: -32_700, message: message) }
  static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32_600, message: message) }
  static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32_601, message: "there is no method '\(name.excerpt)'")
  }
  static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32_602, message: message) }
  static func failed(_ message: String) -> RPCError { RPCError(code: -32_803, message: message) }
  static let notInitialized = RPCError(code: -32_002, message: "the server isn't initialized")
  static let cancelled = RPCError(code: -32_800, message: "the request was cancelled")
  static let contentModified = RPCError(code: -32_801, message: "the document has changed")
}

/// A message of JSON-RPC 2.0.
enum RPCMessage: Sendable {
  case request(RequestID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request of the server; `nil` for an error.
  case response(RequestID, result: JSONValue?)

  /// Reads a message.
  ///
  /// - Throws: `RPCError` for what is no message.
  init(_ body: [UInt8]) throws(RPCError) {
    let value: JSONValue
    do throws(DocumentError) {
      value = try JSONParser.parse(body, limits: Self.limits)
    } catch {
      throw .parseError(error.message)
    }
    guard case .object = value.content else { throw .invalidRequest("a message is an object") }
    let id = value.member("id")
    let parameters = value.member("params") ?? .object([])
    guard let method = value.member("method") else {
      guard let id = id.flatMap(RequestID.init) else { throw .invalidRequest("a message has a method, or answers one") }
      self = .response(id, result: value.member("error") == nil ? value.member("result") : nil)
      return
    }
    guard case .string(let name) = method.content else { throw .invalidRequest("a method's name is a string") }
    guard let id else {
      self = .notification(method: name, parameters: parameters)
      return
    }
    guard let id = RequestID(id) else { throw .invalidRequest("a request's id is a number or a string") }
    self = .request(id, method: name, parameters: parameters)
  }

  /// A message is as long as the text of a file in a string, and has few levels.
  private static let limits = DocumentLimits(maximumBytes: MessageDecoder.maximumBody, maximumDepth: 200)

  static func request(_ id: Int, _ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .number(Double(id)), "method": .string(method), "params": parameters]
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func response(_ id: RequestID, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  /// The answer to a request that failed; `nil` for one whose id couldn't be read.
  static func failure(_ id: RequestID?, _ error: RPCError) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .number(Double(error.code)), "message": .string(error.message)],
    ]
  }
}
