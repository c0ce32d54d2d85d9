/// Bytes from the format DEFLATE (RFC 1951).
enum Inflated {
  /// The bytes of a compressed form; `nil` for what is none, and for more bytes than a limit.
  static func bytes(of input: [UInt8], limit: Int) -> [UInt8]? {
    var reader = BitReader(input)
    var output: [UInt8] = []
    while true {
      guard let isLast = reader.bits(1), let form = reader.bits(2) else { return nil }
      if form == 0 {
        guard let stored = reader.stored(), output.count + stored.count <= limit else { return nil }
        output += stored
        if isLast == 1 { return output }
        continue
      }
      guard let codes = form == 1 ? fixed : form == 2 ? codes(&reader) : nil else { return nil }
      while let symbol = reader.symbol(codes.literals), symbol != Deflated.endOfBlock {
        guard symbol > Deflated.endOfBlock else {
          guard output.count < limit else { return nil }
          output.append(UInt8(symbol))
          continue
        }
        let isGreatest = symbol == Deflated.symbolOfGreatestLength
        guard let length = isGreatest ? 0 : reader.number(symbol - 257, bitsOfSymbols: 2, greatest: 27),
          let place = reader.symbol(codes.distances),
          let distance = reader.number(place, bitsOfSymbols: 1, greatest: 29)
        else { return nil }
        let count = isGreatest ? Deflated.greatestLength : length + Deflated.leastLength
        guard distance < output.count, output.count + count <= limit else { return nil }
        for _ in 0..<count { output.append(output[output.count - distance - 1]) }
      }
      guard !reader.isExhausted, output.count <= limit else { return nil }
      if isLast == 1 { return output }
    }
  }

  /// The codes of a block that has none of its own.
  private static let fixed: (literals: Code, distances: Code) = {
    let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    return (Code(lengths), Code(Array(repeating: 5, count: 30)))
  }()

  private static func codes(_ reader: inout BitReader) -> (literals: Code, distances: Code)? {
    guard let literalRest = reader.bits(5), let distanceRest = reader.bits(5), let orderRest = reader.bits(4)
    else { return nil }
    let (literalCount, distanceCount) = (literalRest + 257, distanceRest + 1)
    var lengthLengths = Array(repeating: 0, count: 19)
    for symbol in Deflated.orderOfLengths.prefix(orderRest + 4) {
      guard let length = reader.bits(3) else { return nil }
      lengthLengths[symbol] = length
    }
    let lengthCode = Code(lengthLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      guard let symbol = reader.symbol(lengthCode) else { return nil }
      guard symbol >= 16 else {
        lengths.append(symbol)
        continue
      }
      guard let run = run(of: symbol, after: lengths.last, &reader) else { return nil }
      lengths += run
    }
    guard lengths.count == literalCount + distanceCount else { return nil }
    return (Code(Array(lengths.prefix(literalCount))), Code(Array(lengths.dropFirst(literalCount))))
  }

  /// The lengths that a symbol of several stands for: the last one again, or zeros.
  private static func run(of symbol: Int, after last: Int?, _ reader: inout BitReader) -> [Int]? {
    let (value, least, bits) = symbol == 16 ? (last, 3, 2) : symbol == 17 ? (0, 3, 3) : (0, 11, 7)
    guard let value, let rest = reader.bits(bits) else { return nil }
    return Array(repeating: value, count: least + rest)
  }

  /// A canonical code: how many symbols each length has, and the symbols in the order of their codes.
  private struct Code {
    var counts = Array(repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
  }

  /// Bits of bytes, the lowest first.
  private struct BitReader {
    private let bytes: [UInt8]
    private var place = 0
    /// A Boolean that tells whether more bits were asked for than there are.
    private(set) var isExhausted = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes of a block that is stored as it is: their number stands before them, twice.
    mutating func stored() -> ArraySlice<UInt8>? {
      place = (place + 7) & ~7
      guard let count = bits(16), let check = bits(16), count ^ check == 0xFFFF, count <= bytes.count - place >> 3
      else {
        return nil
      }
      defer { place += count * 8 }
      return bytes[place >> 3..<place >> 3 + count]
    }

    mutating func bits(_ count: Int) -> Int? {
      guard place + count <= bytes.count * 8 else {
        isExhausted = true
        return nil
      }
      var value = 0
      for bit in 0..<count {
        value |= Int(bytes[place >> 3] >> UInt8(place & 7) & 1) << bit
        place += 1
      }
      return value
    }

    /// Reads a symbol; `nil` at the end, or for bits that no symbol has.
    mutating func symbol(_ code: Code) -> Int? {
      var (bits, first, index) = (0, 0, 0)
      for length in 1..<16 {
        guard let bit = self.bits(1) else { return nil }
        bits |= bit
        let count = code.counts[length]
        if bits - count < first { return code.symbols[index + bits - first] }
        index += count
        first = (first + count) << 1
        bits <<= 1
      }
      isExhausted = true
      return nil
    }

    /// Reads the bits behind a symbol of a length or a distance, and returns its number, counted from 0.
    mutating func number(_ symbol: Int, bitsOfSymbols: Int, greatest: Int) -> Int? {
      guard symbol <= greatest else { return nil }
      let extraBits = max(0, symbol >> bitsOfSymbols - 1)
      guard let rest = bits(extraBits) else { return nil }
      return (symbol - extraBits << bitsOfSymbols) << extraBits + rest
    }
  }
}
