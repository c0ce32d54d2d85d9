/// Places to be visited in ascending order, each once, while later ones are added: bits in words.
struct PlaceQueue: ~Copyable {
  private var words = GrowingArray<UInt64>(reserving: 8)
  /// The first word that may have a bit.
  private var first = Int.max

  /// A Boolean that says that there is none.
  var isEmpty: Bool { first >= words.count }

  /// Adds a place.
  @inline(__always)
  mutating func insert(_ place: Int) {
    let word = place >> 6
    while word >= words.count { words.append(0) }
    words[word] |= 1 << UInt64(place & 63)
    if word < first { first = word }
  }

  /// Removes a place, if it is there.
  mutating func remove(_ place: Int) {
    guard place >> 6 < words.count else { return }
    words[place >> 6] &= ~(1 << UInt64(place & 63))
  }

  /// Removes the first place.
  @inline(__always)
  mutating func popFirst() -> Int? {
    while first < words.count {
      let bits = words[first]
      if bits != 0 {
        words[first] = bits & (bits &- 1)
        return first << 6 + bits.trailingZeroBitCount
      }
      first += 1
    }
    first = Int.max
    return nil
  }
}
