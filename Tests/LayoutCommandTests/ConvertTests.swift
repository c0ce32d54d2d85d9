import Foundation
import LayoutTestSupport
import Testing

/// `layout convert` as a process.
struct ConvertTests {
  private static let storyboard = Checkout.path("Fixtures/InterfaceBuilder/size-classes.storyboard")
  private static let bars = Checkout.path("Fixtures/InterfaceBuilder/safe-areas-xcode-15.storyboard")
  private static let fixture = Checkout.path("Fixtures/BigNerdRanch/heavy-rotation.json")

  @Test(
    "A file comes to the fixture beside it",
    arguments: ["quirks", "findings", "stack-views"])
  func converts(name: String) throws {
    let result = try InnerCommand.run("convert", Checkout.path("Fixtures/InterfaceBuilder/\(name).xib"))
    #expect(result.status == 0)
    let expected = Checkout.path("Fixtures/InterfaceBuilder/\(name)-converted.json")
    #expect(try result.output == String(contentsOfFile: expected, encoding: .utf8))
  }

  @Test(
    "What of a file isn't understood is told beside the fixture")
  func warns() throws {
    let result = try InnerCommand.run("convert", Checkout.path("Fixtures/InterfaceBuilder/frames-left-out.xib"))
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix("[view-without-frame]\n"))
  }

  /// Inputs, what they are converted for, and the orientation in which they are laid out.
  private static let agreements: [(input: String, options: [String], orientation: String)] = [
    (bars, ["--scene", "bars-ctl"], "portrait"), (storyboard, [], "portrait"),
    (storyboard, ["--device", "iphone-8", "--orientation", "landscapeLeft"], "landscapeLeft"),
    (storyboard, ["--device", "ipad-pro-11", "--orientation", "landscapeRight"], "landscapeRight"),
    (storyboard, ["--orientation", "landscapeLeft", "--layout-direction", "rightToLeft"], "landscapeLeft"),
    (storyboard, ["--device", "iphone-8", "--orientation", "portrait", "--system-version", "12"], "portrait"),
    (fixture, ["--device", "ipad-2"], "portrait"),
  ]

  @Test(
    "The fixture gives the layout that the file gives, wherever it is converted for",
    arguments: agreements)
  func agrees(input: String, options: [String], orientation: String) throws {
    try TemporaryFolder.with { folder in
      let path = folder.appendingPathComponent("converted.json").path
      #expect(try InnerCommand.run(["convert", input, "--output", path] + options).status == 0)
      let isFixture = input == Self.fixture
      let before = try InnerCommand.run(
        ["solve", input] + options + (isFixture ? ["--orientation", orientation] : []))
      let after = try InnerCommand.run("solve", path, "--orientation", orientation)
      #expect(views(in: before.output) == views(in: after.output))
      #expect(!views(in: after.output).isEmpty)
      // What is converted for another device names it.
      let text = try String(contentsOfFile: path, encoding: .utf8)
      if options.first == "--device" { #expect(text.contains("\"device\": \"\(options[1])\"")) }
    }
  }

  /// The lines of a dump that tell of views.
  private func views(in dump: String) -> [Substring] {
    dump.split(separator: "\n").filter { $0.hasPrefix("        {\"id\"") }
  }

  @Test("A fixture is written anew, and then stays", .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func normalises() throws {
    let once = try InnerCommand.run("convert", Self.fixture)
    #expect(once.status == 0)
    #expect(once.output.hasPrefix("{\n  \"format\": \"layout-fixture/1\", \"name\": \"HeavyRotation\""))
    #expect(try BuiltCommand.run("convert", "-", input: Data(once.output.utf8)).output == once.output)
  }

  /// Command lines, how they end, and what they say.
  private static let failures: [(arguments: [String], status: Int32, errors: String)] = [
    (
      [Checkout.path("Fixtures/InterfaceBuilder/containers.storyboard")], 64,
      "error: there are 2 scenes; name one of them with '--scene':\n"
        + "  UIViewController (con-ct-001, con-vw-001)\n  UIViewController (emb-ct-001, emb-vw-001)\nSee `layout convert --help`.\n"
    ),
    (
      [bars, "--scene", "bars-clt"], 64,
      "error: 'bars-clt' is no value of '--scene'; did you mean 'bars-ctl'?\nSee `layout convert --help`.\n"
    ),
    (
      [fixture, "--orientation", "portrait"], 64,
      "error: '--orientation' says which variations of an Interface Builder file count; a fixture keeps its own\n"
        + "See `layout convert --help`.\n"
    ),
    ([storyboard, "--device", "all"], 64, "error: 'all' is no value of '--device'\nSee `layout convert --help`.\n"),
    (
      [storyboard, "--device", "iphone-8", "--device", "iphone-4"], 64,
      "error: '--device' is given twice\nSee `layout convert --help`.\n"
    ),
    (["/nonexistent/a.xib"], 66, "/nonexistent/a.xib: error: there is no such file\n"),
  ]

  @Test(
    "What can't be converted is told", arguments: failures)
  func fails(arguments: [String], status: Int32, errors: String) throws {
    let result = try InnerCommand.run(["convert"] + arguments)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors == errors)
  }

  @Test(
    "A canvas without area, and a file without views, come to no fixture",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func refusesEmptyCanvases() throws {
    let head = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
      """
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"48\"/></view>"
    for (content, words) in [
      (view, "<stdin>:1:1: error: a fixture can't say what this screen has: 0 is out of range"),
      ("", "<stdin>:1:1: error: there is no view in the file to make a fixture of"),
    ] {
      let input = Data("\(head)<objects>\(content)</objects></document>".utf8)
      let result = try BuiltCommand.run("convert", "-", input: input)
      #expect(result.status == 65)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix(words))
    }
  }

  @Test(
    "A fixture for an old system isn't made one for a device that never ran it: nobody could lay that out",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func refusesSystemsThatNeverWere() throws {
    let fixture = Data(
      #"{"format": "layout-fixture/1", "device": "iphone-4s", "systemVersion": "7.1", "view": {"id": "root"}}"#.utf8)
    let result = try BuiltCommand.run("convert", "-", "--device", "iphone-17", input: fixture)
    #expect(result.status == 65)
    #expect(result.output == "")
    #expect(
      result.errors.hasSuffix("error: 'iphone-17' never ran iOS 7.1; screens like its came with iOS 18\n"),
      "\(result.errors)")
    let other = try BuiltCommand.run("convert", "-", "--device", "iphone-17", "--system-version", "26", input: fixture)
    #expect(try BuiltCommand.run("solve", "-", input: Data(other.output.utf8)).status == 0)
  }
}
