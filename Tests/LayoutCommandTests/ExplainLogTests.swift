import Foundation
import LayoutTestSupport
import Testing

/// `layout explain --log` as it is run: what it prints, and how it ends.
@Suite(.enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
struct ExplainLogTests {
  private func explain(_ log: String) throws -> ChildProcess.Result {
    try BuiltCommand.run(["explain", "--log", "-"], input: Data(log.utf8))
  }

  @Test("A number that is too large for a layout is an error at its place")
  func refusesLargeNumbers() throws {
    let result = try explain("<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 1e308   (active)>\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("<stdin>:1:53: error: 1e308 is too large for a layout"))
    #expect(result.output.contains("Line 1 isn't understood"))
  }

  @Test(
    "Numbers that come to more than doubles hold are no trap",
    arguments: [
      "UIView:0x1.width == 1e400", "UIView:0x1.width == UIView:0x2.width / 1e-300",
      "UIView:0x1.width == 1e308*UIView:0x2.width", "UIView:0x1.width == UIView:0x2.width + NSSpace(1e308)",
      "UIView:0x1.width == 8 @1e308", "V:[UIView:0x1(1e308)]", "V:[UIView:0x1]-(1e308)-[UIView:0x2]",
      "UIView:0x1.width == 1000000000*UIView:0x2.width + 1000000000",
    ])
  func standsNumbers(text: String) throws {
    let result = try explain("<NSLayoutConstraint:0x6 \(text)>\n<NSLayoutConstraint:0x7 UIView:0x1.width == 40>\n")
    #expect(result.status == 0)
    #expect(result.output.contains("UIView is 40 wide") || result.output.contains("UIView #1 is 40 wide"))
  }

  @Test("Where nothing is understood the status says so")
  func saysNothing() throws {
    let result = try explain("Unable to simultaneously satisfy constraints.\n(\n    \"something of one's own\"\n)\n")
    #expect(result.status == 65)
    #expect(result.output.contains("Nothing of it is understood."))
    #expect(result.errors.contains("nothing of this log is understood"))
  }

  @Test("What is understood beside a line that isn't is explained")
  func explainsTheRest() throws {
    let result = try explain(
      """
      <NSLayoutConstraint:0x1 UIView:0x7f01.width == 40>
      <NSLayoutConstraint:0x2 UIView:0x7f01.width == 60>
      <NSLayoutConstraint:0x3 UIView:0x7f01.width <= 1.79769e+308>
      """)
    #expect(result.status == 0)
    #expect(result.errors.contains("<stdin>:3:48: warning: 1.79769e+308 is too large for a layout"))
    #expect(result.output.hasPrefix("These can't hold together:\n"))
  }
}
