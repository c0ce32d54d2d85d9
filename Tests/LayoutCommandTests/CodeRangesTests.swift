import Foundation
import LayoutTestSupport
import Testing

/// Ranges of sizes of screens in code: pieces of the captured screen where the code agrees, sampled ones elsewhere.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeRangesTests {
  private func swept(_ file: String, _ options: String...) throws -> ChildProcess.Result {
    try SharedProject.with("Resizing") { project, build in
      try InnerCommand.run(
        ["sweep", project.appendingPathComponent(file).path, "--width", "320...1000", "--device", "ipad-pro-11"]
          + options + ["--build-folder", build])
    }
  }

  @Test("A screen of constraints that hold in every window has exact pieces")
  func exact() throws {
    let found = try swept("BannerController.swift", "--format", "text")
    #expect(found.status == 0, "\(found.errors)")
    #expect(found.output.contains("1 piece\n"), "\(found.output)")
    #expect(!found.output.contains("sampled"))
  }

  @Test("Code that chooses constraints by size is run in single windows, down to a point where it changes its mind")
  func sampled() throws {
    let found = try swept("ColumnsController.swift", "--format", "text")
    #expect(found.output.contains("the code does otherwise there than the captured screen"), "\(found.output)")
    #expect(found.output.contains("699"), "\(found.output)")
    #expect(found.output.contains("sampled every"))
    let json = try swept("ColumnsController.swift", "--format", "json")
    #expect(json.output.contains("\"sampledEvery\": "))
    #expect(json.output.contains("\"sampled\": {\"because\": "))
  }
}
