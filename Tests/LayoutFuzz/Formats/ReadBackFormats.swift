import Differences
import Documents
import FileSystem
import Findings
import LayoutCommand
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Lint
import SceneSources

/// The formats that the program writes, or asks of people, and reads back: reports, baselines, entries of lint's cache, golden
/// files, configurations, requests and data of pages. Every value of them is put in the place of every other.
enum ReadBackFormats {
  static let all = [reports, baselines, cacheEntries, configurations, kept, requests, pages]

  /// Documents of a format, spoilt by their structure.
  private static func format(
    _ name: String, share: Int, takesStreams: Bool = false, _ examples: [String],
    before: String = "", behind: String = "", spoils: Bool = true,
    run: @escaping @Sendable ([UInt8], Bool) -> Verdict
  ) -> InputFormat {
    let trees = examples.compactMap { text in (try? JSONParser.parse(Array(text.utf8))).map { JSONTree($0) } }
    let smaller: @Sendable ([UInt8]) -> [[UInt8]] = { bytes in before.isEmpty ? Reductions.json(bytes) : [] }
    let make: @Sendable (inout SeededGenerator) -> [UInt8] = { random in
      var bytes: [UInt8] = StructureMutations.mutated(random.pick(trees), &random).bytes
      if spoils, random.happens(0.02) { ByteChanges.change(&bytes, &random) }
      return Array(before.utf8) + bytes + Array(behind.utf8)
    }
    return InputFormat(
      name, ending: "json", share: share, takesStreams: takesStreams, make: make, run: run, smaller: smaller)
  }

  private static let rules = LintRule.table.map(\.description)
  private static let context = LintReporterContext(version: "1", workingFolder: "/work") { path in
    path.utf8.count > 200 ? nil : Array("{\n\"a\": 1,\n\"é🙂\": 2}\n".utf8)
  }

  // MARK: Reports

