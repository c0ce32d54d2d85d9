import Foundation
import LayoutTestSupport
import Testing

/// Statements that don't compile here: their screens are shown without them, and what is found there is a guess.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct LeftOutCodeTests {
  private static let uikit = "import UIKit"

  /// A controller with a conflict, and a statement beside it.
  private static func controller(_ name: String, _ statement: String) -> String {
    """
    \(uikit)
    final class \(name): UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        \(statement)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 50),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.widthAnchor.constraint(equalToConstant: 200),
        ])
      }
    }
    """
  }

  private static let files = [
    "Whole.swift": controller("WholeController", "box.tag = 1"),
    "Passing.swift": controller("PassingController", "box.style(.card)"),
    "Once.swift": controller("OnceController", "box.tag = Theme.tag"),
    "Theme.swift": """
    \(uikit)
    enum Theme {
      static let tag: Int = {
        let look = UIView()
        look.style(.plain)
        return look.tag
      }()
    }
    """,
  ]

  @Test("A finding is a guess where its screen comes past; what runs once ends the screens that need it")
  func guesses() throws {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent("App")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      for (name, text) in Self.files {
        try text.write(to: project.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let build = folder.appendingPathComponent("build").path
      let listing = try InnerCommand.run("code", project.path, "--run", "--build-folder", build)
      #expect(listing.output.contains("of 4 Swift files"), "\(listing.output)\(listing.errors)")
      #expect(listing.output.contains("failed: Theme.swift:3: not compiled: line 5: "), "\(listing.output)")
      let conditions = ["--conditions", "iphone-17/portrait"]
      let lint = try InnerCommand.run(["lint", project.path, "--build-folder", build] + conditions)
      func line(_ name: String) throws -> String {
        let lines = lint.output.split(separator: "\n").map(String.init)
        let own = lines.first { $0.contains("\(name).swift:") && $0.contains("[conflict]") }
        return try #require(own, "\(lint.output)")
      }
      #expect(try line("Whole").contains(": error: "))
      #expect(try line("Passing").contains("a guess") && line("Passing").contains("Passing.swift:8"))
      #expect(lint.output.contains("[screen-failed]") && !lint.output.contains("Once.swift:10"))
    }
  }
}
