import Foundation
import LayoutTestSupport
import Testing

/// Conditions as options of the built command (<doc:LayoutConditions>), and what its end tells of findings.
struct ConditionsCommandTests {
  private static let heavyRotation = Checkout.path("Fixtures/BigNerdRanch/heavy-rotation.json")
  private static let storyboard = Checkout.path("Fixtures/InterfaceBuilder/application.storyboard")
  private static let signIn = Checkout.path("Fixtures/Conditions/sign-in.xib")

  /// Returns the names of a dump's layouts: device, orientation asked for, and what else was.
  private func layouts(_ arguments: [String]) throws -> [[String]] {
    let result = try InnerCommand.run(["solve"] + arguments + ["--quiet"])
    #expect(result.status == 0, "\(result.errors)")
    let dump = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    return try #require(dump["layouts"] as? [[String: Any]]).map { layout in
      [
        "device", "systemVersion", "requestedOrientation", "size", "contentSizeCategory", "layoutDirection",
        "pseudolanguage",
      ].compactMap { key in (layout[key] as? String) ?? (layout[key] as? [Double]).map { "\($0[0])x\($0[1])" } }
    }
  }

  @Test(
    "Options multiply, devices outermost, then in the order of a name's parts")
  func multiplies() throws {
    #expect(
      try layouts([
        Self.heavyRotation, "--layout-direction", "both", "--orientation", "landscape", "--device", "iphone-8",
        "--device=iPhone 17 Pro",
      ]) == [
        ["iphone-8", "landscapeLeft", "leftToRight"], ["iphone-8", "landscapeLeft", "rightToLeft"],
        ["iphone-8", "landscapeRight", "leftToRight"], ["iphone-8", "landscapeRight", "rightToLeft"],
        ["iPhone 17 Pro", "landscapeLeft", "leftToRight"], ["iPhone 17 Pro", "landscapeLeft", "rightToLeft"],
        ["iPhone 17 Pro", "landscapeRight", "leftToRight"], ["iPhone 17 Pro", "landscapeRight", "rightToLeft"],
      ])
    #expect(
      try layouts([
        Self.heavyRotation, "--device=iphone-8", "--orientation=portrait", "--size=320x400", "--size=400x320",
        "--system-version=9.3", "--system-version=12", "--pseudolanguage=none", "--pseudolanguage=bounded",
      ]) == [
        ["iphone-8", "9.3", "portrait", "320.0x400.0", "none"],
        ["iphone-8", "9.3", "portrait", "320.0x400.0", "bounded"],
        ["iphone-8", "9.3", "portrait", "400.0x320.0", "none"],
        ["iphone-8", "9.3", "portrait", "400.0x320.0", "bounded"],
        ["iphone-8", "12", "portrait", "320.0x400.0", "none"],
        ["iphone-8", "12", "portrait", "320.0x400.0", "bounded"],
        ["iphone-8", "12", "portrait", "400.0x320.0", "none"],
        ["iphone-8", "12", "portrait", "400.0x320.0", "bounded"],
      ])
    #expect(try layouts([Self.heavyRotation, "--content-size-category=all", "--orientation=portrait"]).count == 12)
    #expect(
      try layouts([Self.heavyRotation, "--device", "current", "--orientation", "portrait"]).map { $0[0] } == [
        "iphone-se-3rd-gen", "iphone-17-pro-max", "ipad-mini-a17-pro", "ipad-9th-gen", "ipad-pro-13-m5",
        "ipad-pro-13-m5/oneThird",
      ])
  }

  @Test(
    "Conditions are asked for by name, each once; what a name leaves open is as it is without it")
  func asksByName() throws {
    #expect(
      try layouts([
        Self.heavyRotation, "--conditions", "ipad-pro-11/oneHalf/landscapeLeft", "--conditions=iphone-8/portrait",
        "--conditions=iPhone8/portrait", "--conditions", "iphone-se/9.3/large",
      ]) == [
        ["ipad-pro-11/oneHalf", "landscapeLeft"], ["iphone-8", "portrait"],
        ["iphone-se", "9.3", "portrait", "large"], ["iphone-se", "9.3", "landscapeLeft", "large"],
      ])
    #expect(
      try layouts([Self.signIn, "--conditions", "canvas", "--conditions", "iphone-8/portrait"])
        == [["retina4_7", "portrait"], ["iphone-8", "portrait"]])
    // Its own device, as an application sees it, isn't the canvas.
    #expect(try layouts([Self.signIn, "--orientation", "portrait"]) == [["inline", "portrait"]])
    #expect(
      try layouts([Self.signIn, "--content-size-category", "accessibilityLarge"])
        == [["retina4_7", "portrait", "accessibilityLarge"]])
  }

  @Test(
    "What can't be asked for is told",
    arguments: [
      (["solve", heavyRotation, "--conditions", "canvas"], "a fixture has no canvas"),
      (["solve", heavyRotation, "--conditions", "iphone-8/potrait"], "did you mean 'portrait'?"),
      (["solve", heavyRotation, "--size", "0.0004x0.0004"], "'0.0004x0.0004' is not a size in points"),
      (["solve", heavyRotation, "--device", "iphone-17-p"], "'iphone-17-p' begins several names: iphone-17-pro-max, "),
      (["solve", heavyRotation, "--pseudolanguage", "accent"], "did you mean 'accented'?"),
      (["solve", heavyRotation, "--scene", "nonsense"], "'nonsense' is no value of '--scene'; there are initial, "),
      (["convert", heavyRotation, "--scene", "nonsense"], "'nonsense' is no value of '--scene'"),
      (["solve", heavyRotation, "--strict", "--lenient"], "'--strict' and '--lenient' exclude each other"),
      (["trace", heavyRotation, "--at", "0x10"], "'0x10' is no value of '--at'; it takes a decimal number of seconds"),
      (["trace", heavyRotation, "--at", "inf"], "'inf' is no value of '--at'"),
      (["explain", heavyRotation, "--conditions=iphone-8/portrait", "--conditions=iphone-5"], "nothing is asked for"),
      (["trace", heavyRotation, "--conditions", "iphone-8/portrait"], "events turn the device, so 'portrait'"),
      (
        ["lint", storyboard, "--conditions", "iphone-17/portrait", "--size", "507x1194"],
        "'--conditions' is an exact list and stands alone, not beside '--size'; did you mean '--device iphone-17 "
          + "--orientation portrait --size 507x1194'?"
      ),
      (
        [
          "lint", storyboard, "--conditions", "iPhone 17/portrait", "--device", "iphone 15", "--device",
          "ipad-pro-11/oneHalf",
        ],
        "did you mean '--device iphone-17 --device iphone-15 --device ipad-pro-11/oneHalf --orientation portrait'?"
      ),
      (["lint", storyboard, "--conditions", "default", "--size", "507x1194"], "the defaults stay by themselves"),
      (["solve", heavyRotation, "--conditions", "ipad-pro-11/oneHalf/portrait"], "never stands in portrait"),
      (
        ["solve", heavyRotation, "--device", "ipad-pro-11/oneHalf", "--orientation", "portrait"],
        "never stands in portrait"
      ),
      (
        ["lint", storyboard, "--device=iphone-4s", "--system-version=6.1", "--content-size-category=extraLarge"],
        "text sizes begin with iOS 7, so under iOS 6.1 there is no extraLarge"
      ),
      (["lint", heavyRotation, "--device=ipad-air/oneThird", "--system-version=8.0"], "windows have from iOS 9 on"),
      (["solve", signIn, "--localization", "xx"], "no input has the language 'xx'; there are "),
      (["trace", heavyRotation, "--localization", "de"], "no input has the language 'de'"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let result = try InnerCommand.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: ") && result.errors.contains(message), "\(result.errors)")
  }

  @Test(
    "A fixture answers to initial and its name; a device that it lacks is told with a place",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func takesFixtures() throws {
    for name in ["initial", "HeavyRotation"] {
      #expect(try InnerCommand.run("solve", Self.heavyRotation, "--scene", name, "--quiet").status == 0)
    }
    let fixture = "{\"format\": \"layout-fixture/1\", \"view\": {}}"
    let result = try BuiltCommand.run("solve", "-", input: Data(fixture.utf8))
    #expect(result.status == 65)
    #expect(result.errors == "<stdin>:1:1: error: the screen names no device, and none is asked for\n")
  }

  @Test(
    "Errors end with 1, warnings with --strict; --lenient counts nothing; exceptions are findings",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func countsFindings() throws {
    func view(_ constraints: String) -> Data {
      Data(
        """
        {"format": "layout-fixture/1", "device": "iphone-8", "view": {"id": "root", "subviews": [
          {"id": "a", "translatesAutoresizingMaskIntoConstraints": false}], "constraints": [\(constraints)]}}
        """.utf8)
    }
    let open = view("\"a.width == 1\"")
    let conflict = view("\"a.width == 1\", \"a.width == 2\"")
    func status(_ input: Data, _ options: String...) throws -> Int32 {
      try BuiltCommand.run(["solve", "-", "--quiet"] + options, input: input).status
    }
    #expect(try status(open) == 0)
    #expect(try status(open, "--strict") == 1)
    #expect(try status(conflict) == 1)
    #expect(try status(conflict, "--strict") == 1)
    #expect(try status(conflict, "--lenient") == 0)
    // Popovers are no phone's before iOS 8.
    let thrown = Data(
      """
      {"format": "layout-fixture/1", "device": "iphone-4s", "systemVersion": "7.1", "rootViewController": {
        "view": {"id": "root"}, "presents": {"viewController": {"view": {}}, "modalPresentationStyle": "popover",
        "popover": {"sourceView": "root"}}}}
      """.utf8)
    #expect(try status(thrown) == 1)
    #expect(try status(thrown, "--lenient") == 0)
    let exception = Checkout.path("Fixtures/Controllers/exception-in-completion.json")
    #expect(try InnerCommand.run("trace", exception).status == 1)
    #expect(try InnerCommand.run("trace", exception, "--lenient").status == 0)
  }
}
