import LayoutTestSupport
import Testing

/// Spoilt files come to a message or to layouts: no trap, no hang, nothing else thrown.
struct MutantTests {
  @Test("A thousand spoilt files come to messages or layouts")
  func someMutants() throws {
    #expect(try MutantRun(count: 1_000).report().problems == [])
  }
}

/// The long version, by `tools/check mutate`.
@Suite(.enabled(if: MutantRun.asked != nil, "run by tools/check mutate"))
struct MutantStressTests {
  @Test("Spoilt files come to messages or layouts")
  func mutants() throws {
    let run = try #require(MutantRun.asked)
    if run.count == 1 { print(try run.writeFirst()) }
    let report = try run.report()
    print(report.summary)
    for problem in report.problems { Issue.record(Comment(rawValue: problem)) }
  }
}
