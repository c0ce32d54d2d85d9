import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SceneSources
@testable import SwiftSources

/// Property lists and settings that aren't committed.
struct SampleListsTests {
  @Test("A list that the code asks for and that isn't there has samples for the names in the asking file")
  func samples() throws {
    try TemporaryFolder.with { folder in
      let files = [
        "Keys.swift": """
        enum Keys: String {
          case host = "api-host"
          case path, query // of the address
          static let list = Bundle.main.path(forResource: "Keys", ofType: "plist")
          static let isFast = dictionary["fast"] as! Bool
          static let port = dictionary["port"] as? Int
          static let more = Bundle.main.url(forResource: "Known", withExtension: "plist")
          static let other = Bundle.main.path(forResource: "../Other", ofType: "plist")
        }
        """,
        "Known.plist": "", "Picture.swift": #"let path = Bundle.main.path(forResource: "Hero", ofType: "png")"#,
      ]
      for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      let project = try CodeProject(around: Path(folder.path))
      let lists = SampleLists(of: project, beside: project.resources)
      #expect(lists.askers == ["Keys.plist": "Keys.swift"])
      let data = Data(try #require(lists.texts["Keys.plist"]).utf8)
      let list = try #require(
        try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
      #expect(list["api-host"] as? String == "sample")
      #expect(list["path"] as? String == "sample")
      #expect(list["fast"] as? Bool == false)
      #expect(list["port"] as? Int == 1)
    }
  }

  @Test("Names that no file can have aren't listed, nor more lists than a project may want")
  func limits() throws {
    let long = String(repeating: "ü", count: 150)
    let text = ["\(long)", "Ke\u{7}ys", "Keys"].map { "path(forResource: \"\($0)\", ofType: \"plist\")\n" }.joined()
    #expect(SampleLists.names(in: text) == ["Keys.plist"])
    try TemporaryFolder.with { folder in
      let text = (0..<300).map { "path(forResource: \"Keys\($0)\", ofType: \"plist\")\n" }.joined()
      for name in ["A", "B"] { try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swift")) }
      let project = try CodeProject(around: Path(folder.path))
      #expect(SampleLists(of: project, beside: ResourceFiles()).texts.count == SampleLists.maximumLists)
    }
  }

  @Test("A sample that can't be written costs itself alone")
  func unwritable() throws {
    try TemporaryFolder.with { folder in
      let path = Path(folder.path + "/Resources")
      let long = Path(String(repeating: "k", count: 300) + ".plist")
      try ResourceFolder.fill(path, with: ResourceFiles(), writing: [long: "", "Keys.plist": "<plist/>"])
      #expect(Files.names(in: path)?.sorted() == ["Info.plist", "Keys.plist"])
    }
  }

  @Test("A list of a module that the app is built with is no sample, and settings change what is written")
  func bundle() throws {
    try TemporaryFolder.with { folder in
      let files = [
        "App/A.swift": """
        let own = path(forResource: "Own", ofType: "plist")
        let theirs = path(forResource: "Theirs", ofType: "plist")
        """,
        "App/Info.plist": "<plist><dict><key>UILaunchScreen</key><string>$(HOST)</string></dict></plist>",
        "Kit/Theirs.plist": "<plist/>", "Kit/K.swift": "",
      ]
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let project = try CodeProject(around: Path(folder.path + "/App"))
      let kit = CodeBuild.Module(name: "Kit", folder: Path(folder.path + "/Kit"), files: 1, leftOut: 0)
      let bundle = MainBundle(of: project, with: [kit])
      let resources = Path(folder.path + "/Resources")
      #expect(try bundle.fill(resources).askers.keys.sorted() == ["Own.plist"])
      #expect(Files.isLink(resources.file("Theirs.plist")) && !Files.isLink(resources.file("Own.plist")))
      let list = String(decoding: try Files.contents(of: resources.file("Info.plist"), limit: 1 << 20), as: UTF8.self)
      #expect(list.contains("<string>sample</string>"))
      #expect(bundle.signature == MainBundle(of: project, with: [kit]).signature)
      #expect(bundle.signature != MainBundle(of: project, with: []).signature)
      let changed = "<plist><dict><key>UILaunchScreen</key><string>other</string></dict></plist>"
      try Data(changed.utf8).write(to: folder.appendingPathComponent("App/Info.plist"))
      #expect(bundle.signature != MainBundle(of: project, with: [kit]).signature)
    }
  }

  @Test("An Info.plist has the values of settings, samples for those that nothing gives, and what every build adds")
  func information() throws {
    try TemporaryFolder.with { folder in
      let text = """
        <plist version="1.0"><dict>
        <key>Version</key><string>$(MARKETING_VERSION)</string>
        <key>Host</key><string>https://${API_HOST}/v1</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>Price</key><string>$5</string>
        <key>Stray</key><string>$(MARKETING_VERSION</string>
        <key>Other</key><string>a) $(A b) $(PRODUCT_NAME:rfc1034identifier)$()</string>
        </dict></plist>
        """
      try Data("".utf8).write(to: folder.appendingPathComponent("A.swift"))
      let project = try CodeProject(around: Path(folder.path))
      let list = InformationList(of: project, list: Path(folder.path + "/Info.plist"))
      let data = Data(try #require(list.text(of: Array(text.utf8))).utf8)
      let entries = try #require(
        try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
      #expect(entries["Version"] == "1.0")
      #expect(entries["Host"] == "https://sample/v1")
      #expect(entries["UISceneDelegateClassName"] == "\(project.module).SceneDelegate")
      #expect(entries["Price"] == "$5")
      #expect(entries["Stray"] == "$(MARKETING_VERSION")
      #expect(entries["Other"] == "a) $(A b) App")
      #expect(entries["CFBundleVersion"] == "1")
      #expect(list.text(of: Array("bplist00".utf8)) == nil)
    }
  }

  @Test("A committed address has its slashes, and samples for the secrets in it; each text is as long as it may be")
  func addresses() throws {
    try TemporaryFolder.with { folder in
      let text = "API = https:/$()/host/${}v1/$(SECRET)?${KEY}\nLONG = \(String(repeating: "x", count: 4_000))\n"
      let project = """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
          T = { name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
          L = { buildConfigurations = (C); };
          C = { baseConfigurationReference = X; buildSettings = { SDKROOT = iphoneos; }; };
        }; rootObject = P; }
        """
      let files = ["A.swift": "", "App.xcconfig": text, "App.xcodeproj/project.pbxproj": project]
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let app = CodeProject(module: "App", in: Path(folder.path), files: nil, language: .v5)
      let list = InformationList(of: try #require(app), list: Path(folder.path + "/Info.plist"))
      let address = try #require(list.text(of: Array("<dict><string>$(API)</string></dict>".utf8)))
      #expect(address.contains("<string>https://host/v1/sample?sample</string>"))
      // Each of these takes seconds where a stray reference is looked for to the end.
      for sign in ["$(", "$(A:", "${"] {
        let text = "<dict>" + String(repeating: sign, count: 100_000) + "</dict>"
        #expect(try #require(list.text(of: Array(text.utf8))).hasPrefix(text.dropLast("</dict>".count)))
      }
      let long = "<dict>" + String(repeating: "$(LONG)", count: 2_000) + "</dict>"
      #expect(list.text(of: Array(long.utf8)) == nil)
    }
  }
}
