/// Bytes in fewer bits than DEFLATE takes, for a page's script and style: some 15 % less.
///
/// Each bit is coded arithmetically with the probability that several contexts give it together (context mixing, after
/// M. Mahoney's PAQ). It takes about a microsecond a byte, to pack as to unpack, so data of megabytes are compressed with
/// DEFLATE. All numbers are integers, so that `unpack.js` finds the same probabilities. The first four bytes are the size.
enum Squeezed {
  /// The squeezed form of bytes.
  static func bytes(of input: [UInt8]) -> [UInt8] {
    var output = bigEndian(UInt32(input.count))
    var contexts = MixedContexts()
    var (low, high) = (UInt32.min, UInt32.max)
    for byte in input {
      for shift in stride(from: 7, through: 0, by: -1) {
        let isOne = byte >> UInt8(shift) & 1 == 1
        let middle = low + ((high - low) >> 12) * contexts.chance()
        if isOne { high = middle } else { low = middle + 1 }
        contexts.update(isOne)
        while (low ^ high) >> 24 == 0 {
          output.append(UInt8(high >> 24))
          (low, high) = (low << 8, high << 8 | 255)
        }
      }
      contexts.append(byte)
    }
    return output + bigEndian(low)
  }

  /// The bytes of their squeezed form; what is none gives other bytes.
  static func unsqueezed(_ input: [UInt8], limit: Int) -> [UInt8] {
    var rest = input.makeIterator()
    func number(_ rest: inout IndexingIterator<[UInt8]>) -> UInt32 {
      (0..<4).reduce(0) { number, _ in number << 8 | UInt32(rest.next() ?? 0) }
    }
    let count = min(Int(number(&rest)), limit)
    var code = number(&rest)
    var contexts = MixedContexts()
    var (low, high) = (UInt32.min, UInt32.max)
    var output: [UInt8] = []
    while output.count < count {
      var byte: UInt8 = 0
      for _ in 0..<8 {
        let middle = low + ((high - low) >> 12) * contexts.chance()
        let isOne = code <= middle
        if isOne { high = middle } else { low = middle + 1 }
        contexts.update(isOne)
        byte = byte << 1 | (isOne ? 1 : 0)
        while (low ^ high) >> 24 == 0 {
          (low, high, code) = (low << 8, high << 8 | 255, code << 8 | UInt32(rest.next() ?? 0))
        }
      }
      contexts.append(byte)
      output.append(byte)
    }
    return output
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}

/// The contexts of the next bit: the last 1, 2, 3 and 4 bytes, the word so far, and the two bytes before the last. Each
/// has a probability for what it has seen. The last of the inputs is the bit that followed when the same text stood
/// before, the surer the longer that text is. The byte's bits so far, in a word and outside of words, have the weights by
/// which these are mixed.
private struct MixedContexts {
  private static let count = 6
  private static let bits = 20
  private static let maximumSeen = 16
  private static let learningRate = 18

  /// For each context of half a byte, and the bits of that half so far, the probability of a one in 65,536 and how often
  /// the place was seen, in the lowest eight bits.
  private var chances = Array(repeating: UInt32(1) << 23, count: count << bits)
  private var weights = Array(repeating: 16_000, count: (count + 1) << 9)
  private var hashes = Array(repeating: UInt32(0), count: count)
  private var bases = Array(repeating: 0, count: count)
  private var inputs = Array(repeating: 0, count: count + 1)
  private var repeated = RepeatedText()
  /// The last four bytes.
  private var last: UInt32 = 0
  private var word: UInt32 = 0
  /// The byte's bits so far, after a one, and those of its half.
  private var (node, half) = (1, 1)
  private var mixed = 0
  private let rates = (0...maximumSeen).map { 131_072 / (2 * $0 + 3) }

  init() { begin(after: 0) }

  /// The place of the first of the weights for the next bit.
  private var firstWeight: Int { (node + (word == 0 ? 0 : 256)) * (Self.count + 1) }

  /// The chance of a one in 4,096, from 1 to 4,095.
  mutating func chance() -> UInt32 {
    if half == 1 { find() }
    var sum = 0
    for context in 0..<Self.count {
      let input = Logistic.stretched[Int(chances[bases[context] + half] >> 12)]
      inputs[context] = input
      sum += input * weights[firstWeight + context]
    }
    inputs[Self.count] = repeated.input(after: node)
    sum += inputs[Self.count] * weights[firstWeight + Self.count]
    mixed = Logistic.squashed(sum >> 16)
    return UInt32(mixed)
  }

