/// A subset of a list of conditions as a string of bits, four in a hexadecimal digit. The first condition is the first
/// digit's highest bit; trailing zeros are left out.
///
///     ConditionBits(places: [0, 1, 5]).text      c4
struct ConditionBits: Hashable {
  /// The indices of the conditions in the list, ascending.
  let places: [Int]

  init(places: some Sequence<Int>) {
    self.places = Set(places).sorted()
  }

  /// Creates the subset of a text. It is `nil` if the text has other characters than digits from 0 to f, or more of
  /// them than a list of `count` conditions has.
  init?(text: String, count: Int) {
    guard text.utf8.count <= (count + Self.bits - 1) / Self.bits else { return nil }
    var places: [Int] = []
    for (index, character) in text.utf8.enumerated() {
      guard let digit = Character(Unicode.Scalar(character)).hexDigitValue else { return nil }
      places += (0..<Self.bits).filter { digit & (1 << (Self.bits - 1 - $0)) != 0 }.map { index * Self.bits + $0 }
    }
    self.places = places
  }

  private static let bits = 4

  var text: String {
    guard let last = places.last else { return "" }
    var digits = [Int](repeating: 0, count: last / Self.bits + 1)
    for place in places { digits[place / Self.bits] |= 1 << (Self.bits - 1 - place % Self.bits) }
    return digits.map { String($0, radix: 16) }.joined()
  }

  /// The names of the conditions; `nil` if the list is too short.
  func names(among all: [String]) -> [String]? {
    guard places.last.map({ $0 < all.count }) ?? true else { return nil }
    return places.map { all[$0] }
  }
}
