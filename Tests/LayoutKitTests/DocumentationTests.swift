import Explanations
import Foundation
import LayoutKit
import LayoutTestSupport
import Notations
import Testing

/// The documentation names what there is.
struct DocumentationTests {
  private let article: String

  init() throws {
    article = try String(
      contentsOfFile: Checkout.article("Diagnostics"), encoding: .utf8)
  }

  @Test("Every diagnostic's code stands in its article with its severity", arguments: Diagnostic.Code.allCases)
  func listsDiagnostics(code: Diagnostic.Code) {
    #expect(article.contains("| `\(code.rawValue)` | \(code.severity.rawValue) |"))
  }

  @Test("Every code of a rejected fixture stands in the article")
  func listsProblems() throws {
    let folder = Checkout.path("Fixtures/Rejected")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".error.txt") }
    for file in files {
      let lines = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n")
      // What is indented shows a place in the line above.
      for line in lines where !line.hasPrefix("    ") {
        let code = try #require(line.split(separator: "[").last?.dropLast())
        #expect(article.contains("`\(code)`"), "\(code)")
      }
    }
  }

  @Test("The conflict that the article shows comes to the message below it")
  func showsAConflict() throws {
    let blocks = article.components(separatedBy: "```")
    let example = try #require(blocks.first { $0.hasPrefix("json\n") }?.dropFirst(5))
    let message = try #require(blocks.first { $0.hasPrefix("text\n") }?.dropFirst(5))
    let fixture = """
      {
        "format": "layout-fixture/1",
        "device": {"size": [320, 480]},
        "view": {
          "id": "root",
      \(example)
        }
      }
      """
    let layout = try Fixture.scene(from: Array(fixture.utf8), name: "example").layout(in: .portrait)
    #expect(layout.diagnostics.map(\.message) == [message.trimmingCharacters(in: .newlines)])
    for repair in layout.diagnostics.flatMap(\.repairs) {
      let repaired = try LayoutPlan(layout.layout.tree.applying([repair])).layout(in: layout.layout.window)
      #expect(repaired.diagnostics.filter { $0.code == .unsatisfiableConstraints } == [], "\(repair)")
    }
  }

  @Test("What the article says of ambiguities is said of fixtures")
  func explainsAmbiguities() throws {
    var said: Set<String> = []
    for name in [
      "Diagnostics/what-is-missing", "Diagnostics/followers", "Diagnostics/equal-priorities",
      "Lint/ambiguous/one-priority",
    ] {
      let path = Checkout.path("Fixtures/\(name).json")
      let scene = try Fixture.scene(from: Array(Data(contentsOf: URL(fileURLWithPath: path))), name: name)
      for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
        for diagnostic in try scene.layout(in: orientation).diagnostics {
          said.formUnion(diagnostic.text.parts.dropFirst().map { $0.message.text() })
        }
      }
    }
    let table = try #require(article.components(separatedBy: "| said | meaning |\n|---|---|\n").last)
    let rows = table.components(separatedBy: "\n\n")[0].split(separator: "\n")
    #expect(rows.count > 5)
    for row in rows {
      let sentence = try #require(row.split(separator: "|").first).trimmingCharacters(in: .whitespaces)
      #expect(said.contains(sentence))
    }
  }

  @Test("The example on the library's first page comes to the frame that it shows")
  func runsTheExample() throws {
    let scene = try Scene(
      name: "Form", device: "iphone-17",
      view: View(
        "root",
        constraints: [
          try Constraint("title.leading == root.leading + 20"),
          try Constraint("title.top == root.top + 60"),
        ],
        subviews: [
          View(
            "title", class: "UILabel", translatesAutoresizingMaskIntoConstraints: false,
            intrinsicContentSize: IntrinsicContentSize(width: 49, height: 21))
        ]))
    let layout = try scene.layout(in: .portrait)
    #expect(layout["title"]?.frame == Rect(x: 20, y: 60, width: 49, height: 21))
    #expect(layout.diagnostics.isEmpty)

    let device = try scene.device()
    let window = device.window(in: .portrait)
    let plan = LayoutPlan(scene.tree(in: window, on: device))
    let frames = try plan.frames(in: window)
    #expect(frames == layout.layout.unroundedFrames)
    #expect(plan.tree.subviews(of: plan.tree.root).map { plan.tree.name(of: $0) } == ["title"])
  }

  @Test("The examples of explanations and logs come to what stands beside them")
  func runsExplanations() throws {
    var lead = try Constraint("title.leading == root.leading + 20")
    lead.id = "lead"
    var trail = try Constraint("title.trailing == root.trailing - 20")
    trail.id = "trail"
    let scene = try Scene(
      name: "Form", device: "iphone-17",
      view: View(
        "root",
        constraints: [
          lead, trail, try Constraint("title.top == root.top + 60"),
        ],
        subviews: [
          View(
            "title", class: "UILabel", translatesAutoresizingMaskIntoConstraints: false,
            intrinsicContentSize: IntrinsicContentSize(width: 49, height: 21))
        ]))
    let layout = try scene.layout(in: .portrait)

    let explanation = try Explanation(of: "title", attributes: ["width"], in: layout)
    #expect(explanation.attributes[0].terms.map(\.id) == ["lead", "trail"])
    #expect(explanation.attributes[0].terms.map(\.multiplier) == [-1, 1])
    #expect(explanation.attributes[0].unmet.map(\.because) == [["lead", "trail"]])
    #expect(explanation.attributes[0].words.contains("its leading edge is 20 after the leading edge of root"))
    #expect(throws: ExplanationError.unknownView("titel", nearest: "title")) {
      try Explanation(of: "titel", in: layout)
    }
    #expect(throws: ExplanationError.unknownAttribute("widht", nearest: "width")) {
      try Explanation(of: "title.widht", in: layout)
    }

    let log = ConflictLog(
      reading: """
        "<NSLayoutConstraint:0x60 UIButton:0x7f.width == 44   (active)>",
        "<NSLayoutConstraint:0x61 UIButton:0x7f.width >= 60   (active)>"
        """)
    #expect(log.conflicts[0].irreducible == [0, 1])
    #expect(log.conflicts[0].words[0] == "UIButton is 44 wide")
    #expect(log.conflicts[0].repairWords.first == "take [2] away")
  }
}
