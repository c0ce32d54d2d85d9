import Foundation
import LayoutPictures
import LayoutTestSupport
import Lint
import Testing

/// `layout lint` over fixtures: what is found is kept beside them, as the command prints it.
///
/// Each rule has a folder in `Fixtures/Lint` with a configuration that leaves it on alone. With `LAYOUT_RECORD=all` in the
/// environment the texts are written anew.
struct LintFixtureTests {
  static let fixtures =
    Checkout.files(below: "Fixtures/Lint", ending: "json").filter { path in
      ![".golden.json", "/.layout.json"].contains(where: path.hasSuffix)
    }
    + Checkout.files(below: "Fixtures/Lint", ending: "xib")
    + Checkout.files(below: "Fixtures/Lint", ending: "storyboard")

  @Test("A fixture's findings are those that are kept beside it", arguments: fixtures)
  func findings(path: String) throws {
    let result = try InnerCommand.run("lint", path, "--quiet")
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/"
    let found = result.output.replacingOccurrences(of: folder, with: "")
      .replacingOccurrences(of: "Fixtures/Lint/\(URL(fileURLWithPath: folder).lastPathComponent)/", with: "")
    #expect(!result.errors.contains("error: "))
    let kept = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension("lint.txt")
    if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "all" {
      try found.write(to: kept, atomically: true, encoding: .utf8)
    }
    #expect(found == (try String(contentsOf: kept, encoding: .utf8)))
  }

  @Test("Every rule that looks at layouts has a folder of fixtures, in one of which it finds something")
  func areComplete() throws {
    // What these find is no matter of a layout under conditions: tests of their own.
    let others: Set = [
      "unreadable", "not-understood", "misplaced", "popover", "never-shown", "screen-empty", "screen-failed",
    ]
    for rule in LintRule.table.map(\.id) where !others.contains(rule) {
      let texts = Checkout.files(below: "Fixtures/Lint/\(rule)", ending: "lint.txt")
      #expect(try texts.contains { try String(contentsOfFile: $0, encoding: .utf8).contains("[\(rule)]") }, "\(rule)")
    }
  }
}

/// `layout lint` as a process in folders of its own.
struct LintCommandTests {
  private static let covered = """
    {"format": "layout-fixture/1", "device": "iphone-se-3rd-gen",
     "view": {"id": "root", "subviews": [
      {"id": "title", "class": "UILabel", "text": "Title", "frame": [20, 40, 100, 20]},
      {"id": "badge", "class": "UIImageView", "image": {"size": [10, 10]}, "frame": [20, 45, 100, 20]}]}}
    """
  private static let only = #"{"only": ["overlap"]}"#

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func lint(_ folder: URL, _ arguments: String...) throws -> ChildProcess.Result {
    try InnerCommand.run(["lint", folder.path] + arguments)
  }

