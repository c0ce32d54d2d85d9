import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SceneSources

/// The places in which code shows its controllers, as its text says them.
struct ControllerPlaceTests {
  private static func words(_ code: String) throws -> [String]? {
    try TemporaryFolder.with { folder in
      let text = "class Router: NSObject {\n  func go() {\n\(code)\n  }\n}\nclass Card: UIViewController {}\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("Router.swift"))
      return ProjectCode(reading: Path(folder.path)).place(of: "Card")?.words
    }
  }

  @Test(
    "A controller stands where most of the code puts it",
    arguments: [
      ("navigationController?.pushViewController(Card(), animated: true)", ["navigation", "pushed"]),
      ("let card = Card(user)\n card.delegate = self\n present(card, animated: true)", ["presented"]),
      ("present(UINavigationController(rootViewController: Card()), animated: true)", ["presented", "navigation"]),
      (
        "let card = Card()\n let stack = UINavigationController(rootViewController: card)\n present(stack, animated: true)",
        ["presented", "navigation"]
      ),
      ("window?.rootViewController = UINavigationController(rootViewController: Card())", ["navigation"]),
      ("window?.rootViewController = Card()", []),
      ("let card = Card()\n tabBarController.viewControllers = [Home(), card]", ["tab"]),
      (
        "tabs.setViewControllers([UINavigationController(rootViewController: Card())], animated: false)",
        ["tab", "navigation"]
      ),
      (
        "show(Card(), sender: nil)\n show(Card(), sender: self)\n present(Card(), animated: true)",
        ["navigation", "pushed"]
      ),
    ] as [(String, [String])])
  func places(code: String, words: [String]) throws {
    #expect(try Self.words(code) == words)
  }

  @Test(
    "Where the code doesn't say it, there is no place",
    arguments: [
      "let card = Card()\n card.load()", "views.viewControllers = [Card()]", "func present(card: Card) {}",
      "present(card)",
    ])
  func none(code: String) throws {
    #expect(try Self.words(code) == nil)
  }

  @Test("A place is known by its words")
  func known() {
    #expect(ControllerPlace(words: ["pushed", "navigation"])?.words == ["navigation", "pushed"])
    #expect(ControllerPlace(words: ["elsewhere"]) == nil)
  }
}