  private static let report = #"""
    {"format": "layout-findings/1", "inputs": ["a.json", "b.xib"],
     "scenes": [{"path": "a.json", "conditions": ["iphone-17/portrait", "iphone-17/landscapeLeft"]},
      {"path": "b.xib", "scene": "s", "name": "Login", "conditions": ["iphone-17/portrait"]}],
     "conditions": ["iphone-17/landscapeLeft", "iphone-17/portrait"], "layouts": 3, "findings": [
     {"rule": "overlap", "severity": "warning", "path": "a.json", "line": 2, "column": 3, "endColumn": 5, "view": "v",
      "viewName": "“Save”", "partner": "p", "partnerName": "“Help”", "partnerLine": 3, "partnerColumn": 1,
      "partnerEndColumn": 9, "message": "“Save” is covered by “Help” by 12 × 44 pt on iphone-17/portrait (1 of 2)",
      "worst": "iphone-17/portrait", "count": 1, "conditions": ["iphone-17/portrait"], "amount": [12, 44],
      "key": "a.json\toverlap\t\tv\tp"},
     {"rule": "off-screen", "severity": "error", "path": "b.xib", "line": 1, "column": 1, "endColumn": 1, "scene": "s",
      "sceneName": "Login", "view": "v", "viewName": "Save",
      "message": "Login: Save lies off screen, worsened", "worst": "iphone-17/portrait", "count": 1,
      "conditions": ["iphone-17/portrait"], "repairs": ["do x"], "worsened": true,
      "ranges": [{"conditions": ["iphone-17/portrait"], "width": [320, 375]}], "key": "b.xib\toff-screen\ts\tv\t"},
     {"rule": "unreadable", "severity": "note", "path": "c.xib", "message": "there is no such file", "count": 0,
      "conditions": [], "key": "c.xib\tunreadable\t\t\t"},
     {"rule": "overlap", "severity": "note", "path": "b.xib", "line": 4, "column": 2, "endColumn": 8, "scene": "s",
      "sceneName": "Login", "view": "icon", "viewName": "icon", "partner": "w",
      "message": "Login: icon is covered on iPhone 17, portrait; give it a size", "worst": "iphone-17/portrait",
      "worstName": "iPhone 17, portrait", "count": 1, "conditions": ["iphone-17/portrait"], "certainty": "guessed",
      "causes": ["canvas-size:icon", "orientations"], "because": ["icon's size is the canvas's", "x"],
      "advice": "give it a size", "key": "b.xib\toverlap\ts\ticon\tw"},
     {"rule": "conflict", "severity": "error", "path": "a.json", "line": 2, "column": 5, "endColumn": 9, "view": "v",
      "message": "\"v.width == 300\" can't hold with 2 other constraints on iphone-17/portrait (1 of 2); lower its priority to 999",
      "worst": "iphone-17/portrait", "count": 1, "conditions": ["iphone-17/portrait"], "certainty": "sure",
      "advice": "lower its priority to 999", "repairs": ["lower its priority to 999"],
      "related": [{"text": "\"v.width == 300\"", "line": 3, "column": 4, "endColumn": 9}, {"text": "\"v.width <= w.width\""}],
      "key": "a.json\tconflict\t\tv\t"}]}
    """#

  /// Reports that `layout merge` joins and prints.
  static let reports = format("report", share: 60, [report]) { bytes, isThorough in
    var verdict = Verdict()
    do throws(FrameDump.ReadingError) {
      let report = try LintReport(reading: bytes, rules: rules)
      checkReporters(of: LintReport(merging: [report, report]), isThorough, &verdict)
    } catch {
      verdict.isAccepted = false
      MessageCheck(of: bytes).check(error.message, at: error.position, "an error", &verdict)
    }
    return verdict
  }

  private static func checkReporters(of report: LintReport, _ isThorough: Bool, _ verdict: inout Verdict) {
    for reporter in LintReporter.table where isThorough || ["json", "junit", "sarif"].contains(reporter.name) {
      let text = reporter.text(report, context).string
      let bytes = Array(text.utf8)
      switch reporter.name {
      case "json":
        let copy = try? LintReport(reading: bytes, rules: rules)
        verdict.expect(copy?.json == text, "a report reads back as another", text)
      case "sarif", "gitlab":
        verdict.expect((try? JSONParser.parse(bytes)) != nil, "\(reporter.name) that is no JSON", text)
      case "junit", "junit-gitlab", "checkstyle":
        verdict.expect((try? XMLDocumentReader.root(of: bytes)) != nil, "\(reporter.name) that is no XML", text)
      default: break
      }
      guard reporter.name != "github" else { continue }
      let isCommand = text.split(separator: "\n").contains { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") }
      verdict.expect(!isCommand, "a line that a log obeys", text)
    }
  }

  // MARK: Baselines

  private static let baseline = #"""
    {"format": "layout-baseline/1", "entries": [
     {"rule": "overlap", "path": "a.json", "view": "v", "partner": "p", "conditions": ["iphone-17/portrait"]},
     {"rule": "off-screen", "path": "b.xib", "scene": "s", "view": "v", "conditions": []}]}
    """#

  /// Baselines, applied to a report.
  static let baselines = format("baseline", share: 30, [baseline, written(baselineOf: report)]) { bytes, _ in
    var verdict = Verdict()
    do throws(FrameDump.ReadingError) {
      let baseline = try LintBaseline(reading: bytes)
      let copy = try? LintBaseline(reading: Array(baseline.json.utf8))
      verdict.expect(copy?.json == baseline.json, "a baseline reads back as another", baseline.json)
      if let report = try? LintReport(reading: Array(report.utf8), rules: rules) {
        let rest = baseline.applied(to: report)
        verdict.expect(rest.report.findings.count <= report.findings.count, "a baseline that adds findings")
      }
    } catch {
      verdict.isAccepted = false
      MessageCheck(of: bytes).check(error.message, at: error.position, "an error", &verdict)
    }
    return verdict
  }

  private static func written(baselineOf report: String) -> String {
    (try? LintReport(reading: Array(report.utf8), rules: rules)).map { LintBaseline($0).json } ?? "{}"
  }

  // MARK: The cache

  /// Entries of the cache: a line of notes, and a report whose conditions are numbers.
  static let cacheEntries = format(
    "cache-entry", share: 40, [(try? LintReport(reading: Array(report.utf8), rules: rules))?.compactJSON ?? "{}"],
    before: "[\"a.plist\\u0000it isn't understood\"]\n"
  ) { bytes, isThorough in
    var verdict = Verdict()
    guard let (report, notes) = LintCache.entry(bytes) else {
      verdict.isAccepted = false
      return verdict
    }
    checkReporters(of: report, isThorough, &verdict)
    for note in notes {
      verdict.expect(
        MessageCheck.isClean(PrintableText(note.message).string), "a note with control characters", note.message)
    }
    return verdict
  }

  // MARK: Configurations

  private static let configuration = #"""
    {"$schema": "layout-config.schema.json", "included": ["*.json"], "excluded": ["b"],
     "conditions": {"device": ["iphone-17"], "layout-direction": ["both"], "orientation": "portrait"}, "width": "320...330",
     "rules": {"overlap": "error", "target-size": {"severity": "note", "height": 40}, "protrudes": {"tolerance": 2}},
     "paths": [{"path": "Legacy/**", "rules": {"overlap": "off"}}], "strict": true, "baseline": "base.json",
     "reporters": ["json", "summary"], "assertions": ["title inside root.safeArea"]}
    """#
  private static let screen = #"""
    {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
      {"id": "title", "class": "UILabel", "text": "Title", "frame": [20, 100, 100, 20]},
      {"id": "ok", "class": "UIButton", "text": "OK", "frame": [60, 100, 100, 44]}]}}
    """#

  /// `.layout.json`, by which lint runs.
  static let configurations = format(
    "configuration", share: 20, takesStreams: true,
    [configuration, #"{"only": ["overlap"], "conditions": {"device": ["iphone-17"], "size": ["300x400"]}}"#],
    run: { bytes, _ in
      lines(
        [["lint", "a.json"]],
        files: [(".layout.json", bytes), ("a.json", Array(screen.utf8)), ("base.json", Array(baseline.utf8))])
    })

  // MARK: Golden files

  private static let layouts = Examples.goldenFiles.filter { $0.bytes.count < 2_500 }.map {
    String(decoding: $0.bytes, as: UTF8.self)
  }

  /// Golden files, compared with others, described and drawn.
  static let kept = format("kept-golden", share: 60, layouts.isEmpty ? ["{}"] : layouts) { bytes, isThorough in
    var verdict = GoldenFormat.format.run(bytes, isThorough)
    let (text, _) = ScreenDescription.text(of: bytes)
    verdict.expect(MessageCheck.isClean(text.string), "a description with control characters", text.string)
    return verdict
  }

  // MARK: Requests

  private static let request = #"""
    {"id": 7, "command": "lint", "content": "{\"format\": \"layout-fixture/1\", \"device\": \"iphone-17\", \"view\": {\"id\": \"root\"}}",
     "name": "a.json", "conditions": ["iphone-17/portrait"], "options": {"strict": true, "scene": null}}
    """#
  private static let sweepRequest = #"""
    {"id": "a", "command": "sweep", "content": "{\"format\": \"layout-fixture/1\", \"device\": \"iphone-17\", \"view\": {\"id\": \"root\"}}",
     "options": {"width": "320...330", "max-pieces": 20}}
    """#

  /// Lines of `layout batch`.
  static let requests = format("request", share: 40, [request, sweepRequest], spoils: false) { bytes, isThorough in
    BatchFormat.format.run(bytes.filter { $0 != 0x0A }, isThorough)
  }

  // MARK: Pages

  private static let page = #"""
    {"format": "layout-report/1", "title": "a", "conditions": ["iphone-17/portrait"], "rules": {"overlap": "x"},
     "findings": [{"rule": "overlap", "severity": "note", "path": "a.json", "message": "x", "line": 1, "column": 1}], "scenes": []}
    """#

  /// Pages of `layout report` with the data of an earlier one.
  static let pages = format(
    "page", share: 10, takesStreams: true, [page],
    before: "<!DOCTYPE html>\n<script type=\"application/json\" id=\"layout-data\">", behind: "</script>\n",
    run: { bytes, _ in
      lines(
        [["report", "a.json", "--device", "iphone-17", "--width", "none", "--baseline-report", "old.html"]],
        files: [("old.html", bytes), ("a.json", Array(screen.utf8))])
    })

  // MARK: Command lines

  /// Runs command lines in a folder of files, and looks at what is so of all of them.
  private static func lines(
    _ lines: [[String]], files: [(name: Path, bytes: [UInt8])]
  ) -> Verdict {
    var verdict = Verdict()
    do {
      let folder = try CommandFolder.shared.get()
      folder.fill(with: files)
      for arguments in lines {
        let result = folder.run(arguments, input: [])
        verdict.isAccepted = [.success, .findings].contains(result.status)
        let errors = String(decoding: result.errors, as: UTF8.self)
        verdict.expect(result.status != .internalFault, "a fault of the program", errors)
        verdict.expect(MessageCheck.isClean(errors), "standard error with control characters", errors)
        let isTold = !errors.isEmpty || !result.output.isEmpty
        verdict.expect(verdict.isAccepted || isTold, "a status without a word", "\(result.status)")
      }
    } catch {
      verdict.note("there is no folder to run in", "\(error)")
    }
    return verdict
  }
}
