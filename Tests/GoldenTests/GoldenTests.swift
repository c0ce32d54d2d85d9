import FileSystem
import LayoutAnalysis
import LayoutTestSupport
import Testing

/// Every fixture's layouts, or its errors, are those kept beside it: what `layout verify Fixtures` checks.
struct GoldenTests {
  static let found = GoldenCase.find(in: [Path(Checkout.path("Fixtures"))])

  @Test("A fixture comes to what is kept beside it", arguments: found.cases)
  func matches(golden: GoldenCase) {
    switch GoldenCheck(.never).check(golden) {
    case .compared(let report):
      let lacks = "; `layout verify Fixtures` records it"
      #expect(report.missing == [], "\(golden.input) has layouts that \(report.kept) lacks\(lacks)")
      #expect(report.errorDifference == nil)
      #expect(report.failedAssertions == [], "\(golden.input)")
      #expect(report.differences.map(\.description) == [], "\(golden.input) differs from \(report.kept)")
    case .unreadable(let failure): Issue.record("\(golden.input): \(failure)")
    case .broken(let fault): Issue.record("\(fault.path): \(fault.message)")
    }
  }

  @Test("Inputs and golden files are in order, and enough inputs are rejected")
  func isInOrder() {
    #expect(Self.found.disorders.map(\.message) == [])
    #expect(Self.found.cases.filter { $0.input.description.contains("/Rejected/") }.count >= 30)
  }
}
