import Documents
import Fixtures
import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
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
    "A file gives the frames that its twin in JSON gives, whose labels are 21 high, as the book's canvas drew them",
    arguments: [("heavy-rotation", "iphone-4s", 0.0), ("homepwner-detail", "iphone-5s", 0.5)])
  func agreesWithTwins(name: String, device: String, tolerance: Double) throws {
    let json = Array(try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/BigNerdRanch/\(name).json"))))
    let twin = try Fixture.scene(from: json, name: name)
    for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
      let expected = try twin.layout(in: orientation, on: device)
      let window = try twin.device(named: device).window(in: orientation)
      let scene = try #require(try file("\(name).xib").scenes(in: window).scenes.first)
      let found = try scene.layout(in: orientation, on: device)
      for index in expected.layout.tree.viewIndices.dropFirst() {
        guard let id = expected.layout.tree[index].id else { continue }
        let view = try #require(found[id], "\(id), \(orientation.name)")
        let twin = try #require(expected[id]?.frame)
        let differences = [
          view.frame.x - twin.x, view.frame.y - twin.y, view.frame.width - twin.width, view.frame.height - twin.height,
        ]
        #expect(differences.allSatisfy { abs($0) <= tolerance }, "\(id), \(orientation.name)")
      }
    }
  }

  @Test("Variations are those of the size classes asked for")
  func resolvesVariations() throws {
    let file = try file("size-classes.storyboard")
    func frames(_ device: String, _ orientation: InterfaceOrientation) throws -> ScreenLayout {
      let window = try #require(DeviceCatalogue.device(named: device)).window(in: orientation)
      let scene = try #require(try file.scenes(in: window).scenes.first)
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

  private func fileOf(_ objects: String, attributes: String = "") throws -> InterfaceBuilderFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"\(attributes)>
      <device id="retina6_1" orientation="portrait"/><objects>\(objects)</objects></document>
      """
    return try InterfaceBuilderFile(reading: Array(text.utf8), name: "file")
  }

  @Test("A file without views is told of")
  func warnsOfNoView() throws {
    let found = try fileOf("<navigationController id=\"nav\"/>").scenes()
    #expect(found.scenes.isEmpty)
    #expect(found.warnings.map(\.code) == ["no-view"])
  }

  @Test("The initial scene is the first that its containers show")
  func findsInitialScene() throws {
    let file = try fileOf(
      """
      <viewController id="other"><view key="view" id="v"/></viewController>
      <navigationController id="nav"><connections>
      <segue destination="first" kind="relationship" relationship="rootViewController"/></connections>
      </navigationController><viewController id="first"><view key="view" id="w"/></viewController>
      """, attributes: " initialViewController=\"nav\"")
    #expect(file.initialSceneID == "first")
    #expect(try file.scenes(named: "initial").scenes.map(\.id) == ["first"])
    #expect(try fileOf("<view id=\"v\"/>").initialSceneID == nil)
  }

  @Test("The file's device has its family's safe area off the canvas, and none that isn't said on it")
  func hasSafeArea() throws {
    let device = try fileOf("<view id=\"v\"/>").systemDevice(on: SystemVersion(major: 18))
    let family = try #require(DeviceCatalogue.device(named: "iphone-xr", systemVersion: SystemVersion(major: 18)))
    #expect(device.safeAreaInsets == family.safeAreaInsets)
    #expect(device.safeAreaInsets.portrait == EdgeInsets(top: 48, bottom: 34))
  }

  /// Elements, and the warnings that they come to.
  private static let mistakes: [(objects: String, codes: [String])] = [
    ("<view id=\"v\" hidden=\"maybe\"/>", ["malformed-value"]),
    ("<stackView id=\"v\" axis=\"diagonal\"/>", ["malformed-value"]),
    (
      "<view id=\"v\"><constraints><constraint firstAttribute=\"girth\"/></constraints></view>",
      ["malformed-constraint"]
    ),
    ("<viewController id=\"c\" mood=\"dark\"><view key=\"view\" id=\"v\"/></viewController>", ["unknown-attribute"]),
    (
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"/><hologram key=\"aura\"/></viewController>",
      ["unknown-element"]
    ),
  ]

  @Test("What is said wrongly is told of once", arguments: mistakes)
  func warnsOfMistakes(objects: String, codes: [String]) throws {
    #expect(try fileOf(objects).scenes().warnings.map(\.code) == codes)
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
    var kinds = Set(ElementKind.names)
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
      // Xcode didn't bring views that it marked to where their constraints want them.
      if let id = element["id"], let rect = element.child(forKey: "frame"),
        element["misplaced"] != "YES", element["ambiguous"] != "YES"
      {
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
