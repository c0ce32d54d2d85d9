import Foundation
import LayoutTestSupport
import Testing

/// The output of the program: through one door, and without anything that steers a terminal.
struct OutputTests {
  @Test("Nothing is written but by the one function that takes text for terminals")
  func hasOneDoor() throws {
    let writers =
      /\bfwrite\(|\bfputs\(|\bputs\(|\bf?printf\(|(^|[^.\w])print\(|debugPrint\(|FileHandle|STD(OUT|ERR)_FILENO|\.write\(toFile|unsafe write\(/
    let sources = Checkout.path("Sources")
    var found: Set<String> = []
    // UIKit's log of conflicts is the program's that uses it; the rewriter is a program of its own.
    for case let name as String in FileManager.default.enumerator(atPath: sources) ?? .init()
    where name.hasSuffix(".swift") && !name.hasPrefix("Apple/UIKit/") && !name.hasPrefix("Code/SwiftRewriter/") {
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      let lines = text.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      if lines.contains(where: { $0.contains(writers) && !$0.contains("func print(") }) {
        found.insert(String(name.split(separator: "/").last ?? ""))
      }
    }
    // The others name the streams: whose they are, a progress bar's, those that child processes get and answer on, and what is printed there.
    let doors: Set = ["Files.swift", "Files+Replacing.swift"]
    #expect(
      found
        == doors.union([
          "CommandSurroundings.swift", "ProgressBar.swift", "Processes.swift", "OtherProgram.swift",
          "AskedProgram.swift", "PrintedLines.swift", "ScreenService.swift",
        ]))
  }

  private static let hostile = "a\u{1B}[2J\nforged.json:1:1: error: x\u{202E}\u{7F}"
  private static let escaped = #"a\u{1B}[2J\nforged.json:1:1: error: x\u{202E}\u{7F}"#

  @Test(
    "What stands on a command line forges no line of what is told of it",
    arguments: [
      [hostile], ["--\(hostile)"], ["solve", hostile], ["solve", "--\(hostile)", "a"],
      ["solve", "a", "--device", hostile], ["solve", "a", "--orientation", hostile],
      ["solve", "a", "--format", hostile],
      ["solve", "a", "--size", hostile], ["solve", "a", "--system-version", hostile], ["devices", hostile],
      ["help", hostile],
      ["verify", hostile], ["trace", "a", "--at", hostile],
      ["solve", Checkout.path("Fixtures/InterfaceBuilder/application.storyboard"), "--scene", hostile],
    ])
  func escapesArguments(arguments: [String]) throws {
    let result = try InnerCommand.run(arguments)
    #expect(result.status != 0)
    #expect(!(result.output + result.errors).contains("\nforged"))
    #expect((result.output + result.errors).split(separator: "\n").allSatisfy { String($0).isASCIIText })
  }

  @Test(
    "A file's name and what it says forge no line, in any form")
  func escapesFiles() throws {
    try TemporaryFolder.with { folder in try checkFiles(in: folder) }
  }

  private func checkFiles(in folder: URL) throws {
    let file = folder.appendingPathComponent("b\u{1B}\nforged.json")
    let quoted = #"a\u001B[2J\nforged.json:1:1: error: x\u202E\u007F"#
    let text = """
      {"format": "layout-fixture/1", "name": "\(quoted)", "device": {"size": [100, 100]},
       "view": {"id": "root", "class": "\(quoted)", "subviews": [{"class": "\(quoted)", "frame": [0, 0, 1, 1]}]},
       "viewControllers": [{"id": "c", "title": "\(quoted)", "view": {"subviews": []}}]}
      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    for arguments in [
      ["solve", file.path], ["solve", file.path, "--format", "text"], ["trace", file.path],
      ["trace", file.path, "--format", "text"], ["convert", file.path], ["verify", folder.path],
      ["verify", folder.path, "--record", "all"], ["explain", file.path, "--controllers"],
    ] {
      let result = try InnerCommand.run(arguments)
      let all = result.output + result.errors
      #expect(!all.isEmpty)
      #expect(!all.contains("\nforged"), "\(arguments)")
      #expect(all.split(separator: "\n").allSatisfy { String($0).isASCIIText }, "\(arguments): \(all)")
    }
  }
}

extension String {
  /// A Boolean that tells whether the text is a line of ASCII without controls, but for what widths are multiplied by.
  fileprivate var isASCIIText: Bool {
    unicodeScalars.allSatisfy { ($0.value >= 0x20 && $0.value < 0x7F) || "×“”…".unicodeScalars.contains($0) }
  }
}
