import Foundation
import LayoutTestSupport
import Testing

/// Commands over several inputs (<doc:Command#Exit-statuses>): each comes to what it comes to alone, and one that is
/// bad keeps none from that.
struct SeveralInputsTests {
  private static let heavyRotation = Checkout.path("Fixtures/BigNerdRanch/heavy-rotation.json")
  private static let xib = Checkout.path("Fixtures/InterfaceBuilder/quirks.xib")
  private static let storyboard = Checkout.path("Fixtures/InterfaceBuilder/containers.storyboard")

  @Test(
    "Dumps stand one behind another, as each is alone; in text form below the input's name")
  func solves() throws {
    for format in ["json", "text"] {
      let alone = try [Self.heavyRotation, Self.xib].map { try InnerCommand.run("solve", $0, "--format", format) }
      let both = try InnerCommand.run("solve", Self.heavyRotation, Self.xib, "--format", format)
      #expect(both.status == 0)
      #expect(both.errors == alone.map(\.errors).joined())
      let headings = [Self.heavyRotation, Self.xib].map { format == "text" ? "==> \($0) <==\n" : "" }
      #expect(both.output == zip(headings, alone).map { $0 + $1.output }.joined())
    }
  }

  @Test(
    "A folder as output gets a file for each input, and is made", arguments: ["solve", "convert"])
  func writesFolders(command: String) throws {
    try TemporaryFolder.with { folder in
      let out = folder.appendingPathComponent("made/below").path
      let result = try InnerCommand.run(command, Self.heavyRotation, Self.xib, "--output", out)
      #expect(result.status == 0 && result.output == "")
      for (input, name) in [(Self.heavyRotation, "heavy-rotation.json"), (Self.xib, "quirks.json")] {
        let written = try String(contentsOfFile: "\(out)/\(name)", encoding: .utf8)
        #expect(try InnerCommand.run(command, input).output == written)
      }
      guard command == "solve" else { return }
      #expect(try InnerCommand.run("solve", Self.heavyRotation, Self.xib, "-ftext", "-o", out).status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: out).count == 4)
    }
  }

