/// Bytes in the format DEFLATE (RFC 1951): repeated texts as references, in blocks with codes of their own.
///
/// It is made for a page's script, style and data, which are up to some megabytes.
enum Deflated {
  /// The effort of the search for repeated texts.
  enum Effort: Int {
    /// For data that are made anew with each page.
    case quick = 12
    /// For what is compressed once.
    case thorough = 64
  }

  /// The compressed form of bytes.
  static func bytes(of input: [UInt8], effort: Effort) -> [UInt8] {
    var matches = RepeatedTexts(in: input, maximumCandidates: effort.rawValue)
    var writer = BitWriter()
    repeat {
      let tokens = matches.next(maximumTokens)
      append(tokens, isLast: matches.isAtEnd, to: &writer)
    } while !matches.isAtEnd
    return writer.finished
  }

  /// The maximum number of tokens in a block.
  private static let maximumTokens = 1 << 18
  /// The symbol behind a block's last.
  static let endOfBlock = 256
  /// The order in which the lengths of the code for lengths are stored.
  static let orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func append(_ tokens: [Token], isLast: Bool, to writer: inout BitWriter) {
    var literals = Array(repeating: 0, count: 286)
    var distances = Array(repeating: 0, count: 30)
    literals[endOfBlock] = 1
    for token in tokens {
      if token.isLiteral {
        literals[token.literal] += 1
      } else {
        literals[Spread(ofLength: token.length).symbol] += 1
        distances[Spread(ofDistance: token.distance).symbol] += 1
      }
    }
    let literalCode = HuffmanCode(of: literals, maximumLength: 15)
    let distanceCode = HuffmanCode(of: distances, maximumLength: 15)
    writer.append(isLast ? 1 : 0, count: 1)
    writer.append(2, count: 2)
    append(literalCode.lengths + distanceCode.lengths, literalCount: literals.count, to: &writer)
    for token in tokens {
      if token.isLiteral {
        writer.append(literalCode.codes[token.literal], count: literalCode.lengths[token.literal])
      } else {
        for (spread, code) in [
          (Spread(ofLength: token.length), literalCode), (Spread(ofDistance: token.distance), distanceCode),
        ] {
          writer.append(code.codes[spread.symbol], count: code.lengths[spread.symbol])
          writer.append(spread.rest, count: spread.extraBits)
        }
      }
    }
    writer.append(literalCode.codes[endOfBlock], count: literalCode.lengths[endOfBlock])
  }

  /// Appends the lengths of codes, by a code of their own (section 3.2.7). Runs aren't shortened: blocks are long.
  private static func append(_ lengths: [Int], literalCount: Int, to writer: inout BitWriter) {
    var frequencies = Array(repeating: 0, count: 19)
    for length in lengths { frequencies[length] += 1 }
    let code = HuffmanCode(of: frequencies, maximumLength: 7)
    writer.append(literalCount - 257, count: 5)
    writer.append(lengths.count - literalCount - 1, count: 5)
    writer.append(orderOfLengths.count - 4, count: 4)
    for symbol in orderOfLengths { writer.append(code.lengths[symbol], count: 3) }
    for length in lengths { writer.append(code.codes[length], count: code.lengths[length]) }
  }

  /// A literal byte, or a reference to a text that occurred before, in one number.
  struct Token {
    private let bits: UInt32

    init(literal: UInt8) { bits = UInt32(literal) }

    init(length: Int, distance: Int) {
      bits = 1 << 31 | UInt32(length - Deflated.leastLength) << 16 | UInt32(distance - 1)
    }

    var isLiteral: Bool { bits >> 31 == 0 }
    var literal: Int { Int(bits) }
    var length: Int { Int(bits >> 16 & 0xFF) + Deflated.leastLength }
    var distance: Int { Int(bits & 0x7FFF) + 1 }
  }

  static let leastLength = 3
  static let greatestLength = 258
  /// The symbol of the greatest length, which has no bits behind it.
  static let symbolOfGreatestLength = 285

  /// A length or a distance as a symbol, and the bits behind it (section 3.2.5). From some number on, each power of two is
  /// spread over four symbols of lengths, and over two of distances.
  struct Spread {
    let symbol: Int
    let extraBits: Int
    let rest: Int

