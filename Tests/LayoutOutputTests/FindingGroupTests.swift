import Documents
import Findings
import LayoutModel
import Testing

@testable import LayoutOutput

/// What one line of code does in several screens.
struct FindingGroupTests {
  private func finding(in scene: String, line: Int, _ text: String = "two controls collide") -> LintFinding {
    LintFinding(
      .init(rule: "overlap", path: "Kit/Row.swift", scene: scene, view: "title"), .warning, text,
      place: .init(position: SourcePosition(line: line, column: 1), endColumn: 2), sceneName: scene,
      viewName: "“Title”")
  }

  @Test("A place is the same in whatever screen's file it is numbered")
  func joinsFiles() {
    var other = finding(in: "B", line: 3)
    other.place = .init(position: SourcePosition(line: 3, inFile: 7), endColumn: 2)
    #expect(lines([finding(in: "A", line: 3), other]).count == 1)
  }

  private func lines(_ findings: [LintFinding]) -> [FindingLine] {
    LintReport(inputs: [], scenes: [], conditions: [], layouts: 0, findings: findings, rules: []).lines
  }

  @Test("What is the same in several screens is told in the first, with the names of the others")
  func joinsScreens() {
    let found = lines([finding(in: "A", line: 3), finding(in: "B", line: 3), finding(in: "C", line: 3)])
    #expect(found.map(\.message) == ["A: two controls collide; so too in 2 other screens: B and C"])
    #expect(found[0].findings.count == 3 && found[0].single?.key.scene == "A")
  }

  @Test("Other places, and two findings of one screen, have lines of their own")
  func keepsOthers() {
    let found = lines([finding(in: "A", line: 3), finding(in: "A", line: 3), finding(in: "B", line: 4)])
    #expect(found.map(\.message) == ["A: two controls collide", "A: two controls collide", "B: two controls collide"])
  }

  @Test("A note on a whole file is told once, with the names of the others; a warning is told of each")
  func joinsNotesOnFiles() {
    func lines(_ severity: Diagnostic.Severity) -> [String] {
      let found = ["A.xib", "Old/B.xib", "Old/C.xib"].map { path in
        LintFinding(
          .init(rule: "not-understood", path: path, partner: "wrong-format"), severity, "this is old",
          place: .init(position: .start, endColumn: 1))
      }
      return self.lines(found).map(\.message)
    }
    #expect(lines(.note) == ["this is old; so too in 2 other files: B.xib and C.xib"])
    #expect(lines(.warning) == ["this is old", "this is old", "this is old"])
  }

  @Test("Names that there is no room for are left out, and counted all the same")
  func cutsNames() {
    let found = lines((1...200).map { finding(in: "Screen number \($0)", line: 3) })
    #expect(found.count == 1)
    #expect(found[0].message.contains("; so too in 199 other screens: Screen number 2, "))
    #expect(found[0].message.count <= LintFinding.maximumMessageLength)
  }
}
