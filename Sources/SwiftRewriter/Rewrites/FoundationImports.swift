import SwiftSyntax

/// Imports the parts of Foundation that are modules of their own here, in files that name what they have.
final class FoundationImports: Rewrite {
  private static let parts: [(module: String, names: Set<String>)] = [
    (
      "FoundationNetworking",
      [
        "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLSession", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionStreamTask", "URLSessionWebSocketTask",
        "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate", "URLSessionTaskMetrics", "URLResponse",
        "HTTPURLResponse", "CachedURLResponse", "URLCache", "URLProtocol", "URLProtocolClient", "HTTPCookie",
        "HTTPCookieStorage", "HTTPCookiePropertyKey", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
      ]
    ),
    (
      "FoundationXML",
      ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLNode", "XMLElement", "XMLDTD", "XMLDTDNode"]
    ),
  ]

  override class var triggers: [String] { ["URL", "HTTP", "XML"] }

  override func run() {
    for (part, names) in Self.parts {
      let isNamed = CodeScanner.hasName(in: file.bytes, beginningWith: "CHNUX") {
        names.contains($0) && !module.declares($0)
      }
      guard isNamed, !file.imports.contains(part) else { continue }
      edits.append(Edit(at: AbsolutePosition(utf8Offset: 0), insert: "import \(part); "))
    }
  }
}
