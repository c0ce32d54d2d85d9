import Documents
package import LayoutModel

/// Reads an image's size from the first bytes of its file.
package enum ImageHeader {
  /// The maximum number of bytes that are looked at.
  package static let maximumBytes = 1 << 18

  /// The size of a PNG or a JPEG in pixels, of a PDF or an SVG in points.
  ///
  /// - Parameter bytes: The beginning of the file.
  /// - Returns: The size, and whether it is in points; `nil` where the bytes hold no size.
  package static func size(of bytes: [UInt8]) -> (size: Size, isInPoints: Bool)? {
    if let pixels = pixels(of: bytes) { return size(pixels.width, pixels.height).map { ($0, false) } }
    return (pdf(bytes) ?? svg(bytes)).map { ($0, true) }
  }

  /// The size of a PNG or a JPEG in pixels, however large it is.
  ///
  /// - Parameter bytes: The beginning of the file.
  /// - Returns: The size; `nil` where the bytes hold no size.
  package static func pixels(of bytes: [UInt8]) -> (width: Int, height: Int)? { png(bytes) ?? jpeg(bytes) }

  // MARK: Pixels

  /// Reads the header chunk, which stands first, or behind one of Apple's own (ISO/IEC 15948, §11.2.2).
  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var offset = 8
    for _ in 0..<2 {
      guard let length = number(bytes, at: offset, count: 4) else { return nil }
      if bytes[(offset + 4)...].starts(with: "IHDR".utf8) {
        return pair(number(bytes, at: offset + 8, count: 4), number(bytes, at: offset + 12, count: 4))
      }
      offset += 12 + length
    }
    return nil
  }

  /// Reads the first frame header, which stands behind other segments (ITU-T T.81, §B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Fill bytes, and markers without a segment.
      if marker == 0xFF || (0xD0...0xD8).contains(marker) || marker == 0x01 {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      guard let length = number(bytes, at: offset + 2, count: 2), length >= 2 else { return nil }
      // Three of these markers begin tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return pair(number(bytes, at: offset + 7, count: 2), number(bytes, at: offset + 5, count: 2))
      }
      offset += 2 + length
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func pair(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  private static func size(_ width: Int, _ height: Int) -> Size? { size(Double(width), Double(height)) }

  /// A size that a screen may have.
  private static func size(_ width: Double, _ height: Double) -> Size? {
    guard (0...maximumLength).contains(width), (0...maximumLength).contains(height), width * height > 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  private static let maximumLength = 1e5

  // MARK: Points

  /// The box of the first page, unless it is compressed.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: "%PDF-".utf8) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let box = text.firstRange(of: "/MediaBox"), let open = text[box.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return size(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// The outermost element's width and height, or those of its view box.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = text[start.upperBound..<end]
    if let width = length(attribute("width", of: tag)), let height = length(attribute("height", of: tag)) {
      return size(width, height)
    }
    let box = attribute("viewBox", of: tag)?.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? size(box[2], box[3]) : nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.firstRange(of: " \(name)=\(quote)") ?? tag.firstRange(of: "\n\(name)=\(quote)") else {
        continue
      }
      return tag[start.upperBound...].prefix { String($0) != quote }
    }
    return nil
  }

  /// A length in points, or in pixels, which are the same here; `nil` for percentages and other units.
  private static func length(_ text: Substring?) -> Double? {
    guard let text else { return nil }
    for unit in ["px", "pt"] where text.hasSuffix(unit) { return Double(text.dropLast(2)) }
    return Double(text)
  }
}
