import Differences
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Testing

/// The values that every layout shares: the catalogue, the defaults of classes, the fonts' tables, the keys of files.
///
/// `tools/check threads` runs these tests under the thread sanitizer, in a process of their own: there the threads are the
/// first to touch the tables.
struct SharedTablesTests {
  @Test("Eight threads that touch the tables all at once read what is kept beside the fixtures")
  func areMadeOnce() {
    let cases = GoldenCase.find(in: [Path(Checkout.path("Fixtures"))]).cases
    let threads = 8
    // Each thread lists the catalogue before it lays anything out.
    let outcomes = Workers.map(threads + cases.count, threads: threads) { number -> String in
      guard number >= threads else {
        guard let listing = try? DeviceListing(), DeviceCatalogue.spelling(of: "iPhone 4") == "iphone-4" else {
          return "the catalogue isn't read"
        }
        return listing.table + listing.json
      }
      let golden = cases[number - threads]
      guard case .compared(let report) = GoldenCheck(.never).check(golden), report.differences.isEmpty,
        report.errorDifference == nil,
        report.missing.isEmpty
      else { return golden.input.description }
      return ""
    }
    #expect(outcomes.count == threads + cases.count)
    #expect(Set(outcomes.prefix(threads)).count == 1)
    #expect(outcomes[0].contains("layout-devices/1"))
    #expect(outcomes.dropFirst(threads).filter { !$0.isEmpty } == [])
  }
}
