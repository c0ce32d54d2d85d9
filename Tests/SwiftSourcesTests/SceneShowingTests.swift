import Checks
import Documents
import LayoutModel
import SceneSources
import Testing

@testable import SwiftSources

/// A scene of a file, in which a live controller's view stands for the declared one.
struct SceneShowingTests {
  private static func line(_ number: Int) -> SourcePosition { SourcePosition(line: number, column: 9) }

  /// A navigation controller with a controller `login`, whose label is at line 7.
  private static func declared() throws -> Scene {
    var label = View("label", class: "UILabel", position: line(7))
    label.lint.ignoredRules = [IgnoredRule("overlap", reason: "meant so")]
    var login = ViewController(view: View("loginView", subviews: [label]))
    login.id = "login"
    var stack = ViewController(kind: .navigationController)
    stack.viewControllers = [login]
    return try Scene(name: "Main", rootViewController: stack)
  }

  private static func live() throws -> Scene {
    let title = View("titleLabel", class: "UILabel", position: SourcePosition(line: 7, column: 1))
    var controller = ViewController(view: View("view", subviews: [title, View("hintLabel", class: "UILabel")]))
    controller.additionalSafeAreaInsets = EdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    return try Scene(name: "Main", device: "iphone-17", rootViewController: controller)
  }

  @Test("The controller stays in its containers, with the live view and its insets")
  func containers() throws {
    let scene = try Self.declared().showing(try Self.live(), ofController: "login")
    #expect(scene.rootViewController.kind == .navigationController)
    let shown = try #require(scene.rootViewController.viewControllers.first)
    #expect(shown.view.subviews.map(\.id) == ["titleLabel", "hintLabel"])
    #expect(shown.additionalSafeAreaInsets.top == 8)
    #expect(scene.device == "iphone-17")
  }

  @Test("What the live controller answers counts, and what it leaves to the system is as it was read")
  func answers() throws {
    var declared = try Self.declared()
    declared = declared.mapping { controller in
      guard controller.id == "login" else { return }
      controller.supportedInterfaceOrientations = .portrait
      controller.preferredContentSize = Size(width: 100, height: 100)
    }
    var live = try Self.live()
    live = live.mapping { controller in
      controller.preferredContentSize = Size(width: 320, height: 200)
      controller.bars.hidesBottomBarWhenPushed = true
      controller.bars.navigationItem.largeTitleDisplayMode = .never
    }
    let shown = declared.showing(live, ofController: "login").rootViewController.viewControllers[0]
    #expect(shown.supportedInterfaceOrientations == .portrait)
    #expect(shown.preferredContentSize == Size(width: 320, height: 200))
    #expect(shown.bars.hidesBottomBarWhenPushed)
    #expect(shown.bars.navigationItem.largeTitleDisplayMode == .never)
  }

  @Test("Rules that the file turns off for a view hold for the live one of the same line")
  func rules() throws {
    let scene = try Self.declared().showing(try Self.live(), ofController: "login")
    let views = scene.rootViewController.viewControllers[0].view.subviews
    #expect(views.map { $0.lint.ignoredRules.map(\.rule) } == [["overlap"], []])
  }

  @Test("Where the scene has no such controller, the live one is all that it shows")
  func alone() throws {
    let scene = try Self.declared().showing(try Self.live(), ofController: "other")
    #expect(scene.rootViewController.view.subviews.count == 2)
    #expect(scene.rootViewController.viewControllers == [])
  }
}
