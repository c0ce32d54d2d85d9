import Documents
import Foundation
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Testing

@testable import Differences
@testable import SceneSources

/// The report on two versions of a file.
struct FileDifferenceTests {
  private static let conditions = [
    Conditions(device: "iphone-17", orientation: .portrait),
    Conditions(device: "ipad-mini-a17-pro", orientation: .portrait),
  ]

  private func difference(_ old: String, _ new: String) -> FileDifference {
    FileDifference(from: Array(old.utf8), to: Array(new.utf8), path: "Main.storyboard", under: Self.conditions)
  }

  /// The example's text with parts of it replaced, each of which is there.
  private func changed(_ changes: (String, String)...) throws -> String {
    var text = DifferenceExample.text
    for (part, other) in changes {
      try #require(text.contains(part), "\(part)")
      text = text.replacingOccurrences(of: part, with: other)
    }
    return text
  }

  @Test("A standard distance whose number moves is told as its number")
  func standardDistances() throws {
    let old = try changed(("constant=\"16\"", "constant=\"16\" symbolic=\"YES\""))
    let new = try changed(("constant=\"16\"", "constant=\"24\" symbolic=\"YES\""))
    let causes = difference(old, new).edits.map(\.cause)
    #expect(!causes.isEmpty && causes.allSatisfy { $0.hasPrefix("constant 16 → 24 of ") }, "\(causes)")
  }

  // MARK: What is never told

  @Test("What Xcode writes by itself is never told")
  func leavesOutWhatXcodeWrites() throws {
    let new = try changed(
      ("toolsVersion=\"22155\"", "toolsVersion=\"23094\" systemVersion=\"24A335\""),
      ("version=\"22131\"", "version=\"23084\""), ("x=\"52\" y=\"105\"", "x=\"1\" y=\"2\""),
      ("<device id=\"retina6_12\"", "<device id=\"retina6_1\""), ("sceneID=\"aaa-bb-ccc\"", "sceneID=\"aaa-bb-ddd\""),
      ("<label ", "<label misplaced=\"YES\" "), ("x=\"0.0\" y=\"0.0\"", "x=\"0\" y=\"0\""),
      ("<rect key=\"frame\" x=\"16\" y=\"75\" width=\"361\"", "<rect key=\"frame\" x=\"16\" y=\"64\" width=\"382\""),
      ("</document>", "<classes><class className=\"A\"/></classes></document>"))
    let difference = difference(DifferenceExample.text, new)
    #expect(difference.edits == [])
    #expect(difference.effects == [])
    #expect(!difference.isChanged && !difference.isVisible)
    #expect(difference.verdict == "No visible change.")
  }

  @Test("Sets in another order are never told")
  func leavesOutOrders() throws {
    let lines = DifferenceExample.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let constraints = lines.indices.filter { lines[$0].contains("<constraint ") && lines[$0].contains("c-") }
    try #require(constraints.count > 4)
    var shuffled = lines
    for (place, other) in zip(constraints, constraints.reversed()) { shuffled[place] = lines[other] }
    let difference = difference(DifferenceExample.text, shuffled.joined(separator: "\n"))
    #expect(!difference.isChanged)
  }

  @Test("A constraint that was made anew is the same; another number of it is told")
  func pairsConstraintsMadeAnew() throws {
    #expect(try !difference(DifferenceExample.text, changed(("id=\"c-1\"", "id=\"c-9\""))).isChanged)
    let difference = try difference(
      DifferenceExample.text, changed(("constant=\"16\" id=\"c-1\"", "constant=\"24\" id=\"c-9\"")))
    #expect(difference.edits.map(\.text) == ["constant 16 → 24 of “Name”.leading"])
  }

  @Test("The size that a designable view asks for is told with what it moves; that it was drawn at all isn't")
  func tellsDesignedSizes() throws {
    let old = try String(contentsOfFile: Checkout.path("Fixtures/InterfaceBuilder/designables.xib"), encoding: .utf8)
    let new = old.replacingOccurrences(of: "width=\"-1\" height=\"4\"", with: "width=\"-1\" height=\"9\"")
    let difference = difference(old, new)
    #expect(difference.edits.map(\.text) == ["intrinsicContentSize -1 × 4 → -1 × 9"])
    #expect(difference.edits.map(\.elementID) == ["dsgn-bar-1"])
    #expect(difference.effects.map(\.causes) == [[0]])
    let parts =
      try #require(old.range(of: "<designables>")).lowerBound..<#require(old.range(of: "</designables>")).upperBound
    #expect(!self.difference(old, old.replacingCharacters(in: parts, with: "")).isChanged)
    #expect(!self.difference(old.replacingCharacters(in: parts, with: ""), old).isChanged)
  }

