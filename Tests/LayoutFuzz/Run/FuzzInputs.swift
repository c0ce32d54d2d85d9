import LayoutTestSupport

/// The inputs of a seed: each is told by its number, and made again from it.
package struct FuzzInputs: Sendable {
  package let formats: [InputFormat]
  package let seed: Int
  private let shares: Int
  /// Every so many inputs one is looked at thoroughly.
  private static let thoroughEvery = 8

  /// - Precondition: There is a format.
  package init(seed: Int, formats: [InputFormat]) {
    self.seed = seed
    self.formats = formats
    shares = formats.reduce(0) { $0 + $1.share }
  }

  /// The input of a number: the place of its format in the list, and its bytes.
  package func input(_ number: Int) -> (format: Int, bytes: [UInt8]) {
    var random = random(number)
    let place = format(&random)
    return (place, formats[place].make(&random))
  }

  /// The place of the format of an input in the list.
  package func format(of number: Int) -> Int {
    var random = random(number)
    return format(&random)
  }

  private func random(_ number: Int) -> SeededGenerator {
    SeededGenerator(seed: UInt64(bitPattern: Int64(seed)) &* 1_000_000_007 &+ UInt64(number))
  }

  private func format(_ random: inout SeededGenerator) -> Int {
    var share = random.integer(0...(shares - 1))
    var place = 0
    while share >= formats[place].share {
      share -= formats[place].share
      place += 1
    }
    return place
  }

  /// Tells whether everything is looked at of the input of a number.
  package func isThorough(_ number: Int) -> Bool { number % Self.thoroughEvery == 0 }
}
