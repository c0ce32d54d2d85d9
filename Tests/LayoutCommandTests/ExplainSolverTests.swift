import Foundation
import LayoutTestSupport
import Testing

/// `layout explain --solver` as it is run.
struct ExplainSolverTests {
  @Test("The program, what presolve leaves of it, and the frames are printed with the names of views and constraints")
  func printsStages() throws {
    let fixture = Checkout.path("Fixtures/Sweeps/login.json")
    let result = try InnerCommand.run(["explain", fixture, "--solver", "--conditions", "iphone-17/portrait"])
    #expect(result.status == 0 && result.errors.isEmpty)
    for heading in ["program", "after presolve", "frames"] {
      #expect(result.output.contains("iphone-17/portrait: \(heading)\n"), "\(heading)")
    }
    #expect(result.output.contains("  form.width"))
  }

  @Test("It is text, and excludes what else is explained of views")
  func excludesOthers() throws {
    let fixture = Checkout.path("Fixtures/Sweeps/login.json")
    for other in [["--format", "json"], ["--view", "form"]] {
      let result = try InnerCommand.run(["explain", fixture, "--solver"] + other)
      #expect(result.status == 64)
      #expect(result.errors.contains("--solver"))
    }
  }
}