  @Test(
    "A bad input ends no run, and the gravest status is the run's")
  func continuesBehindBadInputs() throws {
    try TemporaryFolder.with { folder in
      func file(_ name: String, _ text: String) throws -> String {
        let path = folder.appendingPathComponent(name)
        try text.write(to: path, atomically: true, encoding: .utf8)
        return path.path
      }
      let bad = try file("bad.json", "{")
      let conflict = Checkout.path("Fixtures/Constraints/conflict.json")
      let absent = folder.appendingPathComponent("absent.json").path
      for (inputs, status) in [
        ([conflict, Self.heavyRotation], 1), ([conflict, bad, Self.heavyRotation], 65),
        ([conflict, bad, absent, Self.heavyRotation], 66), ([absent, bad, conflict, Self.heavyRotation], 66),
      ] {
        let result = try InnerCommand.run(["solve"] + inputs)
        #expect(Int(result.status) == status)
        #expect(result.output.contains("\"fixture\": \"HeavyRotation\""))
        for input in inputs where input != Self.heavyRotation { #expect(result.errors.contains("\(input):")) }
      }
      let out = folder.appendingPathComponent("out").path
      let result = try InnerCommand.run("convert", Self.storyboard, bad, Self.xib, "--output", out)
      #expect(result.status == 65)
      #expect(result.errors.contains("\(Self.storyboard):"))
      #expect(result.errors.contains("error: there are 2 scenes; name one of them with '--scene':\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["quirks.json"])
      // Where one output can't be written, the others are.
      try FileManager.default.createDirectory(atPath: "\(out)/heavy-rotation.json", withIntermediateDirectories: true)
      let blocked = try InnerCommand.run("solve", Self.heavyRotation, absent, Self.xib, "--output", out, "-q")
      #expect(blocked.status == 74)
      #expect(try String(contentsOfFile: "\(out)/quirks.json", encoding: .utf8).contains("layout-dump/1"))
    }
  }

  @Test(
    "What can't stand together is told before anything is written")
  func refuses() throws {
    try TemporaryFolder.with { folder in
      let own = folder.appendingPathComponent("quirks.json")
      try Data("{}".utf8).write(to: own)
      for (arguments, words) in [
        (["convert", Self.heavyRotation, Self.xib], "2 inputs make as many fixtures; '--output FOLDER' says where"),
        (["convert", Self.heavyRotation, Self.xib, "-o", "-"], "2 inputs make as many fixtures"),
        (["solve", Self.xib, own.path, "-o", folder.appendingPathComponent("out").path], "would both be "),
        (["solve", Self.xib, Self.heavyRotation, "-o", own.path], ", which is no folder"),
        (["solve", own.path, Self.heavyRotation, "-o", folder.path], "names the input itself, "),
        (["solve", "-", "-"], "'-' is standard input, which can be read once"),
      ] {
        let result = try InnerCommand.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: ") && result.errors.contains(words), "\(result.errors)")
      }
      #expect(try Data(contentsOf: own) == Data("{}".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["quirks.json"])
    }
  }

  // MARK: Several conditions

  @Test(
    "A trace is played under the product of what is asked for, each below its conditions' name")
  func traces() throws {
    let asked = ["--device", "iphone-4s", "--device", "ipad-2", "--layout-direction", "both"]
    let names = ["iphone-4s", "ipad-2"].flatMap { device in
      ["leftToRight", "rightToLeft"].map { "\(device)/\($0)" }
    }
    for format in ["text", "json"] {
      let all = try InnerCommand.run(["trace", Self.heavyRotation, "--format", format] + asked)
      #expect(all.status == 0, "\(all.errors)")
      let alone = try names.map { name in
        let result = try InnerCommand.run("trace", Self.heavyRotation, "-f", format, "--conditions", name)
        return (format == "text" ? "==> \(name) <==\n" : "") + result.output
      }
      #expect(all.output == alone.joined())
      if format == "json" { for name in names { #expect(all.output.contains("\"conditions\": \"\(name)\"")) } }
    }
    // What is seen at a time is one dump, whose layouts name their conditions.
    let samples = try InnerCommand.run(["trace", Self.heavyRotation, "--at", "0", "--at", "1"] + asked)
    let dump = try JSONSerialization.jsonObject(with: Data(samples.output.utf8)) as? [String: Any]
    let layouts = try #require(dump?["layouts"] as? [[String: Any]])
    #expect(layouts.map { "\($0["device"] ?? "")/\($0["layoutDirection"] ?? "")" } == names.flatMap { [$0, $0] })
  }

  @Test(
    "An explanation is given for each of the conditions, with the orientations asked for in each")
  func explains() throws {
    let result = try InnerCommand.run(
      "explain", Self.heavyRotation, "--orientation", "landscapeLeft", "--device", "current")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("==> iphone-se-3rd-gen <==\nHeavyRotation on iphone-se-3rd-gen: landscapeLeft\n"))
    #expect(result.output.split(separator: "\n").count { $0.hasPrefix("==> ") } == 7)
    let named = try InnerCommand.run(
      "explain", Self.heavyRotation, "--conditions", "iphone-8/portrait", "--conditions", "iphone-8/landscapeLeft")
    #expect(!named.output.contains("==>"))
    #expect(named.output.contains("HeavyRotation on iphone-8: portrait\n"))
    #expect(named.output.contains("HeavyRotation on iphone-8: landscapeLeft\n"))
  }

  @Test(
    "What is wrong under some conditions keeps no others from being played",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func playsTheRest() throws {
    // Popovers are no phone's before iOS 8.
    let fixture = Data(
      """
      {"format": "layout-fixture/1", "rootViewController": {
        "view": {"id": "root"}, "presents": {"viewController": {"view": {}}, "modalPresentationStyle": "popover",
        "popover": {"sourceView": "root"}}}}
      """.utf8)
    let options = ["--conditions", "iphone-4s/7.1", "--conditions", "ipad-2/7.1"]
    let result = try BuiltCommand.run(["explain", "-", "--controllers"] + options, input: fixture)
    #expect(result.status == 1)
    #expect(result.errors.contains("[exception]"))
    #expect(result.output.contains("presentingViewController"))
  }
}
