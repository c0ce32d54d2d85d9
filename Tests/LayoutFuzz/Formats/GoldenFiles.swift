import Differences
import LayoutOutput
import LayoutTestSupport

/// Golden files: read, written again, and compared.
enum GoldenFormat {
  static let format = InputFormat(
    "golden", ending: "json", share: 150, make: { maker.make(&$0) }, run: { bytes, _ in run(bytes) },
    smaller: Reductions.json)
  private static let maker = DocumentMaker(Examples.goldenFiles, makesIDs: false)

  /// The dumps that others are compared with.
  private static let others = Examples.goldenFiles.prefix(40).compactMap { try? FrameDump(reading: $0.bytes) }

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
    verdict.expect(dump.differences(from: dump).isEmpty, "a dump differs from itself")
    guard !others.isEmpty else { return verdict }
    let other = others[bytes.count % others.count]
    for difference in dump.differences(from: other) + other.differences(from: dump) {
      verdict.expect(!difference.description.isEmpty, "a difference without words")
    }
    return verdict
  }
}
