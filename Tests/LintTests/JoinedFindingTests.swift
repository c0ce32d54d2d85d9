import Findings
import LayoutModel
import Testing

@testable import Lint

/// Findings that have one cause, joined as values: what stays, what follows, and what is told by itself.
struct JoinedFindingTests {
  private static func key(_ rule: LintRule, _ view: String, _ partner: String? = nil) -> LintFindings.Key {
    LintFindings.Key(rule: rule.id, view: view, partner: partner)
  }

  private static func found(
    _ key: LintFindings.Key, sure: Bool = true, in conditions: [Int] = [0], badness: Double = 1,
    members: [String] = [], related: [String] = []
  ) -> LintFindings.Found {
    LintFindings.Found(
      key: key, severity: .error, position: nil, viewName: key.view, conditions: conditions,
      worst: LintFindings.Found.Worst(
        number: conditions.first, certainty: sure ? .sure : Certainty(restingOn: [Guess(.text, of: "“A”")]),
        badness: badness, text: "what \(key.view ?? "") has",
        related: related.map { LintFinding.Related($0, id: $0, place: nil) },
        members: members.map { LintFindings.Member(id: $0, text: $0) }))
  }

  private static func findings(_ all: [LintFindings.Found]) -> LintFindings {
    var findings = LintFindings()
    for found in all { findings.found[found.key] = found }
    return findings
  }

  @Test("Of conflicts with a constraint in common a sure one stays, however many conditions a guess has")
  func sureConflictStays() {
    let (sure, guess) = (Self.key(.conflict, "b", "c2"), Self.key(.conflict, "a", "c1"))
    var findings = Self.findings([
      Self.found(guess, sure: false, in: [0, 1, 2], members: ["shared", "c1"]),
      Self.found(sure, in: [1], members: ["shared", "c2"]),
    ])
    findings.joinConflicts()
    #expect(findings.found.keys.map(\.self) == [sure])
    #expect(findings.found[sure]?.conditions == [0, 1, 2])
    #expect(findings.found[sure]?.worst.text == "what b has, and 1 more conflict has shared in it")
  }

  @Test("What follows from conflicts that were joined is told once, with its number")
  func consequencesOfJoinedConflicts() {
    let (first, second) = (Self.key(.conflict, "a", "c1"), Self.key(.conflict, "b", "c2"))
    var findings = Self.findings([
      Self.found(first, in: [0, 1], members: ["shared"]), Self.found(second, members: ["shared"]),
    ])
    let (one, other) = (Self.key(.offScreen, "x"), Self.key(.offScreen, "y"))
    findings.consequences = [
      first: [one: Self.found(one), other: Self.found(other)],
      second: [one: Self.found(one, in: [2], badness: 5)],
    ]
    findings.joinConflicts()
    findings.joinConsequences()
    #expect(findings.found.keys.map(\.self) == [first])
    #expect(findings.found[first]?.worst.text.hasSuffix("has shared in it, and 2 errors follow") == true)
    #expect(findings.found[first]?.conditions == [0, 1, 2])
  }

  @Test("A cause that isn't reported is no other conflict that names its view, but the tie that does")
  func causesOfOthers() {
    let (conflict, open) = (Self.key(.conflict, "a", "c1"), Self.key(.ambiguous, "a"))
    var findings = Self.findings([Self.found(conflict, related: ["b"]), Self.found(open, related: ["b"])])
    let (one, other) = (Self.key(.offScreen, "x"), Self.key(.offScreen, "y"))
    findings.consequences = [
      Self.key(.conflict, "b", "c2"): [one: Self.found(one)], Self.key(.ambiguous, "b"): [other: Self.found(other)],
    ]
    findings.joinConsequences()
    #expect(Set(findings.found.keys) == [conflict, open, one])
    #expect(findings.found[open]?.worst.text == "what a has, and 1 error follows")
  }

  @Test("What is found again for another cause keeps its worst, and isn't equally bad everywhere")
  func restored() {
    let one = Self.key(.offScreen, "x")
    var findings = Self.findings([])
    findings.consequences = [
      Self.key(.conflict, "a", "c1"): [one: Self.found(one)],
      Self.key(.conflict, "b", "c2"): [one: Self.found(one, in: [3], badness: 9)],
    ]
    findings.joinConsequences()
    #expect(findings.found[one]?.conditions == [0, 3])
    #expect(findings.found[one]?.worst.badness == 9)
    #expect(findings.found[one]?.isAlike == false)
  }
}
