import LayoutTesting
import Screens
import XCTest

/// Screens tested with XCTest.
final class LoginTests: XCTestCase {
  func testLogin() throws {
    // `tools/check sample` sets another spacing, to see what is told then.
    let spacing = Double(ProcessInfo.processInfo.environment["SAMPLE_SPACING"] ?? "") ?? 12
    expectLayout(
      of: try Screens.login(spacing: spacing), in: [Conditions(device: "iphone-17", orientation: .portrait)])
  }
}
