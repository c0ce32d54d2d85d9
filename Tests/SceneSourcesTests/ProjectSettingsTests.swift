import FileSystem
import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutTestSupport
import Testing

@testable import SceneSources

/// The settings of projects, read without a build.
struct ProjectSettingsTests {
  /// Calls a closure with a folder of files.
  private static func with<Value>(_ files: [String: String], _ body: (Path) throws -> Value) throws -> Value {
    try TemporaryFolder.with { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let path = Path(folder.path)
      return try body(Files.resolved(path) ?? path)
    }
  }

  private static let list = """
    <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
    """

  /// A project of one app, with settings of the project, a file of settings, and settings of the target.
  private static func project(_ own: String, regions: String = "en, Base") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      F1 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (F1,); path = Config; sourceTree = "<group>"; };
      C0 = {isa = XCBuildConfiguration; buildSettings = { TARGETED_DEVICE_FAMILY = "1,2"; MARKETING_VERSION = 1.0; }; name = Debug; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (C0,); };
      C1 = {isa = XCBuildConfiguration; baseConfigurationReference = F1; buildSettings = { \(own) }; name = Debug; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1,); };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; name = App; productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; buildConfigurationList = L1; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
      P1 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G1; knownRegions = (\(regions)); targets = (T1, T2,); };
    }; rootObject = P1; }
    """
  }

  @Test("A target's settings go before those of its file, and these before the project's")
  func layers() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project("INFOPLIST_FILE = \"$(SRCROOT)/$(TARGET_NAME)/Info.plist\";"),
      "Config/App.xcconfig":
        "#include \"Shared.xcconfig\"\nTARGETED_DEVICE_FAMILY = 1 // phones\nURL = https://a.b\n",
      "Config/Shared.xcconfig": "TARGETED_DEVICE_FAMILY = 2\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 15.4\n",
      "App/Info.plist": Self.list,
    ]
    try Self.with(files) { folder in
      let settings = Projects().settings(of: folder)
      #expect(settings.apps.map(\.name) == ["App"])
      #expect(settings.idioms == [.phone])
      #expect(settings.apps.first?.deploymentTarget == "15.4")
      #expect(settings.apps.first?.marketingVersion == "1.0")
      #expect(settings.apps.first?.informationList == folder.file("App/Info.plist"))
      #expect(settings.languages == ["en"])
      #expect(
        Set(settings.files.map(\.name)) == ["project.pbxproj", "Info.plist", "App.xcconfig", "Shared.xcconfig"])
    }
  }

  @Test("What an Info.plist doesn't list is said by the settings, or by the list that these name in another folder")
  func orientations() throws {
    let keys =
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";"
    for (own, list, expected) in [
      (keys, nil, InterfaceOrientationMask([.portrait, .landscapeLeft])),
      ("INFOPLIST_FILE = Support/App.plist;", "Support/App.plist", .portrait),
    ] as [(String, String?, InterfaceOrientationMask)] {
      var files = [
        "App.xcodeproj/project.pbxproj": Self.project(own), "Config/App.xcconfig": "", "Views/View.storyboard": "",
      ]
      if let list { files[list] = Self.list }
      try Self.with(files) { folder in
        let project = ProjectFiles(beside: folder.file("Views/View.storyboard"))
        let application = try project.content(
          of: try InterfaceBuilderFile(reading: Array(Self.storyboard.utf8), name: "View"), in: nil, scale: 2
        ).application
        for orientation in InterfaceOrientation.allCases {
          #expect(
            application?.supportedOrientations(on: .phone).contains(orientation) == expected.allows(orientation))
        }
        #expect(project.knowsApplication)
      }
    }
  }

  @Test("Variables in an Info.plist have the values of the target's settings")
  func variablesOfLists() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project("INFOPLIST_FILE = App/Info.plist; SIDE = Left;"),
      "Config/App.xcconfig": "ONLY = UIInterfaceOrientationLandscape$(SIDE)\n", "App/View.storyboard": "",
      "App/Info.plist": Self.list.replacing("UIInterfaceOrientationPortrait", with: "$(ONLY)"),
    ]
    try Self.with(files) { folder in
      let project = ProjectFiles(beside: folder.file("App/View.storyboard"))
      let application = try project.content(
        of: try InterfaceBuilderFile(reading: Array(Self.storyboard.utf8), name: "View"), in: nil, scale: 2
      ).application
      let allowed = InterfaceOrientation.allCases.filter {
        application?.supportedOrientations(on: .phone).contains($0) == true
      }
      #expect(allowed == [.landscapeLeft])
    }
  }

  /// A storyboard of scenes: `id class identifier target`, where `-` is none; the first is the initial one.
  private static func board(_ scenes: String...) -> String {
    func text(_ scene: String) -> String {
      let words = scene.split(separator: " ").map(String.init)
      func attribute(_ name: String, _ index: Int) -> String {
        words[index] == "-" ? "" : " \(name)=\"\(words[index])\""
      }
      let segue = words[3] == "-" ? "" : "<segue destination=\"\(words[3])\" kind=\"show\" id=\"g\(words[0])\"/>"
      return """
        <scene sceneID="s\(words[0])"><objects><viewController id="\(words[0])"\(attribute("customClass", 1))\
        \(attribute("storyboardIdentifier", 2)) sceneMemberID="viewController"><connections>\(segue)</connections>\
        </viewController></objects></scene>
        """
    }
    let initial = scenes[0].split(separator: " ")[0]
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>\(scenes.map(text).joined())</scenes></document>
      """
  }

  @Test(
    "A scene is shown where an entry point, a segue, an identifier or a class leads to it, in a file that something names"
  )
  func reach() throws {
    let nib = Self.storyboard.replacing("<scenes/>", with: "<objects><view id=\"v\"/></objects>")
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project(
        "INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UILaunchStoryboardName = Launch;"),
      "Config/App.xcconfig": "",
      "Main.storyboard": Self.board(
        "a - - b", "b - - -", "c Third - -", "d - fourth-scene -", "e Fifth fifth f", "f - - -"),
      "Launch.storyboard": Self.board("l - - -"), "Old.storyboard": Self.board("o Third fourth-scene -"),
      "Card.xib": nib, "Stale.xib": nib, "Pad~ipad.xib": nib, "Launch_ar.storyboard": Self.board("m - - -"),
      "ar.lproj/InfoPlist.strings": "UILaunchStoryboardName = \"Launch_ar\";",
      "App.swift": """
      class Third: UIViewController { func f() { show(Third.init()); make("FourthScene"); load(UINib(nibName: "Card")) } }
      class Fifth: UIViewController {}
      let pad = Pad.self
      """,
    ]
    try Self.with(files) { folder in
      let reach = Projects().reach(of: folder)
      #expect(reach.count == 12)
      #expect(
        reach.unreached.map { "\($0.path.name) \($0.name)" } == [
          "Main.storyboard Fifth", "Main.storyboard f", "Old.storyboard Third", "Stale.xib Stale",
        ])
      #expect(reach.isUnreached("e", in: folder.file("Main.storyboard")))
      #expect(!reach.isUnreached("a", in: folder.file("Main.storyboard")))
      #expect(reach.isUnreached("v", in: folder.file("Stale.xib")))
    }
    // Without code nothing is known.
    try Self.with(files.filter { $0.key != "App.swift" }) { folder in
      #expect(Projects().reach(of: folder).unreached.isEmpty)
    }
  }

  @Test("What the settings of each project show is shown, where several share the code of a workspace")
  func reachOfSeveralProjects() throws {
    let files = [
      "All.xcworkspace/contents.xcworkspacedata": "<Workspace/>",
      "One/One.xcodeproj/project.pbxproj": Self.project("INFOPLIST_KEY_UIMainStoryboardFile = First;"),
      "One/Config/App.xcconfig": "", "One/First.storyboard": Self.board("a - - -"),
      "Two/Two.xcodeproj/project.pbxproj": Self.project("INFOPLIST_KEY_UIMainStoryboardFile = Second;"),
      "Two/Config/App.xcconfig": "", "Two/Second.storyboard": Self.board("b - - -"),
      "Two/Third.storyboard": Self.board("c - - -"), "One/App.swift": "let app = 1", ".git/HEAD": "",
    ]
    try Self.with(files) { folder in
      for own in ["One", "Two"] {
        let reach = Projects().reach(of: folder.file(Path(own)))
        #expect(reach.unreached.map { "\($0.path.name) \($0.name)" } == ["Third.storyboard c"])
      }
    }
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch"><scenes/></document>
    """

  @Test(
    "Layouts from right to left are looked at where a language runs so, or where nothing is known of languages",
    arguments: [("en, Base", true), ("en, ar", false), ("en, he-IL", false)])
  func mirroring(regions: String, isNeverMirrored: Bool) throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.project("", regions: regions), "View.xib": ""]
    try Self.with(files) { folder in
      #expect(ProjectFiles(beside: folder.file("View.xib")).isNeverMirrored == isNeverMirrored)
    }
    try Self.with(["View.xib": ""]) { folder in
      #expect(!ProjectFiles(beside: folder.file("View.xib")).isNeverMirrored)
    }
  }

  @Test(
    "A translation that lies beside the app's counts where the project takes whole folders, or doesn't say which it takes",
    arguments: [
      ("", false), ("V1 = {isa = PBXVariantGroup; children = (); name = Main.storyboard; };", true),
      (
        "V1 = {isa = PBXVariantGroup; children = (); }; S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };",
        false
      ),
    ])
  func translations(objects: String, isNeverMirrored: Bool) throws {
    let project = Self.project("").replacing("F1 = {", with: "\(objects) F1 = {")
    let files = [
      "App.xcodeproj/project.pbxproj": project, "App/View.xib": "", "App/fa-ir.lproj/Localizable.strings": "",
    ]
    try Self.with(files) { folder in
      #expect(ProjectFiles(beside: folder.file("App/View.xib")).isNeverMirrored == isNeverMirrored)
    }
  }

  @Test("The languages that old projects name are those of today's codes")
  func oldLanguages() throws {
    let regions = "English, Japanese, French, German, en"
    try Self.with(["App.xcodeproj/project.pbxproj": Self.project("", regions: regions)]) { folder in
      #expect(Projects().settings(of: folder).languages == ["de", "en", "fr", "ja"])
    }
  }

  @Test("A folder without a project has those of the folders below it")
  func foldersBelow() throws {
    let files = [
      "src/App.xcodeproj/project.pbxproj": Self.project(""), "tools/Gen.xcodeproj/project.pbxproj": Self.project(""),
      "docs/a.txt": "",
    ]
    try Self.with(files) { folder in
      #expect(ProjectRoots.folders(with: folder) == [folder.file("src"), folder.file("tools")])
      #expect(ProjectRoots.folders(with: folder.file("src")) == [folder.file("src")])
      #expect(ProjectRoots.folders(with: folder.file("docs")) == [folder.file("docs")])
    }
  }

  @Test("XcodeGen's projects say what those of Xcode do, with groups of settings and lists in either form")
  func xcodeGen() throws {
    let text = """
      name: App
      settings:
        TARGETED_DEVICE_FAMILY: 2  # of all targets
      targets:
        App:
          type: application
          platform: iOS
          deploymentTarget: "14.0"
          settings:
            base:
              TARGETED_DEVICE_FAMILY: "1"
          info:
            path: App/Info.plist
            properties:
              UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]
              UISupportedInterfaceOrientations~ipad:
              - UIInterfaceOrientationPortrait
              - UIInterfaceOrientationLandscapeLeft
        Kit: {type: framework, platform: iOS}
      """
    try Self.with(["project.yml": text, "App/View.xib": ""]) { folder in
      let settings = Projects().settings(of: folder.file("App"))
      #expect(settings.apps.map(\.name) == ["App"])
      #expect(settings.idioms == [.phone])
      #expect(settings.apps.first?.deploymentTarget == "14.0")
      #expect(
        settings.apps.first?.information["UISupportedInterfaceOrientations~ipad"]?.strings == [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        ])
    }
  }

  @Test("Settings that double, or that name each other again and again, stay short and come to an end")
  func hostileSettings() throws {
    let doubled = "A = xxxx\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 60)
    let nested = (0..<15).map { "B\($0) = " + String(repeating: "$(B\($0 + 1))", count: 40) + "\n" }.joined()
    try Self.with(["A.xcconfig": doubled + nested + "B15 =\n"]) { folder in
      var settings = BuildSettings()
      settings.add(file: folder.file("A.xcconfig"))
      #expect(settings["A"]?.utf8.count ?? 0 > 4)
      #expect(settings["A"]?.utf8.count ?? 0 < 10_000)
      #expect(settings["B0"] != nil)
    }
  }

  @Test("The code of a file is that of its project, of its package's target, or what lies beside it")
  func roots() throws {
    let manifest = """
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      """
    let files = [
      "App/App.xcodeproj/project.pbxproj": Self.project(""), "App/Views/V.xib": "",
      "Package/Package.swift": manifest, "Package/Sources/A/A.swift": "", "Package/Sources/B/V.xib": "",
      "Tuist/Package.swift": "let package = Package(name: \"P\")", "Tuist/Projects/App/Resources/V.xib": "",
      "Alone/Base.lproj/V.storyboard": "", "Class/Project.swift": "class Project {}", "Class/V.xib": "",
    ]
    try Self.with(files) { folder in
      for (name, code, settings) in [
        ("App/Views", "App", ["App"]), ("Package/Sources/B", "Package/Sources/B", []),
        ("Tuist/Projects/App/Resources", "Tuist", []), ("Alone/Base.lproj", "Alone", []),
        ("Class", "Class", []),
      ] as [(String, String, [String])] {
        let roots = ProjectRoots(around: folder.file(Path(name)))
        #expect(roots.code == folder.file(Path(code)), "\(name)")
        #expect(roots.settings == settings.map { folder.file(Path($0)) }, "\(name)")
      }
    }
  }
}
