import LayoutModel
import Testing

@testable import UIKit

/// Misuse of controllers: UIKit's exceptions end the program, its warnings leave all as it was.
@MainActor struct ControllerMisuseTests {
  static func window(_ device: String = "iphone-17") -> UIWindow {
    guard let window = try? UIWindow(Conditions(device: device)) else {
      preconditionFailure("a device of the catalogue")
    }
    return window
  }

  @Test func presentingTwice() {
    let window = Self.window()
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = root
    let record = ControllerRecord { "\(type(of: $0))" }
    ControllerRecord.current = record
    defer { ControllerRecord.current = nil }
    root.present(first, animated: false)
    root.present(second, animated: false)
    #expect(root.presentedViewController === first && second.presentingViewController == nil)
    let warning = record.calls.last { $0.kind == .warning }?.message
    #expect(
      warning
        == "Attempt to present <\(second.objectName)> on <\(root.objectName)> which is already presenting <\(first.objectName)>"
    )
  }

  @Test func presentingTheRoot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (window, root) = (ControllerMisuseTests.window(), UIViewController())
      window.rootViewController = root
      root.present(root, animated: false)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("modally an active"))
  }

  @Test func presentingFromOutside() {
    let record = ControllerRecord { "\(type(of: $0))" }
    ControllerRecord.current = record
    defer { ControllerRecord.current = nil }
    let (root, other) = (UIViewController(), UIViewController())
    root.present(other, animated: false)
    #expect(root.presentedViewController == nil)
    #expect(record.calls.last?.message.hasSuffix("whose view is not in the window hierarchy!") ?? false)
  }

  @Test func pushingTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, navigation) = (UIViewController(), UINavigationController())
        navigation.pushViewController(root, animated: false)
        navigation.pushViewController(root, animated: false)
      }
    }
  }

  @Test func pushingAStack() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
  }

  @Test func popoverWithoutSource() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = ControllerMisuseTests.window("ipad-air")
        let (root, popover) = (UIViewController(), UIViewController())
        window.rootViewController = root
        popover.modalPresentationStyle = .popover
        root.present(popover, animated: false)
      }
    }
  }

  @Test func presentingAChild() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = ControllerMisuseTests.window()
        let (root, child) = (UIViewController(), UIViewController())
        window.rootViewController = root
        root.addChild(child)
        root.present(child, animated: false)
      }
    }
  }
}
