import FileSystem
import Foundation
import LayoutTestSupport
import Testing

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
      let lists = SampleLists(of: try CodeProject(around: Path(folder.path)))
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

  @Test("An Info.plist has the values of settings, samples for those that nothing gives, and what every build adds")
  func information() throws {
    try TemporaryFolder.with { folder in
      let text = """
        <plist version="1.0"><dict>
        <key>Version</key><string>$(MARKETING_VERSION)</string>
        <key>Host</key><string>https://${API_HOST}/v1</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>Price</key><string>$5</string>
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
      #expect(entries["CFBundleVersion"] == "1")
      #expect(list.text(of: Array("bplist00".utf8)) == nil)
    }
  }
}
