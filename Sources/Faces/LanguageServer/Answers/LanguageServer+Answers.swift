import Documents
import FileSystem
import LayoutOutput

/// The answers to requests, one after another.
extension LanguageServer {
  /// Answers requests until the server ends.
  func answerRequests() {
    while true {
      let next = state.wait { state -> ServerState.WaitingRequest?? in
        if state.phase == .over { return .some(nil) }
        guard !state.requests.isEmpty else { return nil }
        let request = state.requests.removeFirst()
        state.answering = (request.id, false)
        return .some(request)
      }
      guard let request = next else { return }
      let message: JSONValue
      do throws(RPCError) {
        message = RPCMessage.response(request.id, try answer(request))
      } catch {
        message = RPCMessage.failure(request.id, error)
      }
      let isCancelled = state.withLock { state in
        defer { state.answering = nil }
        return state.answering?.isCancelled ?? false
      }
      send(isCancelled ? RPCMessage.failure(request.id, .cancelled) : message)
    }
  }

  private func answer(_ request: ServerState.WaitingRequest) throws(RPCError) -> JSONValue {
    switch request.method {
    case "textDocument/hover": try hover(opened(request), position(request))
    case "textDocument/documentSymbol": try symbols(opened(request))
    case "textDocument/definition": try definition(opened(request), position(request))
    case "textDocument/references": try references(opened(request), position(request), request.parameters)
    case "textDocument/documentHighlight": try highlights(opened(request), position(request))
    case "textDocument/codeLens": try lenses(opened(request))
    case "textDocument/completion": try completion(opened(request), position(request))
    case "textDocument/codeAction": try codeActions(opened(request), request.parameters)
    case "codeAction/resolve": try resolve(request.parameters)
    case "workspace/executeCommand": try execute(request.parameters)
    default: throw .unknownMethod(request.method)
    }
  }

  private func opened(_ request: ServerState.WaitingRequest) throws(RPCError) -> OpenedDocument {
    guard let document = request.document else {
      throw .invalidParameters("the request names no document that is open")
    }
    return opened(document)
  }

  func opened(_ document: OpenDocument) -> OpenedDocument {
    layouts.opened(document) { host.terms(document.path, state.withLock { $0.settings.isTrusted }) }
  }

  private func position(_ request: ServerState.WaitingRequest) throws(RPCError) -> TextPosition {
    guard let position = request.parameters["position"]?.textPosition else {
      throw .invalidParameters("a position has a line and a character, whole numbers from 0")
    }
    return position
  }

  /// The place of a part of an opened document.
  func location(_ range: Range<Int>, in opened: OpenedDocument) -> JSONValue {
    ["uri": .string(opened.document.uri.text), "range": opened.text.range(of: range).json]
  }
}

extension EditedText {
  /// The place of some bytes.
  func range(of bytes: Range<Int>) -> TextRange {
    TextRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
  }
}
