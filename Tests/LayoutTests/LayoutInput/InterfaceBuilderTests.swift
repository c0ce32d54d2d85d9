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

  @Test("Damaged files come to an error or to layouts")
  func survivesDamage() throws {
    let text = try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/InterfaceBuilder/constraints.xib")))
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var bytes = Array(text)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
        case 1: bytes.insert(contentsOf: Array("9999999999".utf8), at: place)
        case 2: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
        }
      }
      guard let file = try? InterfaceBuilderFile(reading: bytes, name: "damaged"),
        let scenes = try? file.scenes().scenes
      else { continue }
      for scene in scenes { _ = try? canvasLayout(scene) }
    }
  }
}
