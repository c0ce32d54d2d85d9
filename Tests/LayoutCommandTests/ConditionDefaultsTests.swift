import Foundation
import LayoutTestSupport
import Testing

/// Default conditions, of which an option or a place of a configuration replaces its own part.
@Suite(.enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
struct ConditionDefaultsTests {
  private static let form = Checkout.path("Fixtures/Conditions/form.storyboard")
  private static let half = Checkout.path("Fixtures/Conditions/half.storyboard")
  private static let wideLabel = Checkout.path("Fixtures/Conditions/wide-label.xib")
  private static let localized = Checkout.path("Fixtures/Conditions/Localized")

  /// The conditions in lint's JSON.
  private struct Linted {
    var conditions: [String]
    var layouts: Int
    var errors: String
  }

  private func linted(_ arguments: [String]) throws -> Linted {
    let result = try InnerCommand.run(["lint"] + arguments + ["--reporter", "json"])
    #expect([0, 1].contains(result.status), "\(result.errors)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    return Linted(
      conditions: try #require(report["conditions"] as? [String]), layouts: try #require(report["layouts"] as? Int),
      errors: result.errors)
  }

  /// A folder with a configuration and a screen at each of some paths.
  private func withFolder(_ configuration: String, _ paths: [String], _ body: (String) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try Data(configuration.utf8).write(to: folder.appendingPathComponent(".layout.json"))
      for path in paths {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let source = path.hasSuffix(".xib") ? Self.wideLabel : Self.form
        try FileManager.default.copyItem(at: URL(fileURLWithPath: source), to: url)
      }
      try body(folder.path)
    }
  }

  // MARK: Options

  @Test(
    "An option replaces its own part of lint's conditions and leaves the others",
    arguments: [
      (["--device", "iphone-15"], 8, ["iphone-15/"]),
      (["--size", "507x1194"], 8, ["inline/", "/507x1194/"]),
      (["--content-size-category", "large"], 26, ["/large/"]),
      (["--layout-direction", "rightToLeft"], 26, ["/rightToLeft"]),
      (["--orientation", "portrait"], 24, ["/portrait/"]),
      (["--pseudolanguage", "accented"], 52, ["/accented"]),
      (["--device", "ipad-pro-13-m5/oneHalf"], 4, ["/landscapeLeft/"]),
      (["--conditions", "iphone-17/portrait"], 1, ["iphone-17/portrait"]),
      ([], 52, []),
    ] as [([String], Int, [String])])
  func replacesItsOwn(options: [String], count: Int, parts: [String]) throws {
    let linted = try linted([Self.form] + options)
    #expect(linted.conditions.count == count)
    #expect(linted.conditions.allSatisfy { name in parts.allSatisfy(name.contains) })
    #expect(linted.layouts == count + 1)
    #expect(linted.errors.hasPrefix("note: \(count + 1) layouts: "))
  }

  @Test("Reports for a terminal end with what was laid out, others say it beside")
  func tellsLayouts() throws {
    let text = try InnerCommand.run("lint", Self.form, "--device", "iphone-15", "--device", "iphone-17")
    #expect(text.errors == "")
    #expect(
      text.output.hasSuffix(
        "17 layouts: iphone-15, iphone-17 × portrait, landscapeLeft × large, accessibilityExtraExtraExtraLarge × "
          + "leftToRight, rightToLeft, and the scene as its file has it\n"))
    let summary = try InnerCommand.run("lint", Self.form, "--reporter", "summary")
    #expect(
      summary.output.hasSuffix(
        "53 layouts: 7 devices and windows × portrait, landscapeLeft × large, accessibilityExtraExtraExtraLarge × "
          + "leftToRight, rightToLeft, and the scene as its file has it\n"))
  }

  @Test("The worst conditions are those of a device that was sold")
  func areReal() throws {
    let worst = try linted([
      Self.half, "--device", "ipad-pro-13-m5", "--device", "ipad-pro-13-m5/oneHalf", "--content-size-category",
      "accessibilityExtraExtraExtraLarge",
    ])
    #expect(worst.conditions.contains { $0.contains("oneHalf/landscapeLeft") })
    #expect(worst.conditions.contains { $0.hasPrefix("ipad-pro-13-m5/portrait") })
    #expect(!worst.conditions.contains { $0.contains("oneHalf/portrait") })
    // With the sizes that stay, what there was no text size before is left out.
    let old = try linted([Self.form, "--device", "iphone-4s", "--system-version", "6.1"])
    #expect(old.conditions.count == 4 && old.conditions.allSatisfy { $0.contains("/large/") })
    let fixture = #"{"format": "layout-fixture/1", "device": "iphone-4s", "systemVersion": "6.1", "view": {}}"#
    let refused = try BuiltCommand.run(
      "solve", "-", "--content-size-category", "accessibilityLarge", input: Data(fixture.utf8))
    #expect(refused.status == 65)
    #expect(refused.errors.contains("text sizes begin with iOS 7"))
  }

  @Test(
    "A view that no controller shows is looked at in standard text, which is said, and in larger text where that is asked for"
  )
  func tellsLeftOut() throws {
    let both = try linted([Self.wideLabel])
    #expect(both.conditions.count == 26)
    #expect(
      both.errors.contains("wide-label.xib: note: larger text sizes are skipped for views that no controller shows"))
    let large = try InnerCommand.run(
      "lint", Self.wideLabel, "--content-size-category", "accessibilityExtraExtraExtraLarge")
    #expect(large.output.contains("[text-truncated]"))
    #expect(!large.errors.contains("note:"))
  }

  // MARK: Golden files

  @Test("A golden file's conditions are the defaults of verify")
  func replacesOfGolden() throws {
    try TemporaryFolder.with { folder in
      let fixture = #"{"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root"}}"#
      try Data(fixture.utf8).write(to: folder.appendingPathComponent("a.json"))
      let recorded = [
        "verify", folder.path, "--record", "missing", "--conditions", "iphone-17/portrait", "--conditions",
        "iphone-8/landscapeLeft/rightToLeft",
      ]
      #expect(try InnerCommand.run(recorded).status == 0)
      let result = try InnerCommand.run(
        "verify", folder.path, "--record", "never", "--content-size-category", "accessibilityLarge")
      #expect(result.output.contains("iphone-17/portrait/accessibilityLarge"))
      #expect(result.output.contains("iphone-8/landscapeLeft/accessibilityLarge/rightToLeft\n"))
      #expect(result.output.contains("2 layouts as expected, 0 different, 2 without a golden layout"))
    }
  }

  // MARK: Languages

  @Test("A language is a part of the conditions like any other, in every command that lays out")
  func takesLanguages() throws {
    let linted = try linted([Self.localized, "--localization", "de"])
    #expect(linted.conditions.count == 26 && linted.conditions.allSatisfy { $0.hasSuffix("/de") })
    let file = Self.localized + "/Base.lproj/form.xib"
    let explained = try InnerCommand.run("explain", file, "--view", "label-00-001.width", "--localization", "de")
    #expect(explained.status == 0 && explained.output.contains("361"))
    let converted = try InnerCommand.run("convert", file, "--localization", "de")
    #expect(converted.output.contains("Bezeichnung der Einrichtung"))
    for command in [
      ["solve"], ["lint"], ["sweep", "--width", "320...400"], ["report"], ["explain", "--view", "a"], ["verify"],
    ] {
      let result = try InnerCommand.run(command + [file, "--localization", "deu"])
      #expect(result.status == 64, "\(command)")
      #expect(result.errors.hasPrefix("error: no input has the language 'deu'; did you mean 'de'?\n"), "\(command)")
    }
  }

  @Test("A language of the configuration that no input has is told with its place")
  func checksConfiguredLanguages() throws {
    try withFolder(#"{"conditions": {"localization": ["deu"]}}"#, ["Form.storyboard"]) { folder in
      let result = try InnerCommand.run("lint", folder)
      #expect(result.status == 65)
      #expect(result.errors.contains(".layout.json:1:34: error: no input has the language 'deu'"))
    }
  }

  // MARK: Paths and scenes

  @Test("Conditions are set by path and by scene; the most exact wins, part by part")
  func setsByPathAndScene() throws {
    let configuration = """
      {
        "conditions": {"device": ["iphone-17", "ipad-pro-11"], "layout-direction": ["leftToRight"]},
        "paths": [
          {"path": "Player/Wide.storyboard", "conditions": {"orientation": ["portrait"]}},
          {"path": "Player/**", "conditions": {"orientation": ["landscapeLeft"]}, "rules": {"overlap": "off"}}
        ],
        "scenes": [
          {"scene": "ctrla-00-001", "path": "Pad/**", "conditions": {"device": ["ipad-pro-11"]}, "rules": {"overlap": "error"}},
          {"scene": "c*", "conditions": {"content-size-category": ["large"]}},
          {"scene": "nothing", "conditions": {"device": ["iphone-4s"]}}
        ]
      }
      """
    try withFolder(
      configuration, ["Form.storyboard", "Player/Wide.storyboard", "Player/Other.storyboard", "Pad/Form.storyboard"]
    ) { folder in
      #expect(
        try linted([folder + "/Player/Other.storyboard"]).conditions
          == [
            "iphone-17/landscapeLeft/large/leftToRight", "ipad-pro-11/landscapeLeft/large/leftToRight",
          ].sorted())
      let wide = try linted([folder + "/Player/Wide.storyboard"])
      #expect(wide.conditions.count == 2 && wide.conditions.allSatisfy { $0.contains("/portrait/") })
      let pad = try linted([folder + "/Pad/Form.storyboard"])
      #expect(
        pad.conditions == ["ipad-pro-11/landscapeLeft/large/leftToRight", "ipad-pro-11/portrait/large/leftToRight"])
      // Options win over all.
      let asked = try linted([folder + "/Pad/Form.storyboard", "--device", "iphone-17", "--orientation", "portrait"])
      #expect(asked.conditions == ["iphone-17/portrait/large/leftToRight"])

      let file = try InnerCommand.run("config", folder + "/Player/Other.storyboard")
      #expect(file.status == 0)
      #expect(file.output.contains("  orientation            landscapeLeft  (paths[1], Player/**)\n"))
      #expect(file.output.contains("  device                 iphone-17, ipad-pro-11  (conditions)\n"))
      #expect(file.output.contains("\n4 conditions:\n  iphone-17/landscapeLeft/large/leftToRight\n"))
      let scene = try InnerCommand.run("config", folder + "/Pad/Form.storyboard", "--scene", "ctrla-00-001")
      #expect(scene.output.contains("  device                 ipad-pro-11  (scenes[0], ctrla-00-001)\n"))
      #expect(scene.output.contains("  content-size-category  large  (scenes[1], c*)\n"))
      #expect(scene.output.contains("  layout-direction       leftToRight  (conditions)\n"))
      #expect(scene.output.contains("\n2 conditions:\n"))
      #expect(scene.output.contains("overlap               error"))
      let unknown = try InnerCommand.run("config", folder + "/Pad/Form.storyboard", "--scene", "ctrla-00-002")
      #expect(unknown.status == 64)
      #expect(unknown.errors.contains("did you mean 'ctrla-00-001'?"))
    }
  }

  @Test("An entry of paths may hold scenes, or conditions without rules")
  func nestsScenes() throws {
    let configuration = """
      {"paths": [{"path": "Form.storyboard", "scenes": [{"scene": "ctrla-00-001", "conditions": {"device": ["ipad-pro-11"]}}]}]}
      """
    try withFolder(configuration, ["Form.storyboard", "Other.storyboard"]) { folder in
      #expect(try linted([folder + "/Form.storyboard"]).conditions.count == 8)
      #expect(try linted([folder + "/Other.storyboard"]).conditions.count == 52)
      let file = try InnerCommand.run("config", folder + "/Form.storyboard")
      #expect(file.output.contains(": 8 conditions:\n  ipad-pro-11/portrait/large/leftToRight\n"))
    }
  }
}
