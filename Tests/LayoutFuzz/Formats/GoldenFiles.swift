import LayoutAnalysis
import LayoutOutput
import LayoutTestSupport

/// Golden files: read, written again, and compared.
enum GoldenFormat {
  static let format = InputFormat(
    "golden", ending: "json", share: 150, make: { maker.make(&$0) }, run: { bytes, _ in run(bytes) },
    smaller: Reductions.json)
  private static let maker = DocumentMaker(Examples.goldenFiles, makesIDs: false)

  private static let other = FrameDump(fixture: "input", layouts: [FrameDump.LayoutRecord]())

  private static func run(_ bytes: [UInt8]) -> Verdict {
    var verdict = Verdict()
    let dump: FrameDump
    do throws(FrameDump.ReadingError) {
      dump = try FrameDump(reading: bytes)
    } catch {
      verdict.isAccepted = false
      MessageCheck(of: bytes).check(error.message, at: error.position, "an error", &verdict)
      return verdict
    }
    let text = dump.text
    let copy = try? FrameDump(reading: Array(text.utf8))
    verdict.expect(copy?.text == text, "a dump reads back as another")
    verdict.expect(!dump.namesEachOnce || dump.differences(from: dump).isEmpty, "a dump differs from itself")
    for difference in dump.differences(from: other) + other.differences(from: dump) {
      verdict.expect(!difference.description.isEmpty, "a difference without words")
    }
    return verdict
  }
}

extension FrameDump {
  /// Whether layouts and views are told apart by their names: what is called the same can't be paired.
  var namesEachOnce: Bool {
    let names = layouts.map { [$0.device, $0.requestedOrientation] }
    return Set(names).count == names.count && layouts.allSatisfy { Set($0.views.map(\.id)).count == $0.views.count }
  }
}
