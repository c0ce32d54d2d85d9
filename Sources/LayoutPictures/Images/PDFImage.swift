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
    let folder = Path(Environment.value("TMPDIR", isEmptyUnset: true) ?? "/tmp")
    let output = folder.file(Path(".layout-image-" + String(UInt64.random(in: 0...UInt64.max), radix: 36) + ".svg"))
    defer { Files.remove(output) }
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
