import Foundation
import LayoutKit
import LayoutTestSupport
import Notations
import Testing

@testable import LayoutCommand

/// The examples of the README and of the library's first page: what stands between the marks below stands there word
/// for word, and runs here.
struct ReadmeTests {
  @Test("The README's snippet builds HeavyRotation and reads where the slider goes")
  func runsTheSnippet() throws {
    // The snippet begins
    let scene = try Scene(
      name: "HeavyRotation",
      device: "iphone-4s",
      view: View(
        "root", frame: Rect(x: 0, y: 0, width: 320, height: 460),
        subviews: [
          View(
            "image", class: "UIImageView", frame: Rect(x: 40, y: 110, width: 240, height: 240),
            autoresizingMask: [.flexibleWidth, .flexibleHeight]),
          View(
            "slider", class: "UISlider", frame: Rect(x: 20, y: 20, width: 280, height: 23),
            autoresizingMask: [.flexibleWidth, .flexibleBottomMargin]),
          View(
            "leftButton", class: "UIButton", frame: Rect(x: 20, y: 403, width: 72, height: 37),
            autoresizingMask: [.flexibleRightMargin, .flexibleTopMargin]),
          View(
            "rightButton", class: "UIButton", frame: Rect(x: 228, y: 403, width: 72, height: 37),
            autoresizingMask: [.flexibleLeftMargin, .flexibleTopMargin]),
        ]))
    let layout = try scene.layout(in: .landscapeLeft)
    let slider = layout["slider"]?.frame  // x 20, y 20, width 440, height 23
    // The snippet ends

    #expect(slider == Rect(x: 20, y: 20, width: 440, height: 23))

    // The same screen from its fixture comes to the same frames.
    let path = Checkout.path("Fixtures/BigNerdRanch/heavy-rotation.json")
    let fixture = try Fixture.scene(from: Array(Data(contentsOf: URL(fileURLWithPath: path))), name: "HeavyRotation")
    #expect(try fixture.layout(in: .landscapeLeft).layout.frames == layout.layout.frames)
  }

  @Test("The first page's snippet of anchors lays a form out")
  func constrains() throws {
    // The snippet begins
    let label = View(
      "label", class: "UILabel", translatesAutoresizingMaskIntoConstraints: false,
      intrinsicContentSize: IntrinsicContentSize(width: 60, height: 20))
    let field = View("field", class: "UITextField", translatesAutoresizingMaskIntoConstraints: false)
    var root = View("root")
    root.subviews = [label, field]
    root.constraints = [
      label.leading == root.layoutMarginsGuide.leading,
      label.trailing == field.leading - 8,
      label.centerY == field.centerY,
      field.top == root.safeAreaLayoutGuide.top + 20,
      field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),  // UIKit's way
      (field.width >= 0.5 * root.width).with(priority: .defaultHigh),
    ]
    root.constraints += try Constraint.constraints(withVisualFormat: "V:[field(44)]")
    let form = try Scene(name: "Form", device: "iphone-8", view: root).layout(in: .portrait)
    // The snippet ends

    let (labelFrame, fieldFrame) = (try #require(form["label"]).frame, try #require(form["field"]).frame)
    #expect(labelFrame == Rect(x: 16, y: 52, width: 60, height: 20))
    #expect(fieldFrame == Rect(x: 84, y: 40, width: 275, height: 44))
    #expect(form.diagnostics.isEmpty)
  }

