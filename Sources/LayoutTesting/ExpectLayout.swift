import FileSystem
public import LayoutAnalysis
public import LayoutModel
import LayoutOutput

/// Expects a screen's layouts to be those of a golden file, in a test of Swift Testing or of XCTest.
///
///     @Test func login() throws {
///       let conditions = [InterfaceOrientation.portrait, .landscapeLeft].map {
///         Conditions(device: "iphone-17", orientation: $0)
///       }
///       expectLayout(of: try loginScene(), in: conditions, matches: .golden)
///     }
///
/// The golden file stands beside the test file, as `__Layouts__/FILE/TEST.json`; it is a dump, `layout-dump/1`, as `layout
/// verify` keeps it. Where there is none it is recorded, and the test fails once. What differs is told as an issue at the
/// call: scene, view and number, equal differences of several conditions once. The differences and the layouts of before and
/// after are attached to a test of Swift Testing; the result is left beside the golden file too, as `TEST.actual.json`.
///
/// - Parameters:
///   - scene: The screen.
///   - conditions: Under what it is laid out; on its own device in portrait and landscape if empty.
///   - golden: Where the layouts are kept.
///   - record: Which golden files to write; what `LAYOUT_RECORD` says if `nil`, else those that are missing. Where `CI` is set
///     nothing is written.
///   - fileID: The test's file and module.
///   - filePath: The test's file.
///   - function: The test.
///   - line: The call's line.
///   - column: The call's column.
/// - Returns: Whether all layouts are as expected.
@discardableResult
public func expectLayout(
  of scene: Scene, in conditions: [Conditions] = [], matches golden: GoldenFile = .golden, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  let path = golden.path(testFile: "\(filePath)", function: "\(function)")
  let test = RunningTest(fileID: "\(fileID)", filePath: filePath, line: line, column: column)
  let (mode, isAsked): (RecordMode, Bool)
  do throws(UnknownRecordMode) {
    (mode, isAsked) = try RecordMode.inTest(
      record, environment: Environment.values(of: ["CI", RecordMode.variable]))
  } catch {
    test.fail(error.description, attaching: [])
    return false
  }
  let verdict = LayoutVerdict(of: scene, under: conditions, at: Path(path), mode, isRecordingAsked: isAsked)
  if let message = verdict.message { test.fail(message, attaching: verdict.attachments) }
  return verdict.message == nil
}