  @Test(
    "Folders of other people's code, hidden ones, and what .gitignore names are passed over; one bad file ends nothing")
  func walks() throws {
    try TemporaryFolder.with { folder in
      try write(Self.only, ".layout.json", in: folder)
      for name in [
        "a.json", "Pods/b.json", "sub/Carthage/c.json", ".hidden/d.json", "de.xcloc/Source Contents/a.json",
        "ignored/e.json", "sub/kept.json", "sub/f.json",
      ] {
        try write(Self.covered, name, in: folder)
      }
      try write("ignored/\nsub/*.json\n!kept.json\n", ".gitignore", in: folder)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
      try write("{\"format\": \"layout-fixture/1\", \"view\": 1}", "bad.json", in: folder)
      try write("{\"no\": \"fixture\"}", "other.json", in: folder)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("circle"), withDestinationURL: folder)
      let result = try lint(folder)
      #expect(result.status == 65)
      let files = result.output.split(separator: "\n").compactMap { line in
        line.contains("note:") || line.contains(" layouts")
          ? nil : line.split(separator: ":").first.map { $0.dropFirst(folder.path.count + 1) }
      }
      #expect(files == ["a.json", "bad.json", "sub/kept.json"])
    }
  }

  @Test("The status says what was found; --strict and the configuration make warnings count")
  func statuses() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write(Self.only, ".layout.json", in: folder)
      #expect(try lint(folder).status == 0)
      #expect(try lint(folder, "--strict").status == 1)
      try write(#"{"only": ["overlap"], "strict": true}"#, ".layout.json", in: folder)
      #expect(try lint(folder).status == 1)
      try write(#"{"only": ["overlap"], "rules": {"overlap": "error"}}"#, ".layout.json", in: folder)
      #expect(try lint(folder).status == 1)
      #expect(try lint(folder, "--lenient").status == 0)
      #expect(try lint(folder.appendingPathComponent("nothing")).status == 66)
      #expect(try lint(folder, "--reporter", "json:/dev/null/a.json").status == 74)
      #expect(try lint(folder, "--reporter", "jsn").status == 64)
    }
  }

  @Test("A configuration's mistakes are told with their places and what was meant")
  func configurationMistakes() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write(
        """
        {"onli": [],
         "rules": {"overlapp": "off", "overlap": {"shore": 1}, "protrudes": "eror"},
         "conditions": {"devise": ["iphone-17"]}}
        """, ".layout.json", in: folder)
      let result = try lint(folder)
      #expect(result.status == 65)
      #expect(
        result.errors.contains(".layout.json:1:2: error: unknown key 'onli' in the configuration; did you mean 'only'?")
      )
      #expect(result.errors.contains("did you mean 'error'?"))
      #expect(result.errors.contains("did you mean 'device'?"))
      try write(#"{"rules": {"overlapp": "off", "overlap": {"shore": 1}}}"#, ".layout.json", in: folder)
      let rules = try lint(folder)
      #expect(rules.errors.contains("did you mean 'overlap'?"))
      #expect(rules.errors.contains("did you mean 'share'?"))
      try write(#"{"conditions": {"device": ["iphone-99"]}}"#, ".layout.json", in: folder)
      #expect(try lint(folder).errors.contains(".layout.json:1:28: error:"))
      // A wrong command line is told before any file is read.
      for line in [["--reporter", "josn"], ["--strict", "--lenient"], ["--shard", "2"]] {
        let wrong = try InnerCommand.run(["lint", folder.path] + line)
        #expect(wrong.status == 64)
        #expect(wrong.errors.hasPrefix("error: "), "\(wrong.errors)")
      }
    }
  }

  @Test("All mistakes of a configuration are reported in one run, each once however deep its inputs lie")
  func allConfigurationMistakes() throws {
    try TemporaryFolder.with { folder in
      for name in ["a.json", "sub/b.json", "sub/deep/c.json"] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Self.covered.write(to: file, atomically: true, encoding: .utf8)
      }
      try write(
        """
        {"rules": {"overlapp": "off"}, "only": ["overlep"], "width": "wide", "reporters": ["jsn", "sarf"],
         "conditions": {"device": ["iphone-99"], "orientation": ["sideways"]}}
        """, ".layout.json", in: folder)
      let result = try lint(folder)
      #expect(result.status == 65)
      for what in ["'overlapp'", "'overlep'", "'wide'", "'jsn'", "'sarf'", "'iphone-99'", "'sideways'"] {
        let lines = result.errors.split(separator: "\n").filter { $0.contains(" error: ") && $0.contains(what) }
        #expect(lines.count == 1, "\(what): \(result.errors)")
      }
      #expect(!result.errors.contains("/../"))
    }
  }

  @Test(
    "A file that nobody may read is no reason to be silent", .enabled(if: geteuid() != 0, "root reads what it likes"))
  func unreadableFixtures() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      let path = folder.appendingPathComponent("a.json").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path) }
      let result = try lint(folder)
      #expect(result.status == 66 && result.errors.contains("a.json: error: this can't be read"))
    }
  }

  @Test("An assertion is checked over the range of widths, and says where it fails")
  func sweepsAssertions() throws {
    try TemporaryFolder.with { folder in
      try write(
        """
        {"format": "layout-fixture/1", "device": "iphone-17", "assertions": ["a.width >= 170"],
         "view": {"id": "root", "subviews": [{"id": "a", "translatesAutoresizingMaskIntoConstraints": false}],
           "constraints": ["a.leading == root.leading", "a.top == root.top", "a.height == 20",
             "a.width == 0.5 * root.width"]}}
        """, "a.json", in: folder)
      let result = try lint(folder, "--conditions", "iphone-17/portrait", "--width", "320...700")
      #expect(result.status == 1)
      #expect(
        result.output.contains(
          "the assertion \"a.width >= 170\" fails by 10 where the window is from 320 to 340 pt wide"),
        "\(result.output)")
      #expect(try lint(folder, "--conditions", "iphone-17/portrait", "--width", "341...700").status == 0)
      #expect(try lint(folder, "--conditions", "iphone-17/portrait").status == 0)
    }
  }

  @Test("An assertion may speak of any attribute of a layout guide: its frame is all that it has")
  func assertsOfGuides() throws {
    try TemporaryFolder.with { folder in
      let attributes = ["width", "centerX", "leading", "leftMargin", "firstBaseline", "lastBaseline"]
      try write(
        """
        {"format": "layout-fixture/1", "device": "iphone-17",
         "assertions": [\(attributes.map { "\"g.\($0) >= 4000\"" }.joined(separator: ", "))],
         "view": {"id": "root", "layoutGuides": [{"id": "g"}],
           "constraints": ["g.leading == root.leading + 20", "g.top == root.top + 30", "g.height == 20", "g.width == 100"]}}
        """, "a.json", in: folder)
      let result = try lint(folder, "--conditions", "iphone-17/portrait")
      #expect(result.status == 1, "\(result.errors)")
      for (attribute, lacking) in zip(attributes, [3_900, 3_930, 3_980, 3_980, 3_970, 3_950]) {
        #expect(result.output.contains("\"g.\(attribute) >= 4000\" fails by \(lacking)"), "\(result.output)")
      }
    }
  }

  @Test("Two controls on each other share an area, and two texts cover each other")
  func reportsViewsOnEachOther() throws {
    try TemporaryFolder.with { folder in
      func fixture(_ className: String) -> String {
        """
        {"format": "layout-fixture/1", "device": "iphone-8", "view": {"id": "root", "subviews": [
          {"id": "a", "class": "\(className)", "text": "Go", "frame": [20, 200, 100, 44]},
          {"id": "b", "class": "\(className)", "text": "Stop", "frame": [20, 200, 100, 44]}]}}
        """
      }
      try write(fixture("UIButton"), "a.json", in: folder)
      #expect(try lint(folder, "--conditions", "iphone-8/portrait").output.contains("[controls-collide]"))
      try write(fixture("UILabel"), "a.json", in: folder)
      #expect(try lint(folder, "--conditions", "iphone-8/portrait").output.contains("[overlap]"))
    }
  }

  @Test("A run without a screen says so and ends with 66, unless that may be")
  func tellsEmptyRuns() throws {
    try TemporaryFolder.with { folder in
      try write("{\"name\": \"no fixture\"}", "settings.json", in: folder)
      for command in ["lint", "report"] {
        let result = try InnerCommand.run(command, folder.path)
        #expect(result.status == 66, "\(command)")
        #expect(result.errors.contains("there is no screen at or below \(folder.path): "))
        #expect(try InnerCommand.run(command, folder.path, "--allow-empty").status == 0, "\(command)")
      }
      // A file without a view is no screen either.
      let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
      try write("\(head)<scenes/></document>", "a.storyboard", in: folder)
      let page = try InnerCommand.run("report", folder.path)
      #expect(page.status == 66 && page.output == "" && page.errors.contains("there is no screen at or below"))
      #expect(try lint(folder).status == 66)
      #expect(try lint(folder, "--allow-empty").status == 0)
    }
  }

  @Test("A configuration that is named says what own classes ask for as one beside the file does, in pages too")
  func teachesPages() throws {
    let taught = Checkout.path("Fixtures/Lint/taught")
    try TemporaryFolder.with { folder in
      let configuration = folder.appendingPathComponent("taught.json").path
      try FileManager.default.copyItem(atPath: "\(taught)/.layout.json", toPath: configuration)
      for name in ["beside", "alone"] {
        let place = folder.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(taught)/chart.xib", toPath: "\(place)/chart.xib")
      }
      try FileManager.default.copyItem(atPath: configuration, toPath: "\(folder.path)/beside/.layout.json")
      func page(_ words: [String], _ name: String, _ options: String...) throws -> String {
        let result = try InnerCommand.run(words + ["\(folder.path)/\(name)/chart.xib"] + options)
        return try #require(ReportPage.data(ofPage: result.output)).replacing("/\(name)/", with: "/")
      }
      for words in [["report", "--width", "none"], ["lint", "--reporter", "html"]] {
        let known = try page(words, "alone", "--config", configuration)
        #expect(try page(words, "beside") == known)
        #expect(try page(words, "alone") != known)
      }
    }
  }

  @Test("What any command finds to end the application is an error, on whichever device")
  func tellsExceptionsOfEvents() throws {
    let folder = Checkout.path("Fixtures/Lint/exception")
    for (name, place) in [
      ("twice-in-stack", "7:14: error: NSInternalInconsistencyException"),
      ("presents-itself", "8:17: error: NSInvalidArgumentException"),
      ("throws", "5:14: error: Wrong initializer"), ("popover-without-anchor", "8:17: error: NSGenericException"),
    ] {
      let trace = try InnerCommand.run("trace", "\(folder)/\(name).json", "--device", "ipad-pro-11")
      #expect(trace.status == 1)
      let lint = try InnerCommand.run("lint", "\(folder)/\(name).json")
      #expect(lint.status == 1 && lint.output.contains("\(name).json:\(place): "), "\(lint.output)")
    }
  }

  @Test("What is new over a baseline is told alone, in every form")
  func tellsNewFindingsAlone() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write(Self.only, ".layout.json", in: folder)
      let baseline = folder.appendingPathComponent("baseline.json").path
      #expect(try lint(folder, "--baseline", baseline, "--write-baseline").status == 0)
      let views = Self.covered.replacingOccurrences(
        of: "\"frame\": [20, 45, 100, 20]}",
        with: """
          "frame": [20, 45, 100, 20]},
                {"id": "other", "class": "UILabel", "text": "Other", "frame": [20, 140, 100, 20]},
                {"id": "cover", "class": "UIImageView", "image": {"size": [10, 10]}, "frame": [20, 145, 100, 20]}
          """)
      try write(views, "a.json", in: folder)
      for reporter in ["xcode", "json", "markdown", "summary"] {
        let output = try lint(folder, "--baseline", baseline, "--reporter", reporter).output
        #expect(!output.contains("Title"), "\(reporter): \(output)")
        #expect(output.contains(reporter == "summary" ? "overlap" : "Other"), "\(reporter): \(output)")
      }
    }
  }

  @Test("A baseline hides what it holds, tells what has spread, and what matches nothing any more")
  func baselines() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write(Self.only, ".layout.json", in: folder)
      let baseline = folder.appendingPathComponent("baseline.json").path
      #expect(try lint(folder, "--baseline", baseline, "--orientation", "portrait", "--write-baseline").status == 0)
      #expect(
        try lint(folder, "--baseline", baseline, "--orientation", "portrait").output.contains("[overlap]") == false)
      let worsened = try lint(
        folder, "--baseline", baseline, "--orientation", "portrait", "--orientation", "landscapeLeft")
      #expect(worsened.output.contains(", worsened [overlap]"))
      try write(
        Self.covered.replacingOccurrences(of: "[20, 45, 100, 20]}]", with: "[20, 80, 100, 20]}]"), "a.json", in: folder)
      let none = try lint(folder, "--baseline", baseline)
      #expect(none.status == 65)
      #expect(none.errors.contains("none of the 1 entries matches a finding"))
      #expect(try lint(folder, "--baseline", baseline, "--prune-baseline").status == 0)
      #expect(try String(contentsOfFile: baseline, encoding: .utf8).contains("\"entries\": []"))
      #expect(try lint(folder, "--baseline", "\(folder.path)/gone.json").status == 66)
      #expect(try lint(folder, "--write-baseline").status == 64)
    }
  }

  @Test("A first run ends with what it comes to; a baseline, other forms and --quiet leave that out")
  func sumsUp() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write(Self.only, ".layout.json", in: folder)
      let closing = "sure: 1 overlap (warning)\nwhom: 1 warning on phones\nto accept what there is"
      #expect(try lint(folder).errors.contains(closing))
      #expect(!(try lint(folder, "--quiet").errors.contains(closing)))
      #expect(!(try lint(folder, "--reporter", "json").errors.contains(closing)))
      let baseline = folder.appendingPathComponent("baseline.json").path
      #expect(!(try lint(folder, "--baseline", baseline, "--write-baseline").errors.contains(closing)))
      #expect(!(try lint(folder, "--baseline", baseline).errors.contains(closing)))
      // A fixture is wholly declared.
      #expect(try lint(folder, "--sure").output == lint(folder).output)
    }
  }

  @Test("A file that can't be read is told each time, and no part of a baseline")
  func tellsBrokenFilesBesideABaseline() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write("{\"format\": \"layout-fixture/1\",", "broken.json", in: folder)
      try write(#"{"only": ["overlap", "unreadable"]}"#, ".layout.json", in: folder)
      let baseline = folder.appendingPathComponent("baseline.txt").path
      let written = try lint(folder, "--baseline", baseline, "--write-baseline")
      #expect(written.status == 65 && written.output.contains("[unreadable]") && !written.output.contains("[overlap]"))
      #expect(written.errors.contains("note: 1 finding is written down"))
      #expect(!(try String(contentsOfFile: baseline, encoding: .utf8)).contains("unreadable"))
      let known = try lint(folder, "--baseline", baseline)
      #expect(known.status == 65 && known.output.contains("[unreadable]") && !known.output.contains("[overlap]"))
    }
  }

  @Test("Shards joined are the whole, byte for byte, and so is a run from a cache")
  func shardsAndCache() throws {
    try TemporaryFolder.with { folder in
      let inputs = Checkout.path("Fixtures/Lint/overlap")
      let storyboards = Checkout.path("Fixtures/InterfaceBuilder")
      func report(_ arguments: String...) throws -> String {
        let asked = ["--device", "iphone-17", "--device", "ipad-pro-11", "--orientation", "portrait"]
        let result = try InnerCommand.run(["lint", inputs, storyboards, "--reporter", "json"] + asked + arguments)
        #expect(!result.errors.contains("error: "))
        return result.output
      }
      let whole = try report("--jobs", "1")
      #expect(try report("--jobs", "3") == whole)
      let cache = folder.appendingPathComponent("cache").path
      #expect(try report("--cache", cache) == whole)
      #expect(try report("--cache", cache) == whole)
      let shards = try (1...3).map { shard in
        let url = folder.appendingPathComponent("\(shard).json")
        try report("--shard", "\(shard)/3").write(to: url, atomically: true, encoding: .utf8)
        return url.path
      }
      let merged = try InnerCommand.run(["merge"] + shards)
      #expect(merged.output == whole)
      #expect(merged.errors == "")
    }
  }

  @Test("A kept result tells of the same rules, where the configuration of scenes turns one on")
  func keepsRules() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write(#"{"scenes": [{"scene": "*", "rules": {"target-spacing": "warning"}}]}"#, ".layout.json", in: folder)
      let cache = folder.appendingPathComponent("cache").path
      let (made, kept) = (
        try lint(folder, "--cache", cache, "--reporter", "sarif"),
        try lint(folder, "--cache", cache, "--reporter", "sarif")
      )
      #expect(made.output.contains("\"target-spacing\"") && made.output == kept.output)
    }
  }

  @Test("Over a range of widths a finding says where it holds, in the report as in its words")
  func tellsRanges() throws {
    let result = try InnerCommand.run(
      "lint", Checkout.path("Fixtures/Lint/collision/collision.json"), "--reporter", "json", "--conditions",
      "ipad-pro-11/portrait")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    let ranges = try #require(finding["ranges"] as? [[String: Any]])
    #expect(ranges.map { $0["width"] as? [Double] } == [[320, 395.5]])
    #expect(ranges.map { $0["conditions"] as? [String] } == [["ipad-pro-11/portrait"]])
    #expect((finding["message"] as? String)?.contains("from 320 to 395.5 pt wide") == true)
  }

  @Test(
    "What can't be read, what UIKit throws, and what isn't understood is told, each by its rule and at its place",
    arguments: [
      (
        "broken.json",
        #"{"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "frame": [0, 0, 20]}}"#,
        "broken.json:1:87: error: view.frame is an array; it should be an array of four numbers", "unreadable"
      ),
      (
        "menu.json",
        """
        {"format": "layout-fixture/1", "device": "ipad-pro-11", "rootViewController": {"view": {"id": "root"},
         "presents": {"viewController": {"view": {"id": "menu"}}, "modalPresentationStyle": "popover"}}}
        """, "menu.json:2:14: error: NSGenericException: UIPopoverPresentationController should have", "popover"
      ),
      (
        "label.xib",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
        <label text="A" glitter="YES" id="label"><rect key="frame" x="20" y="60" width="100" height="21"/></label>
        </subviews></view></objects></document>
        """, "label.xib:3:1: note: the attribute 'glitter' of 'label' is not known", "not-understood"
      ),
    ])
  func tellsFiles(name: String, text: String, message: String, rule: String) throws {
    try TemporaryFolder.with { folder in
      try write(#"{"only": ["exception", "popover", "not-understood"]}"#, ".layout.json", in: folder)
      try write(text, name, in: folder)
      let result = try lint(folder, "--device", "ipad-pro-11", "--orientation", "portrait")
      // The last line says how many layouts were made.
      let lines = result.output.split(separator: "\n").dropLast()
      #expect(lines.count == 1)
      #expect(lines.first?.contains(message) == true, "\(result.output)")
      #expect(lines.first?.hasSuffix("[\(rule)]") == true)
    }
  }

  @Test("Contents that pass each other within one piece of the range are told with both ends")
  func tellsPassing() throws {
    try TemporaryFolder.with { folder in
      try write(
        """
        {"format": "layout-fixture/1", "device": "ipad-pro-11", "view": {"id": "root", "subviews": [
          {"id": "a", "class": "UILabel", "text": "A", "translatesAutoresizingMaskIntoConstraints": false},
          {"id": "b", "class": "UILabel", "text": "B", "translatesAutoresizingMaskIntoConstraints": false},
          {"id": "c", "class": "UILabel", "text": "C", "translatesAutoresizingMaskIntoConstraints": false},
          {"id": "d", "class": "UIImageView", "image": {"size": [20, 20]},
           "translatesAutoresizingMaskIntoConstraints": false}],
         "constraints": ["a.leading == root.leading + 500", "b.centerX == root.centerX", "a.top == root.top + 60", "b.top == a.top",
          "a.width == 20", "b.width == 20", "c.width == 20", "d.width == 20", "a.height == 20", "b.height == 20", "c.height == 20",
          "d.height == 20", "c.leading == a.leading", "c.top == a.top + 100", "d.top == c.top", "d.centerX == b.centerX"]}}
        """, "a.json", in: folder)
      let result = try lint(
        folder, "--width", "320...1366", "--device", "ipad-pro-11", "--orientation", "portrait", "--reporter", "json")
      let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let found = try #require(object["findings"] as? [[String: Any]]).compactMap { finding -> String? in
        guard let rule = finding["rule"] as? String, let ranges = finding["ranges"] as? [[String: Any]], !ranges.isEmpty
        else { return nil }
        return "\(rule) \(ranges.compactMap { $0["width"] as? [Double] })"
      }
      // Half of C is covered while the image reaches beyond its middle.
      // Of a label its text counts: A is 11.5 points wide and C 12, from 500 on. A point beyond the window is none.
      let offScreen = ["off-screen [[320.0, 510.5]]", "off-screen [[320.0, 511.0]]"]
      #expect(found.sorted() == ["collision [[980.0, 1060.0]]"] + offScreen + ["overlap [[1000.0, 1040.0]]"])
    }
  }

  @Test("An assertion over a range of windows is proved or refuted of all of them")
  func provesAssertions() throws {
    try TemporaryFolder.with { folder in
      try write(#"{"only": ["assertion"]}"#, ".layout.json", in: folder)
      try write(
        """
        {"format": "layout-fixture/1", "device": "iphone-17",
         "view": {"id": "root", "subviews": [
          {"id": "title", "frame": [20, 40, 280, 20], "autoresizingMask": ["flexibleWidth"]}], "frame": [0, 0, 320, 480]},
         "assertions": [
          {"assert": "title.width >= 300", "over": {"width": [320, 1366]}},
          {"assert": "title.width >= 300", "over": {"width": [340, 1366]}, "id": "wide"}]}
        """, "a.json", in: folder)
      let result = try lint(folder, "--orientation", "portrait", "--device", "iphone-17")
      let message = "the assertion \"title.width >= 300\" fails by 20 at 320x874, of 320...340 × 874"
      #expect(result.status == 1 && result.output.contains("a.json:5:3: error: \(message)"), "\(result.output)")
      #expect(result.output.split(separator: "\n").count == 2)
    }
  }

  @Test("The html reporter is the report's page: pictures of the scenes, and what was found")
  func writesPages() throws {
    try TemporaryFolder.with { folder in
      try write(Self.covered, "a.json", in: folder)
      try write(Self.only, ".layout.json", in: folder)
      let page = folder.appendingPathComponent("page.html").path
      let report = folder.appendingPathComponent("report").path
      let result = try lint(
        folder, "--orientation", "portrait", "--reporter", "html:\(page)", "--reporter", "json:\(report)")
      #expect(result.status == 0 && result.output == "" && result.errors.hasPrefix("note: "))
      let html = try String(contentsOfFile: page, encoding: .utf8)
      #expect(html.hasPrefix("<!DOCTYPE html>"))
      let data = try #require(ReportPage.data(ofPage: html))
      for part in ["\"layout-report/1\"", "\"rule\":\"overlap\"", "\"badge\""] {
        #expect(data.contains(part), "\(part)")
      }
      let merged = try InnerCommand.run("merge", report, "--reporter", "html")
      #expect(ReportPage.data(ofPage: merged.output)?.contains("\"rule\":\"overlap\"") == true)
    }
  }

  @Test("Reports are what their schema says")
  func matchesSchema() throws {
    let result = try InnerCommand.run(
      "lint", Checkout.path("Fixtures/Lint"), "--reporter", "json", "--orientation", "portrait")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count > 20)
    let schema = try InnerCommand.run("schema", "findings").output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let known = try #require(definitions["Finding"]?["properties"] as? [String: Any])
    for finding in findings {
      #expect(Set(finding.keys).isSubset(of: known.keys))
      #expect((finding["count"] as? Int) == (finding["conditions"] as? [String])?.count)
    }
  }
}

/// The words about rules.
@Suite()
struct RulesCommandTests {
  @Test("A rule that isn't there gets the nearest")
  func suggests() throws {
    let result = try InnerCommand.run("rules", "overlapp")
    #expect(result.status == 64)
    #expect(result.errors.contains("did you mean 'overlap'?"))
  }
}
