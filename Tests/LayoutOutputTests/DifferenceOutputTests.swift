import Differences
import Documents
import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutOutput

/// Reports of differences in every form.
struct DifferenceOutputTests {
  private func report(_ name: String = "Name", files: Int = 1) -> DifferenceReport {
    let old = DifferenceExample.text.replacingOccurrences(of: "text=\"Name\"", with: "text=\"\(name)\"")
    let new = old.replacingOccurrences(of: "constant=\"16\"", with: "constant=\"24\"")
    let difference = FileDifference(
      from: Array(old.utf8), to: Array(new.utf8), path: "Main.storyboard",
      under: [Conditions(device: "iphone-17", orientation: .portrait)])
    return DifferenceReport(old: "main", new: "HEAD", files: Array(repeating: difference, count: files))
  }

  @Test("The text tells edits before effects, and how many files changed")
  func writesText() {
    let lines = report().text().string.split(separator: "\n").map(String.init)
    #expect(lines.first == "Main.storyboard")
    #expect(lines.contains("    “Name” (UILabel)"))
    #expect(lines.contains("  What it does, under 1 condition:"))
    #expect(lines.last == "1 of 1 file changed visibly.")
    #expect(DifferenceReport(old: "a", new: "b", files: []).text().string == "No visible change.\n")
  }

  @Test(
    "JSON is what its schema says", .enabled(if: SchemaCheck.isHere, "\(SchemaCheck.reason)"))
  func keepsToItsSchema() throws {
    let faulty = FileDifference(from: [], to: [0x3C], path: "b.xib")
    var report = report()
    report.files.append(faulty)
    let value = try JSONParser.parse(Array(report.json.utf8))
    #expect(try SchemaCheck.problems(of: [(name: "report", value: value)], DifferenceShape.schema) == [:])
    #expect(try SchemaCheck.problemsOfExamples(DifferenceShape.schema) == [:])
  }

  @Test("Markdown fits a comment, however many files there are, and says what it leaves out")
  func fitsAComment() {
    let text = report(files: 500).markdown.string
    #expect(text.utf8.count <= DifferenceReport.maximumMarkdownBytes)
    #expect(text.contains("more files than fit here"))
  }

  @Test("What can't be read and what moves most comes first in Markdown")
  func tellsTheWorstFirst() throws {
    var report = report()
    report.files.append(FileDifference(from: [0x3C], to: [], path: "broken.xib"))
    let text = report.markdown.string
    let (broken, main) = (text.range(of: "broken.xib"), text.range(of: "Main.storyboard"))
    #expect(try #require(broken).lowerBound < #require(main).lowerBound)
  }

  /// Texts that would be markup somewhere.
  private static let hostile = [
    "&lt;/script>&lt;img src=x onerror=alert(1)>", "[a](javascript:alert(1)) @everyone #1 ![x](http://a.b)",
    "` | *b* _c_ ~~d~~",
    "&quot; onload=&quot;x", "\u{202E}abc", "www.example.org",
  ]

  @Test("Texts of files are texts in Markdown and HTML", arguments: hostile)
  func escapes(name: String) {
    let report = report(name)
    let markdown = report.markdown.string
    for part in ["<img", "a](javascript", "@everyone", " #1", "![x]", "http://", "www.example", "\u{202E}", "</script"]
    {
      #expect(!markdown.contains(part), "\(part)")
    }
    let html = report.html.string
    for part in ["<img", "\u{202E}", "\" onload"] { #expect(!html.contains(part), "\(part)") }
    #expect(html.components(separatedBy: "</script").count == 2)
  }

  @Test("The page runs its own script alone, by its digest")
  func namesItsScript() throws {
    let html = report().html.string
    let script = try #require(html.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
    #expect(script == DifferenceReport.script)
    #expect(html.contains("default-src 'none'"))
    guard let python = ChildProcess.program(named: "python3") else { return }
    let code =
      "import sys,hashlib,base64;print('sha256-'+base64.b64encode(hashlib.sha256(sys.stdin.buffer.read()).digest()).decode())"
    let digest = try ChildProcess.run(python, ["-c", code], input: Data(script.utf8)).output
    #expect(digest == DifferenceReport.scriptDigest + "\n")
  }
}
