import ViewKinds

/// Reads the pixels of PNG files (ISO/IEC 15948).
package enum PNGFile {
  /// The reason why a file gives no pixels.
  package struct Failure: Error, Equatable {
    package let reason: String
  }

  /// The most bytes of a file that are read.
  package static let maximumLength = 1 << 26

  /// The pixels of a file.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The picture; of two bytes a colour the first.
  /// - Throws: `Failure` where it is none, is damaged, or has more pixels than are drawn.
  package static func image(of bytes: [UInt8]) throws(Failure) -> PixelImage {
    guard bytes.starts(with: signature) else { throw Failure(reason: "this is no PNG") }
    var (header, palette, alphas, data): (Header?, [UInt8], [UInt8], [UInt8]) = (nil, [], [], [])
    var offset = signature.count
    while let length = number(bytes, at: offset), let type = word(bytes, at: offset + 4), type != "IEND" {
      let start = offset + 8
      guard length <= bytes.count - start else { throw Failure(reason: "the PNG ends too early") }
      let content = bytes[start..<start + length]
      switch type {
      case "IHDR": header = try Header(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": alphas = Array(content)
      case "IDAT": data += content
      case "CgBI": throw Failure(reason: "this is a PNG in the form of compiled apps, which isn't read")
      default: break
      }
      offset = start + length + 4
    }
    guard let header else { throw Failure(reason: "the PNG doesn't say its size") }
    guard data.count > 2, data[0] & 0x0F == 8,
      let samples = Inflated.bytes(of: Array(data.dropFirst(2)), limit: header.length),
      samples.count == header.length
    else { throw Failure(reason: "the PNG's pixels are damaged") }
    return PixelImage(
      width: header.width, height: header.height, bytes: try header.pixels(of: samples, palette, alphas))
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func word(_ bytes: [UInt8], at offset: Int) -> String? {
    guard offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// The size and the form of the pixels.
  private struct Header {
    let width: Int
    let height: Int
    /// The number of bits of a sample.
    private let depth: Int
    /// A Boolean that tells whether a sample is the number of a colour in the palette.
    private let isIndexed: Bool
    /// The number of samples of a pixel.
    private let samples: Int
    private let isInterlaced: Bool

    init(_ bytes: [UInt8]) throws(Failure) {
      guard bytes.count == 13, let width = PNGFile.number(bytes, at: 0), let height = PNGFile.number(bytes, at: 4),
        width > 0, height > 0
      else { throw Failure(reason: "the PNG doesn't say its size") }
      guard Double(width) * Double(height) <= PixelCount.maximum else {
        throw Failure(
          reason: "the PNG has \(width) × \(height) pixels, and at most \(Int(PixelCount.maximum)) are read")
      }
      (self.width, self.height, depth) = (width, height, Int(bytes[8]))
      isIndexed = bytes[9] == 3
      let isWhole = depth == 8 || depth == 16
      switch (bytes[9], depth) {
      case (0, 1), (0, 2), (0, 4), (3, 1), (3, 2), (3, 4), (3, 8): samples = 1
      case (0, _) where isWhole: samples = 1
      case (2, _) where isWhole: samples = 3
      case (4, _) where isWhole: samples = 2
      case (6, _) where isWhole: samples = 4
      default: throw Failure(reason: "the PNG's pixels are of a form that there isn't")
      }
      guard bytes[10] == 0, bytes[11] == 0, bytes[12] < 2 else {
        throw Failure(reason: "the PNG's pixels are of a form that there isn't")
      }
      isInterlaced = bytes[12] == 1
    }

    /// The parts of the picture that are stored one after another: each has every so many pixels of every so many rows.
    private var passes: [(x: Int, y: Int, across: Int, down: Int, width: Int, height: Int)] {
      let all =
        isInterlaced
        ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        : [(0, 0, 1, 1)]
      return all.map { x, y, across, down in
        (x, y, across, down, max(0, width - x + across - 1) / across, max(0, height - y + down - 1) / down)
      }.filter { $0.width > 0 && $0.height > 0 }
    }

    private func rowLength(_ width: Int) -> Int { (width * samples * depth + 7) / 8 }

    /// The number of bytes of all rows, each with the byte of its filter.
    var length: Int { passes.reduce(0) { $0 + $1.height * (rowLength($1.width) + 1) } }

    /// The pixels of the filtered rows.
    func pixels(of data: [UInt8], _ palette: [UInt8], _ alphas: [UInt8]) throws(Failure) -> [UInt8] {
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      let step = max(1, samples * depth / 8)
      var offset = 0
      for pass in passes {
        let count = rowLength(pass.width)
        var above = [UInt8](repeating: 0, count: count)
        for row in 0..<pass.height {
          guard var line = Unfiltered.row(data[offset..<offset + count + 1], above: above, step: step) else {
            throw Failure(reason: "the PNG's pixels are damaged")
          }
          offset += count + 1
          above = line
          if depth < 8 { line = spread(line, pass.width) }
          if depth == 16 { line = stride(from: 0, to: line.count, by: 2).map { line[$0] } }
          for column in 0..<pass.width {
            let place = ((pass.y + row * pass.down) * width + pass.x + column * pass.across) * 4
            let pixel = pixel(line[column * samples..<(column + 1) * samples], palette, alphas)
            (pixels[place], pixels[place + 1]) = (pixel.0, pixel.1)
            (pixels[place + 2], pixels[place + 3]) = (pixel.2, pixel.3)
          }
        }
      }
      return pixels
    }

    /// The samples of a row that has several in a byte; shades of grey over the whole range.
    private func spread(_ line: [UInt8], _ width: Int) -> [UInt8] {
      let greatest = 1 << depth - 1
      return (0..<width).map { index in
        let bit = index * depth
        let sample = Int(line[bit / 8]) >> (8 - depth - bit % 8) & greatest
        return UInt8(isIndexed ? sample : sample * 255 / greatest)
      }
    }

    private func pixel(
      _ sample: ArraySlice<UInt8>, _ palette: [UInt8], _ alphas: [UInt8]
    ) -> (UInt8, UInt8, UInt8, UInt8) {
      let first = sample.startIndex
      if isIndexed {
        let index = Int(sample[first])
        guard index * 3 + 2 < palette.count else { return (0, 0, 0, 255) }
        return (
          palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], index < alphas.count ? alphas[index] : 255
        )
      }
      let alpha = samples.isMultiple(of: 2) ? sample[first + samples - 1] : isClear(sample, alphas) ? 0 : 255
      return samples < 3
        ? (sample[first], sample[first], sample[first], alpha)
        : (sample[first], sample[first + 1], sample[first + 2], alpha)
    }

    /// Tells whether a pixel without alpha is of the colour that stands for none.
    private func isClear(_ sample: ArraySlice<UInt8>, _ alphas: [UInt8]) -> Bool {
      guard alphas.count == samples * 2 else { return false }
      // Samples of few bits are spread over a byte's range.
      if depth < 8 { return Int(sample[sample.startIndex]) == Int(alphas[1]) * 255 / (1 << depth - 1) }
      let clear = (0..<samples).map { alphas[$0 * 2 + (depth == 8 ? 1 : 0)] }
      return sample.elementsEqual(clear)
    }
  }
}

/// Rows of a PNG without their filters (§9.2).
private enum Unfiltered {
  /// A row, of its filter's byte and the differences to its neighbours; `nil` for a filter that there isn't.
  static func row(_ bytes: ArraySlice<UInt8>, above: [UInt8], step: Int) -> [UInt8]? {
    guard let filter = bytes.first, filter < 5 else { return nil }
    var line = Array(bytes.dropFirst())
    guard filter > 0 else { return line }
    for index in line.indices {
      let left = index >= step ? line[index - step] : 0
      let guess: UInt8 =
        switch filter {
        case 1: left
        case 2: above[index]
        case 3: UInt8((Int(left) + Int(above[index])) / 2)
        default: nearest(left, above[index], index >= step ? above[index - step] : 0)
        }
      line[index] &+= guess
    }
    return line
  }

  /// Paeth's predictor: the neighbour nearest to left + above − corner.
  private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(above) - Int(corner)
    let distances = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : corner
  }
}
