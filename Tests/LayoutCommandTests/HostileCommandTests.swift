import Foundation
import LayoutTestSupport
import Testing

/// Inputs that nobody means well: no trap, no hang, and no more output than a person reads.
struct HostileCommandTests {
  private func with<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      for (name, text) in files {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      return try body(folder)
    }
  }

  private static func fixture(_ views: [String], constraints: [String] = []) -> String {
    """
    {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [\(views.joined(separator: ","))],
     "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ","))]}}
    """
  }

  // MARK: Files that are read back

  private static let reporters = [
    "xcode", "json", "summary", "sarif", "github", "junit", "junit-gitlab", "gitlab", "checkstyle", "rdjson",
    "markdown",
    "html",
  ]

  private static func report(line: Int, rule: String) -> String {
    """
    {"format": "layout-findings/1", "inputs": ["a.json"], "scenes": [], "conditions": ["canvas"], "layouts": 1, "findings": [
    {"rule": "\(rule)", "severity": "error", "path": "a.json", "line": \(line), "column": 4, "endColumn": 5,
     "view": "v", "message": "x", "count": 0, "conditions": []}]}
    """
  }

  @Test("A report with line 0 is an error with file, line and key, by every reporter", arguments: reporters)
  func lineZero(reporter: String) throws {
    try with(["report.json": Self.report(line: 0, rule: "overlap")]) { folder in
      let path = folder.appendingPathComponent("report.json").path
      let result = try InnerCommand.run("merge", path, "--reporter", reporter)
      #expect(result.status == 65)
      #expect(result.output == "")
      #expect(result.errors == "\(path):2:68: error: 'line' is at least 1\n")
    }
  }

  @Test("A rule that doesn't exist is an error of a report that is read back", arguments: reporters)
  func unknownRule(reporter: String) throws {
    try with(["report.json": Self.report(line: 1, rule: "<img src=x onerror=alert(1)> | x")]) { folder in
      let path = folder.appendingPathComponent("report.json").path
      let result = try InnerCommand.run("merge", path, "--reporter", reporter)
      #expect(result.status == 65)
      #expect(result.errors == "\(path):2:10: error: there is no rule '<img src=x onerror=alert(1)> | x'\n")
    }
  }

  @Test(
    "An entry of the cache that isn't what was written is ignored, and written anew",
    arguments: [
      (#""line": [0-9]+"#, #""line": 0"#), (#""column": [0-9]+"#, #""column": -1"#),
      (#""endColumn": [0-9]+"#, #""endColumn": 1e308"#),
      (#""rule": "clipped""#, #""rule": "clip""#), (#""conditions": \["#, #""conditions": [9999,"#),
      (#""amount": \[[^\]]*\]"#, #""amount": [1e999, 0]"#), (#"^\[\]"#, "nothing"), (#"(?s)^.*$"#, ""),
      (#"(?s)findings.*$"#, ""),
    ])
  func cacheEntry(pattern: String, replacement: String) throws {
    try TemporaryFolder.with { folder in
      let cache = folder.appendingPathComponent("cache").path
      let input = Checkout.path("Fixtures/Lint/clipped/clipped.json")
      let first = try InnerCommand.run("lint", input, "--cache", cache, "--quiet")
      let entry = try #require(try FileManager.default.contentsOfDirectory(atPath: cache).first)
      let path = "\(cache)/\(entry)"
      let written = try String(contentsOfFile: path, encoding: .utf8)
      let spoilt = written.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
      #expect(spoilt != written)
      try spoilt.write(toFile: path, atomically: true, encoding: .utf8)
      let again = try InnerCommand.run("lint", input, "--cache", cache, "--quiet")
      #expect(again.status == first.status && again.output == first.output && again.errors == "")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
    }
  }

  // MARK: Logs

  @Test("No text of a file begins a line of a log", arguments: reporters.filter { $0 != "github" })
  func beginsNoCommand(reporter: String) throws {
    let view = """
      <view contentMode="scaleToFill" id="i" userLabel="u" customClass="C&lt;img src=x>&#10;::error::y">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><label opaque="NO" text="t&#10;::warning::z" id="l|`" userLabel="]]>--">
      <rect key="frame" x="-500" y="20" width="42" height="3"/><autoresizingMask key="autoresizingMask"/></label></subviews></view>
      """
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(view)</objects></document>
      """
    try with(["::error::a.xib": xib]) { folder in
      let result = try InnerCommand.run("lint", folder.path + "/::error::a.xib", "--reporter", reporter)
      #expect([0, 1].contains(result.status), "\(result.errors)")
      let lines = (result.output + result.errors).split(whereSeparator: \.isNewline)
      #expect(!lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }, "\(result.output)")
    }
  }

  // MARK: Growth

  @Test("Of views that all lie upon each other the first pairs are told, and that there are more")
  func pairs() throws {
    let labels = (0..<300).map {
      #"{"id": "v\#($0)", "class": "UILabel", "text": "hello \#($0)", "frame": [\#($0 % 7), 100, 10, 10]}"#
    }
    try with(["a.json": Self.fixture(labels), ".layout.json": #"{"only": ["overlap"]}"#]) { folder in
      let result = try InnerCommand.run("lint", folder.appendingPathComponent("a.json").path)
      let lines = result.output.split(separator: "\n").filter { $0.hasSuffix("[overlap]") }
      #expect(lines.count == 101)
      #expect(lines.count { $0.contains("there are more pairs like these: the first 100 are told") } == 1)
      #expect(result.output.utf8.count < 60_000)
    }
  }

  @Test("A chain of inequalities is told in no more than its views")
  func chain() throws {
    let count = 120
    let labels = (0..<count).map {
      #"{"id": "v\#($0)", "class": "UILabel", "text": "x", "translatesAutoresizingMaskIntoConstraints": false}"#
    }
    let chain = (1..<count).map { "v\($0).leading >= v\($0 - 1).leading" }
    try with(["a.json": Self.fixture(labels, constraints: chain)]) { folder in
      let result = try InnerCommand.run("lint", folder.appendingPathComponent("a.json").path)
      #expect(result.output.utf8.count < 250_000)
    }
  }

  @Test("A file that can't be read is described in its beginning, and told apart by what is behind")
  func describesJunk() throws {
    let junk = String(repeating: "x", count: 2 << 20)
    try with(["a": junk + "a", "b": junk + "b", "::c": "{\n::error::x\n  ##[error]y\n"]) { folder in
      let (a, b) = (
        try InnerCommand.run("describe", folder.path + "/a"), try InnerCommand.run("describe", folder.path + "/b")
      )
      #expect(a.status == 0 && a.output.utf8.count < 300_000)
      #expect(a.output.hasPrefix("not readable: ") && a.output != b.output)
      let c = try InnerCommand.run("describe", folder.path + "/::c")
      #expect(!c.output.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") || $0.contains("##[") })
    }
  }

  @Test("A key of megabytes is described by its beginning")
  func describesLongLines() throws {
    let long = String(repeating: "x", count: 1 << 20)
    try with(["a.json": #"{"format": "layout-fixture/1", "\#(long)": 1}"#]) { folder in
      let result = try InnerCommand.run("describe", folder.path + "/a.json")
      #expect(result.status == 0 && result.output.utf8.count < 100_000)
    }
  }

  @Test("Numbers that no screen may hold are described, and compared, as none")
  func describesHugeNumbers() throws {
    func xib(_ x: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a">
      <rect key="frame" x="\(x)" y="0" width="1e308" height="852"/><subviews><view id="b">
      <rect key="frame" x="1e308" y="\(x)" width="1e308" height="3"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES"/>
      <color key="backgroundColor" red="nan" alpha="\(x)"/></view></subviews></view></objects></document>
      """
    }
    let numbers = ["-1e308", "-inf", "nan", "1e308", "-1e999"]
    try with(Dictionary(uniqueKeysWithValues: numbers.map { ("\($0).xib", xib($0)) })) { folder in
      for number in numbers {
        let path = folder.path + "/\(number).xib"
        let described = try InnerCommand.run("describe", path)
        #expect(described.status == 0)
        let compared = try InnerCommand.run("diff", path, folder.path + "/1e308.xib")
        #expect([0, 1, 65].contains(compared.status))
      }
    }
  }

  // MARK: Pictures

  @Test("A picture that no program draws is an error", arguments: ["svg", "png"])
  func hugePicture(format: String) throws {
    try with(["a.json": Self.fixture([])]) { folder in
      for output in [[], ["--output", folder.path + "/pictures/"]] {
        let result = try InnerCommand.run(
          ["solve", folder.path + "/a.json", "--orientation", "portrait", "--size", "40000x400", "--format", format]
            + output)
        #expect(result.status == 65)
        #expect(result.errors.contains("pixels, and at most 32767 a side are drawn"), "\(result.errors)")
      }
    }
  }

  // MARK: Interruption

  @Test(
    "Of a check that is interrupted what was compared so far is told",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func interruptsVerify() throws {
    try TemporaryFolder.with { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      let fixture = Self.fixture([#"{"id": "a", "frame": [0, 0, 1, 1]}"#])
      for name in ["a.json", "c.json"] { try Data(fixture.utf8).write(to: folder.appendingPathComponent(name)) }
      #expect(try InnerCommand.run("verify", path("a.json"), "--record", "all").status == 0)
      let held = try HeldInput(at: path("b.json"))
      let arguments = ["verify", path("a.json"), held.path, path("c.json"), "--record", "never"]
      let (status, output) = try held.end(arguments, giving: Data(fixture.utf8)) { $0.interrupt() }
      #expect(status == 130)
      #expect(output.contains(" as expected") && !output.contains("c.json"), "\(output)")
    }
  }

  @Test(
    "Of a report that is interrupted there is a page of what was found so far",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func interruptsReport() throws {
    try TemporaryFolder.with { folder in
      let file = Checkout.path("Fixtures/InterfaceBuilder/findings.xib")
      let held = try HeldInput(at: folder.appendingPathComponent("held.xib").path)
      let content = try Data(contentsOf: URL(fileURLWithPath: file))
      let (status, output) = try held.end(["report", file, held.path], giving: content) { $0.interrupt() }
      #expect(status == 130)
      #expect(output.hasPrefix("<!DOCTYPE html>") && output.hasSuffix("</html>\n"))
    }
  }
}