  @Test("The first page's snippet of a plan rotates, and changes a constant")
  func plans() throws {
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: 320, height: 480),
      constraints: try [
        Constraint(id: "gap", .id("title"), .leading, .equal, .init(.id("root"), .leading), constant: 8),
        Constraint("title.trailing == root.trailing"),
        Constraint("title.top == root.top"), Constraint("title.height == 20"),
      ],
      subviews: [View("title", translatesAutoresizingMaskIntoConstraints: false)])
    let (portrait, landscape) = (Window.plain(320, 480), Window.plain(480, 320))
    // The snippet begins
    let tree = try ViewTree(root, for: portrait.traits, windowSize: portrait.size)
    var plan = LayoutPlan(tree)
    var frames = try plan.frames(in: portrait)  // in preorder, exact, in the superview's coordinates
    try plan.frames(in: landscape, into: &frames)
    if let gap = tree.constraintIndex(ofID: "gap") {
      plan.setConstant(24, of: gap)
    }
    // The snippet ends

    #expect(frames[1] == Rect(x: 8, y: 0, width: 472, height: 20))
    #expect(try plan.frames(in: portrait)[1] == Rect(x: 24, y: 0, width: 296, height: 20))
  }

  @Test("The first page's snippet of a graph tells what an edit moved")
  func edits() throws {
    let portrait = Window.plain(320, 480)
    // The snippet begins
    var graph = LayoutGraph(windowSize: portrait.size)
    let title = graph.insert(LayoutGraph.Node(), under: graph.root)
    let top = graph.addConstraint(.init(.init(title, .top), to: .init(graph.root, .top), constant: 8))
    try graph.layout()
    graph.setConstant(24, of: top)
    let moved = try graph.layout()  // the nodes whose frames changed
    // The snippet ends

    #expect(moved == [title])
    #expect(graph.frame(of: title).y == 24)
  }

  @Test("The README and the library's first page show the snippets that are tested")
  func showsTheSnippets() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let pages = try Self.readme() + Self.article("LayoutKit")
    let snippets = source.components(separatedBy: "    // The snippet begins\n").dropFirst()
      .compactMap { $0.components(separatedBy: "    // The snippet ends\n").first }
    #expect(snippets.count == 4)
    for body in snippets {
      let snippet = body.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
      #expect(pages.contains("```swift\n\(snippet)\n```"))
    }
  }

  @Test("The fixture that the README shows can be laid out")
  func readsTheFixture() throws {
    let readme = try String(contentsOfFile: Checkout.path("README.md"), encoding: .utf8)
    let fixture = try #require(
      readme.components(separatedBy: "```json\n").compactMap { $0.components(separatedBy: "\n```").first }
        .first { $0.contains("layout-fixture/1") })
    let layout = try Fixture.scene(from: Array(fixture.utf8), name: "readme").layout(in: .portrait)
    #expect(layout["title"]?.frame == Rect(x: 20, y: 98, width: 49, height: 21))
    #expect(layout.diagnostics.isEmpty)
  }

  // MARK: What the README names

  @Test("The README's commands are there, and so are their options, files and scripts")
  func namesWhatThereIs() throws {
    let readme = try Self.readme()
    let lines = readme.components(separatedBy: "\n").filter {
      $0.hasPrefix("    ") && !$0.contains("swift package init")
    }
    #expect(lines.count >= 2)
    let spans = readme.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let calls = spans.filter { $0.hasPrefix("layout ") } + lines.map { $0.trimmingCharacters(in: .whitespaces) }
    for call in calls {
      let words = call.split(separator: " ").map(String.init)
      let program = try #require(words.first)
      if program.hasPrefix("tools/") {
        #expect(FileManager.default.isExecutableFile(atPath: Checkout.path(program)), "\(call)")
      }
      guard program == "layout" || program == "tools/layout", words.count > 1 else { continue }
      if words[1].hasPrefix("--") {
        #expect(CommandTable.global.contains { "--\($0.name)" == words[1] }, "\(call)")
        continue
      }
      let command = try CommandTable.command(named: words[1])
      for option in words where option.hasPrefix("--") {
        #expect(command.allOptions.contains { "--\($0.name)" == option }, "\(call)")
      }
      for path in words where path.hasPrefix("Fixtures/") {
        #expect(FileManager.default.fileExists(atPath: Checkout.path(path)), "\(call)")
      }
    }
    for option in spans where option.hasPrefix("--") {
      let all = CommandTable.commands.flatMap(\.allOptions) + CommandTable.global
      #expect(all.contains { option.hasPrefix("--\($0.name)") }, "\(option)")
    }
  }

  @Test("The article of the command lists every command and every exit status in the words of the tables")
  func listsCommands() throws {
    let article = try Self.article("Command")
    for command in CommandTable.commands {
      let line = [command.name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
      #expect(article.contains("| `layout \(line)` | \(command.overview) |"))
    }
    for status in ExitStatus.allCases {
      #expect(article.contains("| \(status.rawValue) | \(status.meaning) |"))
    }
  }

  @Test("The README's output is what the command prints", .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func showsOutput() throws {
    let readme = try Self.readme()
    let result = try BuiltCommand.run(
      "solve", Checkout.path("Fixtures/BigNerdRanch/heavy-rotation.json"), "--orientation", "landscapeLeft")
    let printed = Set(result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let block = try #require(
      readme.components(separatedBy: "```json\n\"views\"").last?.components(separatedBy: "```").first)
    let lines = block.split(separator: "\n").dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count == 5)
    for line in lines { #expect(printed.contains(line), "\(line)") }
  }

  @Test(
    "The README's difference is what a moved slider comes to",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func showsDifference() throws {
    try TemporaryFolder.with { folder in
      let source = URL(fileURLWithPath: Checkout.path("Fixtures/BigNerdRanch"))
      let golden = "heavy-rotation.golden.json"
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(golden), to: folder.appendingPathComponent(golden))
      let fixture = try String(contentsOf: source.appendingPathComponent("heavy-rotation.json"), encoding: .utf8)
      let moved = fixture.replacingOccurrences(of: "\"frame\": [20, 20, 280, 23]", with: "\"frame\": [20, 28, 280, 23]")
      #expect(moved != fixture)
      try moved.write(to: folder.appendingPathComponent("heavy-rotation.json"), atomically: true, encoding: .utf8)
      let printed = try BuiltCommand.run(["verify", folder.path], environment: ["CI": ""]).output
      let block = printed.replacingOccurrences(of: folder.path + "/", with: "")
      #expect(try Self.readme().contains("```text\n\(block)```"), "\(block)")
    }
  }

  @Test("What the README leads to is there, and the articles' links lead to articles")
  func leadsSomewhere() throws {
    let articles = Checkout.articles()
    let names = Set(articles.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
      .union(Checkout.generatedArticles)
    for part in try Self.readme().components(separatedBy: "](").dropFirst() {
      let target = String(part.prefix { $0 != ")" })
      guard !target.contains("://") else { continue }
      #expect(FileManager.default.fileExists(atPath: Checkout.path(target)), "\(target)")
    }
    var linked: Set<String> = []
    for article in articles {
      let text = try String(contentsOfFile: article, encoding: .utf8)
      for part in text.components(separatedBy: "<doc:").dropFirst() {
        let name = String(part.prefix { $0 != ">" && $0 != "#" })
        #expect(names.contains(name), "\(article): \(name)")
        if article.hasSuffix("/LayoutKit.md") { linked.insert(name) }
      }
    }
    #expect(linked == names.subtracting(["LayoutKit"]), "the first page lists every article")
  }

  private static func article(_ name: String) throws -> String {
    try String(contentsOfFile: Checkout.article(name), encoding: .utf8)
  }

  private static func readme() throws -> String {
    try String(contentsOfFile: Checkout.path("README.md"), encoding: .utf8)
  }
}
