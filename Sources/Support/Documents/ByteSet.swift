/// A set of bytes, with a bit for each of the 256. It is made for looking through documents byte by byte.
///
///     let special = ByteSet { $0 < 0x20 || $0 == UInt8(ascii: "<") }
///     special.contains(UInt8(ascii: "a"))    // false
package struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// Runs of the set's bytes. They allow many bytes to be compared at once.
  private var runs: [Run] = []

  /// A run of consecutive bytes.
  private struct Run {
    let first: UInt8
    /// The number of bytes behind the first.
    var length: UInt8
  }

  /// The bytes that are compared at once.
  private typealias Block = SIMD16<UInt8>

  /// Creates the set of the bytes that meet a condition.
  package init(where isWanted: (UInt8) -> Bool) {
    for byte in UInt8.min...UInt8.max where isWanted(byte) {
      let bit: UInt64 = 1 << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
      if byte > 0, let last = runs.last, last.first + last.length == byte - 1 {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(first: byte, length: 0))
      }
    }
  }

  /// Tells whether a byte is in the set.
  package func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }

  /// Finds the first byte of the set at a position or behind it. It is fast where a document of megabytes has few of
  /// them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to look through.
  ///   - position: The position to begin at.
  /// - Returns: The byte's position; the number of bytes where there is none.
  package func firstPosition(in bytes: UnsafeBufferPointer<UInt8>, from position: Int) -> Int {
    var position = position
    if let memory = unsafe UnsafeRawPointer(bytes.baseAddress) {
      while position + Block.scalarCount <= bytes.count {
        let block = unsafe memory.loadUnaligned(fromByteOffset: position, as: Block.self)
        if containsAny(of: block) { break }
        position += Block.scalarCount
      }
    }
    while position < bytes.count, unsafe !contains(bytes[position]) { position += 1 }
    return position
  }

  @inline(__always)
  private func containsAny(of block: Block) -> Bool {
    var found = Block.zero
    for run in runs {
      let isInRun = (block &- Block(repeating: run.first)) .<= Block(repeating: run.length)
      found |= unsafe unsafeBitCast(isInRun, to: Block.self)
    }
    let halves = unsafe unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }
}
