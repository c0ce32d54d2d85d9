import Documents
import Findings
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutOutput

/// Files that the program wrote and reads back are inputs as any others: a value that is none is an error at its place.
struct ReadBackTests {
  private static let rules = ReporterSamples.rules

  private static func report(_ members: String) -> String {
    """
    {"format": "layout-findings/1", "inputs": ["a.json"], "scenes": [], "conditions": ["canvas"], "layouts": 1, "findings": [
    {"rule": "overlap", "severity": "error", "path": "a.json", "message": "x", "conditions": [],
     \(members)}]}
    """
  }

  private static func message(of text: String) -> String? {
    do throws(FrameDump.ReadingError) {
      _ = try LintReport(reading: Array(text.utf8), rules: rules)
      return nil
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.message)"
    }
  }

  @Test(
    "A place, a number and a rule of a report are such, or an error at the value",
    arguments: [
      (#""line": 0, "column": 1, "endColumn": 2"#, "3:10: 'line' is at least 1"),
      (#""line": 1, "column": 0, "endColumn": 2"#, "3:23: 'column' is at least 1"),
      (#""line": -1, "column": 1, "endColumn": 2"#, "3:10: 'line' is at least 1"),
      (#""line": 1.5, "column": 1, "endColumn": 2"#, "3:10: 'line' should be a whole number, at most 4294967295"),
      (
        #""line": 4294967296, "column": 1, "endColumn": 2"#, "3:10: 'line' should be a whole number, at most 4294967295"
      ),
      (#""line": 1e308, "column": 1, "endColumn": 2"#, "3:10: 'line' is too large for a layout"),
      (#""line": 1e999, "column": 1, "endColumn": 2"#, "3:10: 'line' is too large for a layout"),
      (#""line": "1", "column": 1, "endColumn": 2"#, "3:10: 'line' should be a number"),
      (#""line": 1, "endColumn": 2"#, "2:1: 'column' should be a number"),
      (#""line": 1, "column": 3, "endColumn": 2"#, "3:39: 'endColumn' is at least the 'column', 3"),
      (#""partnerLine": 0, "partnerColumn": 1, "partnerEndColumn": 2"#, "3:17: 'partnerLine' is at least 1"),
      (#""amount": [1e308, 0]"#, "3:12: 'amount' is too large for a layout"),
      (#""amount": [1, 0, null]"#, "3:12: 'amount' should be 2 numbers"),
      (#""ranges": [{"conditions": [], "width": [2, 1]}]"#, "3:41: 'width' should have the smaller number first"),
      (#""conditions": [1]"#, "3:16: 'conditions' names conditions that aren't there"),
      (#""conditions": [0, "canvas"]"#, "3:16: 'conditions' names conditions that aren't there"),
      (#""rule": "overlapp""#, "3:10: there is no rule 'overlapp'; did you mean 'overlap'?"),
      (#""rule": "<img src=x> | x""#, "3:10: there is no rule '<img src=x> | x'"),
    ])
  func refuses(members: String, expected: String) {
    #expect(Self.message(of: Self.report(members)) == expected)
  }

  @Test("What is within bounds is read")
  func reads() {
    #expect(Self.message(of: Self.report(#""line": 1, "column": 1, "endColumn": 1"#)) == nil)
    #expect(Self.message(of: Self.report(#""line": 4294967295, "column": 7, "endColumn": 4294967295"#)) == nil)
  }

  @Test("Numbers name a place, or none")
  func positions() {
    #expect(SourcePosition(parsing: 2, 3) == SourcePosition(line: 2, column: 3))
    for number in [0, -1, 0.5, 4_294_967_296, .infinity, -.infinity, .nan] as [Double] {
      #expect(SourcePosition(parsing: number, 1) == nil)
      #expect(SourcePosition(parsing: 1, number) == nil)
    }
  }

  @Test(
    "So of a dump: a view stands as deep as a file goes",
    arguments: [
      (#""depth": -5"#, "'depth' should be a whole number, not negative"),
      (#""depth": 1e14"#, "'depth' is at most 2000"),
      (#""depth": 0.5"#, "'depth' should be a whole number, not negative"),
      (#""depth": 0, "frame": [0, 0, 1e308, 1]"#, "'frame' is too large for a layout"),
      (#""depth": 0, "alpha": -1e308"#, "'alpha' is too large for a layout"),
    ])
  func dumps(members: String, expected: String) {
    let text = """
      {"format": "layout-dump/1", "fixture": "a.json", "layouts": [{"device": "iphone-17", "requestedOrientation": "portrait",
       "orientation": "portrait", "window": [0, 0, 393, 852], "diagnostics": [],
       "views": [{"id": "root", "class": "UIView", "frame": [0, 0, 1, 1], \(members)}]}]}
      """
    #expect(throws: FrameDump.ReadingError.self) { try FrameDump(reading: Array(text.utf8)) }
    do throws(FrameDump.ReadingError) {
      _ = try FrameDump(reading: Array(text.utf8))
    } catch {
      #expect(error.message == expected)
    }
  }
}
