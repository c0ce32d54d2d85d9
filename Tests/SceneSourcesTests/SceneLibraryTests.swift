import FileSystem
import LayoutModel
import LayoutTestSupport
import Testing

@testable import SceneSources

/// Scenes that were imported for one window and serve another.
struct SceneLibraryTests {
  /// Windows of all size classes, scales and kinds of device, in three orientations, under two systems: one whose split views go by
  /// the orientation, and one whose split views go by the width. The second time round each window but the first serves or is
  /// served.
  private static let conditions: [Conditions] = {
    let product = Conditions.product(
      devices: [
        "iphone-4s", "iphone-17", "iphone-17-pro-max", "ipad-mini-a17-pro", "ipad-pro-13-m5",
        "ipad-pro-13-m5/oneHalf", "ipad-pro-13-m5/700x900",
      ], systemVersions: [SystemVersion(major: 17), .newest],
      orientations: [.portrait, .landscapeLeft, .portraitUpsideDown])
    return product + product.reversed()
  }()

  private static let files =
    (Checkout.files(below: "Fixtures", ending: "storyboard")
    + Checkout.files(below: "Fixtures", ending: "xib")).sorted()

  @Test("Scenes that are known are those that would be imported", arguments: files)
  func areTheSame(path: String) throws {
    guard let file = try? SceneFormats.documents.source(at: Path(argument: path)) else {
      #expect(path.contains("/Rejected/"))
      return
    }
    let library = SceneLibrary()
    var compared = 0
    for conditions in Self.conditions {
      guard let anew = try? file.scenes(under: conditions, named: nil) else { continue }
      let known = try file.scenes(under: conditions, named: nil, library)
      #expect(known.scenes == anew.scenes, "\(conditions)")
      #expect(known.warnings == anew.warnings, "\(conditions)")
      let id = file.sceneIDs.first ?? nil
      let one = try file.scenes(under: conditions, named: id).scenes.first { $0.id == id }
      #expect(try file.scene(id, under: conditions, library).scene == one, "\(conditions)")
      compared += 1
    }
    #expect(compared > 0 || path.contains("/Rejected/"))
  }

  @Test("A file that says nothing of size classes is imported once")
  func servesOtherWindows() throws {
    let file = try SceneFormats.documents.source(
      at: Path(argument: Checkout.path("Fixtures/InterfaceBuilder/cell.xib")))
    let library = SceneLibrary()
    let phone = Conditions(device: "iphone-17", orientation: .portrait)
    let pad = Conditions(device: "ipad-mini-a17-pro", orientation: .landscapeLeft)
    _ = try file.scene(file.sceneIDs[0], under: phone, library)
    #expect(try library.known(of: file, under: pad, named: file.sceneIDs[0]) != nil)
  }

  @Test("Of views that no controller has larger texts are left out where standard ones are asked for")
  func conditionsOfParts() throws {
    let file = try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/InterfaceBuilder/cell.xib")))
    let id = try #require(file.sceneIDs.first)
    let both = [
      Conditions(device: "iphone-17", contentSizeCategory: .large),
      Conditions(device: "iphone-17", contentSizeCategory: .extraExtraLarge),
      Conditions(device: "ipad-pro-11", contentSizeCategory: .extraExtraLarge),
    ]
    #expect(file.conditions(ofScene: id, among: both) == [both[0], both[2]])
  }
}
