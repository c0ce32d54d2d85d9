/// A document that is sent part by part as it is written. Text is held back up to an amount, so a large document is
/// never in memory as a whole. For a file that is replaced once it is complete, all of it is held back.
///
/// Most documents are complete before anything is sent. So an error on the way leaves nothing behind.
package struct TextStream {
  /// The text that is written and not yet sent. Its values are escaped, as in JSON.
  package var text = ""
  private let heldBack: Int
  private let send: (PrintableText) throws -> Void

  /// The default amount that is held back: 256 KiB.
  package static let standardHeldBack = 1 << 18

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - heldBack: The amount that is held back, in bytes.
  ///   - send: Receives the parts, one after the other; each ends at the end of a line.
  package init(heldBack: Int = standardHeldBack, _ send: @escaping (PrintableText) throws -> Void) {
    self.heldBack = heldBack
    self.send = send
  }

  /// Sends the text written so far if there is enough of it. Call this at the end of a line.
  ///
  /// - Throws: The errors of sending.
  package mutating func pass() throws {
    if text.utf8.count >= heldBack { try finish() }
  }

  /// Sends the rest.
  ///
  /// - Throws: The errors of sending.
  package mutating func finish() throws {
    try send(PrintableText(document: text))
    text.removeAll(keepingCapacity: true)
  }
}
