public import LayoutModel
import Notations
import Sweeps

/// The windows that an assertion is proved for.
public enum ResizedWindows: Hashable, Sendable {
  /// All widths in a range, in points, at the device's own height.
  case width(ClosedRange<Double>)
  /// All heights in a range, in points, at the device's own width.
  case height(ClosedRange<Double>)
  /// Every width in a range with every height in another.
  case sizes(width: ClosedRange<Double>, height: ClosedRange<Double>)
}

/// Expects an assertion to hold for a screen in every window size of a range, in a test of Swift Testing or XCTest.
/// Either it is proved, or the test fails with the exact sizes where it doesn't hold and one size that shows it
/// (<doc:RangesOfSizes#Assertions>).
///
///     @Test func login() throws {
///       expectLayout(of: try loginScene(), satisfies: "title fits", over: .width(320...1366))
///     }
///
/// - Parameters:
///   - scene: The screen.
///   - assertion: The assertion, written as in a fixture, such as `title fits`.
///   - windows: The sizes.
///   - conditions: The other conditions of the layout; the screen's own device and orientation if left out.
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

/// The verdict of a test on an assertion: a message if it fails.
package struct AssertionVerdict {
  /// The reason why the test fails, or `nil` if it passes.
  package let message: String?

  /// Proves an assertion about a scene, or finds where it fails.
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
