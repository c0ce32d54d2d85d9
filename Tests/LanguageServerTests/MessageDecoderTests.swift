import Testing

@testable import LanguageServer

/// Streams of bytes as messages, whatever a client sends.
struct MessageDecoderTests {
  private static func frames(_ stream: String, limit: Int = 1_000, inPiecesOf size: Int = .max) -> [MessageDecoder
    .Frame]
  {
    var decoder = MessageDecoder(maximumBody: limit)
    var frames: [MessageDecoder.Frame] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      decoder.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let frame = decoder.next() { frames.append(frame) }
    }
    return frames
  }

  private static func body(_ text: String) -> MessageDecoder.Frame { .body(Array(text.utf8)) }

  @Test("Messages arrive whole, however they are cut", arguments: [1, 2, 3, 7, 1_000])
  func pieces(size: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: a\r\ncontent-length:3\r\n\r\n{1}Content-Length: 0\r\n\r\n"
    #expect(Self.frames(stream, inPiecesOf: size) == [Self.body("{}"), Self.body("{1}"), Self.body("")])
  }

  @Test(
    "A header without a length is a fault, and the next message is read",
    arguments: ["Content-Type: x", "Content-Length: -4", "Content-Length: four", "Content-Length: 0x10", "nonsense"])
  func faults(header: String) {
    let frames = Self.frames("\(header)\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(frames == [.fault("a message's header has no Content-Length"), Self.body("{}")])
  }

  @Test("A body beyond the limit is passed over")
  func tooLong() {
    let frames = Self.frames("Content-Length: 12\r\n\r\n{\"a\":\"aaaa\"}Content-Length: 2\r\n\r\n{}", limit: 10)
    #expect(frames == [.fault("a message of 12 bytes is too long; the most are 10"), Self.body("{}")])
  }

  @Test("A length beyond all numbers is one too long")
  func huge() {
    let frames = Self.frames("Content-Length: 99999999999999999999999\r\n\r\n{}")
    #expect(frames.count == 1)
  }

  @Test("A header without an end is a fault")
  func endless() {
    let frames = Self.frames(String(repeating: "a", count: 10_000))
    #expect(frames == [.fault("a message's header is longer than 8192 bytes")])
  }
}
