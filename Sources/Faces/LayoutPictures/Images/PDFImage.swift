import FileSystem

/// PDF images, which browsers don't show in pictures. Poppler's `pdftocairo` converts them to SVG, if it is installed.
enum PDFImage {
  private static let program = OtherProgram("pdftocairo")
  /// The maximum size of an image to be embedded, in bytes.
  private static let largestImage = 4 << 20

  /// Tells whether a file's bytes are PDF.
  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF".utf8) }

  /// A file's first page as SVG; empty if it can't be converted.
  static func svg(of path: Path) -> [UInt8] {
    guard let folder = try? TemporaryFolder(named: "layout-image") else { return [] }
    let output = folder.path.file("image.svg")
    let arguments = [Path("-svg"), Path("-q"), Path("-f"), Path("1"), Path("-l"), Path("1"), path.asOperand, output]
    guard (try? program.run(arguments)) != nil, let svg = try? Files.contents(of: output, limit: largestImage),
      svg.count <= largestImage
    else { return [] }
    return svg
  }
}

extension Path {
  /// The path as no program takes it for an option.
  fileprivate var asOperand: Path { bytes.first == UInt8(ascii: "-") ? Path("./").file(self) : self }
}
