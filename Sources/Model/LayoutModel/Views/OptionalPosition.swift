import Documents

/// A place in a file or none, in the size of a place: lines count from 1, so a first word of 0 stands for none.
struct OptionalPosition: Hashable, Sendable {
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(_ position: SourcePosition?) {
    guard let position else { return }
    (first, second) = position.words
  }

  var position: SourcePosition? { first == 0 ? nil : SourcePosition(words: (first, second)) }
}
