/// A canonical Huffman code of limited length (RFC 1951, section 3.2.2): a code for each symbol that occurs.
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for a symbol that doesn't occur.
  let lengths: [Int]
  /// Each symbol's code, its first bit the lowest, as DEFLATE stores it.
  let codes: [Int]

  /// Creates the code of symbols by their frequencies.
  ///
  /// - Parameters:
  ///   - frequencies: The number of occurrences of each symbol. At least two occur, or are taken to.
  ///   - maximumLength: The maximum length of a code in bits.
  init(of frequencies: [Int], maximumLength: Int) {
    var frequencies = frequencies
    for symbol in frequencies.indices where frequencies.count(where: { $0 > 0 }) < 2 {
      frequencies[symbol] = max(1, frequencies[symbol])
    }
    var lengths = Self.lengths(of: frequencies)
    // Rarer symbols become as frequent as others until no code is too long.
    while lengths.max() ?? 0 > maximumLength {
      frequencies = frequencies.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(of: frequencies)
    }
    self.lengths = lengths
    codes = Self.codes(of: lengths)
  }

  /// The depths of the symbols in Huffman's tree.
  private static func lengths(of frequencies: [Int]) -> [Int] {
    var parents = Array(repeating: -1, count: frequencies.count)
    var weights = frequencies
    // The lightest are last; a new node stands before those that are as light.
    var open = frequencies.indices.filter { frequencies[$0] > 0 }.sorted { (weights[$0], $0) > (weights[$1], $1) }
    while open.count > 1 {
      let (first, second) = (open.removeLast(), open.removeLast())
      let weight = weights[first] + weights[second]
      parents[first] = weights.count
      parents[second] = weights.count
      let place = open.firstIndex { weights[$0] <= weight } ?? open.count
      open.insert(weights.count, at: place)
      weights.append(weight)
      parents.append(-1)
    }
    return frequencies.indices.map { symbol in
      var (depth, node) = (0, symbol)
      while parents[node] >= 0 { (depth, node) = (depth + 1, parents[node]) }
      return depth
    }
  }

  /// The codes of lengths: shorter codes first, equally long codes in the order of their symbols.
  private static func codes(of lengths: [Int]) -> [Int] {
    var codes = Array(repeating: 0, count: lengths.count)
    var code = 0
    for length in 1...max(1, lengths.max() ?? 1) {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = (0..<length).reduce(0) { $0 | ((code >> $1) & 1) << (length - 1 - $1) }
        code += 1
      }
      code <<= 1
    }
    return codes
  }
}
