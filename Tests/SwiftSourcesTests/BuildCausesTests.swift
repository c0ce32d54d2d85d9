import Testing

@testable import SwiftSources

/// What keeps files from being built, and what a build says of its time.
struct BuildCausesTests {
  @Test(
    "A message of the compiler names what is missing",
    arguments: [
      ("no such module 'SnapKit'", .module, "SnapKit"), ("cannot find 'Alamofire' in scope", .symbol, "Alamofire"),
      ("cannot find type 'Cell' in scope", .symbol, "Cell"),
      ("value of type 'UIView' has no member 'snp'", .symbol, "UIView.snp"),
      ("type 'UIFont' has no member 'app'", .symbol, "UIFont.app"),
      ("extra argument 'x' in call", .message, "extra argument 'x' in call"), ("", .message, ""),
    ] as [(String, BuildCauses.Kind, String)])
  func names(message: String, kind: BuildCauses.Kind, name: String) {
    #expect(BuildCauses.Cause(of: message) == BuildCauses.Cause(kind: kind, name: name))
  }

  @Test("Steps are told with the module's number, and with the time left once a pass has ended")
  func steps() {
    final class Told { var lines: [String] = [] }
    let told = Told()
    let progress = BuildProgress { told.lines.append($0) }
    progress.plan(["Kit": 2, "App": 10])
    progress.rewrite("Kit", files: 2)
    progress.begin("Kit", files: 2, round: 1, isChecked: false)
    progress.end(files: 2, isChecked: false)
    progress.begin("Kit", files: 2, round: 2, isChecked: true)
    progress.end(files: 2, isChecked: true)
    progress.finish("Kit")
    progress.rewrite("App", files: 10)
    #expect(told.lines[0] == "rewriting Kit: 2 Swift files (1 of 2 modules)")
    #expect(told.lines[1] == "checking Kit: 2 Swift files (1 of 2 modules)")
    #expect(told.lines[2].hasPrefix("building Kit: 2 Swift files in round 2 (1 of 2 modules, about "))
    #expect(
      told.lines[3].hasPrefix("rewriting App: 10 Swift files (2 of 2 modules, about ")
        && told.lines[3].hasSuffix(" left)"))
  }

  @Test("A time is said in seconds, and in minutes where it is long")
  func times() {
    #expect(BuildProgress.words(.milliseconds(200)) == "1 s" && BuildProgress.words(.seconds(75)) == "76 s")
    #expect(BuildProgress.words(.seconds(170)) == "3 min")
  }
}
