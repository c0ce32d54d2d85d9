import Foundation
public import FoundationNetworking

extension URLResponse {
  /// A response of nothing: `URLResponse()`, which an Objective-C object has by itself.
  public convenience init(_ none: Void = ()) {
    self.init(url: .ofNothing, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// A response of nothing: `HTTPURLResponse()`. The argument tells it from an override of the initializer above.
  public convenience init(_ none: [Never] = []) {
    // swift-format-ignore: NeverForceUnwrap
    self.init(url: .ofNothing, statusCode: 200, httpVersion: nil, headerFields: nil)!
  }
}

extension URL {
  /// The address of a response that has none, where its class must have one.
  fileprivate static var ofNothing: URL { URL(fileURLWithPath: "/") }
}
