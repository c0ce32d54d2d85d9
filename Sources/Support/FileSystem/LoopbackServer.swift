#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A server that answers questions of a page in a browser on the same computer, by HTTP on the loopback interface.
///
///     let server = LoopbackServer()
///     server?.serve(until: isEnded) { question in answer(to: question["width"]) }
///
/// Its address has a secret in it, which only the readers of the page know. Requests without the secret, too long ones
/// and those that don't arrive in time are closed without an answer.
package final class LoopbackServer: Sendable {
  private let listener: Int32
  private let secret: String
  /// The scheme, host and port of its addresses, as a page's policy names them.
  package let origin: String
  /// The address that a question is put behind, as a query.
  package var address: String { "\(origin)/\(secret)" }

  private static let maximumBytes = 1 << 14
  private static let patience = Duration.seconds(1)
  /// The time between two looks at whether to go on, in milliseconds.
  private static let pause: Int32 = 100

  /// Creates a server at a port that is free; `nil` where the system allows none.
  package init?() {
    let listener = socket(AF_INET, Self.stream, 0)
    guard listener >= 0 else { return nil }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    // Who hangs up before the answer to poll holds nobody up.
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else {
      _ = close(listener)
      return nil
    }
    self.listener = listener
    secret = (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }.joined()
    origin = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
  }

  deinit { _ = close(listener) }

  /// Answers questions, one after another.
  ///
  /// - Parameters:
  ///   - isEnded: Tells whether to end.
  ///   - answer: Returns the script that answers a question, whose members are those of the address's query; `nil` for a question that has none.
  package func serve(until isEnded: () -> Bool, _ answer: ([String: String]) -> String?) {
    while !isEnded() {
      guard Self.isReadable(listener, for: Self.pause) else { continue }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        Threads.pause(.milliseconds(Int(Self.pause)))
        continue
      }
      _ = fcntl(connection, F_SETFL, 0)
      defer { _ = close(connection) }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      #if canImport(Darwin)
        var isOn: Int32 = 1
        unsafe setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
      // A reader that doesn't read holds no one up.
      var limit = timeval(tv_sec: 1, tv_usec: 0)
      unsafe setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      guard let request = Self.request(from: connection), let question = question(in: request) else { continue }
      Self.send(answer(question), to: connection)
    }
  }

  /// Reads a request up to its empty line; `nil` of one that is too long or late.
  private static func request(from connection: Int32) -> [UInt8]? {
    let end = ContinuousClock.now + patience
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while request.count < maximumBytes, ContinuousClock.now < end {
      guard isReadable(connection, for: pause) else { continue }
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return nil }
      request += buffer[..<count]
      if request.suffix(4).elementsEqual("\r\n\r\n".utf8) { return request }
    }
    return nil
  }

  private static func isReadable(_ descriptor: Int32, for milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&polled, 1, milliseconds) > 0
  }

  /// The members of the query in a request's first line, `GET /secret?name=value&… HTTP/1.1`.
  func question(in request: [UInt8]) -> [String: String]? {
    let line = request.prefix { $0 != UInt8(ascii: "\r") }.split(separator: UInt8(ascii: " "))
    guard line.count == 3, line[0].elementsEqual("GET".utf8) else { return nil }
    let parts = line[1].split(separator: UInt8(ascii: "?"), maxSplits: 1)
    guard parts.count == 2, parts[0].elementsEqual("/\(secret)".utf8) else { return nil }
    var question: [String: String] = [:]
    for member in parts[1].split(separator: UInt8(ascii: "&")) {
      let sides = member.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let name = Self.text(ofQuery: sides[0]), let value = Self.text(ofQuery: sides[1]) else {
        return nil
      }
      question[name] = value
    }
    return question
  }

  /// The text of a part of a query, in which `+` is a space and `%` begins a byte; `nil` of one that isn't UTF-8.
  private static func text(ofQuery part: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
          let number = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(number)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func send(_ script: String?, to connection: Int32) {
    let content = script ?? ""
    let head =
      "HTTP/1.1 \(script == nil ? "404 Not Found" : "200 OK")\r\nContent-Type: text/javascript; charset=utf-8\r\n"
      + "Content-Length: \(content.utf8.count)\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n"
      + "Connection: close\r\n\r\n"
    var rest = Array((head + content).utf8)[...]
    let end = ContinuousClock.now + patience
    while !rest.isEmpty, ContinuousClock.now < end {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Self.write(connection, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  private static func write(_ connection: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.send(connection, bytes, count, 0)
    #elseif canImport(Musl)
      unsafe Musl.send(connection, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      unsafe Glibc.send(connection, bytes, count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
