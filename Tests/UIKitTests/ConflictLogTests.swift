import Foundation
import Testing

@testable import UIKit

/// The log of conflicts, in the form that `layout explain --log` reads (`ConflictLogTests` of the explanations read the same lines).
@MainActor struct ConflictLogTests {
  /// The lines of the log's constraints, with addresses replaced.
  private static func lines(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("    \"<") || $0.hasPrefix("<") }
      .map { String($0).replacing(/0x[0-9a-f]+/, with: "0x1").replacing(/#[0-9]+/, with: "#1") }
  }

  @Test("Each constraint's line names the line that made it; the last one is broken")
  func constraints() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let label = UILabel()
      label.text = "A title that is longer than a log shows"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      let narrow = label.widthAnchor.constraint(equalToConstant: 100)
      narrow.identifier = "narrow"
      narrow.isActive = true
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 133.5).isActive = true
      window.layoutIfNeeded()
    }
    #expect(
      Self.lines(result) == [
        "    \"<NSLayoutConstraint:0x1@UIKitTests/ConflictLogTests.swift#1 'narrow' UILabel:0x1'A title that is longer th...'.width == 100   (active)>\",",
        "    \"<NSLayoutConstraint:0x1@UIKitTests/ConflictLogTests.swift#1 UILabel:0x1'A title that is longer th...'.width >= 133.5   (active)>\"",
        "<NSLayoutConstraint:0x1@UIKitTests/ConflictLogTests.swift#1 UILabel:0x1'A title that is longer th...'.width >= 133.5   (active)>",
      ])
  }

  @Test("A mask is printed as the constraints that it stands for, as far as they are in the conflict")
  func masks() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = UIView(frame: CGRect(x: 10, y: 0, width: 380, height: 50))
      view.autoresizingMask = .flexibleWidth
      window.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      window.layoutIfNeeded()
    }
    #expect(
      Self.lines(result) == [
        "    \"<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIWindow:0x1.width == 400   (active)>\",",
        "    \"<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& UIView:0x1.width == UIWindow:0x1.width - 20   (active)>\",",
        "    \"<NSLayoutConstraint:0x1@UIKitTests/ConflictLogTests.swift#1 UIView:0x1.width == 100   (active)>\"",
        "<NSLayoutConstraint:0x1@UIKitTests/ConflictLogTests.swift#1 UIView:0x1.width == 100   (active)>",
      ])
  }
}
