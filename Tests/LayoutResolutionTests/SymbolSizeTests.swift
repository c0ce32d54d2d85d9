import Checks
import LayoutModel
import LayoutResolution
import Testing

/// Symbols against the frames that Xcode stored in public files (<doc:Controls#Symbols>).
struct SymbolSizeTests {
  private func traits(scale: Double, _ category: ContentSizeCategory = .large) -> Traits {
    Traits(
      userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      interfaceOrientation: .portrait, preferredContentSizeCategory: category, displayScale: scale)
  }

  private func imageView(_ image: ContentSettings.Image) -> View {
    var view = View("symbol", class: "UIImageView", translatesAutoresizingMaskIntoConstraints: false)
    view.content.image = image
    return view
  }

  struct Symbol: Sendable, CustomTestStringConvertible {
    let name: String
    let noted: Size
    let font: Font
    var scale = SymbolSize.Scale.medium
    var weight = FontWeight.regular
    let pixels: Double
    let width: Double
    let lineHeight: Double

    var testDescription: String { name }

    var image: ContentSettings.Image {
      SymbolSize.image(named: name, noted: noted, font: font, scale: scale, weight: weight)
    }
  }

  @Test(
    "A symbol is as wide as Xcode stored it, to a point, and as high as a line of its font",
    arguments: [
      Symbol(
        name: "chevron.right", noted: Size(width: 96, height: 128), font: .textStyle(.body), pixels: 2, width: 12.5,
        lineHeight: 20.5),
      Symbol(
        name: "chevron.right", noted: Size(width: 97, height: 128), font: .system(size: 17), weight: .medium, pixels: 3,
        width: 13, lineHeight: 20.333),
      Symbol(
        name: "info.circle", noted: Size(width: 128, height: 123), font: .system(size: 17), pixels: 2, width: 20,
        lineHeight: 20.5),
      Symbol(
        name: "questionmark.circle", noted: Size(width: 128, height: 123), font: .system(size: 17), pixels: 3,
        width: 19.667, lineHeight: 20.333),
      Symbol(
        name: "antenna.radiowaves.left.and.right.circle", noted: Size(width: 128, height: 123),
        font: .system(size: 74), pixels: 3, width: 86.667, lineHeight: 88.333),
      Symbol(
        name: "circle.fill", noted: Size(width: 128, height: 123), font: .system(size: 15), scale: .small, pixels: 3,
        width: 14, lineHeight: 18),
      Symbol(
        name: "doc.text.fill", noted: Size(width: 115, height: 128), font: .system(size: 17), scale: .large, pixels: 2,
        width: 22, lineHeight: 20.5),
      Symbol(
        name: "trash", noted: Size(width: 117, height: 128), font: .system(size: 18), pixels: 2, width: 20.5,
        lineHeight: 21.5),
      Symbol(
        name: "memories", noted: Size(width: 128, height: 107), font: .textStyle(.title2), pixels: 2, width: 28.5,
        lineHeight: 26.5),
    ])
  func sizes(symbol: Symbol) {
    let size = imageView(symbol.image).contentSize(for: traits(scale: symbol.pixels), wrappedTo: 0)
    #expect(abs((size.width ?? 0) - symbol.width) <= 1)
    #expect(abs((size.height ?? 0) - symbol.lineHeight) < 0.01)
    #expect(symbol.image.spread <= 0.05 * symbol.image.size.width + 1)
  }

  @Test("A symbol that nobody measured has the proportions that its file notes, and says how far it may be off")
  func unmeasured() throws {
    func image(_ name: String, _ noted: Size?) -> ContentSettings.Image {
      SymbolSize.image(named: name, noted: noted, font: .system(size: 17), scale: .medium, weight: .regular)
    }
    let star = image("star.fill", Size(width: 128, height: 122))
    #expect(abs(star.size.width - 19.7) < 0.1)
    #expect(abs(star.size.width / star.size.height - 128.0 / 122) < 0.001)
    #expect(abs(star.spread - 0.17 * 17) < 0.01)
    let unknown = image("hare", nil)
    #expect(abs(unknown.size.width - 1.16 * 17) < 0.01)
    #expect(unknown.spread > star.spread)
    #expect(image("ellipsis", Size(width: 128, height: 37)).spread == unknown.spread)
    #expect(image("info.circle", nil).spread < star.spread)
    #expect(ContentSettings.Image(size: Size(width: 24, height: 24)).spread == 0)
  }

  @Test(
    "A symbol of a text style grows with it, one of a size in points doesn't; both are drawn evenly beside their line")
  func growth() throws {
    func resolved(_ font: Font, _ category: ContentSizeCategory) throws -> ResolvedView {
      let image = ContentSettings.Image(size: Size(width: 20, height: 17), font: font)
      let tree = try ViewTree(
        View("root", subviews: [imageView(image)]), for: traits(scale: 2, category),
        windowSize: Size(width: 320, height: 480))
      let index = try #require(tree.subviews(of: tree.root).first { _ in true })
      return tree[index]
    }
    let body = try resolved(.textStyle(.body), .large)
    #expect(body.intrinsicContentSize == IntrinsicContentSize(width: 20, height: 20.5))
    #expect(body.alignmentRectInsets == EdgeInsets(top: -1.75, bottom: -1.75))
    let large = try resolved(.textStyle(.body), .accessibilityLarge)
    #expect(large.intrinsicContentSize == IntrinsicContentSize(width: 39, height: 39.5))
    let fixed = try resolved(.system(size: 17), .accessibilityLarge)
    #expect(fixed.intrinsicContentSize == body.intrinsicContentSize)
  }
}
