import Documents
import FileSystem
import Foundation
import LayoutOutput
import LayoutTestSupport
import Lint
import SceneSources

@testable import LanguageServer

/// A client of a server in this process: what it sends, and what it got.
final class TestClient: Sendable {
  private let input = Monitor(Input())
  private let output = Monitor<[JSONValue]>([])
  private let ending = Monitor<Bool?>(nil)

  private struct Input {
    var chunks: [[UInt8]] = []
    var isClosed = false
    var nextID = 1
  }

  /// Starts a server.
  ///
  /// - Parameter host: The program around it.
  init(_ host: LanguageServerHost = .plain) {
    let server = LanguageServer(host)
    let thread = Thread { [self] in
      let isWell = server.run(
        reading: { [self] in
          input.wait { input -> [UInt8]?? in
            if !input.chunks.isEmpty { return .some(input.chunks.removeFirst()) }
            return input.isClosed ? .some(nil) : nil
          }
        },
        writing: { [self] text in
          if let message = try? JSONParser.parse(Array(text.utf8)) { output.withLock { $0.append(message) } }
          return true
        })
      ending.withLock { $0 = isWell }
    }
    thread.stackSize = 16 << 20
    thread.start()
  }

  // MARK: Sending

  /// Sends bytes as they are.
  func send(raw bytes: [UInt8]) { input.withLock { $0.chunks.append(bytes) } }

  func send(_ message: JSONValue) {
    let body = message.text()
    send(raw: Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  func notify(_ method: String, _ parameters: JSONValue = .object([])) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request, and returns the whole answer.
  func ask(_ method: String, _ parameters: JSONValue = .object([])) -> JSONValue {
    let id = begin(method, parameters)
    return wait { $0["id"]?.int == id && $0["method"] == nil }
  }

  /// Sends a request, and returns its id.
  func begin(_ method: String, _ parameters: JSONValue = .object([])) -> Int {
    let id = input.withLock { input in
      defer { input.nextID += 1 }
      return input.nextID
    }
    send(["jsonrpc": "2.0", "id": .number(Double(id)), "method": .string(method), "params": parameters])
    return id
  }

  /// Initializes the server.
  func initialize(_ capabilities: JSONValue = .object([]), options: JSONValue = .object([])) {
    _ = ask("initialize", ["processId": .null, "capabilities": capabilities, "initializationOptions": options])
    notify("initialized")
  }

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "", "version": .number(Double(version)), "text": .string(text),
        ]
      ])
  }

  /// Replaces the whole text.
  func change(_ uri: String, to text: String, version: Int) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .number(Double(version))],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  func close(_ uri: String) { notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]]) }

  /// Ends the input.
  func hangUp() { input.withLock { $0.isClosed = true } }

  // MARK: Getting

  /// Waits for a message.
  func wait(for isWanted: @escaping (JSONValue) -> Bool) -> JSONValue {
    output.wait { $0.first(where: isWanted) }
  }

  /// All messages so far.
  var messages: [JSONValue] { output.withLock { $0 } }

  /// Waits for the diagnostics of a version of a document.
  func diagnostics(of uri: String, version: Int) -> [JSONValue] {
    wait { message in
      message["method"]?.string == "textDocument/publishDiagnostics" && message["params", "uri"]?.string == uri
        && message["params", "version"]?.int == version
    }["params", "diagnostics"]?.elements ?? []
  }

  /// Waits for the end, and returns whether it was one after a shutdown.
  func end() -> Bool { ending.wait { $0 } }
}

extension LanguageServerHost {
  /// A program without configurations, whose rules are lint's own under one condition.
  static let plain = LanguageServerHost(
    version: "1", configurationShape: ConfigurationShape.root(of: [], reporters: [])
  ) { _, _ in
    FileTerms(settings: LintFileSettings(over: LayoutRequest(devices: ["iphone-17"], orientations: [.portrait])))
  }
}
