import FileSystem
import Findings
import LayoutModel
import LayoutTestSupport
import Notations
import Testing

@testable import Lint
@testable import SceneSources

/// The assertions of a configuration in a run of lint.
struct ConfiguredAssertionTests {
  private static func findings(asserting text: String) throws -> [LintFinding] {
    var settings = LintFileSettings(
      asked: LayoutRequest(devices: ["iphone-17"], orientations: [.portrait], layoutDirections: [.leftToRight]))
    settings.assertions = [try Assertion(text)]
    settings.assertingFile = "App/.layout.json"
    let file = Path(Checkout.path("Fixtures/InterfaceBuilder/cell.xib"))
    return LintRun(LintInputs([file])) { [settings] _ in settings }.outcome().report.findings
  }

  @Test("One with an item that its scene lacks is an error of the configuration")
  func lacksItem() throws {
    let findings = try Self.findings(asserting: "lab-alone-.width <= nosuch.width")
    let told = findings.filter { $0.key.rule == "unreadable" }
    #expect(told.map(\.severity) == [.error])
    #expect(told.first?.message.hasPrefix(".layout.json: ") == true)
    #expect(told.first?.message.contains("nosuch") == true)
  }

  @Test("One without an item of a scene isn't about it")
  func ofOtherScene() throws {
    #expect(try Self.findings(asserting: "nosuch.width <= 10").allSatisfy { $0.key.rule != "unreadable" })
  }
}
