import Documents
import Fixtures
import LayoutModel
import LayoutOutput
import LayoutSimulator
import Testing

/// Findings as a terminal shows them.
struct FindingListTests {
  private func findings(of views: String, on sizes: [InterfaceOrientation]) throws -> FindingList {
    let fixture = """
      {"format": "layout-fixture/1", "device": {"size": [320, 480]}, "view": {"id": "root", \(views)}}
      """
    let scene = try Fixture.scene(from: Array(fixture.utf8), name: "test")
    return FindingList(try sizes.map { (try scene.layout(in: $0), "own/\($0.name)") })
  }

  @Test("A finding under several conditions is told once, with their number; all are listed where that is asked for")
  func tellsOnce() throws {
    let list = try findings(
      of: """
        "subviews": [{"id": "aBc-1d-eFg", "class": "UILabel", "text": "Name",
          "translatesAutoresizingMaskIntoConstraints": false}],
        "constraints": ["aBc-1d-eFg.top == root.top"]
        """, on: [.portrait, .landscapeLeft])
    let finding = try #require(list.findings.first)
    #expect(list.findings.count == 1)
    let message = "is ambiguous: x is open; a horizontal position is missing (leading, trailing or centerX)"
    #expect(finding.text(isVerbose: false).headline == "“Name” (UILabel) \(message) (own/portrait and 1 more)")
    #expect(finding.text(isVerbose: false).details == "")
    #expect(
      finding.text(isVerbose: true).headline == "“Name” (UILabel, aBc-1d-eFg) \(message) (own/portrait and 1 more)")
    #expect(
      finding.text(isVerbose: true).details == "  under 2 conditions:\n    own/portrait\n    own/landscapeLeft")
  }

  @Test("Each member of a conflict stands on a line with its place; what is told without places says no line")
  func listsConflicts() throws {
    let list = try findings(
      of: """
        "subviews": [{"id": "a", "translatesAutoresizingMaskIntoConstraints": false}],
        "constraints": [
          "a.leading == root.leading", "a.top == root.top", "a.height == 1", "a.width == 8",
          "a.width == 9"]
        """, on: [.portrait])
    let finding = try #require(list.findings.first)
    let (headline, details) = finding.text(isVerbose: false)
    #expect(headline == "these can't hold together (own/portrait)")
    #expect(
      details == """
          3:70: "a.width == 8" (H:[a(==8)])
          4:3: "a.width == 9" (H:[a(==9)])
          "a.width == 9" is left out; to repair it, change its constant from 9 to 8 or lower its priority to 999
        """)
    #expect(
      finding.diagnostic.message == """
        these can't hold together: "a.width == 8" (H:[a(==8)]), "a.width == 9" (H:[a(==9)]); "a.width == 9" is left out; \
        to repair it, change its constant from 9 to 8 or lower its priority to 999
        """)
  }

  @Test("Refusals are of what was asked for, so each is told")
  func keepsRefusalsApart() throws {
    let fixture = """
      {"format": "layout-fixture/1", "device": {"size": [320, 480]},
       "application": {"supportedInterfaceOrientations": ["portrait"]}, "view": {}}
      """
    let scene = try Fixture.scene(from: Array(fixture.utf8), name: "test")
    let orientations: [InterfaceOrientation] = [.landscapeLeft, .landscapeRight, .landscapeLeft]
    let names = ["landscapeLeft", "landscapeRight", "landscapeLeft again"]
    let list = FindingList(try zip(orientations, names).map { (try scene.layout(in: $0), $1) })
    #expect(list.findings.map(\.conditions) == [["landscapeLeft", "landscapeLeft again"], ["landscapeRight"]])
  }

  @Test("A line that is too long is broken behind semicolons and commas")
  func breaksLongLines() {
    #expect("a; b, c".broken(atMost: 10) == "a; b, c")
    #expect("one, two; three, four".broken(atMost: 14) == "one, two;\n  three, four")
    #expect("names: one, two, three, four".broken(atMost: 12) == "names:\n  one,\n    two,\n    three,\n    four")
    #expect("unbreakable".broken(atMost: 4) == "unbreakable")
  }
}
