import LayoutModel
import LayoutResolution
import Testing
import UIKit

/// Tests of fonts.
struct FontTests {
  /// The system's font has the metrics of files' fonts.
  @Test func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9 && abs(font.descender + 4.1005859375) < 1e-9)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-9)
    #expect(font.font == .system(size: 17) && font.leading == 0)
    #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).font == .system(size: 12, weight: .semibold))
  }

  /// Styles have the user's size.
  @Test func styles() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17 && body.font == .textStyle(.body))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 40)
    #expect(body.adjusted(for: large).pointSize == 40)
    #expect(UIFont.preferredFont(forTextStyle: .headline).shape.weight == .semibold)
    for style in TextStyle.allCases { #expect(UIFont.TextStyle(style).style == style) }
  }

  /// Metrics scale a font as a style grows, up to a maximum.
  @Test func scaling() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize == 23)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).adjusted(for: large).pointSize == 23)
    #expect(metrics.scaledValue(for: 10) == 10)
  }

  /// Descriptors change a font's traits.
  @Test func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.font == .system(size: 15, weight: .bold))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let weighted = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: weighted, size: 20).font == .system(size: 20, weight: .heavy))
    #expect(font.withSize(20) == UIFont.systemFont(ofSize: 20) && font != bold)
    #expect(UIFont(name: "AvenirNext-Bold", size: 12)?.fontName == "AvenirNext-Bold")
    #expect(UIFont(name: "", size: 12) == nil)
  }
}
