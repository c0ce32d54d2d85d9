import Documents
import FileSystem
import LayoutOutput

/// A server of the Language Server Protocol 3.17: findings, reasons and places of storyboards, xibs, fixtures, configurations and Swift files
/// in an editor.
///
/// Four threads share a state. One reads messages and takes edits in, and never waits for another. One answers requests in their order. One
/// checks documents a moment after the last edit, and gives up where another edit comes. One writes.
///
///     let server = LanguageServer(host)
///     server.run(reading: { chunk of standard input }, writing: { standard output })
package final class LanguageServer: Sendable {
  let host: LanguageServerHost
  let state = Monitor(ServerState())
  let outbox = Monitor(Outbox())
  let layouts = LayoutMemory()
  let rules = RulePages()

  package init(_ host: LanguageServerHost) { self.host = host }

  /// Serves a client until it says `exit`, or its stream ends.
  ///
  /// - Parameters:
  ///   - read: Returns the next bytes; `nil` at the end of the stream.
  ///   - write: Writes a message's body, and returns whether there is still somebody to write to.
  /// - Returns: Whether the client shut the server down before the end.
  package func run(
    reading read: @escaping @Sendable () -> [UInt8]?, writing write: @escaping @Sendable (String) -> Bool
  ) -> Bool {
    Threads.run(4) { [self] number in
      switch number {
      case 0: takeMessages(read)
      case 1: answerRequests()
      case 2: checkDocuments()
      default: writeMessages(write)
      }
    }
    return state.withLock { $0.isEndedWell }
  }

  private func takeMessages(_ read: () -> [UInt8]?) {
    var decoder = MessageDecoder()
    while !isOver, let bytes = read() {
      decoder.append(bytes)
      while !isOver, let frame = decoder.next() { receive(frame) }
    }
    end()
  }

  private func writeMessages(_ write: (String) -> Bool) {
    while let messages = outbox.wait(for: { outbox -> [JSONValue]?? in
      if !outbox.messages.isEmpty { return .some(outbox.take()) }
      return outbox.isClosed ? .some(nil) : nil
    }) {
      for message in messages where !write(message.text()) {
        end()
        return
      }
    }
  }

  /// Ends all threads.
  func end() {
    state.withLock { $0.phase = .over }
    outbox.withLock { $0.isClosed = true }
  }

  var isOver: Bool { state.withLock { $0.phase == .over } }

  // MARK: Sending

  func send(_ message: JSONValue) { outbox.withLock { $0.add(message) } }

  func notify(_ method: String, _ parameters: JSONValue) { send(RPCMessage.notification(method, parameters)) }

  /// Sends a request to the client.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - parameters: Its parameters.
  ///   - handler: Called with the result, on the thread that reads; with `nil` for an error. None where no answer is needed.
  func ask(_ method: String, _ parameters: JSONValue, _ handler: (@Sendable (JSONValue?) -> Void)? = nil) {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      state.handlers[state.nextID] = handler
      return state.nextID
    }
    send(RPCMessage.request(id, method, parameters))
  }

  /// The kinds of messages for the client's user, by the protocol's numbers.
  enum MessageKind: Double {
    case error = 1
    case warning, info, log
  }

  func log(_ text: String, _ kind: MessageKind = .log) {
    notify("window/logMessage", ["type": .number(kind.rawValue), "message": .string(text)])
  }

  func show(_ text: String, _ kind: MessageKind) {
    notify("window/showMessage", ["type": .number(kind.rawValue), "message": .string(text)])
  }

  // MARK: Receiving

  /// Takes a part of the client's stream.
  func receive(_ frame: MessageDecoder.Frame) {
    switch frame {
    case .fault(let words): send(RPCMessage.failure(nil, .parseError(words)))
    case .body(let body):
      do throws(RPCError) {
        try receive(RPCMessage(body))
      } catch {
        send(RPCMessage.failure(nil, error))
      }
    }
  }

  private func receive(_ message: RPCMessage) throws(RPCError) {
    switch message {
    case .response(let id, let result):
      guard case .number(let literal) = id, let number = Int(literal) else { return }
      state.withLock { $0.handlers.removeValue(forKey: number) }?(result)
    case .notification(let method, let parameters): take(method, parameters)
    case .request(let id, let method, let parameters): take(id, method, parameters)
    }
  }

  private func take(_ id: RequestID, _ method: String, _ parameters: JSONValue) {
    switch (state.withLock({ $0.phase }), method) {
    case (.new, "initialize"): send(RPCMessage.response(id, initialize(parameters)))
    case (.new, _): send(RPCMessage.failure(id, .notInitialized))
    case (.running, "initialize"): send(RPCMessage.failure(id, .invalidRequest("the server is initialized already")))
    case (.running, "shutdown"):
      state.withLock { state in
        state.phase = .shutDown
        state.documents = [:]
      }
      send(RPCMessage.response(id, .null))
    case (.running, _): enqueue(id, method, parameters)
    case (.shutDown, _), (.over, _): send(RPCMessage.failure(id, .invalidRequest("the server is shut down")))
    }
  }

  /// The most requests that wait; a client that sends more has forgotten the first ones.
  private static let maximumWaiting = 1_000

  private func enqueue(_ id: RequestID, _ method: String, _ parameters: JSONValue) {
    let forgotten = state.withLock { state -> RequestID? in
      let uri = parameters["textDocument", "uri"]?.string.map(DocumentURI.init)
      state.requests.append(
        ServerState.WaitingRequest(
          id: id, method: method, parameters: parameters, document: uri.flatMap { state.documents[$0] }))
      return state.requests.count > Self.maximumWaiting ? state.requests.removeFirst().id : nil
    }
    if let forgotten { send(RPCMessage.failure(forgotten, .cancelled)) }
  }

  private func take(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      state.withLock { $0.isEndedWell = $0.phase == .shutDown }
      return end()
    }
    guard state.withLock({ $0.phase == .running }) else { return }
    switch method {
    case "initialized": beginSession()
    case "$/cancelRequest": parameters["id"].flatMap(RequestID.init).map(cancel)
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didSave": saved(parameters)
    case "textDocument/didClose": close(parameters)
    case "workspace/didChangeWatchedFiles": filesChanged(parameters)
    case "workspace/didChangeConfiguration": settingsChanged(parameters)
    default: break
    }
  }

  private func cancel(_ id: RequestID) {
    let isWaiting = state.withLock { state in
      if state.answering?.id == id { state.answering?.isCancelled = true }
      guard let index = state.requests.firstIndex(where: { $0.id == id }) else { return false }
      state.requests.remove(at: index)
      return true
    }
    if isWaiting { send(RPCMessage.failure(id, .cancelled)) }
  }
}
