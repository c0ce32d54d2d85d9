import Fixtures
import Foundation
import LayoutModel
import LayoutPictures
import LayoutResolution
import LayoutSimulator
import Testing

/// Views behind a card on a phone are drawn smaller; the numbers stay the dump's.
struct RecessionTests {
  private static func svg(
    on device: String, _ system: String, overlays: Set<PictureStyle.Overlay> = []
  ) throws -> String {
    let fixture = """
      {"format": "layout-fixture/1", "device": "\(device)", "systemVersion": "\(system)", "rootViewController": {
        "id": "behind", "view": {"id": "root", "subviews": [{"id": "box", "frame": [20, 100, 80, 30]}]},
        "presents": {"modalPresentationStyle": "pageSheet",
          "viewController": {"id": "front", "view": {"id": "card"}}}}}
      """
    let scene = try Fixture.scene(from: Array(fixture.utf8), name: "sheet")
    var style = PictureStyle()
    style.overlays = overlays
    return ScreenPicture(try scene.layout(in: .portrait), style).svg
  }

  @Test("A phone's card from iOS 13 to 18 has what is behind it smaller, in front of black, its frames as they are")
  func recedes() throws {
    let svg = try Self.svg(on: "iphone-11", "13.0")
    let group = "<g transform=\"translate(10 44) scale(0.9516908212560387)\"><g clip-path=\"url(#behind)\">\n"
    #expect(svg.contains(group + "<g data-id=\"root\""))
    let box = "<g data-id=\"box\" data-class=\"UIView\"><rect x=\"20\" y=\"100\" width=\"80\" height=\"30\""
    #expect(svg.contains(box))
    let dimming = "</g></g>\n<g data-id=\"front/UIDimmingView\" data-class=\"UIDimmingView\" opacity=\"0.2\">"
    #expect(svg.contains(dimming))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"414\" height=\"896\" fill=\"#000000\"/>"))
    #expect(svg.components(separatedBy: "fill-opacity=\"0.2\"").count == 1)
  }

  @Test("Nothing recedes on pads, before and after these systems, and where constraints are drawn over it")
  func stays() throws {
    for (device, system) in [("ipad-pro-11", "13.0"), ("iphone-6s", "12.0"), ("iphone-17", "26.0")] {
      #expect(!(try Self.svg(on: device, system).contains("behind)")), "\(device), \(system)")
    }
    #expect(!(try Self.svg(on: "iphone-11", "13.0", overlays: [.constraints]).contains("behind)")))
  }
}
