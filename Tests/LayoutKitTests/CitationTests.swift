import Foundation
import LayoutTestSupport
import Testing

/// Whatever comments, articles, tests and tools cite is in the repository.
struct CitationTests {
  /// Of Swift, articles and scripts.
  private static let endings = ["swift", "md", ""]

  /// The texts that cite something, by their paths in the checkout.
  private static let texts: [String] = {
    let roots = ["Sources", "Tests", "tools"].flatMap { root in
      FileManager.default.enumerator(atPath: Checkout.path(root))?.compactMap { $0 as? String }
        .map { "\(root)/\($0)" } ?? []
    }
    // Inputs that were made at random cite nothing.
    let own = roots.filter { !$0.contains("/Found/") && !$0.contains("/.build/") }
    return (own + ["README.md", "Fixtures/UIKit/README.md"]).filter { path in
      let kind = try? FileManager.default.attributesOfItem(atPath: Checkout.path(path))[.type] as? FileAttributeType
      return kind == .typeRegular && endings.contains(URL(fileURLWithPath: path).pathExtension)
    }
  }()

  @Test("Every citation leads somewhere")
  func leadsSomewhere() throws {
    let citations = try Citations.inCheckout()
    #expect(Self.texts.count > 500)
    var cited = 0
    for path in Self.texts {
      let text = try String(contentsOfFile: Checkout.path(path), encoding: .utf8)
      cited += text.components(separatedBy: "<doc:").count - 1
      // The examples below lead nowhere on purpose.
      guard !path.hasSuffix("CitationTests.swift") else { continue }
      for fault in citations.faults(in: text) { Issue.record("\(path):\(fault)") }
    }
    #expect(cited > 150)
  }

  @Test(
    "A citation that leads nowhere is found, with its line",
    arguments: [
      ("/// Source: <doc:Bars#Tab-bars>.", nil), ("Source: <doc:Bars>", nil), ("[tally]: doc:Bars#Tab-bars", nil),
      ("`tools/test` and `Fixtures/UIKit/`", nil), ("/// Source: <doc:Bar#Tab-bars>.", "1: there is no article Bar"),
      ("a\n/// <doc:Bars#Tabbars>", "2: the article Bars has no heading Tabbars"),
      ("`tools/tests`", "1: there is no tools/tests"),
      ("facts/bars.json", "1: facts/bars.json isn't in the repository"),
      ("(spec/DUMP.md)", "1: spec/DUMP.md isn't in the repository"),
      ("see ../shared/x", "1: ../shared isn't in the repository"),
    ] as [(String, String?)])
  func findsFaults(text: String, fault: String?) {
    let citations = Citations(headings: ["Bars": ["Tab-bars"]]) { ["tools/test", "Fixtures/UIKit/"].contains($0) }
    #expect(citations.faults(in: text) == (fault.map { [$0] } ?? []))
  }

  @Test("Headings are those outside of code, below the title")
  func readsHeadings() {
    let article = "# Title\n\n## Tab bars\n\n```\n## no heading\n```\n\n### In sheets\n"
    #expect(Citations.headings(of: article) == ["Tab-bars", "In-sheets"])
  }
}
