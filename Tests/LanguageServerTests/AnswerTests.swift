import Documents
import Foundation
import LayoutOutput
import Testing

@testable import LanguageServer

/// Answers about places in documents.
struct AnswerTests {
  private static let uri = "file:///nowhere/App/Main.storyboard"
  private static let lines = Samples.storyboard(width: 362).split(separator: "\n", omittingEmptySubsequences: false)

  /// The place behind a text's beginning, in the first line that has another.
  private static func place(_ text: String, in line: String) -> (line: Int, character: Int) {
    for (index, own) in lines.enumerated() where own.contains(line) {
      guard let range = own.range(of: text) else { continue }
      return (index, own.utf16.distance(from: own.utf16.startIndex, to: range.lowerBound) + 2)
    }
    return (0, 0)
  }

  private static func client(_ capabilities: JSONValue = .object([])) -> TestClient {
    let client = TestClient()
    client.initialize(capabilities)
    client.open(uri, Samples.storyboard(width: 362))
    client.open("file:///nowhere/box.json", Samples.fixture)
    return client
  }

  @Test("A hover tells a view's frame and the reason for each number, and what a constraint says")
  func hover() {
    let client = Self.client()
    let label = Self.place("text=", in: "lab-el-001\">")
    let view = client.ask("hover", at: label.line, label.character, of: Self.uri)["contents", "value"]?.string ?? ""
    #expect(view.contains("“Größe” \\(UILabel, lab-el-001\\)"))
    #expect(view.contains("x 20, y"))
    #expect(view.contains("iphone-17/portrait"))
    #expect(view.contains("begins 20 from the left because"))
    let lead = Self.place("firstItem", in: "lea-d0-001")
    let constraint = client.ask("hover", at: lead.line, lead.character, of: Self.uri)["contents", "value"]?.string ?? ""
    #expect(constraint.contains("is 20 after the leading edge of the safe area"))
    #expect(client.ask("hover", at: 0, 3, of: Self.uri).isNull)
    let box = client.ask("hover", at: 4, 25, of: "file:///nowhere/box.json")["contents", "value"]?.string ?? ""
    #expect(box.contains("'box'"))
    client.hangUp()
  }

  @Test("Symbols are screens with their views, or one list for a client that knows no tree")
  func symbols() {
    let client = Self.client(
      ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": JSONValue(.bool(true))]]])
    let parameters: JSONValue = ["textDocument": ["uri": .string(Self.uri)]]
    let symbols = client.ask("textDocument/documentSymbol", parameters)["result"]?.elements ?? []
    #expect(symbols.map { $0["name"]?.string } == ["First", "Second"])
    let root = symbols.first?["children"]?.elements.first
    #expect(root?["children"]?.elements.map { $0["name"]?.string } == ["“Größe”"])
    client.hangUp()
    let flat = Self.client()
    let names = flat.ask("textDocument/documentSymbol", parameters)["result"]?.elements.compactMap {
      $0["name"]?.string
    }
    #expect(names == ["First", "UIView", "“Größe”", "Second", "UIView"])
    flat.hangUp()
  }

  @Test("Ids lead to what they name, and to all that name it")
  func places() {
    let client = Self.client()
    let segue = Self.place("Sec-on-002", in: "<segue")
    let scene = client.ask("definition", at: segue.line, segue.character, of: Self.uri)
    #expect(scene["range", "start", "line"]?.int == Self.place("id=", in: "title=\"Second\"").line)
    let item = Self.place("lab-el-001", in: "lea-d0-001")
    let label = client.ask("definition", at: item.line, item.character, of: Self.uri)
    #expect(label["range", "start", "line"]?.int == Self.place("id=", in: "text=\"Größe\"").line)
    let uses = client.ask("references", at: item.line, item.character, of: Self.uri).elements
    #expect(uses.count == 4)
    let marked = client.ask("documentHighlight", at: item.line, item.character, of: Self.uri).elements
    #expect(marked.map { $0["kind"]?.int } == [3, 2, 2, 2])
    // The first constraint of the fixture.
    let box = client.ask("definition", at: 5, 22, of: "file:///nowhere/box.json")
    #expect(box["range", "start", "line"]?.int == 4)
    let boxes = client.ask("references", at: 5, 22, of: "file:///nowhere/box.json").elements
    #expect(boxes.count == 6)
    client.hangUp()
  }

  @Test("Lenses above each screen open its page and choose the conditions")
  func lenses() {
    let client = Self.client()
    let lenses =
      client.ask("textDocument/codeLens", ["textDocument": ["uri": .string(Self.uri)]])["result"]?.elements ?? []
    #expect(
      lenses.map { $0["command", "title"]?.string } == [
        "Preview", "iphone-17/portrait", "Preview", "iphone-17/portrait",
      ])
    #expect(
      client.ask(
        "workspace/executeCommand",
        ["command": "layout.chooseCondition", "arguments": [.string(Self.uri), "iphone-se/portrait"]])["error"] == nil)
    let label = Self.place("text=", in: "lab-el-001\">")
    let hover = client.ask("hover", at: label.line, label.character, of: Self.uri)["contents", "value"]?.string ?? ""
    #expect(hover.contains("iphone-se/portrait"))
    client.hangUp()
  }

  @Test("Keys and values of a fixture are those of its tables that may stand there")
  func completion() {
    let client = Self.client()
    let uri = "file:///nowhere/new.json"
    let line = #"  "format": "layout-fixture/1", "view": {"id": "a", "isHidden": , "c"}, """#
    client.open(uri, "{\n\(line)\n}\n")
    /// Asks behind the first occurrence of a text.
    func items(behind text: String) -> [JSONValue] {
      let end = line.range(of: text)?.upperBound ?? line.startIndex
      return client.ask("completion", at: 1, line.utf16.distance(from: line.startIndex, to: end), of: uri)["items"]?
        .elements ?? []
    }
    func labels(behind text: String) -> [String] { items(behind: text).compactMap { $0["label"]?.string } }
    let outer = labels(behind: "}, \"")
    #expect(outer.contains("device"))
    #expect(!outer.contains("format") && !outer.contains("view") && !outer.contains("subviews"))
    let inner = labels(behind: ", \"c")
    #expect(inner.contains("constraints") && inner.contains("subviews"))
    #expect(!inner.contains("id") && !inner.contains("device"))
    #expect(labels(behind: "\"isHidden\": ") == ["true", "false"])
    // The quotes that an editor wrote are replaced with the key.
    let device = items(behind: "}, \"").first { $0["label"]?.string == "device" }
    #expect(device?["textEdit", "newText"]?.string == "\"device\": ")
    let range = device?["textEdit", "range"]?.textRange
    #expect(range.map { $0.end.character - $0.start.character } == 2)
    client.hangUp()
  }
}
