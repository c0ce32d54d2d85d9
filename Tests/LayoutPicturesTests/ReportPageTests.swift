import FileSystem
import Foundation
import LayoutCommand
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutPictures

/// The report's page, and pictures that documents show. What the page does is tested in a browser: tools/check report.
struct ReportPageTests {
  private func page(_ arguments: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "report.html").path
    #expect(Program.run(["report"] + arguments + ["--quiet", "--output", path]) == .success)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private func findings(ofPage page: String) throws -> [[String: Any]] {
    let data = try #require(ReportPage.data(ofPage: page))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    return try #require(json["findings"] as? [[String: Any]])
  }

  @Test(
    "A report is one page whose data can be read back, whose policy names its script, and that is small without its data"
  )
  func page() throws {
    let login = Checkout.path("Fixtures/Sweeps/login.json")
    let page = try page([login, "--device", "iphone-17", "--width", "320...400"])
    let data = try #require(ReportPage.data(ofPage: page))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "layout-report/1")
    #expect((json["scenes"] as? [Any])?.count == 1)
    let why = (json["scenes"] as? [[String: Any]])?.first?["why"] as? [String: Any]
    let sentences = try #require(why?["texts"] as? [String])
    #expect(sentences.count > 4 && sentences.contains { $0.contains(" wide because ") })
    let font = try JSONSerialization.data(withJSONObject: try #require(json["font"]), options: .withoutEscapingSlashes)
    let widths = PackedText(String(decoding: font, as: UTF8.self), effort: .quick).text.utf8.count
    let plain =
      try #require(page.firstRange(of: "<noscript>")?.upperBound)..<#require(
        page.firstRange(of: "</noscript>")?.lowerBound)
    #expect(page[plain].contains("<svg"), "pictures are shown without a script")
    let packed =
      try #require(
        page.firstRange(of: "id=\"layout-data\">")?.upperBound)..<#require(page.firstRange(of: "</script>")?.lowerBound)
    #expect(packed.upperBound < page.endIndex && page[packed].utf8.count * 2 < data.utf8.count, "data are compressed")
    let shell = page.utf8.count - page[packed].utf8.count - page[plain].utf8.count + widths
    #expect(shell < 60_000, "\(shell) bytes of shell, with the widths of characters")
    #expect(page.contains("default-src 'none'") && !page.contains("http://") || !page.contains("src=\"http"))
    #expect(try self.page([login, "--device", "iphone-17", "--width", "320...400"]) == page)
  }

  @Test("A report tells which views scroll, and which findings rest on a guess")
  func scrollingAndGuesses() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-scroll-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = folder.appending(path: "scroll.json")
    try Data(
      #"""
      {"format": "layout-fixture/1", "device": "iphone-4s", "view": {"id": "root", "subviews": [
        {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 320, 480], "subviews": [
          {"id": "low", "class": "UIButton", "text": "Go", "frame": [20, 900, 20, 20]}]}]}}
      """#.utf8
    ).write(to: screen)
    let data = try #require(ReportPage.data(ofPage: try page([screen.path, "--width", "none"])))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let scene = try #require((json["scenes"] as? [[String: Any]])?.first)
    let tree = try #require((scene["trees"] as? [[[Any]]])?.first)
    #expect(tree.map { ($0.count > 4 ? $0[4] as? Int : nil) ?? 0 } == [0, 32, 0])
    let guesses = try page([Checkout.path("Fixtures/Lint/code/settings.xib"), "--width", "none"])
    let findings = try self.findings(ofPage: guesses)
    let guessed = findings.filter { $0["guessed"] as? Bool == true }
    #expect(guessed.allSatisfy { $0["severity"] as? String == "note" })
    #expect(!guessed.isEmpty && guessed.count < findings.count)
  }

  @Test(
    "Of a script and a style that is left out which only readers need",
    arguments: [
      ("const a = 1; // one\n  let b = a + +a;", "let a=1;let b=a+ +a;"),
      ("if (a) {\n  b();\n} else {\n  c();\n}\nd()", "if(a){b()}else{c()}\nd()"),
      ("x = 'a  // b' + \"c  \\\" d\";", "x='a  // b'+\"c  \\\" d\";"),
      ("x = `a  ${b ? `  ${c}` : '}'}  d`;\ny", "x=`a  ${b?`  ${c}`:'}'}  d`;y"),
      ("x = a.replace(/[/\"]  \\//g, b / c);", "x=a.replace(/[/\"]  \\//g,b/c);"),
      ("a\n  .b(1)\n  .c()\n++d", "a.b(1).c()\n++d"),
      ("/** Says\n what. */\nfunction f(a) {\n  return a;\n}", "function f(a){return a}"),
      ("const wide = view.wide, size = { wide, high: wide };", "let a=view.wide,size={wide:a,high:a};"),
      ("const { wide, high: tall } = view;\nuse(wide, tall)", "let{wide:b,high:a}=view;use(b,a)"),
      ("views.map((view, [, last], ...rest) => `${view} ${rest}`)", "views.map((b,[,c],...a)=>`${b} ${a}`)"),
      (
        "class Box { show(text, b = 1) { if (text) { b(text); } } }\nnew Box().show(a)",
        "class d{show(c,b=1){if(c){b(c)}}}\nnew d().show(a)"
      ),
      ("for (const one of all) { one.all = one; all.one(one) }", "for(let a of all){a.all=a;all.one(a)}"),
      ("const a = { true: true, b: c === undefined };", "let a={true:!0,b:c===void 0};"),
      ("let event = 1; x = { event() { return event; }, ...event };", "let a=1;x={event(){return a},...a};"),
    ])
  func minifiedScripts(text: String, minified: String) {
    #expect(Minified.script(text) == minified)
  }

  @Test("No name becomes one that stays")
  func shortNamesThatAreTaken() {
    let names = (0..<60).map { "name\($0)" } + ["aa", "ab", "ac"]
    let script = Minified.script(names.map { "let \($0) = 1;" }.joined(separator: "\n"))
    let declared = script.split(separator: ";").map { $0.dropFirst(4).prefix { $0 != "=" } }
    #expect(declared.count == names.count && Set(declared).count == names.count)
    #expect(declared.suffix(3) == ["aa", "ab", "ac"] && declared.allSatisfy { $0.count <= 2 })
  }

  @Test(
    "A style keeps the spaces that mean something",
    arguments: [
      ("a b, c > d {\n  color: red;\n  margin: 0 1px;\n}\n", "a b,c>d{color:red;margin:0 1px}"),
      (
        "@media (width > 3px) and (height: 2px) { a :hover { x: calc(1px + 2px) !important } }",
        "@media (width>3px) and (height:2px){a :hover{x:calc(1px + 2px)!important}}"
      ),
      ("a::before { content: \"  {; }\" /* no */; }", "a::before{content:\"  {; }\"}"),
    ])
  func minifiedStyles(text: String, minified: String) {
    #expect(Minified.style(text) == minified)
  }

  @Test("A page that isn't a report's has no data")
  func foreignPages() {
    #expect(ReportPage.data(ofPage: "<html></html>") == nil)
    let old = "<script type=\"application/json\" id=\"layout-data\">"
    #expect(ReportPage.data(ofPage: "\(old){</script>") == nil)
    #expect(ReportPage.data(ofPage: "\(old){}</script>") == "{}", "as earlier versions wrote them")
    let new = "<script type=\"text/plain\" class=\"packed\" id=\"layout-data\">"
    #expect(ReportPage.data(ofPage: "\(new){}</script>") == nil && ReportPage.data(ofPage: new) == nil)
  }

  @Test("Pictures that the README shows are those that tools/make pictures draws")
  func documents() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputs = ["heavy-rotation", "homepwner"].map { Checkout.path("Fixtures/Pictures/\($0).json") }
    #expect(
      Program.run(["solve"] + inputs + ["--format", "svg", "--quiet", "--output", folder.path + "/"]) == .success)
    let kept = Checkout.path("Sources/Faces/LayoutKit/LayoutKit.docc/Resources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 4)
    for name in names {
      let drawn = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(
        drawn == (try? String(contentsOfFile: "\(kept)/\(name)", encoding: .utf8)), "\(name): run tools/make pictures")
    }
  }

  @Test("A refused orientation is told in the picture's title and in its file's name")
  func refusedOrientation() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-refused-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = folder.appending(path: "screen.json").path
    try """
    {"format": "layout-fixture/1", "device": "iphone-17", "application": {"supportedInterfaceOrientations": ["portrait"]},
     "view": {"id": "root"}}
    """.write(toFile: fixture, atomically: true, encoding: .utf8)
    let pictures = folder.appending(path: "pictures")
    let orientations = ["--orientation", "portrait", "--orientation", "landscapeLeft"]
    let arguments =
      ["solve", fixture] + orientations + ["--format", "svg", "--quiet", "--output", pictures.path + "/"]
    #expect(Program.run(arguments) == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
    #expect(
      names == ["screen-iphone-17-landscapeLeft-refused-portrait.svg", "screen-iphone-17-portrait.svg"])
    let refused = try String(contentsOf: pictures.appending(path: names[0]), encoding: .utf8)
    #expect(refused.contains("landscapeLeft refused, in portrait</title>"))
  }

  private static let canMakePNG = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/rsvg-convert")
  }

  @Test("PNG has as many pixels as the device, or as the scale asks for", .enabled(if: canMakePNG, "no rsvg-convert"))
  func png() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-png-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "picture.png").path
    for (scale, width) in [([], 640), (["--scale", "1"], 320), (["--scale", "3"], 960)] as [([String], UInt32)] {
      let arguments = [
        "solve", Checkout.path("Fixtures/Pictures/heavy-rotation.json"), "--orientation", "portrait", "--format", "png",
        "--output", path,
      ]
      #expect(Program.run(arguments + scale) == .success)
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
      #expect(bytes[16..<20].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } == width)
    }
  }

  @Test("Pictures of what verify finds different are before, after and what moved")
  func verify() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-verify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = folder.appending(path: "screen.json")
    func write(_ x: Int) throws {
      try """
      {"format": "layout-fixture/1", "device": "iphone-4s",
       "view": {"id": "root", "subviews": [{"id": "box", "frame": [\(x), 0, 50, 50]}]}}
      """.write(to: fixture, atomically: true, encoding: .utf8)
    }
    try write(10)
    #expect(Program.run(["verify", fixture.path, "--record", "all"]) == .success)
    try write(30)
    let pictures = folder.appending(path: "pictures")
    #expect(Program.run(["verify", fixture.path, "--record", "never", "--pictures", pictures.path]) == .findings)
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
    #expect(
      names
        == ["landscapeLeft", "portrait"].flatMap { orientation in
          ["after", "before", "difference"].map { "screen-iphone-4s-\(orientation).\($0).svg" }
        })
    let before = try String(
      contentsOf: pictures.appending(path: "screen-iphone-4s-portrait.before.svg"), encoding: .utf8)
    #expect(try ReadPicture(before).views.map(\.frame) == [[0, 0, 320, 480], [10, 0, 50, 50]])
  }
}
