import Foundation
import LayoutTestSupport
import Testing

@testable import LayoutCommand

/// The manual page, `tools/layout.1`.
struct ManualTests {
  private static let path = Checkout.path("tools/layout.1")

  @Test("The page says what the tables say")
  func isUpToDate() throws {
    let kept = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(kept == Manual.text, "run `tools/layout --generate-manual >tools/layout.1`")
  }

  @Test("Every command, option and exit status has an entry")
  func isComplete() {
    let text = Manual.text
    for command in CommandTable.commands {
      #expect(text.contains(".SS layout \(command.name.replacing("-", with: "\\-")) "))
      for option in command.allOptions {
        #expect(text.contains("\\fB\\-\\-\(option.name.replacing("-", with: "\\-"))\\fR"))
      }
    }
    for status in ExitStatus.allCases { #expect(text.contains(".TP\n\\fB\(status.rawValue)\\fR\n")) }
    let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII }
    #expect(isPlain)
  }

  @Test(
    "Nothing is to be said against it as roff",
    arguments: [["groff", "-man", "-ww", "-z"], ["mandoc", "-T", "lint"]])
  func isSound(checker: [String]) throws {
    guard let program = ChildProcess.program(named: checker[0]) else { return }
    let result = try ChildProcess.run(program, checker.dropFirst() + [Self.path])
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
  }
}
