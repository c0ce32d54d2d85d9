import LayoutAnalysis
import LayoutTestSupport
import Testing

/// Every fixture's layouts, or its errors, are those kept beside it: what `layout verify Fixtures` checks.
struct GoldenTests {
  static let found = GoldenCase.find(in: [Checkout.path("Fixtures")])

  @Test("A fixture comes to what is kept beside it", arguments: found.cases)
  func matches(golden: GoldenCase) {
    switch GoldenCheck(.never).check(golden) {
    case .passed: break
    case .unrecorded: Issue.record("\(golden.input) has nothing beside it; run `layout verify Fixtures`")
    case .recorded(let path, _): Issue.record("\(path) was written, though nothing is to be recorded")
    case .differs(let differences, let actual):
      Issue.record("\(golden.input) differs, see \(actual ?? "it"):\n\(differences.joined(separator: "\n"))")
    case .unreadable(let failure): Issue.record("\(golden.input): \(failure)")
    case .broken(let fault): Issue.record("\(fault.path): \(fault.message)")
    }
  }

  @Test("Inputs and golden files are in order, and enough inputs are rejected")
  func isInOrder() {
    #expect(Self.found.disorders.map(\.message) == [])
    #expect(Self.found.cases.filter { $0.input.contains("/Rejected/") }.count >= 30)
  }
}
