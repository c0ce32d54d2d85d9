import Foundation
import LayoutTesting
import Screens
import Testing

/// Screens tested with Swift Testing.
struct LoginTests {
  /// `tools/check sample` sets another spacing, to see what is told then.
  private let spacing = Double(ProcessInfo.processInfo.environment["SAMPLE_SPACING"] ?? "") ?? 12

  @Test("The login screen is laid out as it was")
  func login() throws {
    let conditions = [
      Conditions(device: "iphone-17", orientation: .portrait),
      Conditions(device: "iphone-17", orientation: .landscapeLeft),
      Conditions(device: "iphone-8", orientation: .portrait),
      Conditions(device: "iphone-8", orientation: .landscapeLeft),
    ]
    expectLayout(of: try Screens.login(spacing: spacing), in: conditions, matches: .golden)
  }

  @Test("Each argument has a golden file of its own", arguments: [0.0, 40])
  func spacings(_ points: Double) throws {
    expectLayout(of: try Screens.login(spacing: points), matches: .golden("\(Int(points))"))
  }
}
