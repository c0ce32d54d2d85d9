import Foundation
import LayoutTestSupport
import Testing

/// `layout sweep`, as a shell sees it.
struct SweepCommandTests {
  private static let row = Checkout.path("Fixtures/Sweeps/row.json")
  private static let several = ["--device", "iphone-15", "--device", "ipad-pro-11", "--orientation", "portrait"]

  private func sweep(_ arguments: [String]) throws -> ChildProcess.Result {
    try InnerCommand.run(["sweep", Self.row, "--width", "320...400", "--quiet"] + arguments)
  }

  @Test("Several pictures in one stream or file are refused, with what to do")
  func severalPictures() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("sweep.svg").path
      for output in [[], ["--output", file]] {
        let result = try sweep(Self.several + ["--format", "svg"] + output)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.contains("--output pictures/"))
      }
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test("Each of several sweeps has a file in a folder", arguments: ["svg", "json", "text", "html"])
  func folder(format: String) throws {
    try TemporaryFolder.with { folder in
      let result = try sweep(Self.several + ["--format", format, "--output", folder.path + "/sweeps/"])
      #expect(result.output == "")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/sweeps").sorted()
      let ending = format == "text" ? "txt" : format
      #expect(files == ["row-ipad-pro-11-portrait.\(ending)", "row-iphone-15-portrait.\(ending)"])
      for file in files {
        let text = try String(contentsOfFile: "\(folder.path)/sweeps/\(file)", encoding: .utf8)
        if format == "svg" { #expect(text.components(separatedBy: "<svg").count == 2) }
        if format == "json" {
          let sweep = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
          #expect(sweep?["format"] as? String == "layout-sweep/1")
        }
      }
    }
  }

  @Test("Several sweeps are one page, with a picture, pieces and findings of each")
  func page() throws {
    let found = try sweep(Self.several + ["--format", "html"]).output
    #expect(found.components(separatedBy: "<svg").count == 3)
    #expect(found.contains("<h2>iphone-15/portrait</h2>") && found.contains("<h2>ipad-pro-11/portrait</h2>"))
    #expect(found.contains("default-src 'none'") && !found.contains("<script"))
    // A piece of the picture leads to its row.
    #expect(found.contains("href=\"#s2-1\"") && found.contains("id=\"s2-1\""))
  }

  @Test("A picture of a plane has axes in points, with its breakpoints, and a legend")
  func axes() throws {
    let login = Checkout.path("Fixtures/Sweeps/login.json")
    let plane = try InnerCommand.run([
      "sweep", login, "--width", "320...1366", "--height", "480...1366", "--quiet", "--format", "svg",
    ]).output
    for words in [
      "Window width in points", "Window height in points", ">320<", ">1366<", ">480<", ">an error<", ">nothing wrong<",
      ">a device’s screen<", ">332<", ">512<",
    ] { #expect(plane.contains(words), "\(words)") }
  }

  @Test("Several sweeps are one JSON document: an array; one is an object")
  func severalDocuments() throws {
    let found = try sweep(Self.several)
    let sweeps = try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [[String: Any]]
    #expect(sweeps?.map { $0["conditions"] as? String } == ["iphone-15/portrait", "ipad-pro-11/portrait"])
    let one = try sweep(["--device", "iphone-15"])
    #expect(try JSONSerialization.jsonObject(with: Data(one.output.utf8)) is [String: Any])
  }

  @Test("What is sampled of a plane is told beside the result too")
  func sampled() throws {
    let result = try InnerCommand.run([
      "sweep", Self.row, "--width", "320...1366", "--height", "400...1000", "--max-pieces", "2", "--format", "text",
    ])
    #expect(result.status != 65)
    #expect(result.output.contains("is sampled, not proved: there are more than 2 parts"))
    #expect(result.errors.contains("note: ipad-pro-11/portrait, 320...1366 × 400...1000: "))
  }

  @Test("More pieces of a line than are asked for are an error")
  func tooManyOfALine() throws {
    let result = try InnerCommand.run(["sweep", Self.row, "--width", "320...1366", "--max-pieces", "1"])
    #expect(result.status == 65)
    #expect(result.errors.contains("there are more pieces than 1"))
  }

  @Test(
    "Of a sweep that is interrupted what was found so far is printed",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func interruption() throws {
    try TemporaryFolder.with { folder in
      let held = try HeldInput(at: folder.appendingPathComponent("held.json").path)
      let arguments = ["sweep", held.path, "--width", "1...3000", "--height", "320...1366", "--quiet"]
      let content = try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/Sweeps/assertions.json")))
      let (status, output) = try held.end(arguments, giving: content) { $0.interrupt() }
      #expect(status == 130)
      let sweep = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      #expect(sweep?["interrupted"] != nil)
      #expect(sweep?["pieces"] is [Any])
    }
  }
}
