import Differences
import FileSystem
import LayoutModel

/// An expectation that layouts match a golden file, at a call of a test.
struct GoldenExpectation {
  let golden: GoldenFile
  let record: RecordMode?
  let function: StaticString
  let test: RunningTest

  /// Fails the test where the verdict on the golden file has a message.
  ///
  /// - Parameter verdict: Compares with the file at a path, in a mode, which was asked for or not.
  /// - Returns: Whether all is as expected.
  func holds(_ verdict: (Path, RecordMode, Bool) throws -> LayoutVerdict) -> Bool {
    let path = Path(golden.path(testFile: "\(test.filePath)", function: "\(function)"))
    do {
      let (mode, isAsked) = try RecordMode.inTest(
        record, environment: Environment.values(of: ["CI", RecordMode.variable]))
      let verdict = try verdict(path, mode, isAsked)
      guard let message = verdict.message else { return true }
      test.fail(message, attaching: verdict.attachments)
    } catch {
      test.fail("\(error)", attaching: [])
    }
    return false
  }
}