  /// Learns a bit.
  mutating func update(_ isOne: Bool) {
    let error = ((isOne ? 4_096 : 0) - mixed) * Self.learningRate
    for input in 0...Self.count {
      weights[firstWeight + input] += (inputs[input] * error + 32_768) >> 16
    }
    for context in 0..<Self.count {
      let known = Int(chances[bases[context] + half])
      let (chance, seen) = (known >> 8, known & 255)
      let learned = chance + ((isOne ? 65_535 : 0) - chance) * rates[seen] / 65_536
      chances[bases[context] + half] = UInt32(learned << 8 + min(seen + 1, Self.maximumSeen))
    }
    node = node << 1 | (isOne ? 1 : 0)
    half = half << 1 | (isOne ? 1 : 0)
    if half > 15 { half = 1 }
  }

  /// Finds the places of each context for half a byte.
  private mutating func find() {
    for context in 0..<Self.count {
      var hash = hashes[context] &+ UInt32(node) &* 0x9E37_79B1
      hash = (hash ^ hash >> 15) &* 0x2C1B_3C6D
      bases[context] = context << Self.bits + Int(hash >> UInt32(32 - Self.bits)) & ~15
    }
  }

  /// Goes on to the next byte.
  mutating func append(_ byte: UInt8) {
    repeated.append(byte)
    begin(after: byte)
  }

  private mutating func begin(after byte: UInt8) {
    (node, half) = (1, 1)
    last = last << 8 | UInt32(byte)
    word = ScriptToken.isWord(byte) || byte == UInt8(ascii: "-") ? (word &+ UInt32(byte) &+ 1) &* 0x2F0B_4C47 : 0
    for context in 0..<4 { hashes[context] = (last << UInt32(24 - 8 * context)) &* 0x9E37_79B1 &+ UInt32(context) }
    hashes[4] = word &* 0x9E37_79B1 &+ 4
    hashes[5] = (last & 0xFF_FF00) &* 0x2F0B_4C47 &+ 5
  }
}

/// The text before, and the place in it after which the same bytes stood as stand now.
private struct RepeatedText {
  private static let least = 6
  private static let most = 32
  private static let bits = 18

  private var bytes: [UInt8] = []
  /// For each hash of so many bytes, the place behind where they stood last; 0 for none.
  private var places = Array(repeating: 0, count: 1 << bits)
  /// The place of the expected byte, and the number of bytes before it that are as now; 0 for none.
  private var (place, length) = (0, 0)

  /// The input for the bit after the bits of a byte so far: 0 where nothing is expected, or something else was.
  func input(after node: Int) -> Int {
    guard length > 0 else { return 0 }
    let expected = Int(bytes[place]) | 256
    // As many bits of the byte are left as the node lacks to nine.
    let left = node.leadingZeroBitCount - (Int.bitWidth - 9)
    guard expected >> left == node else { return 0 }
    let input = min(2_047, length * 64)
    return expected >> (left - 1) & 1 == 1 ? input : -input
  }

  mutating func append(_ byte: UInt8) {
    if length > 0, bytes[place] == byte { (place, length) = (place + 1, length + 1) } else { length = 0 }
    bytes.append(byte)
    guard bytes.count >= Self.least else { return }
    let hash = bytes.suffix(Self.least).reversed().reduce(UInt32(0)) { $0 &* 0x2F0B_4C47 &+ UInt32($1) &+ 1 }
    let slot = Int(hash >> UInt32(32 - Self.bits))
    if length == 0, places[slot] > 0 {
      (place, length) = (places[slot], 1)
      while length < Self.most, place > length, bytes[place - 1 - length] == bytes[bytes.count - 1 - length] {
        length += 1
      }
    }
    places[slot] = bytes.count
  }
}

/// The logistic function, 4,096 / (1 + e^(-x / 256)), and its inverse, by a table.
private enum Logistic {
  private static let table = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1_101, 1_546, 2_047, 2_549, 2_994, 3_348, 3_607, 3_785,
    3_901,
    3_975, 4_022, 4_050, 4_068, 4_079, 4_085, 4_089, 4_092, 4_093, 4_094,
  ]

  private static let squashed = (-2_047...2_047).map { number in
    let (step, rest) = ((number + 2_048) >> 7, (number + 2_048) & 127)
    return (table[step] * (128 - rest) + table[step + 1] * rest + 64) >> 7
  }

  static func squashed(_ number: Int) -> Int { squashed[min(2_047, max(-2_047, number)) + 2_047] }

  static let stretched: [Int] = {
    var numbers: [Int] = []
    for number in -2_047...2_047 {
      while numbers.count <= squashed(number) { numbers.append(number) }
    }
    while numbers.count < 4_096 { numbers.append(2_047) }
    return numbers
  }()
}
