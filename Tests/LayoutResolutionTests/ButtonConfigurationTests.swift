import LayoutModel
import LayoutResolution
import Testing

/// Configured buttons against those that Xcode measured in public files.
struct ButtonConfigurationTests {
  private func size(_ title: String, _ font: Font?, scale: Double) throws -> (width: Double, height: Double) {
    var button = View(class: "UIButton")
    (button.content.text, button.content.font) = (title, font)
    button.content.configuration = ButtonConfiguration(.filled)
    let traits = Traits(
      userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      interfaceOrientation: .portrait, displayScale: scale)
    let size = button.contentSize(for: traits, wrappedTo: 0)
    return (try #require(size.width), try #require(size.height))
  }

  @Test(
    "A button is as large as Xcode stored it, to a point and a half in width and to the pixel in height",
    arguments: [
      ("Sign In", nil, 2.0, 76.0, 34.5), ("OTA Firmware", nil, 2, 130.5, 34.5), ("Get", nil, 3, 51.333, 34.333),
      ("Set", nil, 3, 49.667, 34.333), ("Scan Code", nil, 3, 107, 34.333), ("Show Code", nil, 3, 111, 34.333),
      ("Remove", Font.textStyle(.headline), 3, 87.667, 34.333), ("CTRL-C", .textStyle(.footnote), 2, 71.5, 30),
      ("CTRL-Z", .textStyle(.footnote), 2, 71.5, 30),
      ("Update", .system(size: 14, weight: .bold), 3, 74.333, 31),
    ])
  func sizes(title: String, font: Font?, scale: Double, width: Double, height: Double) throws {
    let size = try size(title, font, scale: scale)
    #expect(abs(size.height - height) < 0.01)
    #expect(abs(size.width - width) <= 1.5)
  }

  @Test(
    "Widths in whole points are met to a point",
    arguments: [
      ("Learn More", 111.0), ("Show Simple Alert", 163), ("Show Simple Action Sheet", 224),
      ("Show Alert Text Field", 184),
      ("Show Many Buttons Action Sheet", 277), ("Show SwiftUI View", 167), ("Open WebView", 141), ("Done", 65),
      ("Button", 75), ("Download Resource", 176), ("Get Unit", 87),
    ])
  func widths(title: String, width: Double) throws {
    let size = try size(title, nil, scale: 1)
    #expect(abs(size.width - width) <= 1)
    #expect(size.height == 35)
  }
}
