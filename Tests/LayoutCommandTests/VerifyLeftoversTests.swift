import Foundation
import LayoutTestSupport
import Testing

/// `layout verify`: a golden file is brought to what its input makes now, condition by condition, and what it holds beyond that is
/// told.
struct VerifyLeftoversTests {
  private let fixture = #"{"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root"}}"#

  private func verify(_ folder: URL, _ options: String...) throws -> ChildProcess.Result {
    try InnerCommand.verify([folder.path] + options)
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func isThere(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// A golden file of layouts of one view that fills the window.
  private func golden(_ layouts: String...) -> String {
    """
    {
      "format": "layout-dump/1",
      "fixture": "a",
      "layouts": [
        \(layouts.joined(separator: ",\n    "))
      ]
    }

    """
  }

  private func layout(
    _ device: String, _ width: Int, _ height: Int, in orientation: String = "portrait", rest: String = ""
  ) -> String {
    """
    {
          "device": "\(device)",
          "requestedOrientation": "\(orientation)",
          "orientation": "\(orientation)",\(rest)
          "window": [0, 0, \(width), \(height)],
          "views": [
            {"id": "root", "class": "UIView", "depth": 0, "frame": [0, 0, \(width), \(height)]}
          ],
          "diagnostics": []
        }
    """
  }

  private var layoutsOf15: [String] {
    [layout("iphone-15", 393, 852), layout("iphone-15", 852, 393, in: "landscapeLeft")]
  }

  // MARK: Conditions

  @Test("That a golden file holds no layout of the fixture's own device is told, and recorded as asked")
  func tellsTheOwnDevice() throws {
    try TemporaryFolder.with { folder in
      let path = folder.path
      try write(fixture, "a.json", in: folder)
      try write(golden(layoutsOf15[0], layoutsOf15[1]), "a.golden.json", in: folder)
      let told = try verify(folder, "--record", "never")
      #expect(told.status == 1)
      #expect(
        told.output == """
          \(path)/a.json: its own device is iphone-17, of which \(path)/a.golden.json holds no layout
          \(path)/a.json: missing in \(path)/a.golden.json: iphone-17/portrait, iphone-17/landscapeLeft
          2 layouts as expected, 0 different, 2 without a golden layout

          """)
      let recorded = try verify(folder, "--record", "failed")
      #expect(recorded.status == 0)
      #expect(recorded.output.hasSuffix("\n2 layouts as expected, 0 different, 2 recorded\n"))
      #expect(try verify(folder).output == "4 layouts as expected, 0 different\n")
    }
  }

  @Test("An exception under one condition is told, and the layouts under the others are compared and recorded")
  func setsExceptionsAside() throws {
    try TemporaryFolder.with { folder in
      let path = folder.path
      let popover = """
        {"format": "layout-fixture/1", "device": "iphone-15", "rootViewController": {"id": "home", "view": {"id": "root"},
         "presents": {"viewController": {"id": "menu", "view": {"id": "menuView"}}, "modalPresentationStyle": "popover"}}}
        """
      try write(popover, "a.json", in: folder)
      let pad = layout("ipad-pro-11", 834, 1194)
      try write(golden(layoutsOf15[0], layoutsOf15[1], pad), "a.golden.json", in: folder)
      let told = try verify(folder)
      #expect(told.status == 1)
      #expect(told.errors.hasPrefix("\(path)/a.json:2:14: error: NSGenericException: UIPopoverPresentationController"))
      #expect(told.errors.hasSuffix(" (ipad-pro-11/portrait)\n"))
      #expect(told.output.contains("  menuView: "))
      #expect(told.output.hasSuffix("\n0 layouts as expected, 2 different, 1 with an exception\n"))
      let recorded = try verify(folder, "--record", "failed")
      #expect(recorded.status == 1)
      #expect(recorded.output.hasSuffix("\n0 layouts as expected, 0 different, 2 recorded, 1 with an exception\n"))
      let text = try text("a.golden.json", in: folder)
      #expect(text.contains("\"menuView\"") && text.contains(pad))
      #expect(try verify(folder).output == "2 layouts as expected, 0 different, 1 with an exception\n")
    }
  }

  @Test("A device that there is no longer is told, and goes where the file is written; the others stay")
  func removesGoneDevices() throws {
    for options in [["--record", "failed"], ["--record", "all"], ["--prune"]] {
      try TemporaryFolder.with { folder in
        try write(fixture.replacingOccurrences(of: "17", with: "15"), "a.json", in: folder)
        try write(golden(layoutsOf15[0], layout("nokia", 1, 1)), "a.golden.json", in: folder)
        let told = try verify(folder)
        #expect(told.status == 65 && told.errors.contains("there is no device 'nokia'"))
        let result = try InnerCommand.verify([folder.path] + options)
        #expect(result.status == 0)
        #expect(result.output.contains("a.golden.json: there is no device 'nokia': nokia/portrait\n"))
        #expect(result.output.contains("a.golden.json: nokia/portrait\n"), "\(result.output)")
        #expect(result.output.hasSuffix(", 1 removed\n"))
        #expect(try verify(folder).output == "1 layout as expected, 0 different\n")
      }
    }
  }

  @Test("What is gone asks for nothing beside an option, and goes all the same")
  func leavesGoneDevicesOutOfOptions() throws {
    for option in [["--record", "failed"], ["--prune"]] {
      try TemporaryFolder.with { folder in
        try write(fixture.replacingOccurrences(of: "17", with: "15"), "a.json", in: folder)
        try write(golden(layoutsOf15[0], layout("nokia", 1, 1)), "a.golden.json", in: folder)
        let result = try InnerCommand.verify(
          [folder.path, "--content-size-category", "accessibilityLarge"] + option)
        #expect([0, 1].contains(result.status) && result.errors == "", "\(result.errors)")
        let text = try text("a.golden.json", in: folder)
        #expect(text.contains("accessibilityLarge") && !text.contains("nokia"))
      }
    }
  }

  @Test("Layouts on another device than the fixture's own are good, and stay, whatever is pruned")
  func keepsOtherDevices() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try write(golden(layoutsOf15[0], layoutsOf15[1]), "a.golden.json", in: folder)
      let result = try verify(folder, "--prune", "--record", "failed")
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("\n2 layouts as expected, 0 different, 2 recorded\n"), "\(result.output)")
      #expect(try text("a.golden.json", in: folder).contains("iphone-15"))
      // One that names no device has none of its own.
      let plain = #"{"format": "layout-fixture/1", "view": {"id": "root"}}"#
      try write(plain, "b.json", in: folder)
      try write(golden(layoutsOf15[0], layoutsOf15[1]).replacing("\"a\"", with: "\"b\""), "b.golden.json", in: folder)
      #expect(try verify(folder).output == "6 layouts as expected, 0 different\n")
    }
  }

  @Test("A language that no input has is told, and goes where the file is written")
  func removesGoneLanguages() throws {
    try TemporaryFolder.with { folder in
      try write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504"><objects>
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></objects></document>
        """, "Base.lproj/a.xib", in: folder)
      let scene = ",\n      \"scene\": \"root\""
      let german = layout("iphone-15", 393, 852, rest: "\n      \"localization\": \"de\",").replacingOccurrences(
        of: "\"device\": \"iphone-15\"", with: "\"device\": \"iphone-15\"\(scene)")
      let file = "Base.lproj/a.golden.json"
      try write(golden(german), file, in: folder)
      let told = try verify(folder, "--record", "never")
      #expect(told.status == 1)
      #expect(told.output.contains("a.golden.json: no input has the language de: root (iphone-15/portrait/de)\n"))
      #expect(told.output.hasSuffix("1 of what is gone\n"))
      try write("\"root.title\" = \"x\";", "de.lproj/a.strings", in: folder)
      #expect(try verify(folder).output == "1 layout as expected, 0 different\n")
      try FileManager.default.removeItem(at: folder.appendingPathComponent("de.lproj"))
      // An option asks for its own part of what there still is.
      let enlarged = try verify(folder, "--content-size-category", "accessibilityLarge", "--record", "missing")
      #expect(try !text(file, in: folder).contains("accessibilityLarge\",\n      \"localization"), "\(enlarged.output)")
      try write(golden(german), file, in: folder)
      let removed = try verify(folder, "--record", "failed")
      #expect(removed.status == 0)
      #expect(removed.output.contains("no input has the language de"))
      #expect(try !text(file, in: folder).contains("\"de\""))
      #expect(try verify(folder).status == 0)
    }
  }

  @Test("A scene that is gone is named where the file is recorded without it")
  func namesGoneScenes() throws {
    func storyboard(_ scenes: [String]) -> String {
      let text = scenes.map { id in
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)"><view key="view" id="v-\(id)">
        <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene>
        """
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504"><scenes>
        \(text.joined(separator: "\n"))
        </scenes></document>
        """
    }
    try TemporaryFolder.with { folder in
      try write(storyboard(["con-tr-001", "con-tr-002"]), "a.storyboard", in: folder)
      _ = try verify(folder, "--device", "iphone-15", "--orientation", "portrait")
      try write(storyboard(["con-tr-001"]), "a.storyboard", in: folder)
      let result = try verify(folder, "--record", "failed")
      #expect(result.status == 0)
      #expect(
        result.output.hasSuffix(
          "a.golden.json; removed: con-tr-002 (iphone-15/portrait)\n1 layout as expected, 0 different, 1 removed\n"),
        "\(result.output)")
    }
  }

  // MARK: Bytes

  @Test("Only the layouts that differ are written: the others keep their bytes, however they were written")
  func keepsBytes() throws {
    try TemporaryFolder.with { folder in
      try write(fixture.replacingOccurrences(of: "17", with: "15"), "a.json", in: folder)
      let own = layoutsOf15[0].replacingOccurrences(of: "\n          ", with: " ")
      let wrong = layoutsOf15[1].replacingOccurrences(of: "852, 393]}", with: "1, 1]}")
      let head = "{ \"format\": \"layout-dump/1\", // by hand\n \"fixture\": \"a\", \"layouts\": [ "
      try write("\(head)\(own)  ,\n\(wrong) ] }\n", "a.golden.json", in: folder)
      let result = try verify(folder, "--record", "failed")
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("\n1 layout as expected, 0 different, 1 recorded\n"))
      #expect(try text("a.golden.json", in: folder) == "\(head)\(own),\n    \(layoutsOf15[1]) ] }\n")
      #expect(try verify(folder).status == 0)
    }
  }

  // MARK: Files

  @Test("An input that was mended loses the text of its errors, and gets a golden file")
  func recordsMendedInputs() throws {
    for mode in ["failed", "all"] {
      try TemporaryFolder.with { folder in
        let path = folder.path
        try write(fixture, "a.json", in: folder)
        try write("a.json:1:78: error: unknown key 'frmae' in view\n", "a.error.txt", in: folder)
        #expect(try verify(folder).status == 1)
        #expect(isThere("a.error.txt", in: folder) && !isThere("a.golden.json", in: folder))
        let result = try verify(folder, "--record", mode)
        #expect(result.status == 0)
        #expect(
          result.output == """
            \(path)/a.json: removed \(path)/a.error.txt, for the input is accepted
            \(path)/a.json: recorded \(path)/a.golden.json
            0 layouts as expected, 0 different, 2 recorded

            """)
        #expect(!isThere("a.error.txt", in: folder) && isThere("a.golden.json", in: folder))
      }
    }
  }

  @Test("What is kept of an input that is gone is told, and goes with --prune")
  func prunesOrphans() throws {
    try TemporaryFolder.with { folder in
      let path = folder.path
      try write(golden(layoutsOf15[0]), "a.golden.json", in: folder)
      try write("b.json:1:1: error: the file is empty\n", "b.error.txt", in: folder)
      for options in [[], ["--record", "failed"], ["--record", "all"]] {
        let told = try InnerCommand.verify([path] + options)
        #expect(told.status == 1)
        #expect(told.errors.contains("\(path)/a.golden.json: error: this has no input beside it\n"))
      }
      let never = try verify(folder, "--prune", "--record", "never")
      #expect(never.status == 1 && never.output.contains("a.golden.json: to be removed"))
      #expect(isThere("a.golden.json", in: folder))
      let pruned = try verify(folder, "--prune")
      #expect(pruned.status == 0)
      #expect(
        pruned.output == """
          \(path)/a.golden.json: removed, for it had no input beside it
          \(path)/b.error.txt: removed, for it had no input beside it
          0 layouts as expected, 0 different, 2 removed

          """)
      #expect(!isThere("a.golden.json", in: folder) && !isThere("b.error.txt", in: folder))
    }
  }

  @Test("Files of others, and what is kept of an input that can't be reached, stay")
  func keepsWhatIsNotOurs() throws {
    try TemporaryFolder.with { folder in
      try write(fixture, "a.json", in: folder)
      try write(#"{"someone": "else's"}"#, "api.golden.json", in: folder)
      try write("{\"format\": \"layout-dump/1\", \"layouts\": [", "cut.golden.json", in: folder)
      try write("curl: (6) error: no such host\n", "curl.error.txt", in: folder)
      try write("", "none.error.txt", in: folder)
      try write(golden(layoutsOf15[0]), "link.golden.json", in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link.xib").path, withDestinationPath: "/nowhere/x.xib")
      let result = try verify(folder, "--prune", "--record", "all")
      #expect(result.status == 66 && result.errors.contains("link.xib: error: there is no such file"))
      #expect(!result.output.contains("no input beside it"))
      for name in ["api.golden.json", "cut.golden.json", "curl.error.txt", "none.error.txt", "link.golden.json"] {
        #expect(isThere(name, in: folder), "\(name)")
      }
    }
  }

  @Test("A file without a screen is no case: it has no golden file, and ends with 66 unless that may be")
  func refusesEmptyFiles() throws {
    try TemporaryFolder.with { folder in
      let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
      try write("\(head)<scenes/></document>", "a.storyboard", in: folder)
      let result = try verify(folder)
      #expect(result.status == 66 && result.errors.contains("a.storyboard:1:1: error: there is no screen in it"))
      #expect(!isThere("a.golden.json", in: folder))
      #expect(try verify(folder, "--allow-empty").status == 0)
      try write(golden(), "a.golden.json", in: folder)
      #expect(try verify(folder).status == 66)
    }
  }

  @Test("A folder without a screen ends with 66, whatever JSON is in it, unless that may be")
  func tellsEmptyFolders() throws {
    try TemporaryFolder.with { folder in
      for name in [nil, "settings.json", "list.json", "dump.json"] {
        let texts = ["list.json": "[1]", "dump.json": golden(layoutsOf15[0])]
        if let name { try write(texts[name] ?? #"{"name": "no fixture"}"#, name, in: folder) }
        let result = try verify(folder)
        #expect(result.status == 66 && result.output == "")
        #expect(result.errors.contains("there is no screen at or below \(folder.path): "))
      }
      #expect(try verify(folder, "--allow-empty").status == 0)
      // What may be a fixture with a mistake is an input.
      try write(#"{"view": {"id": "root"}}"#, "a.json", in: folder)
      #expect(try verify(folder).status == 65)
    }
  }
}
