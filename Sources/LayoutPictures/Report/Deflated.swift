/// Bytes in the format DEFLATE (RFC 1951): repeated texts as references, all in one block with codes of its own.
///
/// It is made for a page's script and style, which are some hundred kilobytes.
enum Deflated {
  /// A literal byte, or a reference to a text that occurred before.
  private enum Token {
    case literal(UInt8)
    case copy(length: Int, distance: Int)
  }

  /// The compressed form of bytes.
  static func bytes(of input: [UInt8]) -> [UInt8] {
    let tokens = tokens(of: input)
    var literals = Array(repeating: 0, count: 286)
    var distances = Array(repeating: 0, count: 30)
    literals[endOfBlock] = 1
    for token in tokens {
      switch token {
      case .literal(let byte): literals[Int(byte)] += 1
      case .copy(let length, let distance):
        literals[257 + place(of: length, in: lengthBases)] += 1
        distances[place(of: distance, in: distanceBases)] += 1
      }
    }
    let literalCode = HuffmanCode(of: literals, maximumLength: 15)
    let distanceCode = HuffmanCode(of: distances, maximumLength: 15)
    var writer = BitWriter()
    writer.append(1, count: 1)
    writer.append(2, count: 2)
    append(literalCode.lengths + distanceCode.lengths, literalCount: literals.count, to: &writer)
    for token in tokens {
      switch token {
      case .literal(let byte): writer.append(literalCode.codes[Int(byte)], count: literalCode.lengths[Int(byte)])
      case .copy(let length, let distance):
        let lengthPlace = place(of: length, in: lengthBases)
        let symbol = 257 + lengthPlace
        writer.append(literalCode.codes[symbol], count: literalCode.lengths[symbol])
        writer.append(length - lengthBases[lengthPlace], count: lengthExtras[lengthPlace])
        let distancePlace = place(of: distance, in: distanceBases)
        writer.append(distanceCode.codes[distancePlace], count: distanceCode.lengths[distancePlace])
        writer.append(distance - distanceBases[distancePlace], count: distanceExtras[distancePlace])
      }
    }
    writer.append(literalCode.codes[endOfBlock], count: literalCode.lengths[endOfBlock])
    return writer.bytes
  }

  private static let endOfBlock = 256
  /// The least length of each length symbol, and the number of bits that follow it.
  private static let lengthExtras =
    Array(repeating: 0, count: 8) + (1...5).flatMap { Array(repeating: $0, count: 4) } + [0]
  private static let lengthBases = bases(from: 3, lengthExtras.dropLast()) + [258]
  /// The least distance of each distance symbol, and the number of bits that follow it.
  private static let distanceExtras = [0, 0] + (0...13).flatMap { [$0, $0] }
  private static let distanceBases = bases(from: 1, distanceExtras)

  private static func bases(from start: Int, _ extras: some Sequence<Int>) -> [Int] {
    var next = start
    return extras.map { extra in
      defer { next += 1 << extra }
      return next
    }
  }

  /// The place of the last base that isn't greater than a number.
  private static func place(of number: Int, in bases: [Int]) -> Int {
    (bases.firstIndex { $0 > number } ?? bases.count) - 1
  }

  /// Appends the lengths of codes, by a code of their own (section 3.2.7). Runs aren't shortened: the block is long.
  private static func append(_ lengths: [Int], literalCount: Int, to writer: inout BitWriter) {
    var frequencies = Array(repeating: 0, count: 19)
    for length in lengths { frequencies[length] += 1 }
    let code = HuffmanCode(of: frequencies, maximumLength: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    writer.append(literalCount - 257, count: 5)
    writer.append(lengths.count - literalCount - 1, count: 5)
    writer.append(order.count - 4, count: 4)
    for symbol in order { writer.append(code.lengths[symbol], count: 3) }
    for length in lengths { writer.append(code.codes[length], count: code.lengths[length]) }
  }

  /// The bytes as literals and references: at each place the longest text that occurred before, unless the next place
  /// has a longer one.
  private static func tokens(of input: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var heads: [Int: Int] = [:]
    var previous = Array(repeating: -1, count: input.count)
    func key(_ place: Int) -> Int { Int(input[place]) << 16 | Int(input[place + 1]) << 8 | Int(input[place + 2]) }
    func insert(_ place: Int) {
      guard place + 2 < input.count else { return }
      let key = key(place)
      previous[place] = heads[key] ?? -1
      heads[key] = place
    }
    func longest(_ place: Int) -> (length: Int, distance: Int) {
      guard place + 2 < input.count, var candidate = heads[key(place)] else { return (0, 0) }
      var best = (length: 0, distance: 0)
      let maximum = min(258, input.count - place)
      for _ in 0..<maximumCandidates {
        guard candidate >= 0, place - candidate <= windowSize else { break }
        var length = 0
        while length < maximum, input[candidate + length] == input[place + length] { length += 1 }
        if length > best.length { best = (length, place - candidate) }
        candidate = previous[candidate]
      }
      return best
    }
    var place = 0
    var match = longest(0)
    while place < input.count {
      insert(place)
      let next = place + 1 < input.count ? longest(place + 1) : (length: 0, distance: 0)
      if match.length >= 3, match.length >= next.length {
        tokens.append(.copy(length: match.length, distance: match.distance))
        for covered in (place + 1)..<(place + match.length) { insert(covered) }
        place += match.length
        match = place < input.count ? longest(place) : (length: 0, distance: 0)
      } else {
        tokens.append(.literal(input[place]))
        place += 1
        match = next
      }
    }
    return tokens
  }

  private static let windowSize = 32_768
  private static let maximumCandidates = 64
}

/// Bits in bytes, the lowest first.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  mutating func append(_ value: Int, count: Int) {
    for bit in 0..<count {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      if (value >> bit) & 1 == 1 { bytes[bytes.count - 1] |= 1 << used }
      used += 1
    }
  }
}
