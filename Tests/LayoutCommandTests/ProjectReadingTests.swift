import Foundation
import LayoutTestSupport
import Testing

/// A project with every part that is read without a build: `Fixtures/Projects/Harbour`, whose settings are in files of their own, whose
/// `Info.plist` is in a folder beside its code, and whose code is in Swift and Objective-C.
///
/// What `layout describe` and `layout lint --no-code --quiet` print of it is kept beside it. A run with `LAYOUT_RECORD=1` writes it anew.
struct ProjectReadingTests {
  private static let folder = Checkout.path("Fixtures/Projects/Harbour")

  @Test(
    "What is read of a project, and what is found beside it, is what is kept",
    arguments: [("describe", []), ("lint", ["--no-code", "--quiet"])] as [(String, [String])])
  func kept(command: String, options: [String]) throws {
    let result = try InnerCommand.run([command, Self.folder] + options)
    let printed = [Self.folder, "Fixtures/Projects/Harbour"].reduce(result.output + result.errors) { text, folder in
      text.replacing("\(folder)/", with: "").replacing(folder, with: ".")
    }
    let file = URL(fileURLWithPath: "\(Self.folder).\(command).txt")
    if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "1" {
      try Data(printed.utf8).write(to: file)
    }
    #expect(printed == (try String(contentsOf: file, encoding: .utf8)))
  }
}
