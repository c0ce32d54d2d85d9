import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing

/// The sizes that Interface Builder files' views ask for on devices: what can be measured is, whatever size the canvas
/// drew it in.
struct MeasuredSizesTests {
  private func layout(
    _ name: String, on device: String, _ category: ContentSizeCategory = .large
  ) throws -> ScreenLayout {
    let path = Checkout.path("Fixtures/InterfaceBuilder/OnDevices/\(name).xib")
    let file = try InterfaceBuilderFile(reading: Array(try Data(contentsOf: URL(fileURLWithPath: path))), name: name)
    let window = try #require(DeviceCatalogue.device(named: device)).window(in: .portrait)
    let scene = try #require(try file.scenes(in: window).scenes.first)
    return try scene.layout(in: .portrait, on: device, UserSettings(preferredContentSizeCategory: category))
  }

  private func conflicts(in layout: ScreenLayout) -> Int {
    layout.diagnostics.count { $0.code == .unsatisfiableConstraints }
  }

  @Test(
    "What the canvas stretched makes no conflict",
    arguments: [
      "symbol-in-row", "symbol-stretched", "labels-a-pixel-off", "label-of-another-font", "segments-in-box",
      "segments-stretched", "empty-text-view",
    ])
  func noConflicts(name: String) throws {
    for device in ["iphone-17", "iphone-se-3rd-gen", "ipad-pro-11"] {
      for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        #expect(conflicts(in: try layout(name, on: device, category)) == 0, "\(device), \(category)")
      }
    }
  }

  @Test("What is measured and doesn't fit is a conflict on every screen")
  func conflict() throws {
    for device in ["iphone-17", "iphone-se-3rd-gen"] {
      #expect(conflicts(in: try layout("label-that-conflicts", on: device)) == 1, "\(device)")
    }
  }

  @Test("A line of text is as high as the device's pixels make it")
  func lines() throws {
    let layout = try layout("label-of-another-scale", on: "iphone-17")
    #expect(conflicts(in: layout) == 0)
    let frame = try #require(layout["nam-00-lab"]?.frame)
    #expect(frame.width == 46 && abs(frame.height - 61.0 / 3) < 0.001)
  }

  @Test("Each kind has its own size, on the device's system and in the text size that is wanted")
  func kinds() throws {
    let layout = try layout("each-kind-stretched", on: "iphone-17")
    let sizes: [(id: String, width: Double, height: Double)] = [
      ("sym-body01", 19.667, 19), ("btn-symb01", 48.667, 34.333), ("btn-imag01", 40, 30), ("swi-tch-01", 63, 28),
      ("stp-per-01", 94, 32), ("dat-wheel01", 320, 216), ("lab-el1701", 62, 20.333), ("fld-roun01", 0, 34),
      ("fld-bare01", 0, 22),
    ]
    for (id, width, height) in sizes {
      let size = try #require(layout[id]?.frame.size, "\(id)")
      #expect(abs(size.height - height) < 0.34, "\(id), \(size.height)")
      if width > 0, id != "lab-el1701" { #expect(abs(size.width - width) < 1.01, "\(id), \(size.width)") }
    }
    let grown = try self.layout("each-kind-stretched", on: "iphone-17", .accessibilityLarge)
    let (body, fixed) = (try #require(grown["sym-body01"]?.frame), try #require(grown["sym-smal01"]?.frame))
    #expect(abs(body.width - 33 * 1.16) < 0.5)
    let small = try #require(layout["sym-smal01"]?.frame.size)
    #expect(abs(fixed.width - small.width) < 1e-9 && abs(fixed.height - small.height) < 1e-9)
  }
}
