/// A stream of bytes as messages: the base protocol of the Language Server Protocol 3.17, header fields and then a body of that length.
///
///     Content-Length: 52\r\n
///     \r\n
///     {"jsonrpc":"2.0","method":"initialized","params":{}}
///
/// Whatever arrives, decoding goes on with the next header: a header without a length, or one that is too long, is a fault, and so is a body
/// beyond the limit, of which nothing is kept.
package struct MessageDecoder: Sendable {
  /// A part of the stream.
  package enum Frame: Sendable, Hashable {
    case body([UInt8])
    /// A fault of the client's, in words.
    case fault(String)
  }

  /// The maximum length of a body: that of a file, with each byte escaped in its JSON string.
  package static let maximumBody = 256 << 20
  private static let maximumHeader = 8_192

  private enum Expected {
    case header
    case body(count: Int)
    case skipped(count: Int)
  }

  private let maximumBody: Int
  private var buffer: [UInt8] = []
  /// The offset of the first byte that isn't used up.
  private var start = 0
  /// The offset up to which no end of the header was found.
  private var searched = 0
  private var expected = Expected.header

  /// Creates a decoder at the beginning of a stream.
  package init(maximumBody: Int = Self.maximumBody) { self.maximumBody = maximumBody }

  /// Takes the next bytes of the stream.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      (searched, start) = (max(0, searched - start), 0)
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next whole part; `nil` where more bytes are needed.
  package mutating func next() -> Frame? {
    while true {
      switch expected {
      case .header:
        guard let header = takeHeader() else {
          guard buffer.count - start > Self.maximumHeader else { return nil }
          (start, searched) = (buffer.count, buffer.count)
          return .fault("a message's header is longer than \(Self.maximumHeader) bytes")
        }
        guard !header.isEmpty else { continue }
        guard let length = Self.length(in: header) else { return .fault("a message's header has no Content-Length") }
        guard length <= maximumBody else {
          expected = .skipped(count: length)
          return .fault("a message of \(length) bytes is too long; the most are \(maximumBody)")
        }
        expected = .body(count: length)
      case .body(let count):
        guard buffer.count - start >= count else { return nil }
        let body = Array(buffer[start..<start + count])
        start += count
        (searched, expected) = (start, .header)
        return .body(body)
      case .skipped(let count):
        let skipped = min(count, buffer.count - start)
        start += skipped
        searched = start
        guard skipped == count else {
          expected = .skipped(count: count - skipped)
          return nil
        }
        expected = .header
      }
    }
  }

  /// Returns the bytes before the empty line, and moves behind it.
  private mutating func takeHeader() -> ArraySlice<UInt8>? {
    var index = max(start, searched)
    while index < buffer.count {
      defer { index += 1 }
      guard buffer[index] == UInt8(ascii: "\n") else { continue }
      let line = buffer[start..<index]
      // An empty line follows another line's end, with or without a carriage return.
      let ends = [Array("\n".utf8), Array("\n\r".utf8)]
      guard
        line.isEmpty || line == [UInt8(ascii: "\r")]
          || ends.contains(where: { line.suffix($0.count).elementsEqual($0) })
      else { continue }
      let header = buffer[start..<index]
      (start, searched) = (index + 1, index + 1)
      return header.contains { $0 != UInt8(ascii: "\r") } ? header : []
    }
    searched = buffer.count
    return nil
  }

  /// Returns the length that a header gives. A body without a header may stand before its name.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline).reversed() {
      guard let colon = line.lastIndex(of: ":"), line[..<colon].lowercased().hasSuffix("content-length") else {
        continue
      }
      let digits = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        return nil
      }
      return Int(digits) ?? .max
    }
    return nil
  }
}
