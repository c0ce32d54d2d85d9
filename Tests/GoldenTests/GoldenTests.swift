import Differences
import FileSystem
import FontFiles
import LayoutResolution
import LayoutTestSupport
import Testing

/// Every fixture's layouts, or its errors, are those kept beside it: what `layout verify Fixtures` checks.
struct GoldenTests {
  static let found = GoldenCase.find(in: [Path(Checkout.path("Fixtures"))])
  /// Those whose texts are in fonts of files, which HarfBuzz measures.
  static let withFonts = found.cases.filter { $0.input.description.contains("Fixtures/Fonts/") }

  /// Those whose lines break between words that ICU tells.
  static let withWords = found.cases.filter { $0.input.description.contains("Fixtures/Words/") }
  static let plain = found.cases.filter { !withFonts.contains($0) && !withWords.contains($0) }

  @Test("A fixture comes to what is kept beside it", arguments: plain)
  func matches(golden: GoldenCase) { expectKept(golden) }

  @Test(
    "A fixture with fonts of files comes to what is kept beside it",
    .enabled(if: HarfBuzz.installed != nil, "HarfBuzz isn't installed"), arguments: withFonts)
  func matchesWithFonts(golden: GoldenCase) { expectKept(golden) }

  @Test(
    "A fixture with words of dictionaries comes to what is kept beside it",
    .enabled(if: ICU.installed != nil, "ICU isn't installed"), arguments: withWords)
  func matchesWithWords(golden: GoldenCase) { expectKept(golden) }

  private func expectKept(_ golden: GoldenCase) {
    switch GoldenCheck(.never, inputs: Self.found.cases.map(\.input)).check(golden) {
    case .compared(let report):
      let lacks = "; `layout verify Fixtures` records it"
      #expect(report.missing == [], "\(golden.input) has layouts that \(report.kept) lacks\(lacks)")
      #expect(report.errorDifference == nil)
      #expect(report.exceptions == [] && report.leftovers == [] && report.unheldDevice == nil, "\(golden.input)")
      #expect(report.failedAssertions == [], "\(golden.input)")
      #expect(report.differences.map(\.description) == [], "\(golden.input) differs from \(report.kept)")
    case .unreadable(let failure): Issue.record("\(golden.input): \(failure)")
    case .broken(let fault): Issue.record("\(fault.path): \(fault.message)")
    }
  }

  @Test("Inputs and golden files are in order, and enough inputs are rejected")
  func isInOrder() {
    #expect(Self.found.disorders.map(\.message) == [] && Self.found.orphans == [])
    #expect(Self.found.cases.filter { $0.input.description.contains("/Rejected/") }.count >= 30)
  }
}
