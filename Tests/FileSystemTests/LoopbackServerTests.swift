import Testing

@testable import FileSystem

/// A server that answers a page's questions.
struct LoopbackServerTests {
  private func question(_ line: (_ secret: String) -> String) throws -> [String: String]? {
    let server = try #require(LoopbackServer())
    let secret = String(server.address.dropFirst(server.origin.count + 1))
    return server.question(in: Array((line(secret) + "\r\nHost: 127.0.0.1\r\n\r\n").utf8))
  }

  @Test("A question's members are those of the query behind the secret, with spaces and bytes by their numbers")
  func readsQuestions() throws {
    #expect(
      try question { "GET /\($0)?path=a+b%2Fc.json&scene=&width=%C3%A4 HTTP/1.1" }
        == ["path": "a b/c.json", "scene": "", "width": "ä"])
  }

  @Test(
    "A request without the secret, of another method, or that can't be read has no answer",
    arguments: [
      "GET /secret?width=1 HTTP/1.1", "GET / HTTP/1.1", "GET /SECRET HTTP/1.1", "POST /SECRET?width=1 HTTP/1.1",
      "GET /SECRET?width HTTP/1.1", "GET /SECRET?width=%zz HTTP/1.1", "GET /SECRET?width=%+f HTTP/1.1",
      "GET /SECRET?width=%5 HTTP/1.1", "GET /SECRET?width=%FF HTTP/1.1",
      "GET /SECRET?w=1",
      "",
    ])
  func refuses(_ line: String) throws {
    #expect(try question { line.replacing("SECRET", with: $0) } == nil)
  }

  @Test("Two servers have secrets and ports of their own")
  func areApart() throws {
    let (first, second) = (try #require(LoopbackServer()), try #require(LoopbackServer()))
    #expect(first.origin != second.origin)
    #expect(first.address.dropFirst(first.origin.count) != second.address.dropFirst(second.origin.count))
    #expect(first.address.utf8.count > first.origin.utf8.count + 16)
  }
}