    init(ofLength length: Int) {
      guard length < Deflated.greatestLength else {
        self.init(symbol: Deflated.symbolOfGreatestLength, extraBits: 0, rest: 0)
        return
      }
      self.init(length - Deflated.leastLength, bitsOfSymbols: 2, first: 257)
    }

    init(ofDistance distance: Int) { self.init(distance - 1, bitsOfSymbols: 1, first: 0) }

    private init(_ number: Int, bitsOfSymbols: Int, first: Int) {
      let power = Int.bitWidth - 1 - number.leadingZeroBitCount
      let extraBits = max(0, power - bitsOfSymbols)
      self.init(
        symbol: first + extraBits << bitsOfSymbols + number >> extraBits, extraBits: extraBits,
        rest: number & (1 << extraBits - 1))
    }

    private init(symbol: Int, extraBits: Int, rest: Int) {
      (self.symbol, self.extraBits, self.rest) = (symbol, extraBits, rest)
    }
  }
}

/// A search for texts that occurred before: at each place the longest, unless the next place has a longer one.
private struct RepeatedTexts {
  private let input: [UInt8]
  private let maximumCandidates: Int
  private var place = 0
  /// The last place of each hash of three bytes, and for each place of the window the one before it; -1 for none.
  private var heads = Array(repeating: Int32(-1), count: 1 << hashBits)
  private var previous = Array(repeating: Int32(-1), count: windowSize)

  private static let windowSize = 1 << 15
  private static let hashBits = 15
  /// A length with which nobody looks further.
  private static let ampleLength = 64

  init(in input: [UInt8], maximumCandidates: Int) {
    (self.input, self.maximumCandidates) = (input, maximumCandidates)
  }

  var isAtEnd: Bool { place >= input.count }

  /// Returns the next tokens: so many, or those up to the end.
  mutating func next(_ count: Int) -> [Deflated.Token] {
    var tokens: [Deflated.Token] = []
    tokens.reserveCapacity(count)
    var match = longest(place, beyond: 0)
    while tokens.count < count, place < input.count {
      insert(place)
      let next = match.length < Self.ampleLength ? longest(place + 1, beyond: match.length) : (length: 0, distance: 0)
      if match.length >= Deflated.leastLength, match.length >= next.length {
        tokens.append(Deflated.Token(length: match.length, distance: match.distance))
        for covered in (place + 1)..<(place + match.length) { insert(covered) }
        place += match.length
        match = longest(place, beyond: 0)
      } else {
        tokens.append(Deflated.Token(literal: input[place]))
        place += 1
        match = next
      }
    }
    return tokens
  }

  private func hash(_ place: Int) -> Int {
    let three = UInt32(input[place]) << 16 | UInt32(input[place + 1]) << 8 | UInt32(input[place + 2])
    return Int((three &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
  }

  private mutating func insert(_ place: Int) {
    guard place + 2 < input.count else { return }
    let hash = hash(place)
    previous[place & (Self.windowSize - 1)] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: place)
  }

  /// Returns the longest text before a place that stands there too, if it is longer than another.
  private func longest(_ place: Int, beyond other: Int) -> (length: Int, distance: Int) {
    guard place + 2 < input.count else { return (0, 0) }
    var best = (length: max(other, Deflated.leastLength - 1), distance: 0)
    let maximum = min(Deflated.greatestLength, input.count - place)
    var candidate = Int(heads[hash(place)])
    for _ in 0..<maximumCandidates {
      guard candidate >= 0, place - candidate < Self.windowSize, best.length < maximum else { break }
      if input[candidate + best.length] == input[place + best.length] {
        var length = 0
        while length < maximum, input[candidate + length] == input[place + length] { length += 1 }
        if length > best.length { best = (length, place - candidate) }
      }
      candidate = Int(previous[candidate & (Self.windowSize - 1)])
    }
    return best.distance > 0 ? best : (0, 0)
  }
}

/// Bits in bytes, the lowest first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var open: UInt64 = 0
  private var count = 0

  mutating func append(_ value: Int, count: Int) {
    open |= UInt64(value) << UInt64(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: open))
      open >>= 8
      self.count -= 8
    }
  }

  /// The bytes; the last one is filled with zeros.
  var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: open)] : bytes }
}
