import Foundation
import LayoutTesting
import Testing
import UIKit
import ViewScreens

/// A view in code, tested with Swift Testing.
@MainActor struct LoginViewTests {
  /// `tools/check sample` sets another spacing, to see what is told then.
  private let spacing = Double(ProcessInfo.processInfo.environment["SAMPLE_SPACING"] ?? "") ?? 12

  @Test("The login view is laid out as it was")
  func login() {
    let conditions = [
      Conditions(device: "iphone-17", orientation: .portrait),
      Conditions(device: "iphone-se-3rd-gen", orientation: .portrait),
      Conditions(device: "ipad-mini-8-3", orientation: .landscapeLeft),
    ]
    expectLayout(of: { LoginView(spacing: spacing) }, in: conditions, matches: .golden)
  }

  @Test("No text is cut, and nothing is left open")
  func findings() throws {
    let rules: Set = ["text-truncated", "clipped", "ambiguous", "conflict"]
    for device in ["iphone-17", "iphone-se-3rd-gen"] {
      let found = try LayoutTesting.findings(of: { LoginView() }, in: Conditions(device: device))
      #expect(found.filter { rules.contains($0.key.rule) }.map(\.text) == [], "\(device)")
    }
  }

  @Test("Its picture is the one that is kept")
  func picture() throws {
    let picture = try LayoutTesting.picture(of: { LoginView(spacing: spacing) }, in: Conditions(device: "iphone-17"))
    let kept = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Layouts__/LoginView.svg")
    if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] != nil {
      let folder = kept.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: kept, atomically: true, encoding: .utf8)
    }
    #expect(try picture == String(contentsOf: kept, encoding: .utf8))
  }
}
