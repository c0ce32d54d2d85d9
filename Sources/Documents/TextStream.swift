/// A document on its way out: what is written is held back up to an amount, and then sent on part by part, so that a large
/// document is never there as a whole, but where all of it is held back: of a file that is replaced once it is complete.
///
/// Of most documents nothing is sent before they are complete; then an error on the way leaves nothing behind.
package struct TextStream {
  /// What is written and wasn't sent yet. Its values are escaped, as in JSON.
  package var text = ""
  private let heldBack: Int
  private let send: (PrintableText) throws -> Void

  /// How much is held back where nothing else is said: 256 KiB.
  package static let standardHeldBack = 1 << 18

  /// A stream.
  ///
  /// - Parameters:
  ///   - heldBack: How much is held back, in bytes.
  ///   - send: Where the parts go, one behind the other; each ends at the end of a line.
  package init(heldBack: Int = standardHeldBack, _ send: @escaping (PrintableText) throws -> Void) {
    self.heldBack = heldBack
    self.send = send
  }

  /// Sends what is written, if that is much; at the end of a line.
  ///
  /// - Throws: What sending throws.
  package mutating func pass() throws {
    if text.utf8.count >= heldBack { try finish() }
  }

  /// Sends what is left.
  ///
  /// - Throws: What sending throws.
  package mutating func finish() throws {
    try send(PrintableText(document: text))
    text.removeAll(keepingCapacity: true)
  }
}
