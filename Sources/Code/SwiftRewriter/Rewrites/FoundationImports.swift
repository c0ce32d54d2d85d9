import SwiftSyntax

/// Imports what Foundation or UIKit brings along on a device and is a module of its own here, in files that name what it has.
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
    (
      "Security",
      [
        "kSecClass", "kSecClassGenericPassword", "kSecClassInternetPassword", "kSecAttrService", "kSecAttrAccount",
        "kSecAttrGeneric", "kSecAttrAccessGroup", "kSecAttrAccessible", "kSecAttrSynchronizable", "kSecMatchLimit",
        "kSecMatchLimitOne", "kSecMatchLimitAll", "kSecReturnData", "kSecReturnAttributes", "kSecReturnPersistentRef",
        "kSecValueData", "kSecAttrAccessibleWhenUnlocked", "kSecAttrAccessibleAfterFirstUnlock",
        "kSecAttrAccessibleAlways", "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
        "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly", "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate",
        "SecItemDelete", "SecRandomCopyBytes", "OSStatus", "errSecSuccess", "errSecItemNotFound",
      ]
    ),
    (
      "os",
      [
        "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock", "os_unfair_lock_unlock",
        "os_unfair_lock_trylock",
      ]
    ),
    (
      "CoreText",
      [
        "CTFontManagerScope", "CTFontManagerError", "kCTFontManagerErrorDomain", "CTFontManagerRegisterFontsForURL",
        "CTFontManagerUnregisterFontsForURL", "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont",
        "CTFontManagerUnregisterGraphicsFont",
      ]
    ),
    (
      // Names that are nobody else's: those of promises and of other streams are `Publisher` and `Future` too.
      "Combine",
      [
        "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable", "AnyPublisher",
        "PassthroughSubject", "CurrentValueSubject",
      ]
    ),
  ]

  override class var triggers: [String] {
    [
      "URL", "HTTP", "XML", "Observable", "Published", "AnyCancellable", "AnyPublisher", "Subject", "unfair", "Sec",
      "OSStatus", "CTFontManager",
    ]
  }

  override func run() {
    for (part, names) in Self.parts {
      let isNamed = CodeScanner.hasName(in: file.bytes, beginningWith: names.firstLetters) {
        names.contains($0) && !module.declares($0)
      }
      guard isNamed, !file.imports.contains(part) else { continue }
      edits.append(Edit(at: AbsolutePosition(utf8Offset: 0), insert: "import \(part); "))
    }
  }
}
