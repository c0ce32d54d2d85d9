import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

@testable import ViewKinds

/// Fonts by name that every iPhone has: widths that Xcode stored, rounded up to the pixel or to whole points.
struct NamedFontTests {
  private struct Sample {
    let text: String
    let font: ResolvedFont
    let scale: Double
    let width: Double
  }

  private static func samples() throws -> [Sample] {
    let path = Checkout.path("Fixtures/UIKit/label-widths.tsv")
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 8, let size = Double(cells[3]), let scale = Double(cells[4]), let width = Double(cells[6]),
        FontFace.installed(cells[1]) != nil
      else { return nil }
      return Sample(
        text: cells[0].replacing("\"", with: ""), font: ResolvedFont(name: cells[1], size: size), scale: scale,
        width: width)
    }
  }

  @Test("Stored widths of Helvetica and Helvetica Neue are met to the pixel or the point they were rounded up to")
  func widths() throws {
    let samples = try Self.samples()
    let missed = samples.filter { sample in
      let measured = TextLines(MeasuredText(sample.text, sample.font), width: nil, numberOfLines: 1).widest
      return ![sample.scale, 1].contains { abs(measured.roundedUp(to: $0) - sample.width) < 0.001 }
    }
    #expect(samples.count >= 23)
    #expect(missed.map(\.text).count <= 2, "\(missed.map(\.text))")
  }

  @Test(
    "A face is found by its PostScript name, by its family's, and by its slanted one's; condensed ones aren't there")
  func names() {
    #expect(FontFace.installed("Helvetica Neue") == FontFace.installed("HelveticaNeue"))
    #expect(FontFace.installed("HelveticaNeue-BoldItalic") == FontFace.installed("HelveticaNeue-Bold"))
    #expect(FontFace.installed("Helvetica-Oblique") == FontFace.installed("Helvetica"))
    #expect(FontFace.installed("HelveticaNeue-CondensedBold") == nil)
    #expect(FontFace.installed("Grid-Regular") == nil)
    #expect(ResolvedFont(name: "HelveticaNeue", size: 12).hasNamedLines)
  }

  @Test(
    "Drawn lines have a font's gap where whole points are less than its line height",
    arguments: [("HelveticaNeue", 21.0, 24.588), ("HelveticaNeue", 12, 13.98), ("HelveticaNeue-Light", 17, 20.493)])
  func lines(name: String, size: Double, height: Double) {
    #expect(abs(ResolvedFont(name: name, size: size).drawnLineHeight - height) < 0.001)
    let plain = ResolvedFont(size: size)
    #expect(plain.drawnLineHeight == plain.lineHeight)
  }
}
