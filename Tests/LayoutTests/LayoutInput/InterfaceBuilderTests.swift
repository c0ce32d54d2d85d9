import Documents
import Foundation
import LayoutInput
import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Interface Builder files as scenes.
struct InterfaceBuilderTests {
  private func file(_ name: String) throws -> InterfaceBuilderFile {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/InterfaceBuilder/\(name)"))))
    return try InterfaceBuilderFile(reading: bytes, name: name)
  }

  private func canvasLayout(_ scene: Scene) throws -> ScreenLayout {
    try scene.layout(on: #require(scene.canvas))
  }

  @Test(
    "A file gives the frames that its twin in JSON gives",
    arguments: [("heavy-rotation", "iphone-4s"), ("homepwner-detail", "iphone-5s")])
  func agreesWithTwins(name: String, device: String) throws {
    let json = Array(try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/BigNerdRanch/\(name).json"))))
    let twin = try Fixture.scene(from: json, name: name)
    for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
      let expected = try twin.layout(in: orientation, on: device)
      let traits = try twin.device(named: device).traits(in: orientation)
      let scene = try #require(try file("\(name).xib").scenes(for: traits).scenes.first)
      let found = try scene.layout(in: orientation, on: device)
      for index in expected.layout.tree.viewIndices.dropFirst() {
        guard let id = expected.layout.tree[index].id, let view = found[id] else { continue }
        #expect(view.frame == expected[id]?.frame, "\(id), \(orientation.name)")
      }
    }
  }

  @Test("Variations are those of the size classes asked for")
  func resolvesVariations() throws {
    let file = try file("size-classes.storyboard")
    func frames(_ device: String, _ orientation: InterfaceOrientation) throws -> ScreenLayout {
      let traits = try #require(DeviceCatalogue.device(named: device)).traits(in: orientation)
      let scene = try #require(try file.scenes(for: traits).scenes.first)
      return try scene.layout(in: orientation, on: device)
    }
    let phone = try frames("iphone-8", .portrait)
    #expect(phone["always-01"]?.frame.height == 60)
    #expect(phone["always-01"]?.frame.x == 30)
    #expect(phone["compact-1"] != nil && phone["regular-1"] == nil)
    let turned = try frames("iphone-8", .landscapeLeft)
    #expect(turned["always-01"]?.frame.x == 70)
    let pad = try frames("ipad-pro-11", .portrait)
    #expect(pad["always-01"]?.frame.height == 40)
    #expect(pad["compact-1"] == nil && pad["regular-1"] != nil)
  }

  @Test(
    "A scene is asked for by an object, a storyboard identifier or a class", arguments: ["bars-ctl", "barsvw-01"])
  func namesScenes(name: String) throws {
    let scenes = try file("safe-areas-xcode-15.storyboard").scenes(named: name).scenes
    #expect(scenes.map(\.id) == ["bars-ctl"])
  }

  @Test("What isn't understood is told with its place, and the rest is laid out")
  func warns() throws {
    let (scenes, warnings) = try file("not-understood.xib").scenes()
    #expect(Set(warnings.map(\.code)).count == 7)
    #expect(warnings.allSatisfy { $0.position.line > 1 })
    #expect(try canvasLayout(#require(scenes.first))["holo-0002"]?.frame.y == 10)
  }

  @Test("Every kind of view and every warning occurs in a fixture")
  func coversKinds() throws {
    var kinds = Set(InterfaceBuilderFile.viewElements)
    var codes: Set = [
      "unknown-element", "unknown-attribute", "unknown-device", "malformed-value", "duplicate-id", "unknown-item",
      "malformed-constraint", "view-without-frame",
    ]
    for path in Checkout.interfaceBuilderFixtures() {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      var pending = [try XMLDocumentReader.root(of: bytes)]
      while let element = pending.popLast() {
        kinds.remove(element.name)
        pending += element.children
      }
      for warning in try InterfaceBuilderFile(reading: bytes, name: "fixture").scenes().warnings {
        codes.remove(warning.code)
      }
    }
    #expect(kinds.sorted() == [])
    #expect(codes.sorted() == [])
  }

  @Test(
    "What Xcode stored is where a fixture's views come to",
    arguments: Checkout.interfaceBuilderFixtures().filter { path in
      !["/not-understood", "/findings"].contains { path.contains($0) }
    })
  func agreesWithStoredFrames(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var stored: [String: XMLElement] = [:]
    var pending = [try XMLDocumentReader.root(of: bytes)]
    while let element = pending.popLast() {
      if let id = element["id"], let rect = element.child(forKey: "frame"), element["misplaced"] != "YES" {
        stored[id] = rect
      }
      pending += element.children
    }
    for scene in try InterfaceBuilderFile(reading: bytes, name: "fixture").scenes().scenes {
      let layout = try canvasLayout(scene).layout
      for index in layout.tree.viewIndices {
        guard let id = layout.tree[index].id, let rect = stored[id] else { continue }
        let frame = layout[index].frame
        for (name, value) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
          let said = try #require(rect[name].flatMap { Double($0) })
          #expect(abs(said - value) <= 0.5, "\(id): \(name)")
        }
      }
    }
  }
}
