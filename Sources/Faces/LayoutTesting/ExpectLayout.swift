public import Differences
public import LayoutModel

/// Expects a screen's layouts to match a golden file, in a test of Swift Testing or XCTest.
///
///     @Test func login() throws {
///       let conditions = [InterfaceOrientation.portrait, .landscapeLeft].map {
///         Conditions(device: "iphone-17", orientation: $0)
///       }
///       expectLayout(of: try loginScene(), in: conditions, matches: .golden)
///     }
///
/// The golden file stands beside the test file, as `__Layouts__/FILE/TEST.json`; it is a dump, `layout-dump/1`, as
/// `layout verify` keeps it. If it is missing it is recorded, and the test fails once. Differences are reported as an
/// issue at the call, with scene, view and number; a difference that several conditions share is reported once. In
/// Swift Testing the differences and the layouts before and after are attached to the test. The actual result is also
/// written beside the golden file, as `TEST.actual.json`.
///
/// - Parameters:
///   - scene: The screen.
///   - conditions: The conditions of its layouts; its own device in portrait and landscape if empty.
///   - golden: The file that keeps the expected layouts.
///   - record: Which golden files to write. If `nil`, `LAYOUT_RECORD` decides; without it, missing ones are written.
///     Nothing is written if `CI` is set.
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
  let expectation = GoldenExpectation(
    golden: golden, record: record, function: function,
    test: RunningTest(fileID: "\(fileID)", filePath: filePath, line: line, column: column))
  return expectation.holds { path, mode, isAsked in
    LayoutVerdict(of: scene, under: conditions, at: path, mode, isRecordingAsked: isAsked)
  }
}
