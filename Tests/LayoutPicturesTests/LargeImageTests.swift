import FileSystem
import Foundation
import LayoutModel
import LayoutPictures
import LayoutTestSupport
import SceneSources
import Testing

/// Images that are too large to be drawn (<doc:Pictures>).
struct LargeImageTests {
  /// The beginning of a PNG, up to the chunk that says its size.
  private static func png(_ width: UInt32, _ height: UInt32) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13))
    data += Data("IHDR".utf8) + Data(bytes(width) + bytes(height)) + Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
    return data
  }

  private static func jpeg(_ width: UInt16, _ height: UInt16) -> Data {
    func bytes(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)] }
    return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8] + bytes(height) + bytes(width) + [3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  private static func svg(_ content: String, side: Int) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\">\(content)</svg>".utf8)
  }

  /// Writes an image set of a catalogue, each file for the scale in its place.
  private func write(_ name: String, _ files: [(name: String, data: Data)], in folder: URL) throws {
    let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let images = files.enumerated().map { index, file in
      #"{"idiom": "universal", "filename": "\#(file.name)", "scale": "\#(index + 1)x"}"#
    }
    try Data(#"{"images": [\#(images.joined(separator: ", "))], "info": {"version": 1, "author": "xcode"}}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    for file in files { try file.data.write(to: set.appendingPathComponent(file.name)) }
  }

  /// The picture of a screen with an image view for each name.
  private func picture(of names: [String], in folder: URL) throws -> (text: String, warnings: [String]) {
    let views = names.enumerated().map { index, name in
      """
      <imageView image="\(name)" fixedFrame="YES" id="v\(index)">
        <rect key="frame" x="0" y="\(index * 50)" width="40" height="40"/>
      </imageView>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(views.joined())</subviews></view>
      </objects></document>
      """
    let path = folder.appendingPathComponent("screen.xib")
    try Data(text.utf8).write(to: path)
    let file = try SceneFormats.documents.source(at: Path(path.path))
    let layout = try #require(try file.layouts(under: file.conditions(askedFor: LayoutRequest())).layouts.first)
    let style = PictureStyle(of: file)
    let svg = ScreenPicture(layout, style).svg
    return (svg, style.images.undrawn.all.map { "\($0.file.name): \($0.message)" })
  }

  @Test(
    "An image that is too large by its header is left empty, and told with its file and its size",
    arguments: [
      ("a.png", png(30_000, 30_000)), ("a.jpg", jpeg(30_000, 30_000)), ("a.svg", svg("", side: 30_000)),
      ("a.svg", svg("<image href=\"data:image/png;base64,\(png(30_000, 30_000).base64EncodedString())\"/>", side: 24)),
    ])
  func leavesOut(name: String, data: Data) throws {
    try TemporaryFolder.with { folder in
      try write("a", [(name, data)], in: folder)
      let (text, warnings) = try picture(of: ["a", "a"], in: folder)
      #expect(!text.contains("<image"))
      #expect(
        warnings == [
          "\(name): the image has 30000 × 30000 pixels, and at most 16777216 are drawn: its place is empty"
        ])
    }
  }

  @Test("An image whose header says no size is left empty; one of the largest size is drawn")
  func bounds() throws {
    try TemporaryFolder.with { folder in
      try write("cut", [("cut.png", Self.png(1, 1).prefix(20))], in: folder)
      try write("largest", [("largest.png", Self.png(4_096, 4_096))], in: folder)
      let (text, warnings) = try picture(of: ["cut", "largest"], in: folder)
      #expect(text.components(separatedBy: "<image").count == 2)
      #expect(
        warnings == ["cut.png: the image doesn't say its size where it begins, and isn't drawn: its place is empty"])
    }
  }

  @Test("Of an image set the largest scale that isn't too large is drawn")
  func takesASmallerScale() throws {
    try TemporaryFolder.with { folder in
      try write("a", [("one.png", Self.png(3_000, 3_000)), ("two.png", Self.png(6_000, 6_000))], in: folder)
      let (text, warnings) = try picture(of: ["a"], in: folder)
      #expect(text.contains(Self.png(3_000, 3_000).base64EncodedString()))
      #expect(warnings == [])
    }
  }

  @Test("Images that are too many together are left empty from the first one that is too much on")
  func boundsTheSum() throws {
    try TemporaryFolder.with { folder in
      for name in ["a", "b", "c"] { try write(name, [("\(name).png", Self.png(4_000, 4_000))], in: folder) }
      // One that is shown again takes no more.
      let (text, warnings) = try picture(of: ["a", "a", "b", "c", "b"], in: folder)
      #expect(text.components(separatedBy: "<image").count - 1 == 4)
      #expect(
        warnings == [
          "c.png: the images of a picture have more than 33554432 pixels together, or more than 32 MiB: "
            + "the place of this one, with 4000 × 4000 pixels, is empty"
        ])
    }
  }
}
