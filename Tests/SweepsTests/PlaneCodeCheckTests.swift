import Fixtures
import LayoutModel
import SceneSources
import Testing

@testable import Sweeps

/// Planes of screens whose code does otherwise in wide windows than in the one that the screen was captured in.
@Suite("Assertions over planes hold for what the code does, not for the captured screen")
struct PlaneCodeCheckTests {
  private static let range = WindowRange(width: 600...1_000, height: 700...900)

  // The column takes a share of the window's width that goes by that width.
  private static func sweep(_ share: @escaping @Sendable (Double) -> Double, _ assertion: String) throws -> Sweep {
    let scene = { @Sendable (size: Size) throws -> Scene? in
      let fixture = """
        {"format": "layout-fixture/1", "device": "ipad-pro-11",
         "view": {"id": "root", "subviews": [{"id": "column", "translatesAutoresizingMaskIntoConstraints": false}],
          "constraints": ["column.leading == root.leading", "column.top == root.top", "column.height == 40",
           "column.width == \(share(size.width)) * root.width"]},
         "assertions": ["\(assertion)"]}
        """
      return try Fixture.scene(from: Array(fixture.utf8), name: "columns")
    }
    let first = try #require(try scene(Size(width: 834, height: 1_194)))
    let device = try first.device(named: nil)
    var screen = ResizedScreen(
      on: device, .portrait, Conditions().userSettings, dependsOnWidth: false, isOfCode: true, scene)
    screen.setAssertions(first.assertions)
    return try Sweep(of: screen, over: range)
  }

  @Test("What fails in the window in which the code was run is told, where the captured screen has it hold")
  func failsInCode() throws {
    let sweep = try Self.sweep({ $0 > 750 ? 0.1 : 0.5 }, "column.width >= 200")
    let result = try #require(sweep.assertions.first)
    #expect(!result.holds)
    let witness = try #require(result.witness)
    #expect(witness.width > 750)
    #expect(abs(result.by - (200 - 0.1 * witness.width)) < 0.01)
    #expect(sweep.rest?.reason == .codeOfPlane)
    #expect(result.fails.allSatisfy { $0.width.contains(witness.width) })
  }

  @Test("What fails on the captured screen alone isn't told")
  func holdsInCode() throws {
    let sweep = try Self.sweep({ $0 == 600 ? 0.1 : 0.5 }, "column.width >= 200")
    let result = try #require(sweep.assertions.first)
    #expect(result.holds)
    #expect(result.witness == nil)
    #expect(result.by == 0)
  }

  @Test("Where the code agrees, what fails is told as it was proved")
  func agrees() throws {
    let sweep = try Self.sweep({ _ in 0.25 }, "column.width >= 200")
    #expect(sweep.rest == nil)
    let result = try #require(sweep.assertions.first)
    #expect(result.fails.map(\.width) == [600...800])
  }
}
