import LayoutAnalysis
import LayoutInput
public import LayoutModel

/// The windows that an assertion is proved for.
public enum ResizedWindows: Hashable, Sendable {
  /// All widths of a range, in points, with the device's own height.
  case width(ClosedRange<Double>)
  /// All heights of a range, with the device's own width.
  case height(ClosedRange<Double>)
  /// Every width of a range with every height of another.
  case sizes(width: ClosedRange<Double>, height: ClosedRange<Double>)
}

/// Expects an assertion to hold of a screen in every window size of a range, in a test of Swift Testing or of XCTest: it is
/// proved, or the test fails with where exactly it doesn't hold, and a size that shows it (<doc:RangesOfSizes#Assertions>).
///
///     @Test func login() throws {
///       expectLayout(of: try loginScene(), satisfies: "title fits", over: .width(320...1366))
///     }
///
/// - Parameters:
///   - scene: The screen.
///   - assertion: What must hold, in the words of a fixture, such as `title fits`.
///   - windows: The sizes.
///   - conditions: What else the screen is laid out under; on its own device in its own orientation if left out.
///   - fileID: The test's file and module.
///   - filePath: The test's file.
///   - line: The call's line.
///   - column: The call's column.
/// - Returns: Whether it holds.
@discardableResult
public func expectLayout(
  of scene: Scene, satisfies assertion: String, over windows: ResizedWindows, in conditions: Conditions = Conditions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let test = RunningTest(fileID: "\(fileID)", filePath: filePath, line: line, column: column)
  guard let message = AssertionVerdict(of: scene, assertion, over: windows, under: conditions).message else {
    return true
  }
  test.fail(message, attaching: [])
  return false
}

/// What a test makes of an assertion: a message where it fails.
package struct AssertionVerdict {
  /// Why the test fails; `nil` where it doesn't.
  package let message: String?

  /// Proves an assertion of a scene, or finds where it fails.
  package init(of scene: Scene, _ text: String, over windows: ResizedWindows, under conditions: Conditions) {
    do {
      let assertion = try Assertion(text)
      let results = try Sweep.results(of: [assertion], of: scene, under: conditions) { own in
        switch windows {
        case .width(let width): WindowRange(width: width, height: own.height...own.height)
        case .height(let height): WindowRange(width: own.width...own.width, height: height)
        case .sizes(let width, let height): WindowRange(width: width, height: height)
        }
      }
      message = results.isEmpty ? nil : results.joined(separator: "\n")
    } catch {
      message = "\(error)"
    }
  }
}
