import Foundation
import LayoutModel
import Testing
import UIKit

/// Tests of colours.
struct ColorTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// Colours are equal by components in one space.
  @Test func equality() {
    #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) == UIColor.orange)
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.black)
    #expect(UIColor.gray == UIColor(white: 0.5, alpha: 1))
    #expect(UIColor.lightGray == UIColor(white: 2.0 / 3, alpha: 1))
    #expect(UIColor(red: 0, green: 0, blue: 1, alpha: 1).hash == UIColor.blue.hash)
  }

  /// The system's colours are those of the package's table, in light and dark.
  @Test func systemColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(parts(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
    #expect(parts(UIColor.systemBackground.resolvedColor(with: UITraitCollection())) == [1, 1, 1, 1])
    for name in SystemColor.names {
      let color = UIColor(AppearanceColor.system(name))
      #expect(color.appearance == .system(name))
      let expected = SystemColor.components(name, .dark)
      #expect(parts(color.resolvedColor(with: dark)).first.map { Double($0) } == expected?.red)
    }
  }

  /// Dynamic colours follow the traits, and so do those with another opacity.
  @Test func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    dark.performAsCurrent { #expect(parts(color) == [1, 1, 1, 1]) }
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
  }

  /// Hue, saturation and brightness come back.
  @Test func hues() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
    #expect(
      parts(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)).map { ($0 * 1e6).rounded() / 1e6 } == [
        0, 1, 0, 1,
      ])
  }

  /// Core Graphics' colours come back, and white of Display P3 is white.
  @Test func coreGraphics() {
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(parts(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)).allSatisfy { abs($0 - 1) < 1e-4 })
  }

  /// Colours and images of a catalogue are found by name, and others aren't there.
  @Test func catalogues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Brand/Accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "ios", "reference": "systemRedColor"}}
      ]}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    AssetCatalogue.add(folder: folder)
    let color = try #require(UIColor(named: "Accent"))
    #expect(parts(color) == [1, 128.0 / 255, 0, 0.5])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(UIColor(named: "Missing") == nil)
  }

  /// A literal of a colour may be one of Core Graphics.
  @Test func literals() {
    let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }
}
