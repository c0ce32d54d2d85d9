import Documents
import LayoutOutput
import Testing

@testable import LanguageServer

/// The life of a session, and clients that don't keep to the protocol.
struct SessionTests {
  private static func code(of answer: JSONValue) -> Int? { answer["error", "code"]?.int }

  @Test("A server that was shut down ends well, another doesn't")
  func ends() {
    let well = TestClient()
    well.initialize()
    #expect(well.ask("shutdown")["result"]?.isNull == true)
    #expect(Self.code(of: well.ask("textDocument/hover")) == -32_600)
    well.notify("exit")
    #expect(well.end())
    let early = TestClient()
    early.initialize()
    early.notify("exit")
    #expect(!early.end())
    let lost = TestClient()
    lost.hangUp()
    #expect(!lost.end())
  }

  @Test("Requests before the beginning and a second beginning are refused")
  func order() {
    let client = TestClient()
    #expect(Self.code(of: client.ask("textDocument/hover")) == -32_002)
    client.initialize()
    #expect(Self.code(of: client.ask("initialize")) == -32_600)
    #expect(Self.code(of: client.ask("nothing/like/this")) == -32_601)
    client.hangUp()
  }

  @Test("What is no message is answered by an error, and the next message is read")
  func hostile() {
    let client = TestClient()
    client.initialize()
    func send(_ body: [UInt8]) { client.send(raw: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body) }
    send(Array("{".utf8))
    send([0x22, 0xFF, 0xFE, 0x22])
    send(Array("[]".utf8))
    send(Array("{\"id\": {}, \"method\": \"x\"}".utf8))
    send(Array("{\"method\": 4}".utf8))
    send(Array("{\"a\": \"\\ud800\"}".utf8))
    send(Array((String(repeating: "[", count: 100_000)).utf8))
    client.send(raw: Array("Content-Length: zero\r\n\r\n".utf8))
    client.send(raw: Array("Content-Length: 99999999999999\r\n\r\n".utf8) + Array("{}".utf8))
    let errors = client.waitForErrors(9)
    #expect(errors.prefix(2) == [-32_700, -32_700])
    #expect(errors.allSatisfy { $0 == -32_700 || $0 == -32_600 })
    client.hangUp()
    #expect(!client.end())
  }

  @Test("Parameters of any kind are answered")
  func parameters() {
    let client = TestClient()
    client.initialize()
    let uri = "file:///nowhere/a.xib"
    client.open(uri, "<document/>")
    let positions: [JSONValue] = [
      ["line": .number(-1), "character": .number(0)], ["line": "x"], .null,
      ["line": .number(1e300), "character": .number(0)],
      ["line": .number(0.5), "character": .number(0)],
    ]
    for position in positions {
      let answer = client.ask("textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": position])
      #expect(Self.code(of: answer) == -32_602)
    }
    let far = client.ask(
      "textDocument/hover",
      ["textDocument": ["uri": .string(uri)], "position": ["line": .number(1e9), "character": .number(1e9)]])
    #expect(far["result"]?.isNull == true)
    for method in [
      "hover", "definition", "references", "documentSymbol", "codeLens", "completion", "documentHighlight",
    ] {
      #expect(Self.code(of: client.ask("textDocument/\(method)")) == -32_602)
      #expect(Self.code(of: client.ask("textDocument/\(method)", .array([]))) == -32_602)
    }
    for arguments: JSONValue in [.null, [], ["file:///x"], [.number(4)]] {
      let answer = client.ask("workspace/executeCommand", ["command": "layout.preview", "arguments": arguments])
      #expect(Self.code(of: answer) == -32_602)
    }
    client.notify(
      "textDocument/didChange", ["textDocument": ["uri": "file:///unknown"], "contentChanges": [["text": "a"]]])
    client.notify(
      "textDocument/didChange", ["textDocument": ["uri": .string(uri)], "contentChanges": [["range": "a"]]])
    client.notify("textDocument/didOpen", ["textDocument": .null])
    client.notify("$/cancelRequest", ["id": .object([])])
    #expect(client.ask("shutdown")["error"] == nil)
    client.hangUp()
  }

  @Test("A request that is cancelled is answered once")
  func cancelled() {
    let client = TestClient()
    client.initialize()
    let id = client.begin("textDocument/hover", ["textDocument": ["uri": "file:///x"]])
    client.notify("$/cancelRequest", ["id": .number(Double(id))])
    _ = client.ask("textDocument/hover")
    #expect(client.messages.filter { $0["id"]?.int == id && $0["method"] == nil }.count == 1)
    client.hangUp()
  }

  @Test("Numbers and strings are ids, given back as they came")
  func ids() {
    let client = TestClient()
    client.send(["jsonrpc": "2.0", "id": "a-1", "method": "initialize", "params": .object([])])
    let answer = client.wait { $0["id"]?.string == "a-1" }
    #expect(answer["result", "serverInfo", "name"]?.string == "layout")
    client.hangUp()
  }
}