  // MARK: Edits and effects

  @Test("A constant is told once, with what it moves and under how many of the conditions")
  func tellsAConstant() throws {
    let difference = try difference(
      DifferenceExample.text, changed(("constant=\"16\" id=\"c-1\"", "constant=\"24\" id=\"c-1\"")))
    let edit = try #require(difference.edits.first)
    #expect(difference.edits.count == 1)
    #expect(edit.scene == "Login" && edit.element == "“Name” (UILabel)" && edit.elementID == "nam-e0-001")
    #expect(edit.kind == .changed && edit.line != nil && edit.line == edit.oldLine)
    let effect = try #require(difference.effects.first)
    #expect(difference.effects.count == 1)
    #expect(effect.causes == [0])
    // The label, and the field below it that begins where it begins.
    #expect(effect.movedViews == 2)
    #expect(
      difference.headline(of: effect)
        == "constant 16 → 24 of “Name”.leading: moves 2 views (iphone-17/portrait and 1 more)")
    #expect(difference.isVisible)
  }

  @Test("Each change has its own effects; what two have together is told of both")
  func partsCauses() throws {
    let difference = try difference(
      DifferenceExample.text,
      changed(
        ("constant=\"16\" id=\"c-1\"", "constant=\"24\" id=\"c-1\""),
        ("constant=\"8\" id=\"c-5\"", "constant=\"12\" id=\"c-5\""),
        ("constant=\"40\" id=\"c-7\"", "constant=\"60\" id=\"c-7\"")))
    func views(of causes: Set<String>) -> Set<String> {
      Set(
        difference.effects.filter { Set($0.causes.map { difference.edits[$0].text }) == causes }.flatMap(\.changes)
          .flatMap(\.views))
    }
    let (leading, top, height) = (
      "constant 16 → 24 of “Name”.leading", "constant 8 → 12 of “Your name”.top", "constant 40 → 60 of “Go”.height"
    )
    #expect(Set(difference.edits.map(\.text)) == [leading, top, height])
    #expect(views(of: [leading]) == ["nam-e0-001"])
    // Its left edge by the one, its upper edge by the other.
    #expect(views(of: [leading, top]) == ["fie-ld-001"])
    #expect(views(of: [height]) == ["but-to-001"])
  }

  @Test("Changes that undo each other move nothing")
  func cancels() throws {
    let text = try changed(
      ("constant=\"16\" id=\"c-1\"", "constant=\"24\" id=\"c-1\""),
      ("secondAttribute=\"leading\" id=\"c-4\"", "secondAttribute=\"leading\" constant=\"-8\" id=\"c-4\""))
    let difference = difference(DifferenceExample.text, text)
    #expect(difference.edits.count == 2)
    #expect(difference.effects.flatMap(\.changes).flatMap(\.views) == ["nam-e0-001"])
  }

  @Test("A view that goes takes its constraints along; it is one change")
  func foldsConstraints() throws {
    let text = DifferenceExample.text
    let start = try #require(text.range(of: "<button "))
    let end = try #require(text.range(of: "</button>"))
    var without = text
    without.removeSubrange(start.lowerBound..<end.upperBound)
    let lines = without.split(separator: "\n").filter { !$0.contains("but-to-001") }
    let difference = difference(text, lines.joined(separator: "\n"))
    #expect(difference.edits.map(\.text) == ["“Go” (UIButton) from view, with 3 constraints"])
    #expect(difference.edits.map(\.cause) == ["“Go” (UIButton) removed from view, with 3 constraints"])
    #expect(difference.edits.map(\.kind) == [.removed])
    #expect(difference.isVisible)
  }

  @Test("What a class of another name draws isn't judged; a text is seen though nothing moves")
  func tellsWhatIsSeen() throws {
    let renamed = try difference(
      DifferenceExample.text, changed(("customClass=\"LoginController\"", "customClass=\"Other\"")))
    #expect(renamed.edits.map(\.text) == ["customClass LoginController → Other"])
    #expect(renamed.isChanged && !renamed.isVisible && renamed.mayBeVisible)
    #expect(renamed.notJudged.map(\.cause) == ["customClass LoginController → Other of “Login”"])
    #expect(renamed.verdict == "Nothing moves; what isn't judged may be visible.")
    let placeholder = try difference(
      DifferenceExample.text, changed(("placeholder=\"Your name\"", "placeholder=\"First name\"")))
    #expect(placeholder.edits.map(\.text) == ["placeholder “Your name” → “First name”"])
    #expect(placeholder.isVisible)
  }

  @Test("A view under another id is the same by its class and outlet")
  func pairsByOutlet() throws {
    let difference = try difference(DifferenceExample.text, changed(("fie-ld-001", "fie-ld-002")))
    #expect(!difference.isChanged, "\(difference.edits)")
  }

  @Test("A conflict that came is told with its cause")
  func tellsConflicts() throws {
    let difference = try difference(
      DifferenceExample.text,
      changed(
        (
          "constant=\"40\" id=\"c-7\"/>",
          "constant=\"40\" id=\"c-7\"/>\n<constraint firstItem=\"but-to-001\" firstAttribute=\"height\" constant=\"50\" id=\"c-8\"/>"
        )))
    #expect(difference.edits.map(\.cause) == ["constraint “Go”.height = 50 added"])
    #expect(difference.effects.flatMap(\.changes).contains { $0.finding == "unsatisfiable-constraints" })
    #expect(difference.effects.allSatisfy { $0.causes == [0] })
  }

  @Test("What lint's rules find is told where it came, with its cause, and where it went")
  func tellsLintFindings() throws {
    let covered = try changed(("constant=\"8\" id=\"c-5\"", "constant=\"-24\" id=\"c-5\""))
    let worse = difference(DifferenceExample.text, covered)
    let effect = try #require(worse.effects.first)
    #expect(worse.effects.count == 1 && effect.causes == [0] && effect.movedViews == 1)
    let change = try #require(effect.changes.first { $0.finding == "overlap" })
    #expect(change.text.hasPrefix("new warning: "), "\(change.text)")
    #expect(change.conditions == ["iphone-17/portrait", "ipad-mini-a17-pro/portrait"])
    let better = difference(covered, DifferenceExample.text).effects.flatMap(\.changes)
    #expect(better.contains { $0.finding == "overlap" && $0.text.hasPrefix("gone warning: ") })
  }

  // MARK: Files

  @Test("A version that can't be read is told with the reason")
  func tellsFaults() throws {
    let difference = difference(DifferenceExample.text, "<document>\n<<<<<<< HEAD\n")
    #expect(difference.status == .unreadable && difference.isVisible)
    #expect(try #require(difference.fault).hasPrefix("the new version can't be read: 2:"))
    let added = FileDifference(from: nil, to: Array(DifferenceExample.text.utf8), path: "a.storyboard")
    #expect(added.status == .added && added.edits.map(\.text) == ["scene Login, of 4 views"])
    let removed = FileDifference(from: Array(DifferenceExample.text.utf8), to: nil, path: "a.storyboard")
    #expect(removed.status == .removed)
  }

  @Test("Fixtures and dumps are compared too")
  func comparesFixtures() throws {
    let fixture = """
      {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
        {"id": "title", "class": "UILabel", "text": "Log in", "translatesAutoresizingMaskIntoConstraints": false}],
        "constraints": ["title.leading == root.leading + 16", "title.top == root.top + 20"]}}
      """
    let new = fixture.replacingOccurrences(of: "+ 16", with: "+ 24")
    let difference = FileDifference(from: Array(fixture.utf8), to: Array(new.utf8), path: "login.json")
    #expect(difference.edits.map(\.text) == ["title.leading == root.leading + 16 → title.leading == root.leading + 24"])
    #expect(difference.effects.map(\.movedViews) == [1])
    #expect(difference.conditions == ["iphone-17/portrait", "iphone-17/landscapeLeft"])
    let bad = fixture.replacingOccurrences(of: "title.top ==", with: "title.top =")
    let unsure = FileDifference(from: Array(fixture.utf8), to: Array(bad.utf8), path: "login.json")
    #expect(!unsure.isLaidOut && unsure.isVisible && unsure.notes.count == 1)
  }

  @Test(
    "A fixture that says the same in another spelling has no changes",
    arguments: [
      ("\"flexibleWidth\", \"flexibleBottomMargin\"", "\"flexibleBottomMargin\", \"flexibleWidth\""),
      ("[\"flexibleWidth\", \"flexibleBottomMargin\"]", "34"), ("\"text\"", "\"alpha\": 1, \"text\""),
      ("\"text\"", "\"isSelected\": false, \"text\""),
      ("\"portrait\", \"landscapeLeft\"", "\"landscapeLeft\", \"portrait\""),
      ("row-1.left == root.left + 16", "row-1.left==root.left+16"),
    ])
  func leavesOutSpellings(old: String, new: String) {
    let fixture = """
      {"format": "layout-fixture/1", "device": "iphone-17", "rootViewController": {
        "supportedInterfaceOrientations": ["portrait", "landscapeLeft"], "view": {"id": "root", "subviews": [
          {"id": "bar", "frame": [0, 0, 320, 44], "autoresizingMask": ["flexibleWidth", "flexibleBottomMargin"]},
          {"id": "row-1", "class": "UILabel", "text": "Log in", "translatesAutoresizingMaskIntoConstraints": false}],
          "constraints": ["row-1.left == root.left + 16", "row-1.top == root.top + 64"]}}}
      """
    let other = fixture.replacingOccurrences(of: old, with: new)
    let difference = FileDifference(from: Array(fixture.utf8), to: Array(other.utf8), path: "login.json")
    #expect(fixture != other && difference.isLaidOut)
    #expect(difference.edits == [] && !difference.isChanged && !difference.isVisible)
  }

  @Test("A stored frame of a view that constraints place is seen where they leave the view open alone")
  func comparesStoredFrames() {
    func difference(_ constraints: String) -> FileDifference {
      let fixture = """
        {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
          {"id": "a", "frame": [0, 100, 50, 50], "translatesAutoresizingMaskIntoConstraints": false}],
          "constraints": ["a.left == root.left", "a.width == 50", "a.height == 50"\(constraints)]}}
        """
      let new = fixture.replacingOccurrences(of: "[0, 100,", with: "[0, 400,")
      return FileDifference(from: Array(fixture.utf8), to: Array(new.utf8), path: "a.json")
    }
    #expect(!difference(#", "a.top == root.top + 20""#).isVisible)
    let open = difference("")
    #expect(open.isVisible && open.effects.map(\.movedViews) == [1])
  }

  @Test(
    "What can't be read isn't taken for what it nearly says",
    arguments: [
      ("\"a.width == 16\"", "\"a.width == 1 6\""),
      ("{\"id\": \"a\"}", "{\"id\": \"a\", \"autoresizingMask\": 192}"),
    ])
  func seesMistakes(old: String, new: String) {
    let fixture = """
      {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [{"id": "a"}],
        "constraints": ["a.width == 16"]}}
      """
    let other = fixture.replacingOccurrences(of: old, with: new)
    #expect(FileDifference(from: Array(fixture.utf8), to: Array(other.utf8), path: "a.json").isChanged)
  }

  @Test("A fixture's constraint is known by its items, however it is spaced")
  func knowsConstraints() {
    let fixture = """
      {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
        {"id": "row-1", "translatesAutoresizingMaskIntoConstraints": false}],
        "constraints": ["row-1.left==root.left+16", "row-1.top == root.top + 20"]}}
      """
    let new = fixture.replacingOccurrences(of: "root.left+16", with: "root.left + 24")
    let difference = FileDifference(from: Array(fixture.utf8), to: Array(new.utf8), path: "login.json")
    #expect(difference.edits.map(\.text) == ["row-1.left==root.left+16 → row-1.left==root.left + 24"])
  }

  @Test("With no change made the tree of both files lays out as the old one", arguments: MergeCase.all)
  func merges(pair: MergeCase) throws {
    let trees = try [pair.old, pair.new].map { path in
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      guard case .interfaceBuilder(let root) = try SourceDocument(bytes, name: "a").kind else {
        throw MergeCase.NoDocument()
      }
      return root
    }
    let comparison = SourceComparison(from: trees[0], to: trees[1])
    func views(_ tree: SourceElement) throws -> Set<[String]> {
      let result = try tree.source(named: "a", isFixture: false).layouts(under: Self.conditions)
      return Set(
        FrameDump(fixture: "a", layouts: result.layouts).layouts.flatMap { layout in
          layout.views.map { [layout.scene ?? "", layout.device, $0.id, $0.className, "\($0.frame)"] }
        })
    }
    #expect(try views(try #require(comparison.oldTree)) == views(trees[0]))
  }
}

/// Two files of which one is taken for a later version of the other.
struct MergeCase: CustomTestStringConvertible, Sendable {
  struct NoDocument: Error {}

  let old: String
  let new: String
  var testDescription: String { "\(old.split(separator: "/").last ?? "") → \(new.split(separator: "/").last ?? "")" }

  /// Fixtures, each with the next.
  static let all: [MergeCase] = {
    let folder = Checkout.path("Fixtures/InterfaceBuilder")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
    }.sorted()
    return zip(names, names.dropFirst()).map { MergeCase(old: "\(folder)/\($0)", new: "\(folder)/\($1)") }
  }()
}
