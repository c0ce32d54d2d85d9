import Documents
import FileSystem
import Findings
import Foundation
import LayoutOutput
import LayoutTestSupport
import Lint
import SceneSources
import Testing

@testable import LanguageServer

/// Findings in documents as they are edited.
struct CheckingTests {
  private static let uri = "file:///nowhere/App/Main.storyboard"

  private static func codes(_ diagnostics: [JSONValue]) -> [String] { diagnostics.compactMap { $0["code"]?.string } }

  private static func client() -> TestClient {
    let client = TestClient()
    client.initialize(["textDocument": ["publishDiagnostics": ["relatedInformation": JSONValue(.bool(true))]]])
    return client
  }

  @Test("The findings are those of lint, at places in UTF-16")
  func asLint() throws {
    let client = Self.client()
    client.open(Self.uri, Samples.storyboard())
    let diagnostics = client.diagnostics(of: Self.uri, version: 1)
    let bytes = Array(Samples.storyboard().utf8)
    let terms = LanguageServerHost.plain.terms("Main.storyboard", false)
    var run = LintRun(LintInputs(named: ["/nowhere/App/Main.storyboard"])) { _ in terms.settings }
    run.projects = nil
    run.contents = { _ throws(SceneFile.Failure) in bytes }
    let findings = run.outcome().report.findings
    #expect(Self.codes(diagnostics) == findings.map(\.key.rule))
    #expect(diagnostics.map { $0["message"]?.string } == findings.map(\.messageWithGuesses))
    let conflict = try #require(diagnostics.first { $0["code"]?.string == "conflict" })
    #expect(conflict["severity"]?.int == 1)
    #expect(conflict["source"]?.string == "layout")
    let related = conflict["relatedInformation"]?.elements ?? []
    #expect(!related.isEmpty)
    #expect(related.allSatisfy { $0["location", "uri"]?.string == Self.uri })
    client.hangUp()
  }

  @Test("A finding goes with its fault, a text that is no document has one, and a closed document none")
  func edits() {
    let client = Self.client()
    client.open(Self.uri, Samples.storyboard())
    #expect(Self.codes(client.diagnostics(of: Self.uri, version: 1)).contains("conflict"))
    // The width's value alone.
    let line =
      Samples.storyboard().split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("wid-th-001")
      } ?? 0
    let column = 63
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Self.uri), "version": .number(2)],
        "contentChanges": [
          [
            "range": TextRange(
              start: TextPosition(line: line, character: 0), end: TextPosition(line: line, character: column * 100)
            ).json, "text": "",
          ]
        ],
      ])
    #expect(!Self.codes(client.diagnostics(of: Self.uri, version: 2)).contains("conflict"))
    client.change(Self.uri, to: "<document", version: 3)
    #expect(Self.codes(client.diagnostics(of: Self.uri, version: 3)) == ["unreadable"])
    client.change(Self.uri, to: "", version: 4)
    #expect(client.diagnostics(of: Self.uri, version: 4).count == 1)
    client.close(Self.uri)
    let closing = client.wait {
      $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params", "version"] == nil
    }
    #expect(closing["params", "diagnostics"]?.elements.isEmpty == true)
    client.hangUp()
  }

  @Test("Fixtures and configurations are checked, other JSON isn't")
  func kinds() {
    let client = Self.client()
    client.open("file:///nowhere/box.json", Samples.fixture)
    #expect(Self.codes(client.diagnostics(of: "file:///nowhere/box.json", version: 1)).contains("conflict"))
    client.open("file:///nowhere/other.json", "{\"a\": ")
    #expect(client.diagnostics(of: "file:///nowhere/other.json", version: 1).isEmpty)
    client.open("file:///nowhere/.layout.json", "{\"ruels\": {}}")
    let faults = client.diagnostics(of: "file:///nowhere/.layout.json", version: 1)
    #expect(faults.first?["message"]?.string?.contains("ruels") == true)
    #expect(faults.first?["range", "start", "character"]?.int == 1)
    client.open("untitled:Untitled-1.storyboard", Samples.storyboard())
    #expect(Self.codes(client.diagnostics(of: "untitled:Untitled-1.storyboard", version: 1)).contains("conflict"))
    client.hangUp()
  }

  @Test("A file that is renamed has its findings under its new name alone")
  func renamed() {
    let client = Self.client()
    client.open(Self.uri, Samples.storyboard())
    _ = client.diagnostics(of: Self.uri, version: 1)
    client.close(Self.uri)
    let other = "file:///nowhere/App/Other.storyboard"
    client.open(other, Samples.storyboard())
    #expect(Self.codes(client.diagnostics(of: other, version: 1)).contains("conflict"))
    let last = client.messages.last { $0["params", "uri"]?.string == Self.uri }
    #expect(last?["params", "diagnostics"]?.elements.isEmpty == true)
    client.hangUp()
  }

  @Test("Of many quick edits, no finding is one of an older text")
  func manyEdits() {
    let client = Self.client()
    client.open(Self.uri, Samples.storyboard())
    for version in 2...1_000 {
      client.change(Self.uri, to: Samples.storyboard(width: 1_000 + version), version: version)
    }
    _ = client.diagnostics(of: Self.uri, version: 1_000)
    var last = 0
    for message in client.messages where message["method"]?.string == "textDocument/publishDiagnostics" {
      let version = message["params", "version"]?.int ?? 0
      #expect(version >= last)
      last = version
      let texts = message["params", "diagnostics"]?.elements.compactMap { $0["message"]?.string } ?? []
      for text in texts where text.contains(".width == ") {
        #expect(text.contains("\(version == 1 ? 500 : 1_000 + version)"), "\(text) of version \(version)")
      }
    }
    client.hangUp()
  }

  @Test("A configuration that is faulty is told where it is, and nothing else is")
  func faults() {
    let host = LanguageServerHost(
      version: "1", configurationShape: ConfigurationShape.root(of: [], reporters: [])
    ) { _, _ in
      FileTerms(
        settings: LintFileSettings(),
        faults: [
          FileTerms.Fault(path: "/nowhere/.layout.json", position: SourcePosition(line: 2, column: 3), message: "no")
        ])
    }
    let client = TestClient(host)
    client.initialize()
    client.open(Self.uri, Samples.storyboard())
    #expect(client.diagnostics(of: Self.uri, version: 1).isEmpty)
    let told = client.wait { $0["params", "uri"]?.string == "file:///nowhere/.layout.json" }
    #expect(told["params", "diagnostics"]?.elements.first?["message"]?.string == "no")
    client.hangUp()
  }

  @Test("Code isn't run unless the client trusts the workspace", arguments: [true, false])
  func trust(isTrusted: Bool) {
    let asked = Monitor<[Bool]>([])
    let host = LanguageServerHost(
      version: "1", configurationShape: ConfigurationShape.root(of: [], reporters: [])
    ) { _, isTrusted in
      asked.withLock { $0.append(isTrusted) }
      return FileTerms(settings: LintFileSettings())
    }
    let client = TestClient(host)
    client.initialize(options: isTrusted ? ["trusted": JSONValue(.bool(true))] : .object([]))
    client.open("file:///nowhere/A.swift", "import UIKit")
    _ = client.diagnostics(of: "file:///nowhere/A.swift", version: 1)
    #expect(asked.withLock { $0 } == [isTrusted])
    client.hangUp()
  }
}
