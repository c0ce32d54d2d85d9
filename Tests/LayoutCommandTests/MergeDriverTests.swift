import Foundation
import LayoutTestSupport
import Testing

/// `layout merge-driver`, as git calls it.
struct MergeDriverTests {
  /// Merges three versions of a file.
  private static func merge(
    _ name: String, _ base: String, _ ours: String, _ theirs: String, _ options: String...
  ) throws -> (status: Int32, text: String, errors: String) {
    try TemporaryFolder.with { folder in
      let paths = zip(["base", "ours", "theirs"], [base, ours, theirs]).map { version, text in
        let path = folder.appendingPathComponent("\(version)-\(name)")
        return (path, text)
      }
      for (path, text) in paths { try Data(text.utf8).write(to: path) }
      let result = try InnerCommand.run(["merge-driver"] + paths.map(\.0.path) + ["--path", name] + options)
      let text = String(decoding: try Data(contentsOf: paths[1].0), as: UTF8.self)
      return (result.status, text, result.errors)
    }
  }

  private static func xib(_ constant: String, priority: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="vie-w0-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
              <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="vie-w0-001" secondAttribute="leading" constant="\(constant)" id="con-st-001"\(priority)/>
          </constraints>
        </view>
      </objects>
    </document>

    """
  }

  @Test("What goes together takes the place of ours, with the status 0")
  func clean() throws {
    let merged = try Self.merge(
      "Box.xib", Self.xib("10"), Self.xib("20"), Self.xib("10", priority: " priority=\"750\""))
    #expect(merged.status == 0)
    #expect(merged.text == Self.xib("20", priority: " priority=\"750\""))
  }

  @Test("What is at odds is told with the status 1, between markers of the length that git asks for")
  func conflict() throws {
    let merged = try Self.merge("Box.xib", Self.xib("10"), Self.xib("20"), Self.xib("30"), "--marker-size", "9")
    #expect(merged.status == 1)
    #expect(merged.errors.contains("Box.xib: error: both sides changed constant of <constraint> con-st-001"))
    #expect(merged.text.contains("\n<<<<<<<<< ours\n"))
    #expect(merged.text.contains("constant=\"20\""))
  }

  @Test("What lint finds in the merged file, and on neither side, is told")
  func findings() throws {
    func width(_ value: String, _ id: String) -> String {
      "<constraint firstItem=\"box-00-001\" firstAttribute=\"width\" constant=\"\(value)\" id=\"\(id)\"/>\n        "
    }
    let end = "</constraints>\n    </view>"
    let base = Self.xib("10")
    let merged = try Self.merge(
      "Box.xib", base, base.replacing(end, with: width("100", "wid-th-001") + end),
      base.replacing(end, with: width("200", "wid-th-002") + end))
    #expect(merged.status == 0)
    #expect(merged.errors.contains("error: merged: "))
  }

  @Test("Lines of a fixture merge with their comments, and else its values")
  func fixtures() throws {
    let base = "{\n  // what it is\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3,\n  \"d\": 4,\n  \"e\": 5\n}\n"
    let lines = try Self.merge(
      "Box.json", base, base.replacing("\"a\": 1", with: "\"a\": 7"), base.replacing("\"e\": 5", with: "\"e\": 8"))
    #expect(lines.status == 0)
    #expect(lines.text == base.replacing("\"a\": 1", with: "\"a\": 7").replacing("\"e\": 5", with: "\"e\": 8"))
    let values = try Self.merge(
      "Box.json", "{\"a\": 1, \"b\": 2}\n", "{\"a\": 7, \"b\": 2}\n", "{\"a\": 1, \"b\": 8}\n")
    #expect(values.status == 0)
    #expect(values.text == "{\"a\": 7, \"b\": 8}\n")
  }

  @Test("A version that can't be read is merged by lines, and one that isn't there is told")
  func faults() throws {
    let malformed = try Self.merge("Box.xib", Self.xib("10"), "<document>\n", Self.xib("30"))
    #expect(malformed.status == 1)
    #expect(malformed.errors.contains("one of the versions can't be read, so its lines are merged"))
    #expect(malformed.text.contains("<<<<<<< ours"))
    #expect(try InnerCommand.run("merge-driver", "/nowhere/a.xib", "/nowhere/b.xib", "/nowhere/c.xib").status == 66)
  }
}
