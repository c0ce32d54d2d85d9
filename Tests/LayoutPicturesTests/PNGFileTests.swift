import Documents
import Testing

@testable import LayoutPictures

/// PNG files as pixels. The files were made by zlib.
struct PNGFileTests {
  private static func image(_ text: String) throws -> PixelImage {
    try PNGFile.image(of: try #require(Base64.bytes(of: text)))
  }

  @Test("Colours with alpha are taken as they stand")
  func colors() throws {
    let image = try Self.image(
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFklEQVR42mP4z8DwHwgbGEA0Jwf7fwA3KgWUpiNCuQAAAABJRU5ErkJggg==")
    #expect(
      image
        == PixelImage(
          width: 2, height: 2, bytes: [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 9, 8, 7, 255]))
  }

  @Test("Each of the five filters is undone")
  func filters() throws {
    let image = try Self.image(
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAFCAIAAADg0arLAAAAKklEQVR42mPgEpHTMLJh5BZTBAKmb28ezdH9wMzJwbHg0msWW/dARkYmAJN5CU5Ae9J0AAAAAElFTkSuQmCC"
    )
    let rows: [[UInt8]] = [
      [10, 20, 30, 40, 50, 60], [11, 22, 33, 44, 55, 66], [1, 2, 3, 200, 100, 50], [9, 9, 9, 8, 8, 8],
      [70, 80, 90, 71, 81, 92],
    ]
    var bytes: [UInt8] = []
    for row in rows {
      bytes += row[..<3]
      bytes.append(255)
      bytes += row[3...]
      bytes.append(255)
    }
    #expect(image.bytes == bytes)
  }

  /// A file, and its pixels.
  struct Form: Sendable {
    let text: String
    let bytes: [UInt8]
  }

  private static func shades(_ all: [UInt8]) -> [UInt8] { all.flatMap { [$0, $0, $0, 255] } }

  /// Grey with alpha, a palette, single bits, two bytes a colour, a stored block, interlaced rows.
  private static let forms: [Form] = [
    Form(
      text:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mM4kQIAAfcBLQO51FoAAAAASUVORK5CYII=",
      bytes: [200, 200, 200, 100]),
    Form(
      text:
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABAgMAAABmjvwnAAAACVBMVEUBAgMEBQYHCAklhVbwAAAAAnRSTlP/Mi1gYcoAAAAKSURBVHjaY5AAAAAaABmAAI67AAAAAElFTkSuQmCC",
      bytes: [1, 2, 3, 255, 4, 5, 6, 50, 7, 8, 9, 255]),
    Form(
      text:
        "iVBORw0KGgoAAAANSUhEUgAAAAkAAAABAQAAAAAkubnQAAAAC0lEQVR42mNY1QAAAdcBK//wZ1UAAAAASUVORK5CYII=",
      bytes: shades([255, 0, 255, 0, 255, 0, 255, 0, 255])),
    Form(
      text:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAD0lEQVR42mNgTGZKZk4GAAOWATBRCF89AAAAAElFTkSuQmCC",
      bytes: [1, 2, 3, 255]),
    Form(
      text:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAADklEQVR4AQEDAPz/AAUGABMADBcdXiAAAAAASUVORK5CYII=",
      bytes: shades([5, 6])),
    Form(
      text:
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAHPGAlQAAAAEklEQVR42mNgYGBiYGTg4uYBAABdACUygGneAAAAAElFTkSuQmCC",
      bytes: shades([0, 1, 2, 10, 11, 12])),
  ]

  @Test("Pixels of every form become four bytes each", arguments: forms)
  func becomes(form: Form) throws {
    #expect(try Self.image(form.text).bytes == form.bytes)
  }

  @Test("A picture of too many pixels, a beginning, and what is no PNG are told before anything is made of them")
  func refused() throws {
    let large =
      "iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAYAAACoUgvIAAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"
    #expect(throws: PNGFile.Failure(reason: "the PNG has 100000 × 100000 pixels, and at most 16777216 are read")) {
      try Self.image(large)
    }
    #expect(throws: PNGFile.Failure(reason: "this is no PNG")) { try PNGFile.image(of: Array("GIF89a".utf8)) }
    let whole = try #require(
      Base64.bytes(
        of:
          "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFklEQVR42mP4z8DwHwgbGEA0Jwf7fwA3KgWUpiNCuQAAAABJRU5ErkJggg=="
      ))
    for count in 0..<56 {
      #expect(throws: PNGFile.Failure.self) { try PNGFile.image(of: Array(whole.prefix(count))) }
    }
  }

  @Test("Changed bytes give a picture or a reason", arguments: 0..<300)
  func damage(seed: Int) throws {
    var bytes = try #require(
      Base64.bytes(
        of:
          "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAHPGAlQAAAAEklEQVR42mNgYGBiYGTg4uYBAABdACUygGneAAAAAElFTkSuQmCC"
      ))
    bytes[8 + seed * 37 % (bytes.count - 8)] = UInt8(truncatingIfNeeded: seed * 101)
    let image = try? PNGFile.image(of: bytes)
    #expect(image.map { $0.bytes.count == $0.width * $0.height * 4 } ?? true)
  }

  @Test("Pixels are off by their colour as far as it covers, and by their alpha")
  func shares() {
    let image = PixelImage(width: 4, height: 1, bytes: [200, 0, 0, 255, 0, 0, 0, 0, 9, 9, 9, 255, 0, 0, 0, 100])
    let other = PixelImage(width: 4, height: 1, bytes: [216, 0, 0, 255, 255, 255, 255, 0, 40, 9, 9, 255, 0, 0, 0, 140])
    #expect(image.share(differingFrom: other) == 0.5)
    #expect(image.share(differingFrom: image) == 0)
    #expect(image.share(differingFrom: PixelImage(width: 2, height: 2, bytes: image.bytes)) == nil)
  }
}
