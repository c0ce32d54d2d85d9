#if os(Linux)
  public import Differences
  public import LayoutModel
  public import UIKit

  /// Expects the layout of a view in code to match a golden file, in a test of Swift Testing or XCTest.
  ///
  ///     @Test @MainActor func login() {
  ///       expectLayout(of: { LoginView() }, in: .current, matches: .golden)
  ///     }
  ///
  /// The view is made and laid out in a window under the conditions, as a controller's. The golden file is that of
  /// `expectLayout(of:in:matches:)` for scenes: it stands beside the test file, and is recorded if it is missing.
  ///
  /// - Parameters:
  ///   - view: Makes the view.
  ///   - conditions: The conditions of its layout.
  ///   - golden: The file that keeps the expected layout.
  ///   - record: Which golden files to write. If `nil`, `LAYOUT_RECORD` decides; without it, missing ones are written.
  ///     Nothing is written if `CI` is set.
  ///   - fileID: The test's file and module.
  ///   - filePath: The test's file.
  ///   - function: The test.
  ///   - line: The call's line.
  ///   - column: The call's column.
  /// - Returns: Whether the layout is as expected.
  @discardableResult
  @MainActor public func expectLayout(
    of view: () throws -> UIView, in conditions: Conditions = .current, matches golden: GoldenFile = .golden,
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    expectLayout(
      of: view, in: [conditions], matches: golden, record: record, fileID: fileID, filePath: filePath,
      function: function, line: line, column: column)
  }

  /// Expects the layouts of a view in code under several conditions to match a golden file. The view is made anew for
  /// each, so that code that chooses by size or traits is run under all of them.
  ///
  /// - Parameters:
  ///   - view: Makes the view.
  ///   - conditions: The conditions of its layouts; at least one.
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
  @MainActor public func expectLayout(
    of view: () throws -> UIView, in conditions: [Conditions], matches golden: GoldenFile = .golden,
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let expectation = GoldenExpectation(
      golden: golden, record: record, function: function,
      test: RunningTest(fileID: "\(fileID)", filePath: filePath, line: line, column: column))
    return expectation.holds { path, mode, isAsked in
      let screens = try conditions.map { (scene: try Scene(capturing: view(), in: $0), conditions: $0) }
      return LayoutVerdict(of: screens, at: path, mode, isRecordingAsked: isAsked)
    }
  }
#endif
