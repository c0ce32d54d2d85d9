import Foundation
import LayoutTestSupport
import Testing

/// The built command as a process: streams and exit status (<doc:Command>).
struct ProcessTests {
  private static let heavyRotation = Checkout.path("Fixtures/BigNerdRanch/heavy-rotation.json")

  @Test(
    "solve prints a dump on standard output and nothing else there")
  func solves() throws {
    let result = try InnerCommand.run("solve", Self.heavyRotation, "--orientation", "landscapeLeft")
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        "\"id\": \"slider\", \"class\": \"UISlider\", \"depth\": 1, \"superview\": \"root\", \"frame\": [20, 20, 440, 23]"
      ))
    #expect(result.errors == "")
  }

  @Test(
    "Findings go to standard error, and count with --strict")
  func countsFindings() throws {
    let conflict = Checkout.path("Fixtures/Constraints/conflict.json")
    let plain = try InnerCommand.run("solve", conflict, "--orientation", "portrait")
    #expect(plain.status == 1)
    #expect(
      plain.errors.hasPrefix(
        "\(conflict):16:7: error: these can't hold together (inline/portrait) [unsatisfiable-constraints]\n  "))
    #expect(plain.errors.hasSuffix(" or lower its priority to 999\n"))
    let strict = try InnerCommand.run("solve", conflict, "--strict", "--quiet")
    #expect(strict.status == 1)
    #expect(strict.errors == "")
    // A refused orientation is a note, which doesn't count.
    #expect(try InnerCommand.run("solve", Self.heavyRotation, "--strict", "--orientation=all").status == 0)
  }

  @Test(
    "What is wrong with a screen as a whole is told at its beginning",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func placesErrors() throws {
    let input = Data("// a comment\n  {\"format\": \"layout-fixture/1\", \"view\": {}}".utf8)
    for command in ["solve", "trace"] {
      let result = try BuiltCommand.run(command, "-", input: input)
      #expect(result.status == 65)
      #expect(result.errors == "<stdin>:2:3: error: the screen names no device, and none is asked for\n")
    }
  }

  @Test(
    "A refusal calls a storyboard's controller by what its author calls it")
  func namesControllers() throws {
    let result = try InnerCommand.run(
      "solve", Checkout.path("Fixtures/InterfaceBuilder/application.storyboard"), "--device", "iphone-8",
      "--orientation", "portraitUpsideDown")
    #expect(result.errors.contains("the controller “AppController” (UITabBarController) supports portrait, "))
    #expect(!result.errors.contains("tab-ct-001"))
  }

  @Test(
    "Wrong usage, inputs and outputs have their exit status and their words",
    arguments: [
      (["slove"], 64, "error: unknown command 'slove'; did you mean 'solve'?\nSee `layout --help`.\n"),
      (["solve"], 64, "error: missing argument: INPUT…\nSee `layout solve --help`.\n"),
      (["trace", "a", "b"], 64, "error: 2 arguments are given; expected INPUT\nSee `layout trace --help`.\n"),
      (
        ["solve", "--orient", "portrait", "a"], 64,
        "error: unknown option '--orient'; did you mean '--orientation'?\nSee `layout solve --help`.\n"
      ),
      (
        ["solve", "a", "--format", "jsn"], 64,
        "error: 'jsn' is no value of '--format'; did you mean 'json'?\nSee `layout solve --help`.\n"
      ),
      (["solve", "a", "--strict=yes"], 64, "error: '--strict' takes no value\nSee `layout solve --help`.\n"),
      (["solve", "a", "--output"], 64, "error: '--output' needs a value: --output PATH\nSee `layout solve --help`.\n"),
      (
        ["solve", "a", "--output", "b", "--output", "c"], 64,
        "error: '--output' is given twice\nSee `layout solve --help`.\n"
      ),
      (["solve", "a", "-f"], 64, "error: '--format' needs a value: --format FORMAT\nSee `layout solve --help`.\n"),
      (
        ["solve", "a", "-qfjsn"], 64,
        "error: 'jsn' is no value of '--format'; did you mean 'json'?\nSee `layout solve --help`.\n"
      ),
      (["solve", "a", "-x"], 64, "error: unknown option '-x'\nSee `layout solve --help`.\n"),
      (
        ["solve", "a", "-output", "b"], 64,
        "error: unknown option '-output'; did you mean '--output'?\nSee `layout solve --help`.\n"
      ),
      (["ver"], 64, "error: unknown command 'ver'; did you mean 'verify'?\nSee `layout --help`.\n"),
      (["help", "slove"], 64, "error: unknown command 'slove'; did you mean 'solve'?\nSee `layout help --help`.\n"),
      (["--vershun"], 64, "error: unknown option '--vershun'; did you mean '--version'?\nSee `layout --help`.\n"),
      (["solve", "--", "--quiet"], 66, "--quiet: error: there is no such file\n"),
      (["solve", "/nonexistent/a.json"], 66, "/nonexistent/a.json: error: there is no such file\n"),
      (["solve", "/"], 66, "/: error: this is a folder, not a file\n"),
      (["verify", "/nonexistent"], 66, "/nonexistent: error: there is no such file\n"),
      (["solve", "/dev/null"], 65, "/dev/null:1:1: error: the file is empty [empty-file]\n"),
      (
        ["solve", Self.heavyRotation, "--output", "/nonexistent/a.json"], 74,
        "/nonexistent/a.json: error: this can't be written: no such file or directory\n"
      ),
      (
        ["solve", Self.heavyRotation, "--device", "iphone-44"], 64,
        "error: there is no device 'iphone-44'; did you mean 'iphone-14', 'iphone-4s' or 'iphone-4'?\nSee `layout solve --help`.\n"
      ),
      (
        ["solve", Self.heavyRotation, "--system-version", "x"], 64,
        "error: 'x' is not an iOS version, such as 12.1\nSee `layout solve --help`.\n"
      ),
      (
        ["solve", Self.heavyRotation, "--size", "507"], 64,
        "error: '507' is not a size in points, such as 507x1194; a window is at least 1 point wide and high\nSee `layout solve --help`.\n"
      ),
      (
        ["solve", Self.heavyRotation, "--orientation=portrait", "--device-orientation", "faceUp"], 64,
        "error: '--orientation' and '--device-orientation' exclude each other; give one of them\nSee `layout solve --help`.\n"
      ),
      (
        ["solve", Self.heavyRotation, "--device-orientation", "facedown"], 64,
        "error: 'facedown' is no value of '--device-orientation'; did you mean 'faceDown'?\nSee `layout solve --help`.\n"
      ),
      (
        ["solve", Self.heavyRotation, "--device", "ipad-pro-11/half"], 64,
        "error: there is no device 'ipad-pro-11/half'; did you mean 'ipad-pro-11/oneHalf'?\nSee `layout solve --help`.\n"
      ),
      (
        ["devices", "iphone-44"], 64,
        "error: there is no device 'iphone-44'; did you mean 'iphone-14', 'iphone-4s' or 'iphone-4'?\nSee `layout devices --help`.\n"
      ),
    ])
  func fails(arguments: [String], status: Int32, errors: String) throws {
    let result = try InnerCommand.run(arguments)
    #expect(result.status == status)
    #expect(result.errors == errors)
  }

  @Test(
    "Devices turn the interface, and windows have sizes of their own",
    arguments: [
      (["--device-orientation", "landscapeLeft"], "landscapeRight", "landscapeRight", "[0, 0, 480, 320]"),
      (["--device-orientation", "portraitUpsideDown"], "portraitUpsideDown", "portrait", "[0, 0, 320, 480]"),
      (["--device-orientation", "faceUp"], "portrait", "portrait", "[0, 0, 320, 480]"),
      (["--device-orientation=unknown"], "portrait", "portrait", "[0, 0, 320, 480]"),
      (
        ["--device", "ipad-pro-11", "--size", "507x1194", "--orientation=portrait"], "portrait", "portrait",
        "[0, 0, 507, 1194]"
      ),
      (
        ["--device", "ipad-pro-11/oneHalf", "--orientation", "landscapeLeft"], "landscapeLeft", "landscapeLeft",
        "[0, 0, 592, 834]"
      ),
    ])
  func turnsAndResizes(options: [String], requested: String, orientation: String, window: String) throws {
    let result = try InnerCommand.run(["solve", Self.heavyRotation, "--quiet"] + options)
    #expect(result.status == 0)
    #expect(result.output.components(separatedBy: "\"window\"").count == 2)
    #expect(result.output.contains("\"requestedOrientation\": \"\(requested)\""))
    #expect(result.output.contains("\"orientation\": \"\(orientation)\""))
    #expect(result.output.contains("\"window\": \(window)"))
  }

  @Test(
    "A turned device has the trail of the interface that it asks for; one that lies flat asks for nothing")
  func explainsTurnedDevices() throws {
    let turned = try InnerCommand.run("explain", Self.heavyRotation, "--device-orientation", "landscapeLeft")
    let asked = try InnerCommand.run("explain", Self.heavyRotation, "--orientation", "landscapeRight")
    #expect(turned.status == 0)
    #expect(turned.output == asked.output)
    #expect(turned.output.contains("\n  landscapeRight is asked for; the interface stands in portrait\n"))
    let flat = try InnerCommand.run("explain", Self.heavyRotation, "--device-orientation=faceUp")
    #expect(
      flat.output.hasSuffix("  the device is held in a way that asks for nothing; the interface stays in portrait\n"))
    let nothing = try InnerCommand.run("explain", Self.heavyRotation)
    #expect(nothing.status == 64)
    #expect(nothing.errors.contains("give '--orientation' or '--device-orientation' or '--controllers'"))
  }

  @Test(
    "The catalogue is listed whole and singly, as a table and as JSON")
  func listsDevices() throws {
    let single = try InnerCommand.run("devices", "ipad-pro-11")
    #expect(single.status == 0)
    #expect(single.output.contains("twoThirds  landscape  809 × 834"))
    let list = try InnerCommand.run("devices", "--format", "json")
    #expect(list.output.hasPrefix("{\n  \"format\": \"layout-devices/1\","))
    let dump = try InnerCommand.run("solve", Self.heavyRotation, "--device", "all", "--quiet", "--orientation=portrait")
    #expect(dump.status == 0)
    #expect(dump.output.components(separatedBy: "\"device\": ").count == 28)
  }

  @Test(
    "Files of 100 MB and nesting of 100,000 are refused")
  func refusesHugeInputs() throws {
    try TemporaryFolder.with { folder in
      let large = folder.appendingPathComponent("large.json")
      try Data(repeating: UInt8(ascii: " "), count: 100_000_000).write(to: large)
      let tooLarge = try InnerCommand.run("solve", large.path)
      #expect(tooLarge.status == 65)
      #expect(
        tooLarge.errors.hasSuffix(
          ": error: the file is larger than 64 MiB (67108864 bytes), the most that is read [too-large]\n"))
      let deep = folder.appendingPathComponent("deep.json")
      try Data(String(repeating: "[", count: 100_000).utf8).write(to: deep)
      let tooDeep = try InnerCommand.run("solve", deep.path)
      #expect(tooDeep.status == 65)
      #expect(
        tooDeep.errors.hasSuffix(
          ":1:2001: error: too deeply nested: what begins here is more than 2000 levels deep, the limit [too-deep]\n"))
    }
  }

  @Test(
    "A fixture is read from standard input, and a layout written to a file",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func readsAndWrites() throws {
    try TemporaryFolder.with { folder in
      let output = folder.appendingPathComponent("out.txt")
      let input = try Data(contentsOf: URL(fileURLWithPath: Self.heavyRotation))
      let result = try BuiltCommand.run("solve", "-", "--format=text", "--output", output.path, input: input)
      #expect(result.status == 0)
      #expect(result.output == "")
      let text = try String(contentsOf: output, encoding: .utf8)
      #expect(text.hasPrefix("HeavyRotation on iphone-4s in portrait, 320 × 480, Home button below\n"))
    }
  }

  @Test(
    "Options have letters, which stand alone, together, and before their values")
  func takesLetters() throws {
    let long = try InnerCommand.run("solve", Self.heavyRotation, "--quiet", "--verbose", "--format", "text")
    #expect(long.status == 0)
    for letters in [["-q", "-v", "-f", "text"], ["-qvftext"], ["-vq", "-ftext", "-o-"], ["-qvf", "text", "-o", "-"]] {
      #expect(try InnerCommand.run(["solve"] + letters + [Self.heavyRotation]).output == long.output)
    }
    let help = try InnerCommand.run("solve", "--help").output
    for arguments in [["solve", "-h"], ["solve", "-qh"], ["solve", "--no-such-option", "-h"]] {
      #expect(try InnerCommand.run(arguments).output == help)
    }
    let program = try InnerCommand.run("-h").output
    #expect(try InnerCommand.run().output == program)
  }

  @Test(
    "Help, version and completions go to standard output")
  func helps() throws {
    for command in ["solve", "verify", "explain", "trace", "convert", "devices", "help"] {
      let help = try InnerCommand.run("help", command)
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("OVERVIEW: layout \(command) "))
      #expect(help.output.contains("\nEXAMPLE:\n  layout \(command)"))
      #expect(try InnerCommand.run(command, "--help").output == help.output)
    }
    #expect(try InnerCommand.run("--version").output == "layout 0.1.0\n")
    #expect(try InnerCommand.run("devices").output.contains("iphone-4s"))
  }
}
