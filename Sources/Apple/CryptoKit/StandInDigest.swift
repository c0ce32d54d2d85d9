/// Bytes that follow from data alone, of a digest's length: no secret is kept by them. Equal data have equal ones, and other data others.
package enum StandInDigest {
  package static func bytes(of data: some Sequence<UInt8>, count: Int) -> [UInt8] {
    // FNV-1a, then its own bytes stirred on.
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (0..<count).map { index in
      state = (state ^ UInt64(index)) &* 0x100_0000_01b3
      return UInt8(truncatingIfNeeded: state >> 32)
    }
  }
}
