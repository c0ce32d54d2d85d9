import Documents
import FileSystem
import Foundation
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

@testable import SceneSources

/// The notes on a file that can't be laid out as UIKit does.
struct SceneNotesTests {
  private static let message =
    "lines in Thai, Lao, Khmer or Burmese break at spaces alone: ICU, whose dictionaries tell words, isn't installed"

  private static func notes(of file: any SceneSource) -> [String] { file.notes(nil).map(\.message) }

  @Test("Without ICU a fixture with such a text that may wrap has a note; one with a library or another text has none")
  func fixtures() throws {
    let words = try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/Words/thai-words.json")))
    #expect(Self.notes(of: words) == [Self.message])
    #expect(words.notes(nil).map(\.path) == [words.path])
    if let library = ICU.installed { #expect(words.notes(library) == []) }
    let other = try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/Text/wrapping-label.json")))
    #expect(Self.notes(of: other) == [])
  }

  private static func view(_ label: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label id="label" text="\(label)"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
      </subviews></view></objects></document>
      """.utf8)
  }

  @Test(
    "Of an Interface Builder file a label of one line has no note",
    arguments: [
      ("รหัสผ่าน\" numberOfLines=\"0", true), ("รหัสผ่าน", false), ("Password\" numberOfLines=\"0", false),
    ])
  func interfaceBuilder(label: String, isTold: Bool) throws {
    let file = try SceneFormats.documents.source(at: "Screen.xib", in: nil) { Self.view(label) }
    #expect(Self.notes(of: file) == (isTold ? [Self.message] : []))
  }

  @Test("Texts of a language count once it was asked for")
  func languages() throws {
    try TemporaryFolder.with { folder in
      let project = Path(folder.path)
      func write(_ name: Path, _ bytes: [UInt8]) throws {
        try Files.makeFolder(project.file(name).folder)
        try Files.replace(project.file(name), with: PrintableText(document: String(decoding: bytes, as: UTF8.self)))
      }
      try write("Base.lproj/Screen.xib", Self.view("Password\" numberOfLines=\"0"))
      try write("th.lproj/Screen.strings", Array("\"label.text\" = \"รหัสผ่าน\";".utf8))
      let file = try SceneFormats.documents.source(at: project.file("Base.lproj/Screen.xib"))
      var conditions = Conditions()
      conditions.isOnCanvas = true
      _ = try file.layouts(under: [conditions])
      #expect(Self.notes(of: file) == [])
      conditions.localization = "th"
      _ = try file.layouts(under: [conditions])
      #expect(Self.notes(of: file) == [Self.message])
    }
  }
}
